// Draws the picture that a shared link shows: title and description of the page on the paper of the site, beside
// the key in its doorway.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import satori from 'satori';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { socialImageSize } from '../../src/layouts/social-image.ts';
import { palette } from '../../src/styles/palette.ts';

export interface Card {
  readonly siteName: string;
  readonly section: string | null;
  readonly title: string;
  readonly description: string;
}

const { width, height } = socialImageSize;
const require = createRequire(import.meta.url);
const paper = palette['paper-50'];
const evergreen = palette['evergreen-900'];
const peach = palette['peach-400'];
const sheet = palette['paper-0'];

/** Both faces as the renderer takes them: one weight each, every letter of Latin scripts, no woff2. */
let faces: Promise<{ name: string; data: Buffer; weight: 400; style: 'normal' }[]> | undefined;
function fonts() {
  const face = async (name: string, file: string, axes: Record<string, number>) => ({
    name,
    data: await subsetFont(readFileSync(require.resolve(file)), latin, {
      targetFormat: 'truetype',
      variationAxes: axes,
      noLayoutClosure: true,
    }),
    weight: 400 as const,
    style: 'normal' as const,
  });
  return (faces ??= Promise.all([
    face('Heading', '@fontsource-variable/literata/files/literata-latin-opsz-normal.woff2', {
      wght: 560,
      opsz: 48,
    }),
    face('Text', '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2', {
      wght: 450,
    }),
  ]));
}
const latin = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  0x2013,
  0x2014,
  0x2018,
  0x2019,
  0x201c,
  0x201d,
  0x2026,
]
  .map((code) => String.fromCodePoint(code))
  .join('');

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Everything but the words: the mark of the header on paper, and at the right its key, large, before a low sun. */
const scene = `
<rect width="${width}" height="${height}" fill="${paper}"/>
<rect x="836" width="364" height="${height}" fill="${evergreen}"/>
<circle cx="1018" cy="286" r="150" fill="${peach}"/>
<path d="M836 498h364v132H836z" fill="${palette['evergreen-950']}"/>
<g fill="none" stroke="${sheet}" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round" transform="translate(886.5 100) scale(12.5)">
  <path d="M2 11.2 10.5 3.5 19 11.2V21H2z" fill="${evergreen}"/>
  <circle cx="10.5" cy="13" r="2.5"/>
  <path d="M10.5 21v15m0-2h5m-5-4.6h3.4"/>
</g>
<path d="M0 616h836v14H0z" fill="${peach}"/>
<g fill="none" stroke="${evergreen}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" transform="translate(62 54) scale(2)">
  <path d="M12.5 4.5 22 12v10H3.5V12z" fill="${palette['peach-200']}" stroke="none"/>
  <path d="M10.5 3 19 10v9H2v-9z" fill="${sheet}"/>
  <circle cx="10.5" cy="12" r="2.3"/>
  <path d="M10.5 19v9m0-1.5h4.5m-4.5-4h3"/>
</g>`;

/** Longer titles in smaller letters: the longest the blog takes (70 characters) still fills four lines at most. */
function titleSize(title: string): number {
  if (title.length <= 28) return 76;
  if (title.length <= 48) return 64;
  return title.length <= 75 ? 55 : 46;
}

type Style = Record<string, string | number>;
const box = (style: Style, children: unknown) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

function words({ siteName, section, title, description }: Card) {
  // A title that begins with the name of the site would say it twice below the wordmark.
  const shown = title.startsWith(`${siteName}: `) ? upperFirst(title.slice(siteName.length + 2)) : title;
  return box(
    {
      flexDirection: 'column',
      boxSizing: 'border-box',
      width: 836,
      height: 616,
      padding: '54px 60px 44px 64px',
      fontFamily: 'Text',
    },
    [
      // Beside the mark of the scene.
      box(
        {
          height: 60,
          marginLeft: 56,
          alignItems: 'center',
          fontFamily: 'Heading',
          fontSize: 38,
          color: evergreen,
        },
        siteName,
      ),
      box({ flexDirection: 'column', flexGrow: 1, justifyContent: 'center' }, [
        ...(section ? [box({ fontSize: 28, color: palette['peach-700'], marginBottom: 14 }, section)] : []),
        box(
          {
            fontFamily: 'Heading',
            fontSize: titleSize(shown),
            lineHeight: 1.14,
            letterSpacing: '-0.012em',
            color: evergreen,
            display: 'block',
            textWrap: 'balance',
            lineClamp: 5,
          },
          shown,
        ),
        box(
          {
            marginTop: 24,
            fontSize: 28,
            lineHeight: 1.4,
            color: palette['ink-600'],
            display: 'block',
            // Room for the whole of a description: what it says last is often what it takes back.
            lineClamp: shown.length > 48 ? 3 : 4,
          },
          description,
        ),
      ]),
    ],
  );
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The picture as PNG. */
export async function drawCard(card: Card): Promise<Buffer> {
  const text = await satori(words(card) as never, { width: 836, height: 616, fonts: await fonts() });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${scene}${text}</svg>`;
  // A palette halves the file; five flat colours lose nothing by it.
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 64, effort: 3, dither: 0 }).toBuffer();
}
