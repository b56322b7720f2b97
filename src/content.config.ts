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

/**
 * Texts of which a faulty one is refused before Astro reads it, all at once and in an editor's words. A build stops. While
 * somebody writes, a faulty text stays away until it is mended, and the page says what is wrong (tools/local).
 */
function refusing(
  name: string,
  base: string,
  faults: () => string[],
  notes: () => string[] = () => [],
): Loader {
  const texts = (leftOut: readonly string[]) =>
    glob({ base, pattern: ['*/{en,es}.mdx', ...leftOut.map((file) => `!${file}`)] });
  const faulty = (sentences: readonly string[]) =>
    sentences.flatMap((sentence) => /^content\/[^/]+\/([^/]+\/(?:en|es)\.mdx):/.exec(sentence)?.[1] ?? []);
  return {
    ...texts([]),
    name,
    async load(context) {
      const sentences = faults();
      const { watcher } = context;
      if (sentences.length > 0 && !watcher)
        throw new Error(`Some ${name} need a change:\n  ${sentences.join('\n  ')}`);
      const waiting = notes();
      if (waiting.length > 0)
        context.logger.info(`${waiting.length} translations are old or missing: npm run check names them`);
      const leftOut = new Set(faulty(sentences));
      await texts([...leftOut]).load(context);
      watcher?.on('change', (changed) => {
        const file = [...leftOut].find((one) =>
          changed.replaceAll('\\', '/').endsWith(`${base.slice(1)}/${one}`),
        );
        if (!file || faulty(faults()).includes(file)) return;
        leftOut.delete(file);
        void texts([...leftOut]).load(context);
      });
    },
  };
}

/** One text per post and language; its id is "deposits-and-the-2024-law/en". */
const blog = defineCollection({
  loader: refusing('posts', './content/blog', postFaults, postTranslationNotes),
  schema: postSchema(Object.keys(readTags())),
});

/** One text per module and language; its id is "housing-rights/en". What does not translate is in module.yml. */
const learning = defineCollection({
  loader: refusing('lessons', './content/learning', lessonFaults),
  schema: lessonSchema,
});

export const collections = { policies, blog, learning };
