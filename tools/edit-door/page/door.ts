// The page /edit: Sveltia CMS over the files of content/, with the rules of the build.
import cms from '@sveltia/cms';
import { describeLessonFaults, lessonSchema } from '#collections/lesson-schema.ts';
import { describePostFaults, postSchema } from '#domain/blog/post.ts';
import { slugOf } from '#domain/blog/slug.ts';
import type { DoorConfig, DoorFile } from '../config.ts';
import { listenToBoxes } from './boxes.ts';
import { listenToFiles } from './file-buttons.ts';
import { dataFormat, FormFault, tagsFormat, textFormat, type FileFormat } from './formats.ts';
import { speakAsTheBrowser } from './language.ts';

speakAsTheBrowser(document);
const config = (await (await fetch('/edit/config.json')).json()) as DoorConfig;
const post = postSchema(config.tags);

/** A new article is not in the list that the build made, so the address of the page names it. */
function withNewArticle({ cms: options, article }: DoorConfig): DoorConfig['cms'] {
  const slug = slugOf(new URLSearchParams(location.search).get('new') ?? '');
  const isKnown = (files: readonly DoorFile[]) => files.some(({ name }) => name === slug);
  if (slug === '') return options;
  const file = {
    name: slug,
    label: slug,
    file: `content/blog/${slug}/{{locale}}.mdx`,
    i18n: true,
    ...article,
  };
  return {
    ...options,
    collections: options.collections.map((one) =>
      one.name === 'articles' && !isKnown(one.files) ? { ...one, files: [file, ...one.files] } : one,
    ),
  };
}

const faultPanel = document.querySelector<HTMLElement>('#faults');
/** A form that is refused says why, where the editor itself would only say that it could not save. */
function telling({ fromFile, toFile }: FileFormat): FileFormat {
  return {
    fromFile,
    toFile(value) {
      faultPanel?.hidePopover();
      try {
        return toFile(value);
      } catch (fault) {
        if (fault instanceof FormFault && faultPanel) {
          faultPanel
            .querySelector('ul')
            ?.replaceChildren(
              ...fault.faults.map((sentence) =>
                Object.assign(document.createElement('li'), { textContent: sentence }),
              ),
            );
          faultPanel.showPopover();
        }
        throw fault;
      }
    },
  };
}

// The editor takes a name of its own for a text with facts above it only when it ends so.
function register(name: string, extension: string, format: FileFormat): void {
  cms.registerCustomFormat(name, extension, telling(format));
}
register(
  'article-frontmatter',
  'mdx',
  textFormat((facts) => {
    const { error } = post.safeParse(facts);
    return error ? describePostFaults(error) : [];
  }),
);
register(
  'lesson-frontmatter',
  'mdx',
  textFormat((facts) => {
    const { error } = lessonSchema.safeParse(facts);
    return error ? describeLessonFaults(error) : [];
  }),
);
for (const [file, nullable] of Object.entries(config.nullable)) register(file, 'yml', dataFormat(nullable));

document.querySelector<HTMLFormElement>('#new')?.addEventListener('submit', (event) => {
  event.preventDefault();
  const title =
    event.currentTarget instanceof HTMLFormElement && new FormData(event.currentTarget).get('title');
  const slug = typeof title === 'string' ? slugOf(title) : '';
  if (slug !== '') location.assign(`/edit?new=${slug}#/collections/articles/entries/${slug}`);
});

register('tags', 'yml', tagsFormat());

const strip = document.querySelector<HTMLElement>('#strip');
const editor = document.querySelector<HTMLElement>('#nc-root');
if (strip && editor) {
  listenToBoxes(strip, editor);
  listenToFiles(strip, config.repository);
}

await cms.init({ config: withNewArticle(config) });
