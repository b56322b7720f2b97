// The styles of a page with a fold: what the first screen needs stays in the page, all of them come in a file that
// nothing waits for. The file repeats the rules of the first screen: coming later it decides by itself, in the order
// in which the rules were written, so that a page looks the same as in one piece.
import postcss from 'postcss';
import { lookAt } from './matching.ts';
import { dropDefinitions, dropEmpty, dropRules } from './page-styles.ts';

/** Not shown until its styles are there. The scroll bar that comes with it has its room from the start. */
const hold =
  ':root[data-js]:not([data-whole]){overflow-y:scroll}:root[data-js]:not([data-whole]) :is(.fold~*,main~*){display:none!important}';

/** What only somebody who does something meets: by then all styles are there. */
const notYet = /:(?:hover|focus|active|disabled|:?backdrop|:?view-transition|:file-selector)|\[aria-/;

/** Without JavaScript drawings do not come: no empty place is kept for them. */
const undrawn = ':root:not([data-js]) .art:has([data-href]){display:none}';

interface Styles {
  /** For the page. */
  readonly first: string;
  /** For the file. */
  readonly all: string;
}

/** `above` is the HTML of the first screen, `scripts` the text of those that change it before it is painted. */
export function splitStyles(text: string, above: string, scripts: string): Styles {
  const seen = lookAt(above, scripts);
  const first = postcss.parse(text);
  first.walkAtRules('media', (rule) => {
    if (/print|forced-colors/.test(rule.params)) rule.remove();
  });
  first.walkRules((rule) => {
    rule.selectors = rule.selectors.filter((one) => !notYet.test(one));
    if (rule.selector === '') rule.remove();
  });
  dropRules(first, seen);
  dropDefinitions(first, seen);
  const all = postcss.parse(text);
  // Declared twice, a font would be fetched and shown anew.
  all.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  dropEmpty(all);
  return { first: first.toString() + hold, all: all.toString() + undrawn };
}
