import { deflateSync } from 'node:zlib';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { docx, encryptedPdf, jpg, ole, pdf, png, zip } from '#tests/sample-files.ts';
import { checkContent, readContent } from './check-content.ts';

describe('a file that is what its name says', () => {
  it.each([
    ['a PDF', 'pdf', pdf()],
    ['a photo of a phone', 'jpg', jpg()],
    ['the same with the long extension', 'jpeg', jpg()],
    ['a screenshot', 'png', png()],
    ['a Word file', 'docx', docx()],
    ['a Word file with pictures', 'docx', docx({ 'word/media/image1.png': png() })],
    [
      'a Word file of Microsoft 365, whose main part is document2.xml',
      'docx',
      docx({ 'word/document2.xml': strToU8('<w:document/>') }),
    ],
    ['a Word file of 1997', 'doc', ole()],
  ] as const)('%s is taken', async (_name, extension, bytes) => {
    expect(await checkContent(extension, bytes)).toEqual({ refused: null, active: false });
  });
});

describe('a file whose name says nothing or something else', () => {
  it.each([
    ['a PDF after a mark of byte order', Buffer.concat([Buffer.from('\ufeff'), pdf()]), 'pdf'],
    ['a PDF after a line break', Buffer.concat([Buffer.from('\r\n'), pdf()]), 'pdf'],
    ['a PDF after 128 zeros', Buffer.concat([Buffer.alloc(128), pdf()]), 'pdf'],
    ['a photo', jpg(), 'jpg'],
    ['a screenshot', png(), 'png'],
    ['a Word file', docx(), 'docx'],
    ['an old Word file', ole(), 'doc'],
  ] as const)('%s is known by its bytes', async (_name, bytes, extension) => {
    expect(await readContent(bytes)).toEqual({ extension, refused: null, active: false });
  });

  it('of an iPhone is called what it is, and not taken', async () => {
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(200)]);
    expect((await readContent(heic)).refused).toBe('file.heic');
    expect((await checkContent('jpg', heic)).refused).toBe('file.heic');
  });

  it('is not taken where the mark of a PDF comes too late', async () => {
    const late = Buffer.concat([Buffer.alloc(1_100), pdf()]);
    expect((await readContent(late)).refused).toBe('file.content');
  });
});

describe('a file that is not', () => {
  const manyParts = Object.fromEntries(
    Array.from({ length: 2_001 }, (_, index) => [`word/part${index}.xml`, new Uint8Array(1)]),
  );
  it.each([
    ['a web page called PDF', 'pdf', strToU8('<html><script>alert(1)</script></html>')],
    ['a PDF that was cut off', 'pdf', pdf(2_000).subarray(0, 1_500)],
    ['a picture called PDF', 'pdf', png()],
    ['a PDF called picture', 'png', pdf()],
    ['an SVG called PNG', 'png', strToU8('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a PNG called JPEG', 'jpg', png()],
    ['a zip that is no Word file', 'docx', zip({ 'a.txt': strToU8('a') })],
    [
      'a spreadsheet called Word file',
      'docx',
      zip({ '[Content_Types].xml': strToU8('<Types/>'), 'xl/workbook.xml': strToU8('<x/>') }),
    ],
    ['a Word file with macros', 'docx', docx({ 'word/vbaProject.bin': new Uint8Array(10) })],
    ['a zip bomb', 'docx', docx({ 'word/media/image1.bmp': new Uint8Array(30 * 1024 * 1024) })],
    ['a zip of thousands of parts', 'docx', docx(manyParts)],
    ['a Word file that was cut off', 'docx', docx().subarray(0, 300)],
    ['a new Word file called old', 'doc', docx()],
    ['an old spreadsheet called Word file', 'doc', ole('Workbook')],
    ['four bytes', 'doc', new Uint8Array(4)],
    ['nothing', 'jpg', new Uint8Array(0)],
  ] as const)('%s is refused', async (_name, extension, bytes) => {
    expect((await checkContent(extension, bytes)).refused).toBe('file.content');
  });

  it('a zip bomb that lies about its size is found by unpacking it', async () => {
    const honest = docx({ 'word/media/image1.bmp': new Uint8Array(30 * 1024 * 1024) });
    const lying = honest.slice();
    const view = new DataView(lying.buffer);
    const size = 30 * 1024 * 1024;
    for (let at = 0; at + 4 <= lying.length; at += 1) {
      if (view.getUint32(at, true) === size) view.setUint32(at, 100, true);
    }
    expect((await checkContent('docx', lying)).refused).toBe('file.content');
  });

  it.each([
    ['a PDF', 'pdf', encryptedPdf()],
    ['a PDF that spells it in numbers', 'pdf', pdf(0, 'trailer << /Root 1 0 R /#45ncr#79pt 5 0 R >>')],
    ['a PDF that hides it behind a comment', 'pdf', pdf(0, 'trailer << /Encrypt%\n5 % 1\n0 R >>')],
    ['a PDF that says it on the spot', 'pdf', pdf(0, 'trailer << /Encr#79pt<< /Filter /Standard >> >>')],
    ['a Word file', 'docx', ole('EncryptedPackage')],
    ['an old Word file', 'doc', ole('WordDocument', { encrypted: true })],
  ] as const)('%s with a password is refused with that reason', async (_name, extension, bytes) => {
    expect((await checkContent(extension, bytes)).refused).toBe('file.encrypted');
  });
});

describe('a PDF that could do something by itself', () => {
  const script = '<< /S /JavaScript /JS (app.alert(1)) >>';
  const packed = (text: string, dictionary = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode') =>
    pdf(0, `7 0 obj\n<< ${dictionary} >>\nstream\n${binary(deflateSync(text))}\nendstream\nendobj`);
  const binary = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
  it.each([
    ['a script', pdf(0, `2 0 obj\n${script}\nendobj`)],
    ['a script spelled in numbers', pdf(0, '2 0 obj\n<< /S /J#61vaScrip#74 >>\nendobj')],
    ['a program', pdf(0, '2 0 obj\n<< /S/Launch/F(calc.exe) >>\nendobj')],
    ['a file inside', pdf(0, '2 0 obj\n<< /Names << /EmbeddedFiles 3 0 R >> >>\nendobj')],
    ['a form that sends', pdf(0, '2 0 obj\n<< /S /SubmitForm >>\nendobj')],
    [
      'an address that opens with it',
      pdf(0, '2 0 obj\n<< /OpenAction << /S /URI /URI (https://x.example/) >> >>\nendobj'),
    ],
    [
      'an address that opens with it, kept elsewhere',
      pdf(
        0,
        '2 0 obj\n<< /OpenAction 9 0 R >>\nendobj\n9 0 obj\n<< /S /URI /URI (https://x.example/) >>\nendobj',
      ),
    ],
    [
      'an address that opens with a page',
      pdf(0, '2 0 obj\n<< /AA << /O << /S /URI /URI (https://x.example/) >> >> >>\nendobj'),
    ],
    [
      'a document of a server',
      pdf(0, '2 0 obj\n<< /S /GoToR /F (\\\\\\\\server\\\\share\\\\a.pdf) >>\nendobj'),
    ],
    ['a document inside another', pdf(0, '2 0 obj\n<< /S /GoToE /F (a.pdf) >>\nendobj')],
    [
      'a link to a server of the office',
      pdf(0, '2 0 obj\n<< /A << /S /URI /URI (\\\\\\\\10.0.0.1\\\\a) >> >>\nendobj'),
    ],
    [
      'a link to a file, in numbers',
      pdf(0, '2 0 obj\n<< /A << /S /URI /URI <66696C653A2F2F2F63> >> >>\nendobj'),
    ],
    ['a script packed away', latin1Pdf(packed(`3 0 ${script}`))],
    ['a script packed where nobody can look', latin1Pdf(packed(script, '/N 1 /First 4 /Filter /LZWDecode'))],
    ['a script in a broken pack', pdf(0, '<< /N 1 /First 4 /Filter /FlateDecode >>\nstream\nabc\nendstream')],
  ])('is taken with %s, and it is noted', async (_name, bytes) => {
    expect(await checkContent('pdf', bytes)).toEqual({ refused: null, active: true });
  });

  it.each([
    [
      'a link and a place to begin',
      pdf(0, '2 0 obj\n<< /OpenAction << /S /GoTo >> /A << /S /URI >> >>\nendobj'),
    ],
    [
      'links to pages',
      pdf(0, '2 0 obj\n<< /A << /S /URI /URI (https://www.georgialegalaid.org/) >> >>\nendobj'),
    ],
    ['ten megabytes of pictures', pdf(9_900_000)],
    ['packed pages', latin1Pdf(packed('3 0 << /Type /Page >>'))],
  ])('is an ordinary one with %s', async (_name, bytes) => {
    expect(await checkContent('pdf', bytes)).toEqual({ refused: null, active: false });
  });

  it('says so of one with more parts than anybody could look at', async () => {
    expect(await checkContent('pdf', pdf(0, 'stream\n'.repeat(1_000_000)))).toEqual({
      refused: null,
      active: true,
    });
  });

  it('does not fill the memory with what it unpacks', async () => {
    const bomb = latin1Pdf(packed('a'.repeat(60 * 1024 * 1024)));
    expect(await checkContent('pdf', bomb)).toEqual({ refused: null, active: true });
  });
});

describe('a Word file that brings in others', () => {
  const relations = (type: string, target: string, more = '') =>
    docx({
      'word/_rels/settings.xml.rels': strToU8(
        `<?xml version="1.0"?><Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" ${more}/></Relationships>`,
      ),
    });
  const outside = 'TargetMode="External"';
  const fields = (runs: string) =>
    docx({ 'word/header1.xml': strToU8(`<w:hdr xmlns:w="w"><w:p>${runs}</w:p></w:hdr>`) });
  it.each([
    ['a template of a server', relations('attachedTemplate', 'https://example.com/t.dotm', outside)],
    [
      'a template of a server in the same office',
      relations('attachedTemplate', '\\\\10.0.0.1\\t.dotm', outside),
    ],
    [
      'a template written in numbers',
      relations('attached&#84;emplate', '&#104;ttp://example.com/t', outside),
    ],
    ['a picture that tells who looks', relations('image', 'https://example.com/seen.png', outside)],
    ['a frame of a server', relations('frame', 'https://example.com/', outside)],
    ['an object inside', relations('oleObject', 'embeddings/oleObject1.bin')],
    ['an object under another name', docx({ 'word/Embeddings/sheet.xlsx': new Uint8Array(4) })],
    ['a control', docx({ 'word/activeX/activeX1.bin': new Uint8Array(4) })],
    [
      'a field that starts a program',
      fields('<w:r><w:instrText> DDEAUTO c:\\\\windows\\\\calc.exe </w:instrText></w:r>'),
    ],
    [
      'the same cut into pieces',
      fields('<w:r><w:instrText>DD</w:instrText></w:r><w:r><w:instrText>EAUTO excel</w:instrText></w:r>'),
    ],
    ['the same written in numbers', fields('<w:r><w:instrText>&#68;DE excel</w:instrText></w:r>')],
    ['the same as a simple field', fields('<w:fldSimple w:instr=" dde excel a b "/>')],
  ])('is refused with %s', async (_name, bytes) => {
    expect((await checkContent('docx', bytes)).refused).toBe('file.linked');
  });

  it.each([
    ['a link to click', relations('hyperlink', 'https://example.com/', outside)],
    [
      'the template of the writer’s own disk',
      relations('attachedTemplate', 'file:///C:\\T\\Letter.dotx', outside),
    ],
    ['pictures and styles', relations('image', 'media/image1.png')],
    [
      'a number of the page',
      fields('<w:fldSimple w:instr=" PAGE "/><w:r><w:instrText>ADDRESSBLOCK</w:instrText></w:r>'),
    ],
  ])('is taken with %s', async (_name, bytes) => {
    expect((await checkContent('docx', bytes)).refused).toBeNull();
  });

  it.each(['../../etc/passwd', '/etc/passwd', '..\\\\evil.dll', 'c:evil', 'word/../../a'])(
    'is refused with a part named %s',
    async (name) => {
      expect((await checkContent('docx', docx({ [name]: new Uint8Array(4) }))).refused).toBe('file.content');
    },
  );

  it.each([
    ['in another alphabet of bytes', docx({ '_rels/.rels': Buffer.from('<Relationships/>', 'utf16le') })],
    [
      'with names of its own',
      docx({ '_rels/.rels': strToU8('<!DOCTYPE a [<!ENTITY b "c">]><Relationships/>') }),
    ],
    ['in two lists of one name', docx({ '_RELS/.rels': strToU8('<Relationships/>') })],
  ])('is refused when it says so %s', async (_name, bytes) => {
    expect((await checkContent('docx', bytes)).refused).toBe('file.content');
  });
});

/** The helper writes text as UTF-8; packed bytes have to stay as they are. */
function latin1Pdf(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(Buffer.from(Buffer.from(bytes).toString('utf8'), 'latin1'));
}
