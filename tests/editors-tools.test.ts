// @module-tag full
// What an editor runs and is told: new posts, translations, faults in a file. On folders of their own.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { postFaults, postTranslationNotes } from '#collections/post-files.ts';
import { stampIn, stampOf } from '#collections/translation-stamp.ts';
import { slugOf } from '#domain/blog/slug.ts';
import { newPost } from '#tools/content/new-post.ts';
import { checkTranslations, noteTranslated } from '#tools/content/translations.ts';

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true });
});

/** A project with nothing but these files of content and the tags. */
function project(files: Record<string, string> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'editor-'));
  made.push(root);
  mkdirSync(join(root, 'content/blog'), { recursive: true });
  cpSync('content/blog/tags.yml', join(root, 'content/blog/tags.yml'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}
const change = (root: string, file: string, edit: (text: string) => string) =>
  writeFileSync(join(root, file), edit(readFileSync(join(root, file), 'utf8')));
const today = '2026-11-21';

describe('a new post', () => {
  it('is two drafts that are right as they stand', () => {
    const root = project();
    expect(newPost('Your deposit: what to ask', { root, today })).toEqual([
      'content/blog/your-deposit-what-to-ask/en.mdx',
      'content/blog/your-deposit-what-to-ask/es.mdx',
    ]);
    expect(postFaults(root)).toEqual([]);
  });

  it('cannot be published while a sample text is in it', () => {
    const root = project();
    const [english = ''] = newPost('A post', { root, today });
    change(root, english, (text) => text.replace('draft: true\n', ''));
    expect(postFaults(root)).toEqual([
      `${english}: replace every text that begins with ✎ before you take out "draft: true"`,
    ]);
  });

  it('never writes over one that is there', () => {
    const root = project();
    newPost('A post', { root, today });
    expect(() => newPost('A post', { root, today })).toThrow('already exists');
  });

  it('gets an address out of a title of either language', () => {
    expect(slugOf('¿Qué hago después del aviso?')).toBe('que-hago-despues-del-aviso');
    expect(slugOf('word '.repeat(40)).length).toBeLessThanOrEqual(60);
    expect(() => newPost('???', { root: project(), today })).toThrow('makes no address');
  });
});

describe('a fault in a post', () => {
  const faultAfter = (edit: (text: string) => string) => {
    const root = project();
    const [, spanish = ''] = newPost('A post', { root, today });
    change(root, spanish, edit);
    return postFaults(root);
  };
  const at = 'content/blog/a-post/es.mdx:';

  it('is told with file, field and what to write', () => {
    expect(faultAfter((text) => text.replace(/^title: .*$/m, `title: ${'x'.repeat(80)}`))).toEqual([
      `${at} line 2, title: write a title of at most 70 characters; it has 80`,
    ]);
  });

  it('is found in the text below, too', () => {
    expect(faultAfter((text) => `${text}\n# Loud\n\n<Video id="x" />\n`)).toEqual([
      `${at} line 36: begin headings with ## (the title is the page’s only #)`,
      `${at} line 38: <Video> is unknown; there are <Notice>, <Steps>, <FreeHelp>`,
    ]);
  });

  it('is a sign or a box that the build could not read', () => {
    expect(faultAfter((text) => `${text}\nRent < $500 and {more}.\n`)).toEqual([
      `${at} line 36: write &lt; in place of a < that begins no box`,
      `${at} line 36: write &#123; and &#125; in place of { and }`,
    ]);
    expect(faultAfter((text) => text.replace('</Notice>', '<!-- later -->'))).toEqual([
      `${at} line 21: take out the note between <!-- and -->`,
      `${at} line 17: <Notice> is not closed; write </Notice> where the box ends`,
    ]);
    expect(faultAfter((text) => `${text}\nType \`{name}\` or \`a < b\`. {/* for later */}\n`)).toEqual([]);
  });

  it('is a file under a name that nobody reads', () => {
    const root = project({ 'content/blog/a-post/es.md': '', 'content/blog/b-post.mdx': '' });
    expect(postFaults(root)).toEqual([
      'content/blog/a-post/es.md: is not read; a post is content/blog/<address>/en.mdx or es.mdx',
      'content/blog/b-post.mdx: is not read; a post is content/blog/<address>/en.mdx or es.mdx',
    ]);
  });

  it('is not the mark with which some editors begin a file', () => {
    expect(faultAfter((text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`)).toEqual([]);
  });

  it('is a colon that needs quotes, with its line', () => {
    expect(faultAfter((text) => text.replace(/^title: .*$/m, 'title: Uno: dos'))).toEqual([
      `${at} line 2 cannot be read; put a text that contains a colon or begins with a sign in "quotes", and begin each line as far in as the one above it`,
    ]);
  });

  it('is a date that differs between the languages', () => {
    expect(faultAfter((text) => text.replace(/^date: .*$/m, 'date: 2026-01-01'))).toEqual([
      `${at} date: write the same as in content/blog/a-post/en.mdx (2026-11-21)`,
    ]);
  });
});

describe('a translation', () => {
  it('is reported while missing, until stamped, and when its source changes', () => {
    const root = project();
    const [english = '', spanish = ''] = newPost('A post', { root, today });
    expect(postTranslationNotes(root).join()).toContain('does not say which text');
    expect(noteTranslated(spanish, root)).toBe(spanish);
    expect(postTranslationNotes(root)).toEqual([]);
    expect(postFaults(root)).toEqual([]);

    // Days and tags may change without a word to translate.
    change(root, english, (text) => text.replace('reviewed: 2026-11-21', 'reviewed: 2026-12-01'));
    expect(postTranslationNotes(root)).toEqual([]);
    change(root, english, (text) => `${text}\nOne more sentence.\n`);
    expect(postTranslationNotes(root).join()).toContain(`${spanish}: the translation is older`);

    rmSync(join(root, spanish));
    expect(postTranslationNotes(root)).toEqual([`${spanish}: the translation is missing`]);
  });

  it('keeps all else of the file, and is stamped again in place', () => {
    const root = project();
    const [english = '', spanish = ''] = newPost('A $& post', { root, today });
    const before = readFileSync(join(root, spanish), 'utf8');
    noteTranslated(spanish, root);
    noteTranslated(spanish, root);
    const after = readFileSync(join(root, spanish), 'utf8');
    expect(after.replace(/^of: .*\n/m, '')).toBe(before);
    expect(stampIn(after)).toBe(stampOf(readFileSync(join(root, english), 'utf8')));
  });

  it('of a policy fails the checks when its source changed', () => {
    const [en, es] = ['content/policies/privacy/en.mdx', 'content/policies/privacy/es.mdx'];
    const root = project({ [en]: 'One.', [es]: 'Uno.' });
    noteTranslated(es, root);
    expect(checkTranslations(root)).toEqual({ notes: [], faults: [] });
    change(root, en, (text) => `${text} Two.`);
    expect(checkTranslations(root).faults).toEqual([
      `${es}: the translation is older than its source; once it is right: npm run translated ${es}`,
    ]);
    expect(existsSync(join(root, 'content/translations.yml'))).toBe(true);
  });

  it('is refused for a path that is not a translation', () => {
    expect(() => noteTranslated('README.md', project())).toThrow('Name the translation');
    expect(() => noteTranslated('content/blog/none/es.mdx', project())).toThrow('does not exist');
  });
});
