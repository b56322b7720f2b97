// Drawings come in one file, from which `<use>` takes them. They still follow light and dark: colours
// are names (`var(--art-line)`), and what is used inherits their values from the place where it stands. Rules of the
// page do not reach into such a file, so what they say of the shapes is written to the shapes. A script asks for the
// file after the first paint (src/browser/page/late.ts); the drawings are ornaments, without which every page says the same.
import type { Selector } from 'css-what';
import postcss from 'postcss';
import { openingTag, parseSelector } from './matching.ts';

const drawing = /<svg\b([^>]*\bclass="[^"]*\bart\b[^"]*"[^>]*)>([\s\S]*?)<\/svg>/g;
const paints = /^(?:fill|stroke|opacity)/;

interface Drawings {
  readonly html: string;
  /** The file, or null when there is nothing for it. */
  readonly sprite: string | null;
}

/** Takes the drawings from `size` letters up. `address` writes the file and says where it is. */
export function takeDrawings(
  html: string,
  css: string,
  size: number,
  address: (sprite: string) => string,
): Drawings {
  const paintRules = readPaintRules(css);
  const ids = new Map<string, string>();
  const place = 'drawings:';
  const changed = html.replace(drawing, (all, attributes: string, inside: string) => {
    if (inside.length < size) return all;
    const painted = paint(inside, namesOf(attributes), paintRules);
    const id = ids.get(painted) ?? ids.size.toString(36);
    ids.set(painted, id);
    return `<svg${attributes}><use data-href="${place}#d${id}"/></svg>`;
  });
  if (ids.size === 0) return { html, sprite: null };
  const drawings = [...ids].map(([inside, id]) => `<g id="d${id}">${inside}</g>`).join('');
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${drawings}</svg>`;
  return { html: changed.replaceAll(place, address(sprite)), sprite };
}

interface PaintRule {
  /** Names the shape must have, and those of the drawing around it. */
  readonly shape: readonly string[];
  readonly around: readonly string[];
  readonly says: Readonly<Record<string, string>>;
}

/** The rules that paint shapes by their class, in their order. */
function readPaintRules(css: string): PaintRule[] {
  const rules: PaintRule[] = [];
  postcss.parse(css).walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name !== 'layer') return;
    const says: Record<string, string> = {};
    rule.walkDecls(paints, ({ prop, value }) => {
      says[prop] = value;
    });
    if (Object.keys(says).length === 0) return;
    for (const tokens of rule.selectors.flatMap(parseSelector)) {
      const last = tokens.findLastIndex(({ type }) => type === 'descendant' || type === 'child');
      const shape = names(tokens.slice(last + 1));
      const around = last < 0 ? [] : names(tokens.slice(0, last));
      if (shape.length > 0 && !shape.includes('.art')) rules.push({ shape, around, says });
    }
  });
  return rules;
}

/** Classes (".f") and marks of scoped styles ("data-0"): the class `d` is not the attribute `d` of a path. */
function names(tokens: readonly Selector[]): string[] {
  return tokens.flatMap((token) => {
    if (token.type !== 'attribute') return [];
    return token.name === 'class' ? `.${token.value}` : token.name;
  });
}

function namesOf(attributes: string): string[] {
  const [, classes = ''] = /\sclass="([^"]*)"/.exec(attributes) ?? [];
  return [...classes.split(/\s+/).map((name) => `.${name}`), ...(attributes.match(/data-[\da-z]+/g) ?? [])];
}

function paint(inside: string, around: readonly string[], rules: readonly PaintRule[]): string {
  return inside
    .replace(openingTag, (all, tag: string, attributes: string) => {
      const own = namesOf(attributes);
      const says: Record<string, string> = {};
      for (const rule of rules)
        if (
          rule.shape.every((name) => own.includes(name)) &&
          rule.around.every((name) => around.includes(name))
        )
          Object.assign(says, rule.says);
      const bare = attributes.replace(/ (?:class="[^"]*"|data-[\da-z]+)/g, '');
      const painted = Object.entries(says).map(([name, value]) => ` ${name}="${value}"`);
      return `<${tag}${bare}${painted.join('')}${all.endsWith('/>') ? '/' : ''}>`;
    })
    .replace(/><\/(?:path|circle|ellipse|rect|line)>/g, '/>');
}
