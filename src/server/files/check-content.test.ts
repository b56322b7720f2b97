import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { docx, encryptedPdf, jpg, ole, pdf, png, zip } from '#tests/sample-files.ts';
import { checkContent } from './check-content.ts';

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
    expect(await checkContent(extension, bytes)).toBeNull();
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
    expect(await checkContent(extension, bytes)).toBe('file.content');
  });

  it('a zip bomb that lies about its size is found by unpacking it', async () => {
    const honest = docx({ 'word/media/image1.bmp': new Uint8Array(30 * 1024 * 1024) });
    const lying = honest.slice();
    const view = new DataView(lying.buffer);
    const size = 30 * 1024 * 1024;
    for (let at = 0; at + 4 <= lying.length; at += 1) {
      if (view.getUint32(at, true) === size) view.setUint32(at, 100, true);
    }
    expect(await checkContent('docx', lying)).toBe('file.content');
  });

  it.each([
    ['a PDF', 'pdf', encryptedPdf()],
    ['a Word file', 'docx', ole('EncryptedPackage')],
    ['an old Word file', 'doc', ole('WordDocument', { encrypted: true })],
  ] as const)('%s with a password is refused with that reason', async (_name, extension, bytes) => {
    expect(await checkContent(extension, bytes)).toBe('file.encrypted');
  });
});
