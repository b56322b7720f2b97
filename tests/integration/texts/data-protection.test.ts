// What is kept of texts follows the person: into the copy of their data, with a merge, and away when they are erased or time is up.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inFullRun } from '#tests/runs.ts';
import { readAccountRecords } from '#server/own-data/account-records.ts';
import * as given from '../database/given.ts';
import { newPhone, startTexting, type TextClient, type Texting } from './texting.ts';

let texting: Texting;
beforeAll(async () => {
  texting = await startTexting();
});
afterAll(() => texting.close());

interface CopiedConsent {
  readonly confirmed_at: string | null;
  readonly texts: readonly { readonly kind: string }[];
  readonly text_answers: readonly { readonly meaning: string }[];
}

/** In which tables a number stands, or a word somebody wrote. */
async function tablesWith(word: string): Promise<string[]> {
  const tables = await texting.sql<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`;
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await texting.sql`
        select from ${texting.sql('public')}.${texting.sql(name)} as t where strpos(t::text, ${word}) > 0 limit 1`;
      return rows.length > 0 ? name : null;
    }),
  );
  return found.filter((name) => name !== null);
}

/** A client who confirmed, and wrote by text once they were known and once before. */
async function whoWrote(): Promise<TextClient & { readonly word: string }> {
  const phone = newPhone();
  const word = `word${randomUUID().slice(0, 8)}`;
  await texting.phone.write(phone, `Before: ${word}`);
  await texting.idle();
  const one = await texting.client('en', phone);
  await texting.send();
  await texting.phone.write(phone, 'YES');
  await texting.phone.write(phone, `After: ${word}`);
  await texting.idle();
  return { ...one, word };
}

test('the copy of one’s own data holds each yes with its words, what was sent under it, and what came', async () => {
  const one = await whoWrote();
  const records = await readAccountRecords(texting.app, {
    userId: one.userId,
    role: 'client',
  } as Parameters<typeof readAccountRecords>[1]);
  const [consent] = records.account.text_consents as readonly CopiedConsent[];
  expect(consent).toMatchObject({ phone: one.phone, words: 'Yes, text me.', language: 'en' });
  expect(consent?.confirmed_at).not.toBeNull();
  expect(consent?.texts.map(({ kind }) => kind)).toContain('confirm');
  expect(consent?.text_answers.map(({ meaning }) => meaning)).toContain('words');
  expect(JSON.stringify(records)).toContain(`After: ${one.word}`);
});

test('who is erased leaves neither number nor words anywhere, also of what came before we knew them', async () => {
  const one = await whoWrote();
  expect(await tablesWith(one.phone)).toContain('text_consents');
  expect(await tablesWith(one.word)).toContain('text_answers');
  await texting.sql`select private.erase_portal(${[one.userId]}::uuid[])`;
  expect(await tablesWith(one.phone)).toEqual([]);
  expect(await tablesWith(one.word)).toEqual([]);
  expect(await texting.sql`select from public.texts where case_id = ${one.caseId}`).toHaveLength(0);
});

test(
  'a text of an unknown number goes a year after somebody looked at it, and not before',
  inFullRun,
  async () => {
    const phone = newPhone();
    await texting.phone.write(phone, 'Is anybody there?');
    await texting.idle();
    const sweep = () => texting.sql`select private.retain_messages(now() - interval '365 days', 100)`;
    const left = async () =>
      (await texting.sql`select from public.text_answers where phone = ${phone}`).length;
    await texting.sql`update public.text_answers set received_at = now() - interval '3 years' where phone = ${phone}`;
    await sweep();
    expect(await left()).toBe(1);
    await texting.sql`update public.text_answers set handled_at = now() - interval '366 days' where phone = ${phone}`;
    await sweep();
    expect(await left()).toBe(0);
  },
);

test('a STOP of somebody we know goes a year after it, and what they wrote stays with the case', async () => {
  const one = await whoWrote();
  await texting.phone.write(one.phone, 'STOP');
  await texting.idle();
  await texting.sql`update public.text_answers set handled_at = now() - interval '366 days' where phone = ${one.phone}`;
  await texting.sql`select private.retain_messages(now() - interval '365 days', 100)`;
  const left = await texting.sql<{ meaning: string; user_id: string | null }[]>`
    select meaning, user_id from public.text_answers where phone = ${one.phone}`;
  expect(left).toEqual([{ meaning: 'words', user_id: one.userId }]);
});

test(
  'two accounts that become one keep one number, that of the account that stays, and all that was allowed',
  inFullRun,
  async () => {
    const stays = await texting.confirmed();
    const goes = await texting.confirmed('es');
    const allowed = async () => {
      const staff = await Promise.all([0, 1].map(() => given.account(texting, { role: 'admin' })));
      const [first, second] = staff.map(({ id }) => ({ actorId: id, actorRole: 'admin' }));
      for (const { id } of staff)
        await texting.sql`update public.users set permissions = '{"merge": true}' where id = ${id}`;
      const { mergeId } = await given.call(texting.database, 'ask_merge', {
        keptId: stays.userId,
        mergedId: goes.userId,
        reason: 'Called both numbers',
        ...first,
      });
      return given.call(texting.database, 'decide_merge', {
        mergeId: mergeId as string,
        act: 'confirm',
        ...second,
      });
    };
    expect(await allowed()).toMatchObject({ outcome: 'done' });
    const rows = await texting.sql<{ phone: string; ended: string | null }[]>`
    select phone, ended_by as ended from public.text_consents where user_id = ${stays.userId} order by asked_at`;
    expect(rows).toEqual([
      { phone: stays.phone, ended: null },
      { phone: goes.phone, ended: 'replaced' },
    ]);
  },
);
