import { describe, expect, it } from 'vitest';
import { pictureMaxBytes, pictureSide } from '#domain/access/picture.ts';
import { jpg, pdf, png, portrait } from '#tests/sample-files.ts';
import { checkPicture } from './check-picture.ts';

describe('a picture of an account', () => {
  it('is kept without what the camera wrote about place and time', () => {
    const picture = portrait(pictureSide);
    expect(picture.toString('latin1')).toContain('GPS');
    const cleaned = checkPicture(picture);
    expect(cleaned?.toString('latin1')).not.toMatch(/GPS|Exif/);
    expect(cleaned?.length).toBeLessThan(picture.length);
  });

  it.each([
    ['is larger than it may be', portrait(pictureSide + 1)],
    ['has no size', portrait(0)],
    ['is a PNG', Buffer.from(png())],
    ['is a PDF', Buffer.from(pdf())],
    ['is a JPEG without a picture', Buffer.from(jpg())],
    ['is cut off', portrait().subarray(0, 30)],
    ['is empty', Buffer.alloc(0)],
    ['has more bytes than a small one can need', Buffer.concat([portrait(), Buffer.alloc(pictureMaxBytes)])],
    ['is a script', Buffer.from('<svg onload="alert(1)"/>')],
  ])('is refused when it %s', (_, bytes) => {
    expect(checkPicture(bytes)).toBeNull();
  });
});
