// Parts of pages that the search finds by themselves: elements with `data-search-record`, which names the address, and
// `data-search-typed`, what people type who mean them. The first heading in such a part is its title. A page of many
// answers would otherwise be one long text that no single question leads to.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';

/** What people type counts nearly as much as the question, which Pagefind weighs with 7 as any first heading. */
const typedWeight = 5;

/** Two or three lines on a phone. */
const shownLetters = 150;

/** The parts of all pages of a build, each as a small page for Pagefind. Refuses a part without a heading. */
export function searchRecords(dist) {
  return globSync('**/*.html', { cwd: dist }).flatMap((file) => {
    const html = readFileSync(join(dist, file), 'utf8');
    if (!html.includes('data-search-record')) return [];
    const page = parseDocument(html);
    const language = DomUtils.findOne((element) => element.name === 'html', page.children)?.attribs.lang;
    return DomUtils.findAll((element) => 'data-search-record' in element.attribs, page.children).map((part) =>
      toPage(part, language ?? 'en', file),
    );
  });
}

function toPage(part, language, file) {
  const address = part.attribs['data-search-record'];
  const heading = DomUtils.findOne((element) => /^h[2-4]$/.test(element.name), part.children);
  if (!heading) throw new Error(`${file}: the part ${address} has no heading for the search to show`);
  const words = (nodes) => escape(DomUtils.textContent(nodes).replace(/\s+/g, ' ').trim());
  // Apart, or the last word of one part and the first of the next become one.
  const rest = part.children
    .filter((node) => node !== heading && node.name !== 'summary')
    .map((node) => words([node]));
  const [answer = '', ...others] = rest.filter(Boolean);
  return {
    url: address,
    content: `<html lang="${language}"><body data-pagefind-body data-pagefind-meta="address:${address}"><h1>${words(heading)}</h1>
<p>${answer}</p><p data-pagefind-ignore data-pagefind-meta="answer">${shortened(answer)}</p><p>${others.join(' ')}</p><p data-pagefind-weight="${typedWeight}">${escape(part.attribs['data-search-typed'] ?? '')}</p></body></html>`,
  };
}

/** As much of an answer as a list of results shows, up to a whole word. */
function shortened(text) {
  return text.slice(0, shownLetters + 1).replace(/\s*[.,;:]?\s*\S*$/, '');
}

function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
