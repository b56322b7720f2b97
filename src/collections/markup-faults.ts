// What an editor may get wrong in the text below the facts, in sentences with their lines. Posts, lessons and policies share
// them.
import { mdxToMdast } from 'satteri';

/** What we use of a node of the Markdown tree. */
export interface TextNode {
  readonly type: string;
  readonly url?: string;
  readonly alt?: string | null;
  readonly value?: string;
  readonly name?: string | null;
  readonly depth?: number;
  readonly position?: { readonly start: { readonly line: number } };
  readonly children?: readonly TextNode[];
}

/** Marks of HTML that a text may need; all else has a way in Markdown, or a box. */
const plainTags = new Set(['span', 'abbr', 'sub', 'sup', 'br', 'kbd']);

/** What is in code is shown as it is, and the notes of MDX not at all. Blanks take its place, so that lines stay. */
const shownWords = (body: string) =>
  body.replace(/```[\s\S]*?```|`[^`\n]*`|\{\/\*[\s\S]*?\*\/\}/g, (hidden) => hidden.replace(/[^\n]/g, ' '));

/** "line 12: " before a sentence about what stands at an index of the text. */
export const atIndex = (text: string, index: number): string =>
  `line ${text.slice(0, index).split('\n').length}: `;

/** The same sentence for each place where a pattern is found, with its line. */
function everywhere(text: string, pattern: RegExp, sentence: string): string[] {
  return [...text.matchAll(pattern)].map(({ index }) => atIndex(text, index) + sentence);
}

/**
 * Signs and tags that the build could not read, or would read as something else, with their lines. `body` begins with as many
 * empty lines as the facts above it take (`splitText`); `boxes` are the ones there are.
 */
export function markupFaults(body: string, boxes: readonly string[]): string[] {
  if (body.trim() === '') return ['write the text below the second line of ---'];
  const words = shownWords(body);
  // A note between <!-- and --> is told once: what stands in it is no box.
  const bare = words.replace(/<!--[\s\S]*?(?:-->|$)/g, (note) => note.replace(/[^\n]/g, ' '));
  const faults = [
    ...everywhere(body, /^(?:import|export) /gm, 'take out lines that begin with import or export'),
    ...everywhere(words, /<!--/g, 'take out the note between <!-- and -->'),
    ...everywhere(bare, /<(?![A-Za-z/])/g, 'write &lt; in place of a < that begins no box'),
    ...everywhere(
      bare.replace(/<[A-Z]\w*\b[^<>]*>/g, (box) => box.replace(/[^\n]/g, ' ')),
      /[{}]/g,
      'write &#123; and &#125; in place of { and }',
    ),
    ...everywhere(
      bare,
      /\]\((?=(?:tel|sms|mailto):[^)\n"]*[ \t])[^)\n]*\)/g,
      'write the address in ( and ) without a blank, such as (tel:+14045550100)',
    ),
    ...[...bare.matchAll(/<([A-Za-z]\w*)\b[^<>]*=\s*[“”‘’][^<>]*>/g)].map(
      ({ index, 1: tag = '' }) =>
        `${atIndex(bare, index)}write straight "quotes" in <${tag}>, not curly “ones”`,
    ),
    ...faultsOfTags(bare, boxes),
  ];
  if (faults.length === 0) faults.push(...unreadable(body, boxes));
  return [...new Set(faults)];
}

interface Tag {
  readonly name: string;
  readonly kind: 'opens' | 'closes' | 'alone';
  readonly index: number;
}

function tagsIn(words: string): Tag[] {
  return [...words.matchAll(/<(\/?)([A-Za-z]\w*)\b([^<>]*)>?/g)].map(
    ({ 1: slash, 2: name = '', 3: rest = '', index }) => ({
      name,
      kind: slash ? 'closes' : rest.endsWith('/') ? 'alone' : 'opens',
      index,
    }),
  );
}

function faultsOfTags(words: string, boxes: readonly string[]): string[] {
  const tags = tagsIn(words);
  return [...new Set(tags.map(({ name }) => name))].flatMap((name) => {
    const own = tags.filter((tag) => tag.name === name);
    const strange = strangeTag(name, boxes);
    if (strange)
      return own.filter(({ kind }) => kind !== 'closes').map(({ index }) => atIndex(words, index) + strange);
    if (name === 'br')
      return own
        .filter(({ kind }) => kind === 'opens')
        .map(({ index }) => `${atIndex(words, index)}write <br /> in place of <br>`);
    return unpaired(own).map(({ kind, index }) =>
      kind === 'opens'
        ? `${atIndex(words, index)}<${name}> is not closed; write </${name}> where ${boxes.includes(name) ? 'the box' : 'it'} ends`
        : `${atIndex(words, index)}</${name}> closes what was never opened; write <${name}> where it begins`,
    );
  });
}

/** Tags of one name that have no other half. */
function unpaired(tags: readonly Tag[]): Tag[] {
  const open: Tag[] = [];
  const alone: Tag[] = [];
  for (const tag of tags) {
    if (tag.kind === 'opens') open.push(tag);
    else if (tag.kind === 'closes' && !open.pop()) alone.push(tag);
  }
  return [...alone, ...open];
}

/** What to write in place of a tag that no text may use; null for one that it may. */
function strangeTag(tag: string, boxes: readonly string[]): string | null {
  if (boxes.includes(tag) || plainTags.has(tag)) return null;
  const known = `<${boxes.join('>, <')}>`;
  const meant = boxes.find((box) => box.toLowerCase() === tag.toLowerCase());
  if (meant) return `write <${meant}>, with its capital letters, in place of <${tag}>`;
  if (/^[A-Z]/.test(tag)) return `<${tag}> is unknown; there are ${known}`;
  if (tag === 'img')
    return 'write a picture as ![what it shows](./name.jpg) in place of <img>, with the file in the folder';
  if (tag === 'a') return 'write a link as [its words](its address) in place of <a>';
  return `<${tag}> cannot be used here; write Markdown, or one of ${known}`;
}

/** What no rule above has found, by the reader of the build itself, whose own words say nothing to an editor. */
function unreadable(body: string, boxes: readonly string[]): string[] {
  try {
    mdxToMdast(body);
    return [];
  } catch (fault) {
    const [, digits = '1', reason = ''] = /^(\d+):\d+: (.*)/s.exec(String((fault as Error).message)) ?? [];
    const [, name] = /closing tag for `<(\w+)>`/.exec(reason) ?? [];
    const where = `line ${digits}: `;
    if (name)
      return [
        `${where}<${name}> begins in one paragraph or list and ends in another; write <${name}> and </${name}> on lines of their own, with an empty line before and after`,
      ];
    const box = boxes[0] ?? 'Notice';
    return [
      `${where}a box or a sign here cannot be read; write a box as <${box} title="its title"> on a line of its own, each word in it with = and straight "quotes", and &lt; in place of any other <`,
    ];
  }
}

/**
 * Headings that leave a level out, with their lines: people who hear the page would look for the level between. `top`
 * is the level of the first ones.
 */
export function headingFaults(body: string, top: number): string[] {
  let above = top - 1;
  return nodesOf(body, 'heading').flatMap(({ depth = top, position }) => {
    const fault =
      depth > above + 1
        ? [
            `line ${position?.start.line ?? 1}: write ${'#'.repeat(above + 1)} in place of ${'#'.repeat(depth)}; a level of headings is left out`,
          ]
        : [];
    above = depth;
    return fault;
  });
}

/** Links and pictures of a text; none when it cannot be read, which `markupFaults` has said. */
export function nodesOf(body: string, ...types: readonly string[]): TextNode[] {
  const matches: TextNode[] = [];
  const walk = (node: TextNode) => {
    if (types.includes(node.type)) matches.push(node);
    for (const child of node.children ?? []) walk(child);
  };
  try {
    walk(mdxToMdast(body) as TextNode);
  } catch {
    return [];
  }
  return matches;
}
