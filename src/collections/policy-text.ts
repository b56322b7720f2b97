// The text of a policy as blocks, for the PDF made of it. Read by the parser that also reads it for the page.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mdxToMdast } from 'satteri';
import type { Locale } from '#domain/languages.ts';
import type { Block, Run } from '#domain/rich-text.ts';

/** What we use of a node of the Markdown tree. */
interface Node {
  readonly type: string;
  readonly value?: string;
  readonly depth?: number;
  readonly ordered?: boolean | null;
  readonly url?: string;
  readonly children?: readonly Node[];
}

/**
 * The blocks of a policy. A paragraph that opens with a bold sentence, as the points of the agreement do, gets that
 * sentence as its heading, so that a screen reader can go from point to point. Refuses what paper cannot show
 * (a component, a table, a picture) with a sentence for the editor.
 */
export function readPolicyText(policy: string, locale: Locale): Block[] {
  const file = `content/policies/${policy}/${locale}.mdx`;
  const root = mdxToMdast(readFileSync(join(process.cwd(), file), 'utf8')) as Node;
  return (root.children ?? []).flatMap((node) => blocksOf(node, file));
}

function blocksOf(node: Node, file: string): Block[] {
  const children = node.children ?? [];
  if (node.type === 'heading')
    return [{ kind: 'heading', level: (node.depth ?? 2) <= 2 ? 2 : 3, text: plain(children, file) }];
  if (node.type === 'paragraph') {
    const [first, ...rest] = children;
    if (first?.type === 'strong' && rest.length > 0)
      return [
        { kind: 'heading', level: 2, text: plain([first], file).replace(/\.$/, '') },
        { kind: 'paragraph', runs: trimStart(runsOf(rest, file)) },
      ];
    return [{ kind: 'paragraph', runs: runsOf(children, file) }];
  }
  if (node.type === 'list')
    return [
      {
        kind: 'list',
        ordered: node.ordered === true,
        items: children.map((item) =>
          runsOf(
            (item.children ?? []).flatMap((part) => part.children ?? []),
            file,
          ),
        ),
      },
    ];
  throw new Error(`${file}: the PDF cannot show "${node.type}". Use headings, paragraphs and lists here.`);
}

function runsOf(nodes: readonly Node[], file: string, strong = false): Run[] {
  return nodes.flatMap((node): Run[] => {
    const children = node.children ?? [];
    if (node.type === 'text') return [{ text: (node.value ?? '').replace(/\s*\n\s*/g, ' '), strong }];
    if (node.type === 'strong') return runsOf(children, file, true);
    if (node.type === 'emphasis') return runsOf(children, file, strong);
    // Paper has no links: the address stands after the words.
    if (node.type === 'link')
      return [...runsOf(children, file, strong), { text: ` (${node.url ?? ''})`, strong }];
    throw new Error(`${file}: the PDF cannot show "${node.type}" inside a paragraph.`);
  });
}

const plain = (nodes: readonly Node[], file: string) =>
  runsOf(nodes, file)
    .map((run) => run.text)
    .join('');

const trimStart = ([first, ...rest]: Run[]): Run[] =>
  first ? [{ ...first, text: first.text.trimStart() }, ...rest] : [];
