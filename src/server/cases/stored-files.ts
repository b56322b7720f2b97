import * as z from 'zod/mini';

export const staffFiles = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    type: z.string(),
    size: z.int(),
    about: z.nullable(z.string()),
    uploadId: z.nullable(z.string()),
    scan: z.enum(['unscanned', 'clean', 'infected']),
    active: z.boolean(),
  }),
);
