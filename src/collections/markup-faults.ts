// What an editor may get wrong in the text below the facts, in sentences. Posts, lessons and policies share them.
import { mdxToMdast } from 'satteri';

/** What we use of a node of the Markdown tree. */
export interface TextNode {
  readonly type: string;
  readonly url?: string;
  readonly alt?: string | null;
  readonly value?: string;
  readonly name?: string | null;
  readonly children?: readonly TextNode[];
}

/** Marks of HTML that a text may need; all else has a way in Markdown, or a box. */
const plainTags = new Set(['span', 'abbr', 'sub', 'sup', 'br', 'kbd']);

/** What is in code is shown as it is, and the notes of MDX not at all. */
const shownWords = (body: string) => body.replace(/```[\s\S]*?```|`[^`\n]*`|\{\/\*[\s\S]*?\*\/\}/g, '');

/** Signs and tags that the build could not read, or would read as something else. `boxes` are the ones there are. */
export function markupFaults(body: string, boxes: readonly string[]): string[] {
  const faults: string[] = [];
  if (body.trim() === '') return ['write the text below the second line of ---'];
  if (/^(?:import|export) /m.test(body)) faults.push('take out lines that begin with import or export');
  const words = shownWords(body);
  if (words.includes('<!--')) faults.push('take out the note between <!-- and -->');
  else if (/<(?![A-Za-z/])/.test(words)) faults.push('write &lt; in place of a < that begins no box');
  if (/[{}]/.test(words.replace(/<[A-Z]\w*\b[^<>]*>/g, '')))
    faults.push('write &#123; and &#125; in place of { and }');
  for (const [, tag = ''] of words.matchAll(/<([A-Za-z]\w*)\b[^<>]*[“”‘’][^<>]*>/g))
    if (/=\s*[“”‘’]/.test(words)) faults.push(`write straight "quotes" in <${tag}>, not curly “ones”`);
  const tags = [...words.matchAll(/<\/?([A-Za-z]\w*)/g)].map(([, tag = '']) => tag);
  for (const tag of new Set(tags)) faults.push(...faultsOfTag(tag, words, boxes));
  if (faults.length === 0) {
    try {
      mdxToMdast(body);
    } catch (fault) {
      const [, line, reason = ''] = /^(\d+):\d+: (.*)/s.exec(String((fault as Error).message)) ?? [];
      faults.push(
        `line ${line ?? '?'} of the text cannot be read${reason && ` (${reason.split('\n')[0] ?? ''})`}; compare it with a box or list of another text`,
      );
    }
  }
  return [...new Set(faults)];
}

function faultsOfTag(tag: string, words: string, boxes: readonly string[]): string[] {
  const isBox = boxes.includes(tag);
  const known = `<${boxes.join('>, <')}>`;
  if (!isBox && !plainTags.has(tag)) {
    const meant = boxes.find((box) => box.toLowerCase() === tag.toLowerCase());
    if (meant) return [`write <${meant}>, with its capital letters, in place of <${tag}>`];
    if (/^[A-Z]/.test(tag)) return [`<${tag}> is unknown; there are ${known}`];
    if (tag === 'img')
      return [
        'write a picture as ![what it shows](./name.jpg) in place of <img>, with the file in the folder',
      ];
    if (tag === 'a') return ['write a link as [its words](its address) in place of <a>'];
    return [`<${tag}> cannot be used here; write Markdown, or one of ${known}`];
  }
  const count = (pattern: string) => words.match(new RegExp(pattern, 'g'))?.length ?? 0;
  const opened = count(`<${tag}\\b(?:[^>]*[^/])?>`);
  const closed = count(`</${tag}>`);
  if (tag === 'br') return opened > 0 ? ['write <br /> in place of <br>'] : [];
  if (opened > closed)
    return [`<${tag}> is not closed; write </${tag}> where ${isBox ? 'the box' : 'it'} ends`];
  if (closed > opened) return [`</${tag}> closes what was never opened; write <${tag}> where it begins`];
  return [];
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
