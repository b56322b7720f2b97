// Draws the picture that a shared link shows: title and description of the page on the paper of the site, beside
// the key in its doorway.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import satori from 'satori';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { toPrint, type PrintedFace } from '../../src/domain/papers/printable.ts';
import { readPaperFonts } from '../../src/papers/fonts.ts';
import { palette } from '../../src/styles/palette.ts';

export interface Card {
  readonly siteName: string;
  readonly section: string | null;
  readonly title: string;
  readonly description: string;
}

/** Everything but the words, in the colors of the palette. */
const scene = readFileSync(
  new URL('../../src/components/art/drawings/social-card.svg', import.meta.url),
  'utf8',
).replace(/\{([a-z]+-\d+)\}/g, (_, name: keyof typeof palette) => palette[name]);

/** What titles are set in: dashes, quotation marks and the letters of both languages. */
const latin =
  Array.from({ length: 0xe0 }, (_, index) => String.fromCodePoint(index + 0x20)).join('') + '–—‘’“”…';

/** A face as the renderer takes it: one weight, no woff2. */
async function face(name: string, file: string, variationAxes: Record<string, number>) {
  const source = readFileSync(fileURLToPath(import.meta.resolve(`@fontsource-variable/${file}`)));
  const data = await subsetFont(source, latin, {
    targetFormat: 'truetype',
    variationAxes,
    noLayoutClosure: true,
  });
  return { name, data, weight: 400 as const, style: 'normal' as const };
}
/** A face of papers, for letters that those above do not hold. */
const wider = (name: string, file: PrintedFace) => ({
  name,
  data: readPaperFonts()[file],
  weight: 400 as const,
  style: 'normal' as const,
});
const faces = Promise.all([
  face('Heading', 'literata/files/literata-latin-opsz-normal.woff2', { wght: 560, opsz: 48 }),
  wider('Heading wider', 'heading'),
  face('Text', 'source-sans-3/files/source-sans-3-latin-wght-normal.woff2', { wght: 450 }),
  wider('Text wider', 'text'),
  wider('Wide', 'wide'),
]);

/** Longer titles in smaller letters: the longest the blog takes (70 characters) still fills four lines at most. */
const titleSize = ({ length }: string): number =>
  length <= 28 ? 76 : length <= 48 ? 64 : length <= 75 ? 55 : 46;

const box = (style: Record<string, string | number>, children: unknown) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** What no font holds is shown as missing: a renderer without it would leave it out. */
const shownIn = (text: string) => toPrint(text).text;

function words(card: Card) {
  const siteName = shownIn(card.siteName);
  const section = card.section && shownIn(card.section);
  const title = shownIn(card.title);
  const description = shownIn(card.description);
  const column = { flexDirection: 'column', fontFamily: 'Text, Text wider, Wide' };
  const heading = { fontFamily: 'Heading, Heading wider, Wide', color: palette['evergreen-900'] };
  // A title that begins with the name of the site would say it twice below the wordmark.
  const bare = title.startsWith(`${siteName}: `) ? title.slice(siteName.length + 2) : title;
  const shown = bare.charAt(0).toUpperCase() + bare.slice(1);
  // Of a description there is room for the whole: what it says last is often what it takes back.
  const lines = shown.length > 48 ? 3 : 4;
  return box(
    { ...column, boxSizing: 'border-box', width: 836, height: 616, padding: '54px 60px 44px 64px' },
    [
      // Beside the mark of the scene.
      box({ ...heading, height: 60, marginLeft: 56, alignItems: 'center', fontSize: 38 }, siteName),
      box({ ...column, flexGrow: 1, justifyContent: 'center' }, [
        section && box({ fontSize: 28, color: palette['peach-700'], marginBottom: 14 }, section),
        box({ ...heading, ...titleStyle, fontSize: titleSize(shown) }, shown),
        box({ ...descriptionStyle, lineClamp: lines }, description),
      ]),
    ],
  );
}
const titleStyle = {
  lineHeight: 1.14,
  letterSpacing: '-0.012em',
  display: 'block',
  textWrap: 'balance',
  lineClamp: 5,
};
const descriptionStyle = {
  marginTop: 24,
  fontSize: 28,
  lineHeight: 1.4,
  color: palette['ink-600'],
  display: 'block',
};

/**
 * The picture as PNG. In all its colors, because finding a palette takes three times as long as everything else, and
 * packed quickly: level 6 would take 5 ms more for 3 kB less.
 */
export async function drawCard(card: Card): Promise<Buffer> {
  const text = await satori(words(card) as never, { width: 836, height: 616, fonts: await faces });
  return sharp(Buffer.from(scene.replace('</svg>', `${text}</svg>`)))
    .removeAlpha()
    .png({ compressionLevel: 3 })
    .toBuffer();
}
