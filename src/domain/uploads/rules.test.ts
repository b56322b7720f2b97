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
  [{ type: 'text/html' }, 'file.type'],
  [{ name: 'a/b.pdf' }, 'file.name'],
  [{ name: '' }, 'file.name'],
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

it('refuses a name of which nothing can be read', () => {
  expect(fileName.safeParse('\u200b\u202e').success).toBe(false);
});
