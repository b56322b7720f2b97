// The picture of an account. It is drawn again in the browser, so that it is small and says nothing about where it was
// taken.
import * as z from 'zod/mini';

/** Pixels of its longest side. */
export const pictureSide = 512;
/** Bytes a drawn picture may have; one of 512 pixels has about a third. */
export const pictureMaxBytes = 200_000;

/** A JPEG in base64. */
export const pictureRequest = z.object({
  picture: z
    .string('field.wrongType')
    .check(
      z.minLength(1, 'field.wrongType'),
      z.maxLength(Math.ceil(pictureMaxBytes / 3) * 4, 'field.wrongType'),
      z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'field.wrongType'),
    ),
});
export type PictureRequest = z.infer<typeof pictureRequest>;
