import { describe, expect, it } from 'vitest';
import { ApiError } from '#browser/api.ts';
import { byItsBytes } from './by-its-bytes.ts';
import { isAboutTheFile, refuseFile } from './file-queue.ts';

describe('a chosen file', () => {
  it('is refused before it is sent when it is empty, too large or of a type we do not take', () => {
    expect(refuseFile({ name: 'a.pdf', size: 0, type: 'application/pdf' })).toBe('file.empty');
    expect(refuseFile({ name: 'a.pdf', size: 10 * 1024 * 1024 + 1, type: 'application/pdf' })).toBe(
      'file.tooLarge',
    );
    expect(refuseFile({ name: 'a.heic', size: 9, type: 'image/heic' })).toBe('file.heic');
    expect(refuseFile({ name: 'a.pdf.exe', size: 9, type: '' })).toBe('file.type');
  });

  it('passes at exactly 10 MB, and from phones that tell no type', () => {
    expect(refuseFile({ name: 'año.pdf', size: 10 * 1024 * 1024, type: 'application/pdf' })).toBeNull();
    expect(refuseFile({ name: 'photo.JPG', size: 9, type: '' })).toBeNull();
  });

  it.each([
    ['1000012345', '', [0xff, 0xd8, 0xff, 0xe0], '1000012345.jpg', 'image/jpeg'],
    ['scan.jpg', 'image/jpeg', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 'scan.png', 'image/png'],
    ['order', 'application/octet-stream', [...Buffer.from('\r\n%PDF-1.7')], 'order.pdf', 'application/pdf'],
    ['IMG_0001.jpg', 'image/jpeg', [0, 0, 0, 24, ...Buffer.from('ftypheic')], 'IMG_0001.jpg', 'image/heic'],
    ['notes.txt', 'text/plain', [...Buffer.from('hello')], 'notes.txt', 'text/plain'],
  ])('named %s goes by its bytes', async (name, type, bytes, kept, keptType) => {
    const file = await byItsBytes(new File([new Uint8Array(bytes)], name, { type }));
    expect([file.name, file.type]).toEqual([kept, keptType]);
  });

  it('that could not be sent is asked for later, unless the fault is its own', () => {
    expect(isAboutTheFile(new ApiError(400, 'invalid_input'))).toBe(true);
    expect(isAboutTheFile(new ApiError(503, 'unavailable'))).toBe(false);
    expect(isAboutTheFile(new ApiError(0, 'offline'))).toBe(false);
    expect(isAboutTheFile(new ApiError(400, 'unreadable'))).toBe(false);
  });
});
