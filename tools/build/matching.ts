// Whether a rule of a style sheet can match in a page, or in a part of one.
import { parse, type Selector } from 'css-what';
import type { Rule } from 'postcss';

/** What selectors can ask of a page. */
export interface Seen {
  readonly tags: ReadonlySet<string>;
  /** Classes, ids and names of attributes. */
  readonly names: ReadonlySet<string>;
  /** Every word of the scripts: they may set any of them as a class. */
  readonly written: ReadonlySet<string>;
  /** Words in calls of `classList`: what a script may add to an element that stands in the page. */
  readonly toggled: ReadonlySet<string>;
  /** Custom properties that stand outside the styles. */
  readonly properties: ReadonlySet<string>;
  /** For each class the marks of scoped styles that all elements with it carry. */
  readonly marks: ReadonlyMap<string, ReadonlySet<string>>;
}

export const scope = 'data-astro-cid-';
/** Marks of scoped styles, as Astro writes them or in few letters: unlike other attributes they never change. */
const mark = /^data-(?:astro-cid-|[\da-z]$|\d[\da-z]$)/;
/** Elements that no script of ours names: the search marks what it found. */
const fromElsewhere = ['mark'];
export const openingTag = /<([a-z][\w-]*)((?:\s+[^\s=>"/]+(?:="[^"]*")?)*)\s*\/?>/gi;

/** `scripts` is the text of all that may change the page. */
export function lookAt(html: string, scripts: string): Seen {
  const bare = html.replace(/(<(script|style)\b[^>]*>)[\s\S]*?(?=<\/\2>)/g, '$1');
  const elements = [...bare.matchAll(openingTag)];
  return {
    tags: new Set([
      ...fromElsewhere,
      ...elements.map(([, tag = '']) => tag.toLowerCase()),
      // A script names an element as a text of its own.
      ...[...scripts.matchAll(/["'`]([a-z][a-z0-9]*)["'`]/g)].map(([, tag = '']) => tag),
    ]),
    names: new Set(elements.flatMap(([, , attributes = '']) => namesIn(attributes))),
    written: new Set(scripts.match(/[\w-]+/g)),
    toggled: new Set(
      [...scripts.matchAll(/\bclassList\.\w+\(([^)]*)/g)].flatMap(
        ([, text = '']) => text.match(/[\w-]+/g) ?? [],
      ),
    ),
    properties: new Set(`${bare}${scripts}`.match(/--[\w-]+/g)),
    marks: marksByClass(elements.map(([, , attributes = '']) => attributes)),
  };
}

function marksByClass(all: readonly string[]): Map<string, ReadonlySet<string>> {
  const byClass = new Map<string, ReadonlySet<string>>();
  for (const attributes of all) {
    const own = new Set(attributes.match(/data-astro-cid-\w+/g));
    const [, classes = ''] = /\sclass="([^"]*)"/.exec(attributes) ?? [];
    for (const name of classes.split(/\s+/)) {
      const before = byClass.get(name);
      byClass.set(name, before ? new Set([...before].filter((one) => own.has(one))) : own);
    }
  }
  return byClass;
}

export function namesIn(attributes: string): string[] {
  return [...attributes.matchAll(/\s([^\s=]+)(?:="([^"]*)")?/g)].flatMap(([, name = '', value = '']) =>
    name === 'class' ? value.split(/\s+/) : name === 'id' ? [value] : [name],
  );
}

/** For each selector of a rule, whether it could match something. */
export function fitting({ parent, selectors }: Rule, seen: Seen): boolean[] {
  const isStep = parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes';
  return selectors.map(
    (selector) => isStep || parseSelector(selector).some((tokens) => canMatch(tokens, seen)),
  );
}

const parsed = new Map<string, Selector[][]>();
export function parseSelector(selector: string): Selector[][] {
  const found = parsed.get(selector) ?? parse(selector);
  parsed.set(selector, found);
  return found;
}

/** The class or the id that a part of a selector asks for. */
export const nameOf = (token: Selector): string | undefined =>
  token.type === 'attribute' && (token.name === 'class' || token.name === 'id') ? token.value : undefined;

/** Whether a selector could match something. What changes while a page is used, states and attributes, could. */
export function canMatch(tokens: readonly Selector[], seen: Seen): boolean {
  return tokens.every((token) => {
    if (token.type === 'tag') return seen.tags.has(token.name);
    const name = nameOf(token);
    if (name !== undefined) return seen.names.has(name) || seen.written.has(name);
    if (token.type === 'attribute') return !mark.test(token.name) || seen.names.has(token.name);
    if (token.type === 'pseudo' && Array.isArray(token.data) && token.name !== 'not')
      return token.data.some((inside) => canMatch(inside, seen));
    return true;
  });
}
