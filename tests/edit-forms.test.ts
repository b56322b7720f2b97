// The forms of /edit, without a browser: what they show of each file, and what they write back.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { markupFaults } from '#collections/markup-faults.ts';
import { textComponents } from '#collections/post-files.ts';
import { postLimits } from '#domain/blog/post.ts';
import { splitText } from '#domain/front-matter.ts';
import { doorConfig } from '#tools/edit-door/config.ts';
import type { Field } from '#tools/edit-door/fields.ts';
import { boxes, withBox } from '#tools/edit-door/page/boxes.ts';
import { dataFormat, FormFault, tagsFormat, textFormat } from '#tools/edit-door/page/formats.ts';
import { readValues, writeValues } from '#tools/edit-door/page/in-place.ts';
import { doorSettings } from '#tools/edit-door/settings.ts';

const { cms, article } = doorConfig(process.cwd(), { repository: 'owner/name', branch: 'main' });
const texts = globSync('content/{blog,learning}/*/{en,es}.mdx');
const openedFiles = cms.collections.flatMap(({ files }) => files.map(({ file }) => file));
const named = (fields: readonly Field[], name: string) => fields.find((field) => field.name === name);
type Values = Record<string, unknown>;

describe('an editor who changes one thing', () => {
  test.each(['content/site.yml', 'content/home/faq.yml', 'content/questions.yml'])(
    'in %s finds everything else as it was, comments too',
    (file) => {
      const text = readFileSync(file, 'utf8');
      const values = readValues(text);
      expect(writeValues(text, values)).toBe(text);
      const first = (Array.isArray(values) ? values[0] : values) as Values;
      const place = 'name' in first ? 'name' : 'id';
      const after = writeValues(text, changed(values, place, 'another')).split('\n');
      const before = text.split('\n');
      expect(after.length).toBe(before.length);
      expect(before.filter((line, index) => line !== after[index])).toHaveLength(1);
    },
  );

  test('a heading of the home page is one changed line, and one card more leaves every other line', () => {
    const text = readFileSync('content/home/sections.yml', 'utf8');
    const values = readValues(text) as { hero: { title: { es: string } }; whoWeServe: { groups: Values[] } };
    const before = values.hero.title.es;
    values.hero.title.es = 'Otra puerta';
    expect(writeValues(text, values)).toBe(text.replace(before, 'Otra puerta'));
    values.hero.title.es = before;
    values.whoWeServe.groups.push({ title: { en: 'A', es: 'B' }, text: { en: 'c', es: 'd' } });
    const after = writeValues(text, values).split('\n');
    expect(text.split('\n').filter((line) => !after.includes(line))).toEqual([]);
    expect(after.length).toBe(text.split('\n').length + 6);
  });

  test('in the text of an article changes that line of the file alone', () => {
    for (const file of texts) {
      const { fromFile, toFile } = textFormat(() => []);
      const text = readFileSync(file, 'utf8');
      // The editor hands a format the text without the last line's end.
      const form = fromFile(text.trim()) as Values & { body: string };
      expect(toFile(form), file).toBe(text);
      const [opening = ''] = form.body.split('\n');
      const longer = toFile({ ...form, body: form.body.replace(opening, () => `${opening} More.`) });
      expect(longer, file).toBe(text.replace(`\n\n${opening}`, () => `\n\n${opening} More.`));
    }
  });

  test('writes values that would be read as something else in quotes', () => {
    const text = 'phone: null # none\nname: Fresh Key\nlist: []\n';
    const after = writeValues(text, {
      phone: '4045550100',
      name: 'Key: fresh',
      list: [{ a: 'b', left: '' }],
    });
    expect(parse(after)).toEqual({ phone: '4045550100', name: 'Key: fresh', list: [{ a: 'b' }] });
    expect(after).toContain('# none');
  });

  test('empties a field: it says null where the file has to, and goes where it may', () => {
    const text = 'phone: 4045 # a number\nto: later\nlist: [a]\nnotice: { en: a, es: b }\n';
    const empty = { phone: '', to: '', list: [], notice: null };
    expect(parse(writeValues(text, empty, ['phone', 'notice']))).toEqual({
      phone: null,
      list: [],
      notice: null,
    });
    const untouched = 'phone: null\naddress: null\nsocial: {}\nclosures: []\n';
    const form = { phone: '', address: [], social: { x: '' }, closures: [], preparer: '' };
    expect(writeValues(untouched, form, ['phone', 'address'])).toBe(untouched);
  });

  test('who puts an entry into a list leaves the others as they stood', () => {
    const text = readFileSync('content/home/faq.yml', 'utf8');
    const entries = readValues(text) as unknown[];
    const added = { id: 'new', question: { en: 'Why?', es: '¿Por qué?' }, answer: { en: 'So.', es: 'Así.' } };
    const { fromFile, toFile } = dataFormat();
    fromFile(text.trim());
    const after = toFile([added, ...entries]);
    expect(parse(after)).toEqual([added, ...entries]);
    expect(after.startsWith(text.slice(0, text.indexOf('\n\n')))).toBe(true);
  });
});

const changed = (values: unknown, key: string, value: string): unknown =>
  Array.isArray(values)
    ? [{ ...(values[0] as Values), [key]: value }, ...values.slice(1)]
    : { ...(values as Values), [key]: value };

test('an article that is public stays so when somebody saves it; a new one begins as a draft', () => {
  const [first] = cms.collections.find(({ name }) => name === 'articles')?.files ?? [];
  expect(named(first?.fields ?? [], 'draft')).toMatchObject({ default: false });
  expect(named(article.fields, 'draft')).toMatchObject({ default: true });
  const { toFile } = textFormat(() => []);
  expect(
    toFile({ title: 'New', updated: '', draft: true, sources: [{ title: 'A', url: '' }], body: 'Text' }),
  ).toBe('---\ntitle: New\ndraft: true\nsources:\n  - title: A\n---\n\nText\n');
});

test('what the schema refuses is not saved, and the schema says why', () => {
  const { toFile } = textFormat(() => ['title: write a title']);
  expect(() => toFile({ title: '', body: '' })).toThrow(FormFault);
});

test('the forms open every article and lesson, and take their limits and sentences from the schema', () => {
  for (const file of texts)
    expect(openedFiles).toContain(file.replaceAll('\\', '/').replace(/(?:en|es)\.mdx$/, '{{locale}}.mdx'));
  expect(named(article.fields, 'title')).toMatchObject({
    required: true,
    maxlength: postLimits.title,
    hint: expect.stringContaining(String(postLimits.title)) as unknown,
  });
  expect(named(article.fields, 'tags')).toMatchObject({ i18n: 'duplicate', multiple: true });
  expect(named(article.fields, 'description')).toMatchObject({ i18n: true, widget: 'text' });
});

test('each required field of a form has its place in the file it is made for', () => {
  for (const { files } of cms.collections)
    for (const { file, fields } of files) {
      // The form of the tags is a list, made from their codes.
      if (file.endsWith('/tags.yml')) continue;
      const text = readFileSync(file.replace('{{locale}}', 'en'), 'utf8');
      const values = readValues(file.endsWith('.yml') ? text : splitText(text).frontmatter);
      const known = Array.isArray(values) ? ['entries'] : Object.keys(values as Values);
      const needed = fields
        .filter(({ required, name }) => required && name !== 'body')
        .map(({ name }) => name);
      expect(known, file).toEqual(expect.arrayContaining(needed));
    }
});

describe('a build has /edit', () => {
  const REPOSITORY_URL = 'https://x-access-token:secret@github.com/owner/name.git';
  const settings = (env: Record<string, string>) => doorSettings(env, { forOthers: true });

  test('when it is switched on, and names the repository without the token of its address', () => {
    expect(settings({ EDIT_DOOR: 'on', REPOSITORY_URL })).toEqual({
      repository: 'owner/name',
      branch: 'main',
    });
  });

  test('and none otherwise', () => {
    expect(settings({ REPOSITORY_URL })).toBeNull();
    expect(() => settings({ EDIT_DOOR: 'yes', REPOSITORY_URL })).toThrow('write "on"');
    expect(() => settings({ EDIT_DOOR: 'on' })).toThrow('REPOSITORY_URL');
  });
});

describe('a box that somebody puts into a text', () => {
  const at = (text: string, box: string) => {
    const cursor = text.indexOf('^');
    const result = withBox(text.replace('^', ''), { from: cursor, to: cursor }, box);
    return `${result.text.slice(0, result.cursor)}^${result.text.slice(result.cursor)}`;
  };

  test('stands on lines of its own, with the cursor where words are missing', () => {
    expect(at('One.^ Two.', boxes['notice'] ?? '')).toBe(
      'One.\n\n<Notice title="^">\n\nWhat to know.\n\n</Notice>\n\nTwo.',
    );
    expect(at('^', boxes['heading'] ?? '')).toBe('## ^');
  });

  test('stands behind the signs of another box, never among them', () => {
    expect(at('<Notice title="a^">\n\nb\n\n</Notice>', '![|](./c.jpg)')).toBe(
      '<Notice title="a">\n\n![^](./c.jpg)\n\nb\n\n</Notice>',
    );
  });

  test('is one that the check takes', () => {
    const text = Object.values(boxes).reduce(
      (before, box) => withBox(before, { from: before.length, to: before.length }, box).text,
      'One.',
    );
    expect(markupFaults(text, textComponents)).toEqual([]);
  });
});

describe('the tags of articles', () => {
  const file = readFileSync('content/blog/tags.yml', 'utf8');
  type Tag = { code: string; en: string; es: string };
  const form = () => {
    const { fromFile, toFile } = tagsFormat();
    return { toFile, tags: (fromFile(file.trim()) as { tags: Tag[] }).tags };
  };

  test('are a list in the form, and every line of the file stays as it was', () => {
    const { tags, toFile } = form();
    expect(toFile({ tags })).toBe(file);
    const after = toFile({ tags: [...tags, { code: 'moving-in', en: 'Moving in', es: 'La mudanza' }] });
    expect(after.startsWith(file.trimEnd())).toBe(true);
    expect(parse(after)).toMatchObject({ 'moving-in': { en: 'Moving in', es: 'La mudanza' } });
  });

  test('are not saved with a code that stands there twice', () => {
    const { tags, toFile } = form();
    expect(() => toFile({ tags: [...tags, ...tags.slice(0, 1)] })).toThrow(FormFault);
  });
});

test('an editor sees our mark, and no name of a repository that nobody gave', () => {
  const settings = doorSettings({ EDIT_DOOR: 'on' }, { forOthers: false });
  const shown = JSON.stringify(settings && doorConfig(process.cwd(), settings));
  expect(shown).not.toMatch(/your-(?:account|repository)/);
  expect(shown).toContain('/edit/mark.svg');
});

test('an editor whose browser is in Spanish reads the strip around the editor in Spanish, each word of it', () => {
  const page = readFileSync('tools/edit-door/page/edit.html', 'utf8');
  const shown = [...page.matchAll(/<(label|button|span|p|strong)([^>]*)>\s*[A-Z]/g)];
  expect(shown.length).toBeGreaterThan(15);
  for (const [tag] of shown) expect(tag).toContain('data-es=');
  expect(page.match(/(?<!data-es-)(?:placeholder|aria-label)="/g)?.length).toBe(
    page.match(/data-es-(?:placeholder|aria-label)="/g)?.length,
  );
});
