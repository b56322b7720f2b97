// Somebody who has applied and not paid: the box of the form, one question, and then one text about the payment. Anybody can type
// any number there, so that it must do nothing to whoever has it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textConsentWords } from '#i18n/text-consent.ts';
import { fill } from '#i18n/fill.ts';
import { textWords } from '#i18n/texts.ts';
import { findIntake } from '#server/intake/find-applied.ts';
import { Applicant, type SentApplication } from '#tests/applicant.ts';
import { inFullRun } from '#tests/runs.ts';
import * as given from '../database/given.ts';
import { newPhone, startTexting, type Texting } from './texting.ts';

let texting: Texting;
beforeAll(async () => {
  texting = await startTexting();
});
afterAll(() => texting.close());

const confirmWords = `Fresh Key: ${textWords.es.texts.confirm}`;

/** Applies as the form does, on the Spanish page. */
async function apply(more: Record<string, unknown>, language: 'en' | 'es' = 'es') {
  const person = new Applicant(texting.url, language);
  const phone = newPhone();
  Object.assign(person.answers, { phoneNumber: phone.replace('+1', '') });
  const response = await person.sendForm([], more);
  expect(response.status).toBe(201);
  const { reference, payToken } = (await response.json()) as SentApplication;
  const [intake] = await texting.sql<{ id: string }[]>`
    select id from public.intake_forms where reference = ${reference}`;
  return { person, phone, reference, payToken, id: intake?.id ?? '' };
}

const consents = (phone: string) => texting.sql<
  { words: string; language: string; state: string; isApplicant: boolean }[]
>`
  select words, language, user_id is null as "isApplicant",
    case when ended_at is not null then ended_by::text when confirmed_at is not null then 'on' else 'asked' end as state
  from public.text_consents where phone = ${phone} order by asked_at, id`;

/** As if the mail that reminds of the payment had gone. */
const remind = (intakeId: string) => texting.sql`
  update public.outbox set status = 'sent', sent_at = now()
  where kind = 'payment_reminder' and intake_form_id = ${intakeId} and status = 'waiting'`;

describe('somebody who applies', () => {
  test('and leaves the box as it is gets no text, and nothing about texts is stored', async () => {
    const { phone, id } = await apply({});
    await remind(id);
    await texting.send();
    expect(await consents(phone)).toEqual([]);
    expect(await texting.arrived({ phone })).toEqual([]);
  });

  test('and ticks it is asked once, with the words they read; a repeat asks nobody again', async () => {
    const { person, phone, id } = await apply({ texts: 'true' });
    expect((await person.sendForm([], { texts: 'true' })).status).toBe(200);
    expect(await consents(phone)).toEqual([
      {
        words: fill(textConsentWords.es.box, { site: 'Fresh Key' }),
        language: 'es',
        state: 'asked',
        isApplicant: true,
      },
    ]);
    const arrived = async () => {
      // By night the function itself has put it off until the morning.
      await texting.sql`update public.texts set run_after = now() where status = 'waiting' and run_after > now()`;
      await texting.send();
      return texting.arrived({ phone });
    };
    await expect.poll(arrived, { timeout: 10_000 }).toEqual([confirmWords]);
    await remind(id);
    await texting.send();
    // Before YES the payment is not told of.
    expect(await texting.arrived({ phone })).toEqual([confirmWords]);
  });

  test(
    'reads after the form that a text waits for their YES, and no more once they answered',
    inFullRun,
    async () => {
      const { phone, reference } = await apply({ texts: 'true' });
      const askedAt = async (of: string) =>
        (await findIntake(texting.app, of))?.textTo?.replaceAll(/\D/g, '');
      expect(await askedAt(reference)).toBe(phone.replace('+1', ''));
      await texting.send();
      await texting.phone.write(phone, 'Sí');
      await texting.idle();
      expect(await askedAt(reference)).toBeUndefined();
      const other = await apply({});
      expect(await askedAt(other.reference)).toBeUndefined();
    },
  );

  test('is told after YES that a payment waits, by a link that opens the payment and nothing else', async () => {
    const { phone, id, payToken } = await apply({ texts: 'true' });
    await texting.send();
    await texting.phone.write(phone, 'Sí');
    await texting.idle();
    await remind(id);
    await texting.send();
    const last = (await texting.arrived({ phone })).at(-1) ?? '';
    expect(last).toContain(textWords.es.texts.payment_waiting.split('{link}')[0]);
    const link = last.split(' ').at(-1) ?? '';
    const location = (await fetch(link, { redirect: 'manual' })).headers.get('location') ?? '';
    expect(new URL(location).searchParams.get('pay')).toBe(payToken);
    expect(location).toMatch(/\/es\//);
  });

  test('and has paid meanwhile is told of no payment, and keeps texts as a client', inFullRun, async () => {
    const { phone, id } = await apply({ texts: 'true' });
    await texting.send();
    await texting.phone.write(phone, 'YES');
    await texting.idle();
    const before = (await texting.arrived({ phone })).length;
    await remind(id);
    const database = texting.database;
    const { orderId } = await given.openOrder(database, { intakeId: id });
    await given.call(database, 'settle_order', given.payment(orderId));
    await texting.send();
    expect(await texting.arrived({ phone })).toHaveLength(before);
    expect(await consents(phone)).toMatchObject([{ state: 'on', isApplicant: false }]);
  });

  test('keeps the number of their account, where both have one', inFullRun, async () => {
    const { phone, id } = await apply({ texts: 'true' });
    const client = await texting.confirmed();
    await texting.sql`update public.intake_forms set user_id = ${client.userId} where id = ${id}`;
    expect(await consents(phone)).toMatchObject([{ state: 'replaced' }]);
    expect(await consents(client.phone)).toMatchObject([{ state: 'on' }]);
  });
});

describe('a number that somebody else types into the form', () => {
  test('that said STOP is not asked again', async () => {
    const client = await texting.confirmed();
    await texting.phone.write(client.phone, 'Basta');
    await texting.idle();
    // Long ago: it is not for the question of that day that there is none now.
    await texting.sql`update public.texts set created_at = now() - interval '2 days'`;
    const before = await texting.arrived(client);
    await texting.apply(client.phone);
    await texting.send();
    expect(await texting.arrived(client)).toEqual(before);
  });

  test('is asked once a day, however many forms name it', async () => {
    const phone = newPhone();
    for (let count = 0; count < 3; count += 1) await texting.apply(phone);
    await texting.send();
    await texting.send();
    expect(await texting.arrived({ phone })).toHaveLength(1);
    await texting.phone.write(phone, 'No');
    await texting.idle();
    expect((await consents(phone)).map(({ state }) => state)).toEqual(['no', 'no', 'no']);
  });

  test('stays the number of the client who confirmed it: what they write lands in their case', async () => {
    const client = await texting.confirmed();
    await texting.apply(client.phone);
    await texting.phone.write(client.phone, 'Here I am');
    await texting.idle();
    const rows = await texting.sql`
      select message from public.client_messages where case_id = ${client.caseId} and came_by = 'text'`;
    expect(rows).toEqual([{ message: 'Here I am' }]);
  });

  test('goes with the application when that is erased', async () => {
    const phone = newPhone();
    const id = await texting.apply(phone);
    await texting.phone.write(phone, 'Who are you?');
    await texting.idle();
    await texting.sql`select private.erase_intakes(${[id]}::uuid[])`;
    expect(await consents(phone)).toEqual([]);
    expect(await texting.sql`select from public.text_answers where phone = ${phone}`).toHaveLength(0);
  });
});
