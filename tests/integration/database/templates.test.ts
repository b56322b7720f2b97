import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import {
  addLegalFacts,
  addShippedTemplates,
  readLegalFacts,
  readShippedTemplates,
} from '#tools/database/shipped-templates.ts';
import * as given from './given.ts';
import { colleague, firstMatter } from './given-matters.ts';
import { write, type Who } from './given-talk.ts';

let database: TestDatabase;
let sam: Who;
let attorney: Who;
beforeAll(async () => {
  database = await createTestDatabase();
  sam = await colleague(database);
  attorney = await colleague(database, 'attorney');
});
beforeEach(async () => {
  await database.sql`truncate public.document_templates cascade`;
  await addShippedTemplates(database.sql);
});
afterAll(() => database.drop());

interface Version {
  readonly id: string;
  readonly number: number;
  readonly state: string;
  readonly sha256: string;
  readonly unverified: readonly string[];
}
interface Line {
  readonly template: Version;
  readonly versions: readonly Version[];
}
const motionId = async () => {
  const [row] = await database.sql<{ id: string }[]>`
    select id from public.document_templates where template_type = 'motion' and is_active and county is null`;
  if (!row) throw new Error('no motion');
  return row.id;
};
const read = (templateId: string) =>
  given.call(database, 'read_template', { templateId }) as unknown as Promise<Line>;
const states = async (id: string) =>
  (await read(id)).versions.toReversed().map(({ number, state }) => `${number} ${state}`);
const sha = (letter: string) => letter.repeat(64);

async function writeVersion(letter: string, more = {}): Promise<string> {
  const id = await motionId();
  const newest = (await read(id)).versions[0]?.number ?? 0;
  const body = {
    id,
    county: null,
    newest,
    title: 'Motion',
    content: '{}',
    sha256: sha(letter),
    variables: [],
  };
  const answer = await write(database, 'add_template_version', sam, {
    ...body,
    facts: ['superior-motion', 'records-public'],
    note: 'Shorter',
    ...more,
  });
  expect(answer).toMatchObject({ outcome: 'done' });
  return answer['id'] as string;
}
const sayYes = async (id: string, more = {}, who = attorney) =>
  write(database, 'review_template', who, {
    id,
    sha256: (await read(id)).template.sha256,
    answer: 'approved',
    facts: ['superior-motion'],
    typedName: 'Pat Law',
    ...more,
  });
const putInForce = (id: string) => write(database, 'put_template_in_force', sam, { id });
const isApproved = async (matterId: string) => {
  const { templates } = (await given.call(database, 'read_paper_facts', { matterId })) as unknown as {
    templates: readonly { id: string; approved: boolean }[];
  };
  const inUse = await motionId();
  return templates.find(({ id }) => id === inUse)?.approved;
};

describe('a new version of a template', () => {
  test('is used only after the attorney’s yes and somebody’s word, and then the old one is void', async () => {
    const first = await motionId();
    const second = await writeVersion('b');
    expect(await states(first)).toEqual(['1 sample', '2 waiting']);
    expect(await putInForce(second)).toEqual({ outcome: 'not_now' });
    expect(await sayYes(second)).toEqual({ outcome: 'done' });
    expect(await states(first)).toEqual(['1 sample', '2 approved']);
    expect(await putInForce(second)).toEqual({ outcome: 'done' });
    expect(await states(first)).toEqual(['1 replaced', '2 in_force']);
    // What was replaced comes back only as a version of its own, with a yes of its own.
    expect(await sayYes(first, { facts: (await read(first)).template.unverified })).toEqual({
      outcome: 'not_now',
    });
    expect(await putInForce(first)).toEqual({ outcome: 'not_now' });
  });

  test('is not begun from an older one than the newest, nor when it says the same', async () => {
    const id = await motionId();
    await writeVersion('b');
    const body = { id, county: null, title: 'Motion', content: '{}', variables: [], facts: [], note: 'A' };
    expect(
      await write(database, 'add_template_version', sam, { ...body, newest: 1, sha256: sha('c') }),
    ).toMatchObject({ outcome: 'stale', changedBy: expect.any(String) as string });
    expect(
      await write(database, 'add_template_version', sam, { ...body, newest: 2, sha256: sha('b') }),
    ).toEqual({
      outcome: 'same',
    });
  });

  test('of one county goes before the one for every county there, and nowhere else', async () => {
    const forFulton = await writeVersion('d', { county: 'Fulton', newest: 0 });
    await sayYes(forFulton);
    await putInForce(forFulton);
    const paid = await given.paidFor(database);
    const matter = await firstMatter(database, paid.caseId);
    const used = async (county: string) => {
      await database.sql`update public.court_matters set county = ${county} where id = ${matter.id}`;
      const { templates } = (await given.call(database, 'read_paper_facts', {
        matterId: matter.id,
      })) as unknown as { templates: readonly { id: string }[] };
      return templates.some(({ id }) => id === forFulton);
    };
    expect(await used('Fulton')).toBe(true);
    expect(await used('Hall')).toBe(false);
    expect(await states(await motionId())).toEqual(['1 sample']);
  });
});

describe('an attorney’s yes', () => {
  test('has to name every unverified fact, is the attorney’s alone, and of the text that was read', async () => {
    const id = await writeVersion('b');
    expect(await sayYes(id, { facts: [] })).toEqual({ outcome: 'facts' });
    expect(await sayYes(id, {}, sam)).toEqual({ outcome: 'unknown' });
    expect(await sayYes(id, { sha256: sha('f') })).toEqual({ outcome: 'not_now' });
    expect((await read(id)).template.state).toBe('waiting');
  });

  test('ends SAMPLE for the version in use, and falls when a fact turns out unverified', async () => {
    const paid = await given.paidFor(database);
    const { id: matterId } = await firstMatter(database, paid.caseId);
    const id = await motionId();
    expect(await isApproved(matterId)).toBe(false);
    expect(await sayYes(id, { facts: (await read(id)).template.unverified })).toEqual({ outcome: 'done' });
    expect(await isApproved(matterId)).toBe(true);
    const facts = readLegalFacts();
    await addLegalFacts(
      database.sql,
      facts.map((one) => (one.id === 'own-harm' ? { ...one, tag: 'U' } : one)),
    );
    expect(await isApproved(matterId)).toBe(false);
    await addLegalFacts(database.sql, facts);
    expect(await isApproved(matterId)).toBe(true);
  });

  test('that is a return keeps its words, and the version can still be approved later', async () => {
    const id = await writeVersion('b');
    const answer = { answer: 'returned', typedName: null, words: 'Say which rule.' };
    expect(await sayYes(id, answer)).toEqual({ outcome: 'done' });
    expect((await read(id)).template).toMatchObject({
      state: 'returned',
      reviews: [{ answer: 'returned', words: 'Say which rule.' }],
    });
    await sayYes(id);
    expect((await read(id)).template.state).toBe('approved');
  });
});

describe('the templates we ship', () => {
  const change = () =>
    database.sql`update public.document_templates set sha256 = ${sha('0')} where template_type = 'motion' and is_shipped`;

  test('are in a new database, come in once, and a changed one becomes the next version', async () => {
    await addShippedTemplates(database.sql);
    expect(await states(await motionId())).toEqual(['1 sample']);
    await change();
    await addShippedTemplates(database.sql);
    expect(await states(await motionId())).toEqual(['1 replaced', '2 sample']);
    const [{ count } = { count: 0 }] = await database.sql<{ count: number }[]>`
      select count(*)::integer as count from public.document_templates where is_active`;
    expect(count).toBe(readShippedTemplates().length);
  });

  test('never take the place of what an attorney approved: they wait like any other version', async () => {
    const id = await motionId();
    await sayYes(id, { facts: (await read(id)).template.unverified });
    await change();
    await database.sql`update public.template_reviews set sha256 = ${sha('0')}`;
    await addShippedTemplates(database.sql);
    expect(await states(id)).toEqual(['1 in_force', '2 waiting']);
  });
});
