import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unaskedMails } from '#domain/mail/allowances.ts';
import { mostMailTries } from '#domain/mail/retry.ts';
import { mailWords } from '#i18n/mail.ts';
import { deliverOutbox } from '#server/mail/deliver-outbox.ts';
import { sha256Hex } from '#server/http/tokens.ts';
import { callFunction } from '#tools/database/call-function.ts';
import { newReference } from '../database/given.ts';
import { inboxOf, openShop, standing, type Shop } from '../checkout/shop.ts';
import { isFullRun, inFullRun } from '#tests/runs.ts';

const limit = unaskedMails.contact_received?.limit ?? 0;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.stack.mail.setDown(false);
  shop.stack.mail.failNext(0);
  await deliverOutbox(shop.app);
  await shop.stack.mail.clear();
});

async function write(more: Record<string, unknown> = {}): Promise<string> {
  const row = {
    kind: 'contact_received',
    recipient: `eva.${randomUUID()}@example.com`,
    language: 'es',
    payload: shop.sql.json({ reference: newReference(), firstName: 'Eva' }),
    dedupe_key: randomUUID(),
    ...more,
  };
  const [made] = await shop.sql<{ id: string }[]>`
    insert into public.outbox ${shop.sql(row)} returning id`;
  return made?.id ?? '';
}

async function rowOf(id: string) {
  const [row] = await shop.sql<
    { status: string; attempts: number; last_error: string | null; wait: number; locked_by: string | null }[]
  >`select status, attempts, last_error, locked_by, extract(epoch from run_after - now())::int as wait
    from public.outbox where id = ${id}`;
  if (!row) throw new Error('no mail');
  return row;
}

/** As if the wait were over. */
const dueNow = (id: string) =>
  shop.sql`update public.outbox set run_after = now() - interval '1 second' where id = ${id}`;

const received = async () => (await shop.stack.mail.messages()).length;

describe('a mail in the outbox', () => {
  it('arrives in the language of its row, with the row in its Message-ID', async () => {
    const spanish = await write();
    const english = await write({ language: 'en' });
    expect(await deliverOutbox(shop.app)).toBe(2);
    const messages = await shop.stack.mail.messages();
    expect(messages.map(({ subject }) => subject).toSorted()).toEqual([
      'Recibimos su mensaje | Fresh Key',
      'We received your message | Fresh Key',
    ]);
    const ids = JSON.stringify(messages.map((message) => message.headers));
    expect(ids).toContain(spanish);
    expect(ids).toContain(english);
    expect(messages[0]?.from[0]?.name).toBe('Fresh Key');
  });

  it('goes to the address of staff when it names nobody', async () => {
    await write({ kind: 'staff_contact', recipient: null, language: 'en' });
    await deliverOutbox(shop.app);
    expect(await inboxOf(shop, shop.app.config.mail.staff)).toEqual([
      'New message from the site | Fresh Key',
    ]);
  });

  it('is sent once by ten workers at the same time', async () => {
    for (let count = 0; count < 60; count += 1) await write();
    const counts = await Promise.all(Array.from({ length: 10 }, () => deliverOutbox(shop.app)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(60);
    expect(await received()).toBe(60);
  });

  it('is left alone while another worker holds it, and sent when that worker died', inFullRun, async () => {
    const id = await write();
    await shop.sql`update public.outbox set locked_by = 'other', locked_until = now() + interval '1 minute'
      where id = ${id}`;
    expect(await deliverOutbox(shop.app)).toBe(0);
    await shop.sql`update public.outbox set locked_until = now() - interval '1 second' where id = ${id}`;
    expect(await deliverOutbox(shop.app)).toBe(1);
  });

  it('is tried again later when the provider refuses, and arrives then', async () => {
    const id = await write();
    shop.stack.mail.failNext(1);
    expect(await deliverOutbox(shop.app)).toBe(0);
    const waiting = await rowOf(id);
    expect(waiting).toMatchObject({ status: 'waiting', attempts: 1, locked_by: null });
    expect(waiting.last_error).toMatch(/421/);
    expect(waiting.wait).toBeGreaterThan(20);
    expect(await deliverOutbox(shop.app)).toBe(0);
    await dueNow(id);
    expect(await deliverOutbox(shop.app)).toBe(1);
    expect(await rowOf(id)).toMatchObject({ status: 'sent', last_error: null });
  });

  it('is never lost and never doubled when the provider refuses three in ten', inFullRun, async () => {
    const ids = new Set<string>();
    for (let count = 0; count < 80; count += 1) ids.add(await write());
    for (let left = 80; left > 0; left = 80 - (await received())) {
      shop.stack.mail.failNext(Math.floor(left * 0.3));
      await shop.sql`update public.outbox set run_after = now() - interval '1 second' where status = 'waiting'`;
      await deliverOutbox(shop.app);
    }
    shop.stack.mail.failNext(0);
    expect(await received()).toBe(80);
    for (const id of ids) expect((await rowOf(id)).status).toBe('sent');
  });

  it('ends among the dead letters after the last try, and staff hear of it once', inFullRun, async () => {
    const id = await write();
    shop.stack.mail.setDown(true);
    for (let tries = 1; tries <= mostMailTries + 2; tries += 1) {
      await dueNow(id);
      await deliverOutbox(shop.app);
    }
    expect(await rowOf(id)).toMatchObject({ status: 'dead', attempts: mostMailTries });
    shop.stack.mail.setDown(false);
    await shop.sql`update public.outbox set run_after = now() where kind = 'staff_alarm' and status = 'waiting'`;
    await deliverOutbox(shop.app);
    expect(await inboxOf(shop, shop.app.config.mail.staff)).toEqual(['Something needs a look | Fresh Key']);
  });

  const others = isFullRun ? 98 : 10;
  it('of a kind nobody writes goes to the dead letters at once, and the others go on', async () => {
    await shop.sql`alter type public.mail_kind add value 'invented'`;
    const poison = await write({ kind: 'invented' });
    const lacking = await write({ kind: 'receipt', payload: shop.sql.json({}) });
    const good: string[] = [];
    for (let count = 0; count < others; count += 1) good.push(await write());
    while ((await deliverOutbox(shop.app)) > 0);
    expect(await rowOf(poison)).toMatchObject({ status: 'dead', attempts: 1, last_error: 'unknown_kind' });
    expect(await rowOf(lacking)).toMatchObject({ status: 'waiting', last_error: 'fact_missing:packageId' });
    for (const id of good) expect(await rowOf(id)).toMatchObject({ status: 'sent' });
  });

  it(
    'is sent once, even if its row cannot be marked, for as long as the lease lasts',
    inFullRun,
    async () => {
      await write();
      const { app } = shop;
      const deaf = new Proxy(app.db, {
        get: (db, name) =>
          name === 'rpc'
            ? (fn: string, args: never) =>
                fn === 'finish_outbox'
                  ? Promise.reject(new Error('the answer was lost'))
                  : Reflect.apply(db.rpc, db, [fn, args])
            : Reflect.get(db, name),
      });
      expect(await deliverOutbox({ ...app, db: deaf })).toBe(0);
      await deliverOutbox(app);
      expect(await received()).toBe(1);
    },
  );
});

it('a mail to somebody goes out when the one before it has, so that they read things in their order', async () => {
  const recipient = `ana.${randomUUID()}@example.com`;
  const ids: string[] = [];
  for (let nth = 0; nth < 3; nth += 1) ids.push(await write({ recipient }));
  const seen: string[][] = [];
  const mailer = {
    send: async ({ id }: { id: string }) => {
      const before = await Promise.all(ids.slice(0, ids.indexOf(id)).map(rowOf));
      seen.push([id, ...before.map(({ status }) => status)]);
    },
  };
  await deliverOutbox({ ...shop.app, mailer });
  expect(seen).toEqual([[ids[0]], [ids[1], 'sent'], [ids[2], 'sent', 'sent']]);
});

describe('an inbox somebody wants to fill through our forms', () => {
  it(
    'gets no more than a dozen of a kind a day; the rest are held back, which is no failure and wakes nobody',
    inFullRun,
    async () => {
      const recipient = `ana.${randomUUID()}@example.com`;
      const over = 3;
      const deadBefore = (await shop.sql`select from public.outbox where status = 'dead'`).length;
      for (let nth = 0; nth < limit; nth += 1) await write({ recipient });
      await deliverOutbox(shop.app);
      // Written another way, it is still the same inbox.
      for (let nth = 0; nth < over; nth += 1) await write({ recipient: recipient.replace('@', `+${nth}@`) });
      await deliverOutbox(shop.app);
      const held = await shop.sql<{ id: string }[]>`
      select id from public.outbox
      where recipient like ${recipient.replace('@', '%@')} and status = 'cancelled' and last_error = 'too_many_to_one_address'`;
      expect(held).toHaveLength(over);
      expect(await inboxOf(shop, recipient)).toHaveLength(limit);
      const ids = held.map(({ id }) => id);
      expect(
        await shop.sql`select from public.outbox where kind = 'staff_alarm' and payload ->> 'id' in ${shop.sql(ids)}`,
      ).toHaveLength(0);
      expect(await shop.sql`select from public.outbox where status = 'dead'`).toHaveLength(deadBefore);
      // Their application is confirmed all the same, and so is their address: a script used up its own occasion alone.
      const others = [
        await write({
          recipient,
          kind: 'quiz_result',
          payload: shop.sql.json({ result: 'often_stronger', reasons: [] }),
        }),
        await write({ recipient, kind: 'email_in_use', payload: shop.sql.json({}) }),
      ];
      await deliverOutbox(shop.app);
      for (const id of others) expect((await rowOf(id)).last_error).not.toBe('too_many_to_one_address');
      // What the person's own account needs still arrives.
      const own = await write({ recipient, kind: 'password_changed' });
      await deliverOutbox(shop.app);
      expect((await rowOf(own)).status).toBe('sent');
    },
  );
});

describe('a mail about payment', () => {
  const remind = (intakeId: string) =>
    shop.sql`update public.outbox set run_after = now() where intake_form_id = ${intakeId} and kind = 'payment_reminder'`;

  it('carries a link that opens the payment, and the reminder comes while it is unpaid', async () => {
    const ana = await shop.apply();
    await remind(ana.intakeId);
    await shop.idle();
    expect(await inboxOf(shop, ana.email)).toEqual([
      'Recibimos su solicitud | Fresh Key',
      'Su solicitud está pendiente | Fresh Key',
    ]);
    const message = (await shop.stack.mail.messages()).find(({ subject }) =>
      subject?.startsWith('Recibimos'),
    );
    // The page of the link asks for a press, which leads on with both.
    const link = new URL(/http\S+pay=\S+/.exec(message?.text ?? '')?.[0] ?? '').searchParams;
    const address = `${shop.url}/api/pay/${link.get('package')}?intake=${link.get('pay')}`;
    const opened = await fetch(address, { redirect: 'manual' });
    expect(opened.headers.get('location')).toContain('/c/pay/cs_');
  });

  it('is not sent after the payment, whatever the outbox still holds', inFullRun, async () => {
    const ana = await shop.apply();
    await shop.idle();
    await shop.buy(ana);
    await shop.idle();
    await shop.stack.mail.clear();
    // Both as if cancelling them had been missed.
    await shop.sql`update public.outbox set status = 'waiting', run_after = now(), sent_at = null
      where intake_form_id = ${ana.intakeId} and kind in ('payment_reminder', 'application_received')`;
    await shop.idle();
    expect(await inboxOf(shop, ana.email)).toEqual([]);
    expect((await standing(shop, ana)).mails).toEqual(
      expect.arrayContaining(['application_received cancelled', 'payment_reminder cancelled']),
    );
  });

  it('names the package chosen last', inFullRun, async () => {
    const ana = await shop.apply();
    await shop.sql`update public.intake_forms set selected_service_package = 'premium' where id = ${ana.intakeId}`;
    await shop.idle();
    const texts = (await shop.stack.mail.messages()).map(({ text }) => text);
    expect(texts.join()).toContain('/intake-confirmation?package=premium&pay=');
  });
});

describe('a mail about something that has a page', () => {
  const textTo = async (address: string, subject: RegExp) => {
    const messages = await shop.stack.mail.messages();
    return messages
      .filter(({ to }) => to.some((one) => one.address === address))
      .filter((message) => subject.test(message.subject ?? ''))
      .map(({ text }) => text)
      .join('\n');
  };

  it(
    'leads staff to the application, and whoever paid from the decision to their case',
    inFullRun,
    async () => {
      const ana = await shop.apply();
      await shop.buy(ana);
      const staff = shop.app.config.mail.staff;
      const notice = { kind: 'staff_application', recipient: null, language: 'en' };
      await write({ ...notice, intake_form_id: ana.intakeId });
      await shop.idle();
      expect(await textTo(staff, /New application/)).toContain(`/staff#applications/${ana.intakeId}`);
      const [one] = await shop.sql<{ id: string; user_id: string }[]>`
      select id, user_id from public.cases where intake_form_id = ${ana.intakeId}`;
      const decided = {
        kind: 'case_changed',
        recipient: ana.email,
        payload: shop.sql.json({ reference: newReference(), decision: 'accepted' }),
        intake_form_id: ana.intakeId,
      };
      await write({ ...decided, user_id: one?.user_id });
      await deliverOutbox(shop.app);
      expect(await textTo(ana.email, /novedades/)).toContain(`/es/client-dashboard?case=${one?.id}`);
    },
  );

  it('leads staff to the message and to the wish to be deleted', inFullRun, async () => {
    const reference = newReference();
    const [message] = await shop.sql<{ id: string }[]>`
      insert into public.contact_submissions (reference, first_name, last_name, email, inquiry_type, message, language)
      values (${reference}, 'Eva', 'Luna', 'eva@example.com', 'general', 'Hello', 'es') returning id`;
    const [wish] = await shop.sql<{ id: string }[]>`
      insert into public.data_requests (reference, email, source, due_at)
      values (${reference}, ${`eva.${randomUUID()}@example.com`}, 'staff', now() + interval '45 days') returning id`;
    for (const kind of ['staff_contact', 'staff_data_request']) {
      await write({ kind, recipient: null, language: 'en', payload: shop.sql.json({ reference }) });
    }
    await deliverOutbox(shop.app);
    const texts = (await shop.stack.mail.messages()).map(({ text }) => text).join('\n');
    expect(texts).toContain(`/staff#inbox/contact-${message?.id}`);
    expect(texts).toContain(`/staff#data-requests/${wish?.id}`);
  });
});

describe('a link to continue', () => {
  it('opens the draft it was asked for, once, and is not mailed when the draft is gone', async () => {
    const [draft] = await shop.sql<{ id: string }[]>`
      insert into public.intake_drafts (token_hash, language, expires_at)
      values (${'a'.repeat(64)}, 'es', now() + interval '1 day') returning id`;
    const recipient = `eva.${randomUUID()}@example.com`;
    const payload = shop.sql.json({ draftId: draft?.id ?? '' });
    await write({ kind: 'draft_link', recipient, payload });
    await deliverOutbox(shop.app);
    const [message] = await shop.stack.mail.messages();
    expect(message?.subject).toBe('Su enlace para continuar | Fresh Key');
    const token = /\/es\/intake-form\?continue=([A-Za-z0-9_-]{43})/.exec(message?.text ?? '')?.[1] ?? '';
    const use = async () => {
      const { outcome } = await callFunction(shop.sql, 'use_draft_link', {
        linkHash: sha256Hex(token),
        newTokenHash: sha256Hex(randomUUID()),
        expiresAt: new Date(Date.now() + 60_000).toISOString(),
      });
      return outcome;
    };
    expect([await use(), await use()]).toEqual(['done', 'gone']);
    await shop.sql`delete from public.intake_drafts where id = ${draft?.id ?? ''}`;
    const late = await write({ kind: 'draft_link', recipient, payload });
    await deliverOutbox(shop.app);
    expect((await rowOf(late)).status).toBe('cancelled');
  });
});

describe('an invitation', () => {
  const tokenIn = (text: string | undefined) =>
    /set-password\?token=([A-Za-z0-9_-]+)/.exec(text ?? '')?.[1] ?? '';

  async function invited() {
    const ana = await shop.apply();
    await shop.buy(ana);
    await shop.idle();
    const messages = await shop.stack.mail.messages();
    const message = messages.find(
      ({ subject, to }) => subject?.startsWith('Cree su') && to.some(({ address }) => address === ana.email),
    );
    return { ...ana, message, token: tokenIn(message?.text) };
  }

  async function useToken(token: string) {
    const { outcome } = await callFunction(shop.sql, 'use_setup_token', {
      tokenHash: sha256Hex(token),
      hashedPassword: 'hash',
      birthDate: '1990-02-28',
    });
    return outcome;
  }

  it('sets a password once, asks the date of birth, and its token is stored nowhere in clear', async () => {
    const { token, message } = await invited();
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(message?.text).toContain('/es/set-password?token=');
    expect(message?.text).toContain('fecha de nacimiento');
    const [rows] = await shop.sql<{ found: number }[]>`
      select (select count(*) from public.outbox o where o::text like ${`%${token}%`})::int
        + (select count(*) from public.password_setup_tokens t where t::text like ${`%${token}%`})::int as found`;
    expect(rows?.found).toBe(0);
    expect(await useToken(token)).toBe('done');
    expect(await useToken(token)).toBe('used');
  });

  it('and receipt lead somebody whose eviction may be open to free help, and promise no day of ours', async () => {
    const ana = await shop.apply();
    await shop.sql`update public.intake_forms set still_open = 'yes' where id = ${ana.intakeId}`;
    await shop.buy(ana);
    await shop.idle();
    const { afterHelp, afterPaid } = mailWords.es.applicationReceived;
    const mails = (await shop.stack.mail.messages()).filter(
      ({ to, subject }) =>
        to.some(({ address }) => address === ana.email) &&
        !subject?.includes(mailWords.es.applicationReceived.subject),
    );
    expect(mails).toHaveLength(2);
    for (const { text } of mails) {
      const letter = text?.replaceAll(/\s+/g, ' ');
      expect(letter).toContain(afterHelp);
      expect(letter).not.toContain(afterPaid.split(' {')[0]);
    }
  });

  it('becomes word of a new case for somebody who has a password by then', inFullRun, async () => {
    const ana = await shop.apply();
    shop.stack.mail.setDown(true);
    await shop.buy(ana);
    await shop.idle();
    shop.stack.mail.setDown(false);
    await shop.sql`update public.users set hashed_password = 'hash' where email = ${ana.email}`;
    await shop.sql`update public.outbox set run_after = now() where intake_form_id = ${ana.intakeId} and status = 'waiting'
      and kind in ('invitation', 'receipt')`;
    await shop.idle();
    expect(await inboxOf(shop, ana.email)).toEqual([
      'Recibo de su pago | Fresh Key',
      'Su nuevo caso está abierto | Fresh Key',
    ]);
  });

  it('is a note about a new case for a known account', inFullRun, async () => {
    const first = await shop.apply();
    await shop.buy(first);
    await shop.idle();
    await shop.sql`update public.users set hashed_password = 'hash' where email = ${first.email}`;
    await shop.stack.mail.clear();
    const second = await shop.apply({ email: first.email.toUpperCase() });
    await shop.buy(second);
    await shop.idle();
    const subjects = await inboxOf(shop, first.email);
    expect(subjects).toContain('Su nuevo caso está abierto | Fresh Key');
    expect(subjects).not.toContain('Cree su contraseña | Fresh Key');
  });
});
