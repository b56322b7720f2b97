// Texts as people live with them: allowed, confirmed, sent by day, answered, ended, and told by mail where they do not arrive.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reachFacts } from '#domain/channels/reach-facts.ts';
import { channelState, mayUse, triedEnough } from '#domain/channels/reach.ts';
import { hourMs } from '#domain/durations.ts';
import { isHearingText, isReply, type TextKind, textKinds } from '#domain/texts/kinds.ts';
import { casePath, path } from '#i18n/routes.ts';
import { textWords } from '#i18n/texts.ts';
import { jpg } from '#tests/sample-files.ts';
import { inFullRun } from '#tests/runs.ts';
import { callFunction } from '#tools/database/call-function.ts';
import type { AnswersApp } from '#server/texts/take-answers.ts';
import { tendTexts } from '#server/texts/tend-texts.ts';
import type { Texts } from '#server/texts/texts.ts';
import * as given from '../database/given.ts';
import { colleague } from '../database/given-matters.ts';
import { write } from '../database/given-talk.ts';
import { hearingOf, newPhone, noon, startTexting, type TextClient, type Texting } from './texting.ts';

let texting: Texting;
beforeAll(async () => {
  texting = await startTexting();
});
afterAll(() => texting.close());

const days = (count: number) => new Date(Date.now() + count * 86_400_000);

/** Staff write into the case of a client. */
async function writeTo({ caseId }: TextClient, more: Record<string, string> = {}) {
  const [staff] = await texting.sql<{ id: string }[]>`
    insert into public.users (email, first_name, role) values (${`${randomUUID()}@staff.example`}, 'Sam', 'staff') returning id`;
  const p = {
    idempotencyKey: randomUUID(),
    caseId,
    actorId: staff?.id ?? '',
    actorRole: 'staff',
    language: 'en',
    message: 'We read your letter.',
    ticketHashes: [],
    ...more,
  };
  const answer = await callFunction(texting.sql, 'send_case_message', p);
  expect(answer.outcome).toBe('done');
}

const thread = ({ caseId }: TextClient) => texting.sql<
  { text: string; cameBy: string; from: string; files: number }[]
>`
  select message as text, came_by as "cameBy", sender_role as "from", jsonb_array_length(attachments) as files
  from public.client_messages where case_id = ${caseId} order by created_at`;
const tasks = async ({ caseId }: TextClient) =>
  (
    await texting.sql<{ code: string; day: boolean }[]>`
      select code, due_at::date = now()::date as day from public.case_tasks
      where case_id = ${caseId} and done_at is null and dropped_at is null`
  ).map(({ code, day }) => `${code}${day ? ' today' : ''}`);
const consentOf = async ({ userId }: TextClient) => {
  const rows = await texting.sql<{ state: string }[]>`
    select case when ended_at is not null then ended_by::text when confirmed_at is not null then 'on' else 'asked' end as state
    from public.text_consents where user_id = ${userId} order by asked_at, id`;
  return rows.map(({ state }) => state);
};

/** At noon, with a provider that does some things otherwise. */
function appWith(more: Partial<Texts>): AnswersApp {
  const texts = texting.app.texts as Texts;
  // An adapter that is made at its first use has nothing to copy before.
  return {
    ...texting.app,
    clock: noon,
    texts: new Proxy(texts, { get: (own, name) => Reflect.get(name in more ? more : own, name) as unknown }),
  };
}

describe('a client who ticked the box', () => {
  test.each(['en', 'es'] as const)(
    'is asked, and told nothing else before YES came from the phone (%s)',
    async (language) => {
      const one = await texting.client(language);
      await writeTo(one);
      await texting.send();
      await texting.idle();
      expect(await texting.arrived(one)).toEqual([`Fresh Key: ${textWords[language].texts.confirm}`]);
      await texting.phone.write(one.phone, language === 'en' ? 'Yes please' : 'SÍ');
      await texting.idle();
      expect(await consentOf(one)).toEqual(['on']);
      expect((await texting.arrived(one)).at(-1)).toBe(`Fresh Key: ${textWords[language].texts.welcome}`);
      await writeTo(one);
      await texting.send();
      expect((await texting.arrived(one)).at(-1)).toContain(`${texting.url}/api/t/`);
    },
  );

  test('is asked once, however often the box is ticked, and again for another number', async () => {
    const one = await texting.client();
    await texting.want(one);
    await texting.send();
    expect(await texting.arrived(one)).toHaveLength(1);
    const other = { ...one, phone: newPhone() };
    await texting.want(other);
    await texting.send();
    expect(await texting.arrived(other)).toHaveLength(1);
    expect(await consentOf(one)).toEqual(['replaced', 'asked']);
  });

  test('is asked in the morning when they ticked it at night', inFullRun, async () => {
    const one = await texting.client();
    const night = noon();
    night.setUTCHours(4);
    expect(await texting.send(night)).toBe(0);
    expect(await texting.arrived(one)).toEqual([]);
    await texting.sql`update public.texts set run_after = now() where status = 'waiting'`;
    await texting.send();
    expect(await texting.arrived(one)).toHaveLength(1);
  });
});

describe('texts', () => {
  test('come at most once a day, but for what somebody answers and hearings', inFullRun, async () => {
    const one = await texting.confirmed();
    const before = (await texting.arrived(one)).length;
    await writeTo(one);
    await texting.send();
    await writeTo(one);
    await texting.send();
    expect(await texting.arrived(one)).toHaveLength(before + 1);
    const eventId = await hearingOf(texting, one, days(3));
    await texting.remind(eventId);
    expect(await texting.arrived(one)).toHaveLength(before + 2);
  });

  test('that are no longer true are not sent', async () => {
    const one = await texting.confirmed();
    const before = (await texting.arrived(one)).length;
    await writeTo(one);
    await texting.sql`update public.client_messages set read_at = now() where case_id = ${one.caseId}`;
    await texting.send();
    expect(await texting.arrived(one)).toHaveLength(before);
  });

  test('ask for files also while we work on, and no longer once they are there', async () => {
    const one = await texting.confirmed();
    const before = (await texting.arrived(one)).length;
    const sam = await colleague(texting.database);
    await write(texting.database, 'ask_files', sam, {
      caseId: one.caseId,
      what: 'Letter',
    });
    await texting.send();
    expect(await texting.arrived(one)).toHaveLength(before + 1);
    const other = await texting.confirmed();
    const known = (await texting.arrived(other)).length;
    const asked = await write(texting.database, 'ask_files', sam, { caseId: other.caseId, what: 'Letter' });
    await texting.sql.begin(async (transaction) => {
      await transaction`set local session_replication_role = replica`;
      await transaction`
        update public.file_requests set status = 'withdrawn' where id = ${String(asked['requestId'])}`;
    });
    await texting.send();
    expect(await texting.arrived(other)).toHaveLength(known);
  });

  test('say nothing of the answer to a ticket, which is not in the thread they lead to', async () => {
    const one = await texting.confirmed();
    const [ticket] = await texting.sql<{ id: string }[]>`
      insert into public.support_tickets (user_id, case_id, reference, category, subject, description, language)
      values (${one.userId}, ${one.caseId}, ${randomUUID().slice(0, 8).toUpperCase()}, 'other', 'Address', 'I moved.', 'en')
      returning id`;
    await texting.sql`
      select private.tell_client_of_ticket(one) from public.support_tickets as one where id = ${ticket?.id ?? ''}`;
    const written = await texting.sql`
      select from public.texts where case_id = ${one.caseId} and kind = 'message'`;
    expect(written).toHaveLength(0);
    const mails = await texting.sql`
      select from public.outbox where user_id = ${one.userId} and kind = 'ticket_answered'`;
    expect(mails).toHaveLength(1);
  });

  test('lead to the thing in the case, and a stranger’s guess to the sign-in', async () => {
    const one = await texting.confirmed('es');
    await writeTo(one);
    await texting.send();
    const link = (await texting.arrived(one)).at(-1)?.split(' ').at(-1) ?? '';
    const answer = await fetch(link, { redirect: 'manual' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`${casePath('es', one.caseId)}#messages`);
    const guess = await fetch(`${texting.url}/api/t/aaaaaaaaaa`, { redirect: 'manual' });
    expect(guess.headers.get('location')).toBe(path('dashboard', 'en'));
  });
});

describe('STOP', () => {
  test.each(['STOP', 'ALTO', 'Parar', 'BAJA', 'cancelar', 'No me escriban más'])(
    '%s ends everything at once, and START begins again',
    async (word) => {
      const one = await texting.confirmed('es');
      await writeTo(one);
      await texting.phone.write(one.phone, word);
      await texting.idle();
      const before = await texting.arrived(one);
      await texting.send();
      expect(await texting.arrived(one)).toEqual(before);
      expect(await consentOf(one)).toEqual(['stop']);
      await texting.phone.write(one.phone, 'START');
      await texting.idle();
      expect(await consentOf(one)).toEqual(['stop', 'on']);
      await writeTo(one);
      await texting.send();
      expect((await texting.arrived(one)).length).toBeGreaterThan(before.length);
    },
  );

  test('by a stranger who has the number now switches it off for whoever gave it', async () => {
    const one = await texting.confirmed();
    await texting.phone.write(one.phone, 'Wrong number');
    await texting.idle();
    expect(await consentOf(one)).toEqual(['wrong_number']);
    // What the stranger goes on to write is not the client's.
    await texting.phone.write(one.phone, 'I am not Maria');
    await texting.idle();
    expect(await thread(one)).toHaveLength(0);
  });

  test('brings what was to be told by text alone by mail', async () => {
    const one = await texting.confirmed();
    await writeTo(one, { tellBy: 'text' });
    const mails = () => texting.sql`
      select from public.outbox where user_id = ${one.userId} and kind in ('case_message', 'case_news')`;
    expect(await mails()).toHaveLength(0);
    await texting.phone.write(one.phone, 'STOP');
    await texting.idle();
    expect(await mails()).toHaveLength(1);
  });
});

test('a START that reaches us late does not outweigh the STOP that was written after it', async () => {
  const one = await texting.confirmed();
  await texting.phone.write(one.phone, 'STOP');
  await texting.idle();
  await texting.phone.disturb({ repeats: 0 });
  await texting.phone.write(one.phone, 'START');
  await texting.idle();
  await texting.phone.disturb({});
  await texting.sql`
    update public.text_consents set ended_at = now() + interval '2 seconds' where user_id = ${one.userId}`;
  await texting.tend();
  expect(await consentOf(one)).toEqual(['stop']);
  // Written after it, it means what it says.
  await texting.sql`
    update public.text_consents set ended_at = now() - interval '1 hour' where user_id = ${one.userId}`;
  await texting.phone.write(one.phone, 'START');
  await texting.idle();
  expect(await consentOf(one)).toEqual(['stop', 'on']);
});

test('what the provider keeps back of an answer holds back no text of ours', async () => {
  const one = await texting.confirmed();
  const before = (await texting.arrived(one)).length;
  await writeTo(one);
  await tendTexts(appWith({ missed: () => Promise.reject(new Error('twilio:503')) }));
  expect(await texting.arrived(one)).toHaveLength(before + 1);
});

describe('what does not arrive', () => {
  test('is told by mail and makes a task, and ends nothing by itself', async () => {
    const one = await texting.confirmed();
    await texting.phone.fail(['undelivered']);
    await writeTo(one, { tellBy: 'text' });
    await texting.send();
    await texting.idle();
    expect(await tasks(one)).toContain('text_failed');
    const [mail] = await texting.sql`
      select from public.outbox where user_id = ${one.userId} and kind = 'case_message'`;
    expect(mail).toBeDefined();
    expect(await consentOf(one)).toEqual(['on']);
  });

  test('is not sent twice where the provider took it and its answer was lost', async () => {
    const one = await texting.confirmed();
    const before = (await texting.arrived(one)).length;
    await texting.phone.fail(['lose']);
    await writeTo(one);
    await texting.send();
    await texting.idle();
    for (let count = 0; count < 3; count += 1) {
      await texting.sql`update public.texts set run_after = now() where status = 'waiting' and attempts > 0`;
      await texting.send();
    }
    expect(await texting.arrived(one)).toHaveLength(before + 1);
  });
});

test(
  'two texts of the same words that both lost their answer go out once each, and both are marked',
  inFullRun,
  async () => {
    const one = await texting.confirmed();
    const before = (await texting.arrived(one)).length;
    await texting.sql`
    insert into public.texts (kind, consent_id, dedupe_key, link_code)
    select 'help', consent.id, 'same:' || consent.id || place, left(md5(consent.id::text || place), 12)
    from public.text_consents as consent, generate_series(1, 2) as place where consent.user_id = ${one.userId}`;
    await texting.phone.fail(['vanish', 'vanish']);
    for (let count = 0; count < 6; count += 1) {
      await texting.sql`update public.texts set run_after = now(), locked_until = null where status = 'waiting'`;
      await texting.send();
      await texting.idle();
    }
    expect(await texting.arrived(one)).toHaveLength(before + 2);
    const rows = await texting.sql<{ status: string; provider: string }[]>`
    select status, provider_id as provider from public.texts where dedupe_key like 'same:%'`;
    expect(rows.map(({ status }) => status)).toEqual(['sent', 'sent']);
    expect(new Set(rows.map(({ provider }) => provider)).size).toBe(2);
  },
);

describe('what is known of the ways to a client', () => {
  const factsOf = async ({ caseId }: TextClient) => {
    const [row] = await texting.sql<{ facts: unknown }[]>`select private.reach_facts(${caseId}) as facts`;
    return reachFacts.parse(row?.facts);
  };
  const silence = async ({ caseId, matterId }: TextClient) => {
    // A case that has waited for its client for three weeks.
    await texting.sql.begin(async (transaction) => {
      await transaction`set local session_replication_role = replica`;
      await transaction`
        update public.court_matters set status = 'client_review', status_since = now() - interval '21 days' where id = ${matterId}`;
      await transaction`update public.cases set status = 'client_review' where id = ${caseId}`;
    });
    const [row] = await texting.sql<
      { answer: { items: { caseId: string; tried: string[]; facts: unknown }[] } }[]
    >`
      select public.list_silent_cases(${new Date(Date.now() + 60_000).toISOString()}) as answer`;
    return row?.answer.items.find((item) => item.caseId === caseId);
  };

  test('a text that arrived counts as tried, for silence as for staff', inFullRun, async () => {
    const one = await texting.confirmed();
    expect((await silence(one))?.tried).not.toContain('text');
    await writeTo(one);
    await texting.send();
    await texting.idle();
    const facts = await factsOf(one);
    expect(channelState('text', facts)).toBe('open');
    const text = facts.tries.find(({ channel }) => channel === 'text');
    expect(text?.triedAt).not.toBeNull();
    expect(text?.arrivedAt).not.toBeNull();
    const silent = await silence(one);
    expect(silent?.tried).toEqual(['message', 'text']);
    expect(triedEnough(['message', 'text'], reachFacts.parse(silent?.facts))).toBe(true);
    await texting.phone.write(one.phone, 'STOP');
    await texting.idle();
    expect(mayUse('text', await factsOf(one))).toBe(false);
  });

  test('a mail that comes back closes mail, until the client has another address or writes from it', async () => {
    const one = await texting.confirmed();
    await writeTo(one, { tellBy: 'mail' });
    expect(mayUse('mail', await factsOf(one))).toBe(true);
    await texting.sql`
      update public.outbox set delivery = 'bounced', delivery_code = '5.1.1', delivery_at = now() where user_id = ${one.userId}`;
    expect(mayUse('mail', await factsOf(one))).toBe(false);
    const [sheet] = await texting.sql<{ lost: string | null }[]>`
      select private.mail_lost_at(client)::text as lost from public.users as client where id = ${one.userId}`;
    expect(sheet?.lost).not.toBeNull();
    await texting.sql`update public.users set email = ${`${randomUUID()}@new.example`} where id = ${one.userId}`;
    expect(mayUse('mail', await factsOf(one))).toBe(true);
  });

  test('rules of each kind of text are the same in the database', async () => {
    const rows = await texting.sql<{ kind: TextKind; reply: boolean; hearing: boolean }[]>`
      select kind, private.is_text_reply(kind) as reply, private.is_hearing_text(kind) as hearing
      from unnest(enum_range(null::public.text_kind)) as kind`;
    expect(rows.map(({ kind }) => kind)).toEqual(textKinds);
    for (const { kind, reply, hearing } of rows)
      expect({ kind, reply, hearing }).toEqual({ kind, reply: isReply(kind), hearing: isHearingText(kind) });
  });
});

describe('an answer by text', () => {
  test('stands in the thread, marked, and makes a task; it moves nothing', async () => {
    const one = await texting.confirmed('es');
    const [before] =
      await texting.sql`select status, version from public.court_matters where id = ${one.matterId}`;
    await texting.phone.write(one.phone, 'Ya mandé la carta. ¿La vieron?');
    await texting.idle();
    expect(await thread(one)).toEqual([
      { text: 'Ya mandé la carta. ¿La vieron?', cameBy: 'text', from: 'client', files: 0 },
    ]);
    expect((await tasks(one)).join()).toContain('answer_message');
    const [after] =
      await texting.sql`select status, version from public.court_matters where id = ${one.matterId}`;
    expect(after).toEqual(before);
  });

  test('2 makes a task for the same day, and the answer says that nothing was moved', inFullRun, async () => {
    const one = await texting.confirmed();
    const at = days(3);
    await texting.remind(await hearingOf(texting, one, at));
    expect((await texting.arrived(one)).at(-1)).toMatch(/Reply 1 = .* 2 = /);
    await texting.phone.write(one.phone, '2');
    await texting.idle();
    expect(await tasks(one)).toContain('client_cannot_come today');
    expect((await texting.arrived(one)).at(-1)).toContain('NOT moved');
    const [matter] = await texting.sql<{ hearing_at: Date }[]>`
      select hearing_at from public.court_matters where id = ${one.matterId}`;
    expect(matter?.hearing_at.getTime()).toBe(at.getTime());
    expect((await thread(one)).map(({ text, cameBy }) => `${cameBy}: ${text}`)).toEqual([
      `text: ${textWords.en.thread.two}`,
    ]);
  });

  test('a picture becomes a file of the case, and what is none says so', async () => {
    const one = await texting.confirmed();
    await texting.phone.write(one.phone, '', {
      type: 'image/jpeg',
      base64: Buffer.from(jpg()).toString('base64'),
    });
    await texting.idle();
    expect(await thread(one)).toEqual([
      { text: textWords.en.thread.picture, cameBy: 'text', from: 'client', files: 1 },
    ]);
    await texting.phone.write(one.phone, 'And this', {
      type: 'image/jpeg',
      base64: Buffer.from('<html>').toString('base64'),
    });
    await texting.idle();
    expect((await thread(one)).at(-1)).toMatchObject({ text: 'And this', files: 0 });
    expect((await texting.arrived(one)).at(-1)).toMatch(/could not open your file/);
  });

  test('comes once, however often its call is repeated, and also when the call never came', async () => {
    const one = await texting.confirmed();
    await texting.phone.disturb({ repeats: 4 });
    await texting.phone.write(one.phone, 'Once');
    await texting.idle();
    await texting.phone.disturb({ repeats: 0 });
    await texting.phone.write(one.phone, 'Unheard');
    await texting.idle();
    await texting.phone.disturb({});
    await texting.tend();
    expect((await thread(one)).map(({ text }) => text)).toEqual(['Once', 'Unheard']);
  });

  test('from a number of nobody waits in the Inbox, and opens no case', async () => {
    const phone = newPhone();
    await texting.phone.write(phone, 'Is my case ready?');
    await texting.idle();
    const [row] = await texting.sql<
      { answer: { items: { id: string; source: string; reference: string; beginning: string }[] } }[]
    >`
      select public.list_inbox(p_actor_id => null, p_limit => 100, p_source => 'text') as answer`;
    const entries = row?.answer.items.filter(({ reference }) => reference === phone) ?? [];
    expect(entries).toMatchObject([{ source: 'text', beginning: 'Is my case ready?' }]);
    const waiting = async () => {
      const [counted] = await texting.sql<
        { work: { texts: number } }[]
      >`select public.count_open_work() as work`;
      return counted?.work.texts ?? 0;
    };
    const before = await waiting();
    expect(before).toBeGreaterThan(0);
    const sam = await given.account(texting, { role: 'staff' });
    await texting.sql`select public.handle_text(${sam.id}, 'staff', ${entries[0]?.id ?? ''})`;
    expect(await waiting()).toBe(before - 1);
  });

  test('leaves no copy at the provider either where deleting it failed at first', async () => {
    const one = await texting.confirmed();
    const copies = async () =>
      ((await texting.app.texts?.missed()) ?? []).filter(({ phone }) => phone === one.phone).length;
    await texting.phone.disturb({ repeats: 0 });
    await texting.phone.write(one.phone, 'Keep this from nobody');
    await texting.idle();
    await texting.phone.disturb({});
    await tendTexts(appWith({ forget: () => Promise.resolve(false) }));
    expect((await thread(one)).map(({ text }) => text)).toEqual(['Keep this from nobody']);
    expect(await copies()).toBeGreaterThan(0);
    await texting.tend();
    expect(await copies()).toBe(0);
  });

  test('leaves no copy at the provider', inFullRun, async () => {
    const one = await texting.confirmed();
    await texting.phone.write(one.phone, 'Take this');
    await texting.idle();
    // Two hours before the noon at which this runs, whatever hour it is.
    const earlier = new Date(noon().getTime() - 2 * hourMs);
    await texting.sql`update public.texts set sent_at = ${earlier} where status = 'sent'`;
    for (let count = 0; count < 20 && (await texting.phone.copies()) > 0; count += 1) await texting.tend();
    expect(await texting.phone.copies()).toBe(0);
  });
});

test('a call that the provider did not sign changes nothing', async () => {
  const one = await texting.confirmed();
  const body = new URLSearchParams({
    AccountSid: texting.phone.accountSid,
    MessageSid: 'SMx',
    From: one.phone,
    Body: 'STOP',
    NumMedia: '0',
  });
  for (const signature of ['', 'AAAA', undefined]) {
    const answer = await fetch(`${texting.url}/api/text-answers`, {
      method: 'POST',
      body,
      ...(signature !== undefined && { headers: { 'x-twilio-signature': signature } }),
    });
    expect(answer.status).toBe(400);
  }
  expect(await consentOf(one)).toEqual(['on']);
});
