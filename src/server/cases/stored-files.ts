import * as z from 'zod/mini';

const file = {
  id: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.int(),
  about: z.nullable(z.string()),
};

/** Files of a case in an answer to its client: zod drops what is not named here. */
export const clientFiles = z.array(z.object(file));
export const staffFiles = z.array(
  z.object({
    ...file,
    uploadId: z.nullable(z.string()),
    scan: z.enum(['unscanned', 'clean', 'infected']),
    active: z.boolean(),
  }),
);
