// `npm run new post "Title"`
import { newPost } from '#tools/content/new-post.ts';

const [kind, ...words] = process.argv.slice(2);
const title = words.join(' ').trim();
if (kind !== 'post' || title === '') {
  console.error('Write what to make and its title in quotes:\n\n  npm run new post "How to read a report"\n');
  process.exit(1);
}
try {
  // Today where the readers are, not where this machine is.
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date());
  const [english = '', spanish = ''] = newPost(title, { today });
  console.log(`Two drafts are ready:

  ${english}
  ${spanish}

1. npm run dev   shows them on the blog page while you write.
2. Replace every line that begins with ✎. A post in one language only: delete the other file.
3. Translated? npm run translated ${spanish}
4. Take out "draft: true" to publish with the next deploy.`);
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exit(1);
}
