// Every block of text on a page is in the page's language. This catches what comparing keys cannot: English left inside
// a Spanish text, and words that do not come from the language files.
import { join } from 'node:path';
import { DomUtils } from 'htmlparser2';
import { isTag, isText, type AnyNode } from 'domhandler';
import { detect } from 'tinyld';
import { countySlug } from '#domain/counties/court-values.ts';
import { counties } from '#domain/counties/georgia.ts';
import { builtPages } from '#tools/checks/built-pages.ts';
import { reportWhenStarted } from '#tools/checks/report.ts';

/** Blocks shorter than this say too little about their language. */
const fewestWords = 5;
const inline = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'br',
  'cite',
  'em',
  'i',
  'mark',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'wbr',
  'data',
  'code',
  'astro-island',
  'astro-slot',
]);
const silent = new Set(['script', 'style', 'template', 'svg', 'noscript', 'textarea', 'option', 'address']);

/** The pages of counties say their county's name in every title: "Heard", "Wheeler". */
const countyNames = new Map(counties.map(({ name }) => [countySlug(name), name as string]));

interface Block {
  text: string;
  language: string;
}

/** Takes a build and returns a sentence for each block that reads as the other language. */
export function checkPageLanguages(dist = join(process.cwd(), 'dist')): string[] {
  const problems = new Set<string>();
  for (const page of builtPages(dist)) {
    const html = DomUtils.findOne((element) => element.name === 'html', page.document.children);
    const countyAt = countyNames.get(/\/counties\/([\w-]+)$/.exec(page.address)?.[1] ?? '');
    const expected = /^\/es(?:\/|$)/.test(page.address) ? 'es' : 'en';
    if (!html || html.attribs.lang !== expected) {
      problems.add(`${page.address}: <html lang> is not "${expected}"`);
      continue;
    }
    for (const block of textBlocks(html.children, expected)) {
      const found = readsAs(countyAt ? block.text.replaceAll(countyAt, '') : block.text, block.language);
      if (found !== block.language)
        problems.add(
          `${page.address}: reads as "${found}", not "${block.language}": ${block.text.slice(0, 90)}`,
        );
    }
  }
  return [...problems];
}

/** The language a text reads as; the expected one if it is too short or too mixed to tell. */
export function readsAs(text: string, expected: string): string {
  // Names, numbers and addresses say nothing about the language.
  const words =
    text.replace(/\S*[@\d/]\S*|\S+\.(?:com|org|net|gov)\b\S*/g, ' ').match(/\p{L}[\p{L}’'-]*/gu) ?? [];
  if (words.length < fewestWords) return expected;
  return detect(words.join(' '), { only: ['en', 'es'] }) || expected;
}

function textBlocks(nodes: AnyNode[], language: string): Block[] {
  const blocks: Block[] = [];
  let running = '';
  const end = () => {
    const text = running.replace(/\s+/g, ' ').trim();
    if (text) blocks.push({ text, language });
    running = '';
  };
  const walk = (list: AnyNode[]) => {
    for (const node of list) {
      if (isText(node)) running += node.data;
      // translate="no" marks names, which have no language to check.
      if (!isTag(node) || silent.has(node.name) || node.attribs.translate === 'no') continue;
      const own = node.attribs.lang ?? language;
      for (const attribute of ['alt', 'aria-label', 'title', 'placeholder', 'content'])
        if (node.attribs[attribute] && (attribute !== 'content' || node.attribs.name === 'description'))
          blocks.push({ text: node.attribs[attribute], language: own });
      if (own !== language) {
        end();
        blocks.push(...textBlocks(node.children, own));
      } else if (inline.has(node.name) || node.attribs.popovertarget) {
        if (node.name === 'br') running += ' ';
        walk(node.children);
      } else {
        end();
        walk(node.children);
        end();
      }
    }
  };
  walk(nodes);
  end();
  return blocks;
}

await reportWhenStarted(import.meta.url, 'page languages', checkPageLanguages);
