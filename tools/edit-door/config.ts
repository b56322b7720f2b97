// What the editor at /edit shows: which files it opens and the form of each. Lists of files come from content/, forms from
// the schemas that the build reads them with.
import { globSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { z } from 'zod';
import { lessonSchema } from '#collections/lesson-schema.ts';
import { helpFileName } from '#collections/help.ts';
import { faqSchema, urgentHelpSchema } from '#collections/home.ts';
import { sectionsSchema } from '#collections/home-sections.ts';
import { offerFileName } from '#collections/offers.ts';
import { packageIds } from '#domain/packages/catalogue.ts';
import { offerFileSchema } from '#domain/packages/offer-file.ts';
import { readTags, sharedFields } from '#collections/post-files.ts';
import { questionsSchema } from '#collections/questions.ts';
import { storySchema, testimonialSchema } from '#domain/claims/claims.ts';
import { postLimits, postSchema } from '#domain/blog/post.ts';
import { helpFileSchema, helpIds } from '#domain/help/help-file.ts';
import { locales } from '#domain/languages.ts';
import { siteSchema } from '#domain/site.ts';
import { fieldsOf, inBothLanguages, long, nullableNames, type Field, type FieldOptions } from './fields.ts';
import { onlyHere } from './settings.ts';

export interface DoorFile {
  readonly name: string;
  readonly label: string;
  readonly file: string;
  readonly format: string;
  readonly fields: readonly Field[];
}
export interface DoorCollection {
  readonly name: string;
  readonly label: string;
  readonly icon: string;
  readonly files: readonly DoorFile[];
  readonly [option: string]: unknown;
}
/** What the page fetches before it opens. `CmsConfig` of Sveltia CMS is larger; this is what is used of it. */
export interface DoorConfig {
  readonly cms: {
    readonly collections: readonly DoorCollection[];
    readonly [option: string]: unknown;
  };
  /** Of a new article. */
  readonly article: Omit<DoorFile, 'name' | 'label' | 'file'>;
  readonly tags: readonly string[];
  /** Where the folders of articles stand at GitHub; null where the editor works on a folder of this computer alone. */
  readonly repository: string | null;
  /** By file: the names of fields that say null when they are empty. */
  readonly nullable: Readonly<Record<string, readonly string[]>>;
}

/** The text below the facts is written as it is: boxes of MDX are no Markdown, and a form would rewrite them. */
const body: Field = {
  name: 'body',
  label: 'Text',
  widget: 'text',
  required: true,
  hint: 'Markdown. The buttons at the top put boxes and pictures where the cursor is',
};

/** Only a new one begins as a draft: a form adds its defaults to files that are there, too. */
const articleOptions = (root: string, isNew: boolean): FieldOptions => ({
  title: { maxlength: postLimits.title },
  description: { ...long, minlength: postLimits.description.min, maxlength: postLimits.description.max },
  excerpt: { ...long, maxlength: postLimits.excerpt },
  tags: {
    widget: 'select',
    multiple: true,
    options: Object.entries(readTags(root)).map(([value, { en: label }]) => ({ value, label })),
  },
  typed: long,
  draft: { default: isNew },
  // Written by `npm run translated`.
  of: false,
});

function articleForm(root: string, isNew: boolean): DoorConfig['article'] {
  const schema = postSchema(Object.keys(readTags(root)));
  return {
    format: 'article-frontmatter',
    fields: inBothLanguages([...fieldsOf(schema, articleOptions(root, isNew)), body], sharedFields),
  };
}

/** In the file each tag is its code with a pair of names; a form shows a list of them (page/formats.ts). */
const tagFields: readonly Field[] = [
  {
    name: 'tags',
    label: 'Tags',
    widget: 'list',
    required: true,
    minimize_collapsed: true,
    summary: '{{fields.en}}',
    fields: [
      {
        name: 'code',
        label: 'Code',
        widget: 'string',
        required: true,
        pattern: ['^[a-z][a-z-]*$', 'lower-case letters and dashes'],
        hint: 'Part of the address of its page. Keep the code of a tag that articles carry',
      },
      { name: 'en', label: 'English', widget: 'string', required: true },
      { name: 'es', label: 'Spanish', widget: 'string', required: true },
    ],
  },
];

/** The words of exercises depend on their kind in module.yml, so they stay in the file. */
const lessonFields = inBothLanguages([
  ...fieldsOf(lessonSchema, { description: long, typed: long, 'quiz.explanation': long, exercises: false }),
  body,
]);

/** Files of YAML that a form can show. What a choice between shapes decides stays in the file. */
const dataFiles: readonly {
  readonly label: string;
  readonly file: string;
  readonly schema: z.ZodObject | z.ZodArray<z.ZodObject>;
  readonly options?: FieldOptions;
}[] = [
  {
    label: 'Facts of the operator, notice, closed days',
    file: 'content/site.yml',
    schema: siteSchema,
    options: { tracking: false },
  },
  ...packageIds.map((id) => ({
    label: `Package: ${id}`,
    file: offerFileName(id),
    schema: offerFileSchema,
    options: { whileClosed: false } as const,
  })),
  {
    label: 'Home: headings and cards',
    file: 'content/home/sections.yml',
    schema: sectionsSchema,
    options: { 'freeHelp.limits': long, 'about.text': long },
  },
  {
    label: 'Home: questions',
    file: 'content/home/faq.yml',
    schema: faqSchema,
    options: { answer: long },
  },
  {
    label: 'Court papers this week',
    file: 'content/home/free-help.yml',
    schema: urgentHelpSchema,
    options: {},
  },
  ...helpIds.map((id) => ({
    label: `Free help: ${id}`,
    file: helpFileName(id),
    schema: helpFileSchema,
    options: { text: long, sources: false } as const,
  })),
  {
    label: 'Home: stories',
    file: 'content/home/stories.yml',
    schema: storySchema.array(),
    options: { story: long, outcome: long },
  },
  {
    label: 'Home: quotes',
    file: 'content/home/testimonials.yml',
    schema: testimonialSchema.array(),
    options: { content: long },
  },
  {
    label: 'Page of questions',
    file: 'content/questions.yml',
    schema: questionsSchema,
    options: { 'questions.answer': long, 'questions.typed': long },
  },
];

/** A file that is one list is a form with one field. */
const dataFields = ({ schema, options }: (typeof dataFiles)[number]): Field[] =>
  schema instanceof z.ZodObject
    ? fieldsOf(schema, options)
    : [
        {
          name: 'entries',
          label: 'Entries',
          widget: 'list',
          root: true,
          required: true,
          minimize_collapsed: true,
          fields: fieldsOf(schema.element, options),
        },
      ];

/** Folders of content/<kind>/ with a text in each language. */
const folders = (root: string, kind: string): string[] => [
  ...new Set(
    globSync(`content/${kind}/*/{${locales.join(',')}}.mdx`, { cwd: root })
      .map((file) => posix.basename(dirname(file.replaceAll('\\', '/'))))
      .sort(),
  ),
];

/** `repository` is owner/name at GitHub; the branch is the one that is published. */
export function doorConfig(
  root: string,
  { repository, branch }: { repository: string; branch: string },
): DoorConfig {
  const texts = (kind: string, form: Pick<DoorFile, 'format' | 'fields'>) =>
    folders(root, kind).map((name) => ({
      name,
      label: name,
      file: `content/${kind}/${name}/{{locale}}.mdx`,
      ...form,
    }));
  return {
    tags: Object.keys(readTags(root)),
    repository: repository === onlyHere ? null : `https://github.com/${repository}`,
    nullable: Object.fromEntries(dataFiles.map(({ file, schema }) => [file, nullableNames(schema)])),
    article: articleForm(root, true),
    cms: {
      load_config_file: false,
      backend: { name: 'github', repo: repository, branch },
      // A save is a pull request: the host checks it and builds a preview before anybody publishes.
      publish_mode: 'editorial_workflow',
      // Pictures lie beside their article (page/article-files.ts); the library for them is not offered.
      media_folder: 'content/blog',
      app_title: 'Fresh Key',
      logo: { src: '/edit/mark.svg' },
      editor: { preview: false },
      i18n: {
        structure: 'multiple_files',
        locales,
        default_locale: 'en',
        // An article may exist in one language.
        initial_locales: 'all',
      },
      collections: [
        {
          name: 'articles',
          label: 'Articles',
          icon: 'article',
          i18n: true,
          files: texts('blog', articleForm(root, false)).map((file) => ({ ...file, i18n: true })),
        },
        {
          name: 'lessons',
          label: 'Lessons',
          icon: 'school',
          i18n: true,
          files: texts('learning', { format: 'lesson-frontmatter', fields: lessonFields }).map((file) => ({
            ...file,
            i18n: true,
          })),
        },
        {
          name: 'pages',
          label: 'Home page and facts',
          icon: 'home',
          files: [
            ...dataFiles.map((data) => ({
              name: posix.basename(data.file, '.yml'),
              label: data.label,
              file: data.file,
              format: data.file,
              fields: dataFields(data),
            })),
            {
              name: 'tags',
              label: 'Tags of articles',
              file: 'content/blog/tags.yml',
              format: 'tags',
              fields: tagFields,
            },
          ],
        },
      ],
    },
  };
}
