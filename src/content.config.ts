// The collections Astro reads. Their names are the folders of content/; src/collections/ hands them out by language.
import { defineCollection } from 'astro:content';
import { glob, type Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { postFaults, postTranslationNotes, readTags } from '#collections/post-files.ts';
import { lessonFaults } from '#collections/lesson-files.ts';
import { lessonSchema } from '#collections/lesson-schema.ts';
import { postSchema } from '#domain/blog/post.ts';

/** One text per policy and language; its id is "privacy/en". What does not translate is in policy.yml beside it. */
const policies = defineCollection({
  loader: glob({ base: './content/policies', pattern: '*/{en,es}.mdx' }),
  schema: z.strictObject({}),
});

/** Refuses faulty posts before Astro reads them, all at once and in an editor's words; reports old translations. */
function posts(): Loader {
  const files = glob({ base: './content/blog', pattern: '*/{en,es}.mdx' });
  return {
    ...files,
    name: 'posts',
    async load(context) {
      const faults = postFaults();
      if (faults.length > 0) throw new Error(`Some posts need a change:\n  ${faults.join('\n  ')}`);
      for (const note of postTranslationNotes()) context.logger.warn(note);
      await files.load(context);
    },
  };
}

/** One text per post and language; its id is "deposits-and-the-2024-law/en". */
const blog = defineCollection({ loader: posts(), schema: postSchema(Object.keys(readTags())) });

/** Refuses faulty lessons before Astro reads them, all at once and in an editor's words. All seven have to be there. */
function lessons(): Loader {
  const files = glob({ base: './content/learning', pattern: '*/{en,es}.mdx' });
  return {
    ...files,
    name: 'lessons',
    async load(context) {
      const faults = lessonFaults();
      if (faults.length > 0) throw new Error(`Some lessons need a change:\n  ${faults.join('\n  ')}`);
      await files.load(context);
    },
  };
}

/** One text per module and language; its id is "housing-rights/en". What does not translate is in module.yml. */
const learning = defineCollection({ loader: lessons(), schema: lessonSchema });

export const collections = { policies, blog, learning };
