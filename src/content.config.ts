// The collections Astro reads. Their names are the folders of content/; src/collections/ hands them out by language.
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

/** One text per policy and language; its id is "privacy/en". What does not translate is in policy.yml beside it. */
const policies = defineCollection({
  loader: glob({ base: './content/policies', pattern: '*/{en,es}.mdx' }),
  schema: z.strictObject({}),
});

export const collections = { policies };
