// `npm run translated <file>`: records that this translation now says what its source says.
import { noteTranslated } from '#tools/content/translations.ts';

const files = process.argv.slice(2);
try {
  if (files.length === 0)
    throw new Error('Name the translation: npm run translated content/blog/your-post/es.mdx');
  for (const file of files) console.log(`Recorded in ${noteTranslated(file)}`);
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exit(1);
}
