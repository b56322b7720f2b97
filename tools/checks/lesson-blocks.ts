// The readable blocks of a text in Markdown with components.
/** Paragraphs, list items, headings and cells of a body, without its markup. */
export function blocksOf(body: string): string[] {
  return body
    .replace(/<Exercise [^>]*>|<FreeHelp \/>/g, '')
    .replace(/<Example title="([^"]*)">/g, '\n\n$1\n\n')
    .replace(/<Notice title="([^"]*)">/g, '\n\n$1\n\n')
    .replace(/<\/?Term[^>]*>/g, '')
    .replace(/<[^>]+>/g, '\n\n')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:#{3,4}|[-*]|\d+\.|>)\s+/gm, '\n')
    .replace(/^\|(?:\s*:?-+:?\s*\|)+\s*$/gm, '')
    .replace(/\|/g, '\n\n')
    .replace(/[*_`]/g, '')
    .split(/\n\s*\n/)
    .map((block) => block.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/**
 * The sentences of a body: what a reader reads on end. Headings, also those in bold at the head of a paragraph, tables,
 * lines to fill in, words to copy and list items that are no sentence say nothing about how sentences flow.
 */
export function runningText(body: string): string {
  const sentences = body
    .replace(/^(?:#+ |\||>).*$/gm, '')
    .replace(/^.*____.*$/gm, '')
    .replace(/^(\s*(?:[-*]|\d+\.)?\s*)\*\*[^*]*[.?!]\*\* */gm, '$1')
    .replace(/ title="[^"]*"/g, ' title=""');
  return blocksOf(sentences)
    .filter((block) => /[.!?…]["”»)]*$/.test(block))
    .join('\n\n');
}
