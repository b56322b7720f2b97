import { Parser } from 'htmlparser2';

const blocks = new Set(
  'address article aside blockquote center dd div dl dt footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul'.split(
    ' ',
  ),
);
const unread = new Set(['head', 'script', 'style', 'title', 'template', 'noscript', 'object', 'svg']);
/** Deeper than any program nests what it repeats. */
const deepest = 20;

/**
 * The words of a mail that came as HTML alone. What it repeats of earlier mails is marked with ">" as in a plain mail, so
 * that the same rules fold it. Nothing is fetched, run or kept of the markup.
 */
export function htmlToText(html: string): string {
  const lines: string[] = [];
  let line = '';
  let quotes = 0;
  let skipped = 0;
  let preDepth = 0;
  const endLine = () => {
    lines.push('>'.repeat(Math.min(quotes, deepest)) + (quotes > 0 && line !== '' ? ' ' : '') + line.trim());
    line = '';
  };
  const breakLine = () => {
    if (line.trim() !== '') endLine();
    line = '';
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (unread.has(name)) skipped += 1;
        if (name === 'pre') preDepth += 1;
        if (blocks.has(name)) breakLine();
        if (name === 'p' && lines.at(-1)?.replaceAll('>', '') !== '' && lines.length > 0) endLine();
        if (name === 'br') endLine();
        if (name === 'li') line += '- ';
        if (name === 'td' && line.trim() !== '') line += ' ';
        if (name === 'img' && attributes['alt']) line += attributes['alt'];
        if (name === 'blockquote') quotes += 1;
        if (name === 'hr' || attributes['id'] === 'appendonsend') {
          line = '_'.repeat(32);
          endLine();
        }
      },
      onclosetag(name) {
        if (blocks.has(name)) breakLine();
        if (name === 'blockquote') quotes = Math.max(0, quotes - 1);
        if (name === 'pre') preDepth = Math.max(0, preDepth - 1);
        if (unread.has(name)) skipped = Math.max(0, skipped - 1);
      },
      ontext(text) {
        if (skipped > 0) return;
        if (preDepth > 0) {
          for (const [index, part] of text.split(/\r\n?|\n/).entries()) {
            if (index > 0) endLine();
            line += part;
          }
          return;
        }
        const words = text.replace(/[\s\u00a0]+/g, ' ');
        line += line === '' || line.endsWith(' ') ? words.trimStart() : words;
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.write(html);
  parser.end();
  breakLine();
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
