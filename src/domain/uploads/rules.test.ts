import { withEnding } from './file-ending.ts';
import { expect, it } from 'vitest';
import { fileName, kindOfFile, refuseFileList, uploadLimits, uploadRequest } from './rules.ts';

const mb = 1024 * 1024;
const pdf = { name: 'papers.pdf', size: mb, type: 'application/pdf' };

function refusedFor(file: object): string | undefined {
  const result = uploadRequest.safeParse({ ...pdf, ...file });
  return result.success ? undefined : result.error.issues[0]?.message;
}

it.each(['acta año.pdf', 'IMG_0001.JPG', 'court paper.docx', 'old.doc', 'scan.jpeg', 'x.png'])(
  '%s can be sent',
  (name) => {
    expect(refusedFor({ name, type: kindOfFile(name)?.type })).toBeUndefined();
  },
);

it('a phone that names no type is believed by the extension', () => {
  expect(refusedFor({ type: '' })).toBeUndefined();
});

it.each([
  [{ size: 0 }, 'file.empty'],
  [{ size: uploadLimits.fileBytes + 1 }, 'file.tooLarge'],
  [{ name: 'acta.pdf.exe' }, 'file.type'],
  [{ name: 'photo.heic', type: 'image/heic' }, 'file.heic'],
  [{ name: 'IMG_1', type: 'image/heic' }, 'file.heic'],
  [{ name: 'page', type: 'text/html' }, 'file.type'],
  [{ name: 7 }, 'file.name'],
])('a file with %j is refused', (change, message) => expect(refusedFor(change)).toBe(message));

it('exactly 10 MB fits, and ten files of 5 MB fit together', () => {
  expect(refusedFor({ size: 10 * mb })).toBeUndefined();
  expect(refuseFileList(Array.from({ length: 10 }, () => ({ size: 5 * mb })))).toBeNull();
  expect(refuseFileList(Array.from({ length: 11 }, () => ({ size: 1 })))).toBe('files.tooMany');
  expect(refuseFileList(Array.from({ length: 6 }, () => ({ size: 9 * mb })))).toBe('files.tooLargeTogether');
});

it.each([
  ['acta\u202efdp.pdf', 'actafdp.pdf'],
  ['\u2066acta\u2069\u200b \u00ad1.pdf\ufeff', 'acta 1.pdf'],
  ['\u{e0041}\u3164orden.pdf', 'orden.pdf'],
  ['año José 日本.pdf', 'año José 日本.pdf'],
])('keeps of %j what a person reads', (name, storedName) => {
  expect(fileName.parse(name)).toBe(storedName);
});

it('mends a name instead of refusing it', () => {
  expect(fileName.parse('\u200b\u202e')).toBe('file');
  expect(fileName.parse('2024/05\\acta\t.pdf')).toBe('2024-05-acta .pdf');
  const long = fileName.parse(`${'ñ'.repeat(300)}.docx`);
  expect(long).toHaveLength(uploadLimits.nameLength);
  expect(long).toMatch(/ñ\.docx$/);
});

it.each([
  ['carta.docx', 'application/wps-office.docx'],
  ['carta.docx', 'application/octet-stream'],
  ['carta.docx', 'application/zip'],
  ['carta.docx', 'application/msword'],
  ['photo.jpg', 'image/jpg'],
  ['photo.jpg', 'image/pjpeg'],
  ['photo.jfif', 'image/jpeg'],
  ['photo.jpe', ''],
  ['photo.pjpeg', ''],
  ['order.pdf', 'application/x-pdf'],
  ['order.pdf', 'text/html'],
  ['1000012345', 'image/jpeg'],
  ['image:1641', 'image/jpeg'],
  ['1000012345', ''],
  ['order', 'application/pdf'],
  ['scan.png', 'image/jpeg'],
  ['IMG_0001.HEIC', 'image/jpeg'],
])('a system that calls %s %j sends it: its bytes decide', (name, type) => {
  expect(refusedFor({ name, type })).toBeUndefined();
});

it.each([
  ['scan.jpg', 'png', 'scan.png'],
  ['photo.jfif', 'jpg', 'photo.jpg'],
  ['photo.JPEG', 'jpg', 'photo.JPEG'],
  ['1000012345', 'jpg', '1000012345.jpg'],
  ['order v1.2', 'pdf', 'order v1.2.pdf'],
  ['acta.pdf.exe', 'pdf', 'acta.pdf.exe.pdf'],
  ['IMG_1.HEIC', 'jpg', 'IMG_1.jpg'],
] as const)('%s with a %s inside is kept as %s', (name, kind, kept) => {
  expect(withEnding(name, kind)).toBe(kept);
});
