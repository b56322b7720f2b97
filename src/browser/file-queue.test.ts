import { describe, expect, it } from 'vitest';
import { ApiError } from '#browser/api.ts';
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

  it('that could not be sent is asked for later, unless the fault is its own', () => {
    expect(isAboutTheFile(new ApiError(400, 'invalid_input'))).toBe(true);
    expect(isAboutTheFile(new ApiError(503, 'unavailable'))).toBe(false);
    expect(isAboutTheFile(new ApiError(0, 'offline'))).toBe(false);
    expect(isAboutTheFile(new ApiError(400, 'unreadable'))).toBe(false);
  });
});
