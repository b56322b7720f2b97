// Each page carries the rules that can apply in it, in one <style>. The bundler knows which files a page imports, not
// which of their rules it needs: a policy has no price cards and no form, yet every page starts with the styles that
// all share. Done after the build, when what every page holds is known.
import type { Selector } from 'css-what';
import postcss, { type Declaration, type Root, type Rule } from 'postcss';
import { fitting, lookAt, nameOf, namesIn, openingTag, parseSelector, scope, type Seen } from './matching.ts';

/** The page with one style element. `scripts` is the text of all it may load (page-scripts.ts). */
export function trimStyles(html: string, scripts: string): string {
  const [head = ''] = /<head\b[\s\S]*?<\/head>/.exec(html) ?? [];
  const styles = [...head.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)];
  const [first] = styles;
  if (!first) return html;
  const seen = lookAt(html, scripts);
  const css = trim(styles.map(([, text]) => text).join(''), seen).clone();
  askForNames(css, seen);
  const text = css.toString();
  let trimmed = html;
  for (const [all] of styles)
    trimmed = trimmed.replace(all, () => (all === first[0] ? `<style>${text}</style>` : ''));
  return shortenScopes(trimmed, scopedCompounds(css), seen.toggled);
}

/** Pages of a kind have the same styles and mostly the same use for them. */
const known = new Map<string, { readonly css: Root; readonly trimmed: Map<string, Root> }>();

function trim(text: string, seen: Seen): Root {
  const sheet = known.get(text) ?? { css: postcss.parse(text), trimmed: new Map<string, Root>() };
  known.set(text, sheet);
  const answers: boolean[] = [];
  sheet.css.walkRules((rule) => void answers.push(...fitting(rule, seen)));
  sheet.css.walkDecls(/^--/, ({ prop }) => void answers.push(seen.properties.has(prop)));
  const key = answers.map(Number).join('');
  const before = sheet.trimmed.get(key);
  if (before) return before;
  const css = sheet.css.clone();
  css.walkComments((comment) => void comment.remove());
  dropRules(css, seen);
  dropDefinitions(css, seen);
  writeOutConstants(css, seen);
  sheet.trimmed.set(key, css);
  return css;
}

/** Leaves out the rules that can match nothing. */
export function dropRules(css: Root, seen: Seen): void {
  css.walkRules((rule) => {
    const fits = fitting(rule, seen);
    if (!fits.includes(true)) rule.remove();
    else if (fits.includes(false)) rule.selectors = rule.selectors.filter((_, index) => fits[index]);
  });
  dropEmpty(css);
}

/** Custom properties and animations that nothing uses any more. One may have been used by another. */
export function dropDefinitions(css: Root, seen: Seen): void {
  for (let text = css.toString(), before = ''; text !== before; before = text, text = css.toString()) {
    const used = new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
    css.walkDecls(/^--/, (declaration) => {
      if (!used.has(declaration.prop) && !seen.properties.has(declaration.prop)) declaration.remove();
    });
    css.walkAtRules('keyframes', (rule) => {
      if (!new RegExp(`animation[^;}]*${rule.params}`).test(text)) rule.remove();
    });
  }
  dropEmpty(css);
}

export function dropEmpty(css: Root): void {
  const empty: { remove(): unknown }[] = [];
  css.walk((node) => {
    if ('nodes' in node && node.nodes?.length === 0) empty.push(node);
  });
  for (const node of empty) node.remove();
  // What held nothing else is empty now.
  if (empty.length > 0) dropEmpty(css);
}

/** A name that stands for one colour, number or length everywhere: what it stands for is shorter. */
function writeOutConstants(css: Root, seen: Seen): void {
  const definitions = new Map<string, Declaration[]>();
  css.walkDecls(/^--/, (declaration) => {
    definitions.set(declaration.prop, [...(definitions.get(declaration.prop) ?? []), declaration]);
  });
  for (const [name, [definition, second]] of definitions) {
    if (!definition || second || seen.properties.has(name) || !constant.test(definition.value)) continue;
    if (!/^:root(?:,:host)?$/.test((definition.parent as Rule).selector)) continue;
    css.walkDecls((declaration) => {
      declaration.value = declaration.value.replaceAll(`var(${name})`, definition.value);
    });
    definition.remove();
  }
  dropEmpty(css);
}

const constant = /^(?:#[\da-f]+|[\d.]+(?:rem)?)$/i;

/**
 * Where all elements of a class carry the mark of a scoped style, the class alone says as much. Said twice it weighs
 * as much as class and mark, so every rule keeps its rank.
 */
function askForNames(css: Root, { marks, written }: Seen): void {
  css.walkRules((rule) => {
    if (!rule.selector.includes(scope)) return;
    rule.selector = rule.selector.replace(
      markedCompound,
      (all, before: string, mark: string, after: string) => {
        const names = `${before}${after}`.match(/(?<=\.)[\w-]+/g) ?? [];
        const name = names.find((one) => !written.has(one) && marks.get(one)?.has(mark));
        return name ? `${before}.${name}${after}` : all;
      },
    );
  });
}

const markedCompound = /([\w.-]*)\[(data-astro-cid-\w+)\]((?:\.[\w-]+)*)/g;

/** The compounds ("li.a:hover") that ask for the mark of a scoped style. */
function scopedCompounds(css: Root): Map<string, Selector[][]> {
  const scoped = new Map<string, Selector[][]>();
  css.walkRules(({ selectors }) => {
    for (const compound of selectors
      .filter((one) => one.includes(scope))
      .flatMap(parseSelector)
      .flatMap(compounds))
      for (const token of compound)
        if (token.type === 'attribute' && token.name.startsWith(scope))
          scoped.set(token.name, [...(scoped.get(token.name) ?? []), compound]);
  });
  return scoped;
}

const combinators: ReadonlySet<string> = new Set(['descendant', 'child', 'adjacent', 'sibling']);

/** "a.b > c:is(d e)" is made of "a.b", "c:is(…)", "d" and "e". */
function compounds(tokens: readonly Selector[]): Selector[][] {
  const found: Selector[][] = [[]];
  for (const token of tokens) {
    if (combinators.has(token.type)) found.push([]);
    else found.at(-1)?.push(token);
    if (token.type === 'pseudo' && Array.isArray(token.data)) found.unshift(...token.data.flatMap(compounds));
  }
  return found;
}

/** Marks of scoped styles: only where a rule asks for them, and under names of few letters. */
function shortenScopes(
  html: string,
  scoped: ReadonlyMap<string, readonly Selector[][]>,
  toggled: Seen['toggled'],
): string {
  const short = new Map([...scoped.keys()].map((name, index) => [name, `data-${index.toString(36)}`]));
  return html
    .replace(openingTag, (all, tag: string, attributes: string) => {
      if (!attributes.includes(scope)) return all;
      const names = new Set(namesIn(attributes));
      const asksForThis = (compound: readonly Selector[]) =>
        compound.every((token) => {
          if (token.type === 'tag') return token.name === tag.toLowerCase();
          const name = nameOf(token);
          return name === undefined || names.has(name) || toggled.has(name);
        });
      return all.replace(/ (data-astro-cid-\w+)(?:="(?:true)?")?/g, (_, name: string) =>
        scoped.get(name)?.some(asksForThis) ? ` ${name}` : '',
      );
    })
    .replace(/data-astro-cid-\w+/g, (name) => short.get(name) ?? name);
}
