// The floor that a page is measured against: a bare static page with the same words, one request, no script and no font
// of its own. A page can hardly be faster than that and still say what it says.
import type { ChildNode, Document, Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import sharp from 'sharp';

const { findOne, isTag, isText } = DomUtils;

const textElements = new Set(
  'h1 h2 h3 h4 h5 h6 p ul ol li dl dt dd a table thead tbody tr th td details summary strong em blockquote section nav main header footer form label fieldset legend button'.split(
    ' ',
  ),
);
const dropped = new Set(['script', 'style', 'svg', 'template', 'noscript', 'dialog', 'link', 'meta', 'img']);
const style =
  'body{font:1.125rem/1.6 system-ui,sans-serif;max-width:44rem;margin:0 auto;padding:0 1rem;color:#1c2b26;background:#faf5ec}h1{font-size:2.25rem;line-height:1.15}img{width:100%;height:auto}a{color:#14523f}';

export const floorPicture = '/floor-picture.avif';

/** Takes a built page; gives the HTML of its floor. With `picture`, a large picture loads at once above the text. */
export function floorOf(document: Document, options: { picture: boolean }): string {
  const html = findOne((element) => element.name === 'html', document.children);
  const body = findOne((element) => element.name === 'body', document.children);
  const title = findOne((element) => element.name === 'title', document.children);
  const description = findOne((element) => element.attribs['name'] === 'description', document.children);
  const words = body ? body.children.map(bare).join('') : '';
  const picture = `<img src="${floorPicture}" alt="" width="800" height="600">`;
  return [
    `<!doctype html><html lang="${html?.attribs['lang'] ?? 'en'}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${title ? title.children.map(bare).join('') : 'Page'}</title>`,
    `<meta name="description" content="${escaped(description?.attribs['content'] ?? '')}">`,
    `<style>${style}</style></head><body>`,
    options.picture ? words.replace('</h1>', `</h1>${picture}`) : words,
    '</body></html>',
  ].join('');
}

function bare(node: ChildNode): string {
  if (isText(node)) return escaped(node.data.replace(/\s+/g, ' '));
  if (!isTag(node) || dropped.has(node.name)) return '';
  const inside = node.children.map(bare).join('');
  if (!textElements.has(node.name)) return inside;
  return `<${node.name}${attribute(node, 'href')}${attribute(node, 'name')}>${inside}</${node.name}>`;
}

function attribute(element: Element, name: string): string {
  const value = element.attribs[name];
  return value === undefined ? '' : ` ${name}="${escaped(value)}"`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** A picture as heavy as a good photograph of 800 pixels: about 25 kB of AVIF. */
export async function makeFloorPicture(): Promise<Buffer> {
  const noise = sharp({
    create: {
      width: 800,
      height: 600,
      channels: 3,
      background: '#7f8f86',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  }).blur(3);
  const raw = await noise.png().toBuffer();
  let best: Buffer | undefined;
  for (let quality = 20; quality <= 80; quality += 5) {
    const made = await sharp(raw).avif({ quality, effort: 2 }).toBuffer();
    if (!best || Math.abs(made.length - 24_600) < Math.abs(best.length - 24_600)) best = made;
  }
  if (!best) throw new Error('no picture was made');
  return best;
}
