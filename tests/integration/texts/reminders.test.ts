// A reminder of a hearing or of a request goes by every way that is open to the person when its hour has come, and by no other.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reachFacts } from '#domain/channels/reach-facts.ts';
import { mayUse } from '#domain/channels/reach.ts';
import { addDays, officeDate } from '#domain/promises/office-date.ts';
import { textWords } from '#i18n/texts.ts';
import { seed } from '#tests/chance.ts';
import { colleague } from '../database/given-matters.ts';
import { write, type Who } from '../database/given-talk.ts';
import { hearingOf, newPhone, startTexting, type TextClient, type Texting } from './texting.ts';

let texting: Texting;
let sam: Who;
beforeAll(async () => {
  texting = await startTexting();
  sam = await colleague(texting.database);
});
afterAll(() => texting.close());

const inDays = (count: number) => new Date(Date.now() + count * 86_400_000);
const hearing = (one: TextClient, days = 10) => hearingOf(texting, one, inDays(days));
const request = async ({ caseId }: TextClient) => {
  const asked = { caseId, what: 'Letter', dueOn: addDays(officeDate(new Date()), 10) };
  return String((await write(texting.database, 'ask_files', sam, asked))['requestId']);
};
const mailComesBack = ({ userId }: TextClient) => texting.sql`
  insert into public.outbox (kind, recipient, user_id, dedupe_key, status, sent_at, delivery, delivery_code, delivery_at)
  select 'case_news', email, id, 'lost:' || id, 'sent', now(), 'bounced', '5.1.1', now() from public.users where id = ${userId}`;
const allow = ({ userId }: TextClient, ways: object) => texting.sql`
  update public.users set communication_preferences = communication_preferences || ${texting.sql.json({
    reach: {
      phone: '',
      note: '',
      at: new Date().toISOString(),
      by: 'client',
      call: null,
      voicemail: null,
      letter: null,
      ...ways,
    },
  })} where id = ${userId}`;

/** What reached the person or our staff since they came: mails that went, texts that arrived, tasks that are open. */
async function told(one: TextClient) {
  await texting.idle();
  const mails = await texting.sql<{ kind: string }[]>`
    select kind from public.outbox
    where user_id = ${one.userId} and status = 'sent' and kind in ('hearing_reminder', 'request_reminder')`;
  const texts = await texting.sql<{ kind: string }[]>`
    select kind from public.texts as one join public.text_consents as consent on consent.id = one.consent_id
    where consent.user_id = ${one.userId} and one.status = 'sent' and kind not in ('confirm', 'welcome')`;
  const tasks = await texting.sql<{ code: string }[]>`
    select code from public.case_tasks
    where case_id = ${one.caseId} and code::text like 'remind%' and done_at is null and dropped_at is null`;
  return [...mails, ...texts, ...tasks].map((row) => ('kind' in row ? row.kind : row.code));
}

describe('a client who reads mail and confirmed texts', () => {
  test('is reminded of a hearing by both, whenever the phone was confirmed', async () => {
    const one = await texting.client();
    const eventId = await hearing(one);
    await texting.send();
    await texting.phone.write(one.phone, 'YES');
    await texting.idle();
    await texting.remind(eventId);
    expect(await told(one)).toEqual(['hearing_reminder', 'hearing_week']);
    expect((await texting.arrived(one)).at(-1)).toMatch(/Appointment: .* Reply 1 = /);
  });

  test('hears of what we wait for by both, before its day and after it', async () => {
    const one = await texting.confirmed('es');
    const requestId = await request(one);
    // Asked for days ago: texts come once a day.
    await texting.send();
    await texting.sql`
      update public.texts set sent_at = now() - interval '7 days' where case_id = ${one.caseId} and status = 'sent'`;
    await texting.remind(requestId);
    expect(await told(one)).toEqual(['request_reminder', 'your_turn', 'request_due']);
    expect((await texting.arrived(one)).at(-1)).toContain(textWords.es.texts.request_due.split('{')[0]);
  });

  test('gets mail alone once they wrote STOP', async () => {
    const one = await texting.confirmed();
    const eventId = await hearing(one);
    await texting.phone.write(one.phone, 'STOP');
    await texting.idle();
    await texting.remind(eventId);
    expect(await told(one)).toEqual(['hearing_reminder']);
  });

  test('gets one text, however often the mail has to be tried', async () => {
    const one = await texting.confirmed();
    const eventId = await hearing(one);
    const [reminder] = await texting.sql<{ id: string }[]>`
      select id from public.outbox where dedupe_key = ${`hearing_reminder:${eventId}:week`}`;
    let tries = 0;
    const send: Texting['app']['mailer']['send'] = (mail) =>
      mail.id === reminder?.id && (tries += 1) < 3
        ? Promise.reject(new Error('no mail now'))
        : texting.app.mailer.send(mail);
    await texting.remind(eventId, { mailer: { ...texting.app.mailer, send } });
    for (let run = 0; run < 3; run += 1) {
      await texting.sql`
        update public.outbox set run_after = now()
        where status = 'waiting' and id = ${reminder?.id ?? null}`;
      await texting.remind('nothing else', { mailer: { ...texting.app.mailer, send } });
    }
    expect(tries).toBe(3);
    expect(await told(one)).toEqual(['hearing_reminder', 'hearing_week']);
  });
});

describe('a client whose mail comes back', () => {
  test('is reminded by text alone', async () => {
    const one = await texting.confirmed();
    const eventId = await hearing(one);
    await mailComesBack(one);
    await texting.remind(eventId);
    expect(await told(one)).toEqual(['hearing_week']);
  });

  test('and who confirmed no texts is called, once, and not any more when the hearing is off', async () => {
    const one = await texting.client();
    const eventId = await hearing(one);
    await mailComesBack(one);
    await allow(one, { phone: '(404) 555-0100' });
    await texting.remind(eventId);
    await texting.remind(eventId);
    expect(await told(one)).toEqual(['remind_by_call']);
    await texting.sql`update public.calendar_events set status = 'cancelled' where id = ${eventId}`;
    expect(await told(one)).toEqual([]);
  });

  test('and who wants no calls gets a letter about what we wait for, until it is here', async () => {
    const one = await texting.client();
    const requestId = await request(one);
    await mailComesBack(one);
    await allow(one, { phone: '(404) 555-0100', call: 'no' });
    await texting.remind(requestId);
    expect(await told(one)).toEqual(['remind_by_letter']);
    await write(texting.database, 'decide_file_request', sam, {
      requestId,
      decision: 'withdrawn',
      version: 1,
    });
    expect(await told(one)).toEqual([]);
  });

  test('gets no letter that would come after the hearing: somebody decides', async () => {
    const one = await texting.client();
    const eventId = await hearing(one, 3);
    await mailComesBack(one);
    await allow(one, { call: 'no' });
    await texting.remind(eventId);
    expect(await told(one)).toEqual(['remind_no_way']);
  });

  test('gets mail again once they have another address', async () => {
    const one = await texting.client();
    const eventId = await hearing(one);
    await mailComesBack(one);
    await texting.sql`update public.users set email = ${`${one.userId}@new.example`} where id = ${one.userId}`;
    await texting.remind(eventId);
    expect(await told(one)).toEqual(['hearing_reminder']);
  });

  test('is called where the operator has switched texts off since', async () => {
    const one = await texting.confirmed();
    const eventId = await hearing(one);
    await mailComesBack(one);
    await allow(one, { phone: '(404) 555-0100' });
    await texting.remind(eventId, { config: { ...texting.app.config, texts: null } });
    expect(await told(one)).toEqual(['remind_by_call']);
  });
});

test('the database writes a text to exactly those whose texts are open by the rule, after any history of consents', async () => {
  const state = fc.constantFrom('asked', 'on', 'ended', 'ended after on');
  await fc.assert(
    fc.asyncProperty(fc.array(state, { maxLength: 3 }), async (states) => {
      const one = await texting.client('en', newPhone());
      await texting.sql`delete from public.text_consents where user_id = ${one.userId}`;
      for (const [index, each] of states.entries()) {
        await texting.sql`update public.text_consents set ended_at = now(), ended_by = 'replaced'
          where user_id = ${one.userId} and ended_at is null`;
        await texting.sql`
          insert into public.text_consents (user_id, phone, language, words, asked_at, confirmed_at, ended_at, ended_by)
          values (${one.userId}, ${one.phone}, 'en', 'Yes.', now() + make_interval(secs => ${index}),
            ${each.includes('on') ? new Date() : null}, ${each.startsWith('ended') ? new Date() : null},
            ${each.startsWith('ended') ? 'stop' : null})`;
      }
      const [row] = await texting.sql<{ facts: unknown; written: boolean }[]>`
        select private.reach_facts(one.id) as facts, private.text_client(one, 'your_turn', 'rule:' || one.id) as written
        from public.cases as one where id = ${one.caseId}`;
      expect(row?.written).toBe(mayUse('text', reachFacts.parse(row?.facts)));
    }),
    { numRuns: 25, seed },
  );
});
