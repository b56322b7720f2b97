import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { sha256Hex } from '#server/http/tokens.ts';
import { makeAccount } from '#tests/accounts.ts';
import { Applicant, type RefusalBody, type SentApplication } from '#tests/applicant.ts';
import { jpg, pdf, png } from '#tests/sample-files.ts';
import { inFullRun } from '#tests/runs.ts';
import { setOutageStage } from '../outage.ts';

// A stack of its own, because its parts are stopped. No page is looked at, so none is built.
const outage = setOutageStage({
  warmUp: async () => {
    await applicant().send();
    await applicant().get('/api/application');
  },
});
const { startPostgres, stopPostgres } = outage;

const applicant = (language: 'en' | 'es' = 'en') => new Applicant(outage.stack.siteUrl, language);
const sentBy = async (response: Response) => (await response.json()) as SentApplication;
const rowsOf = (person: Applicant) =>
  outage.stack
    .sql`select id, reference, files_missing, user_id from intake_forms where idempotency_key = ${person.key}`;
const documentsOf = (reference: string) =>
  outage.stack
    .sql`select doc.file_name from intake_documents doc join intake_forms form on form.id = doc.intake_form_id
    where form.reference = ${reference} order by doc.file_name`;

describe('while the database does not answer', { timeout: 60_000 }, () => {
  it('an application is taken with its reference, goes in once, and the payment link follows by mail', async () => {
    const person = applicant('es');
    await stopPostgres();
    const response = await person.send();
    expect(response.status).toBe(201);
    const first = await sentBy(response);
    expect(first).toMatchObject({ stored: 'later', selectedServicePackage: 'standard', alreadyPaid: false });
    expect(first.reference).toMatch(/^[A-Z0-9]{8}$/);

    const again = await person.send();
    expect([again.status, await sentBy(again)]).toEqual([200, first]);
    const changed = await person.send({ city: 'Decatur' });
    expect(changed.status).toBe(409);
    expect(await changed.json()).toMatchObject({ firstReference: first.reference, payToken: first.payToken });
    const { application } = await (await person.get('/api/application')).json();
    expect(application).toMatchObject({ reference: first.reference, stored: 'later', paid: false });

    await startPostgres();
    // It still waits: pressing the button now must not make a second one.
    expect(await sentBy(await person.send())).toMatchObject({ reference: first.reference, stored: 'later' });
    expect(await rowsOf(person)).toHaveLength(0);
    await outage.stack.runSchedule('replay-spool');
    await outage.stack.runSchedule('replay-spool');
    expect((await rowsOf(person)).map(({ reference }) => reference)).toEqual([first.reference]);
    const after = await person.send();
    expect([after.status, await sentBy(after)]).toEqual([200, { ...first, stored: 'now' }]);

    await vi.waitFor(
      async () => {
        await outage.stack.runSchedule('deliver-outbox');
        const mails = (await outage.stack.mail.messages())
          .map((mail) => JSON.stringify(mail))
          .filter((mail) => mail.includes(String(person.answers['email'])));
        expect(mails).toHaveLength(1);
        expect(mails[0]).toContain(`/intake-confirmation?package=standard&pay=${first.payToken}`);
      },
      { timeout: 20_000, interval: 500 },
    );
  });

  it('and does not even refuse, it is taken all the same', inFullRun, async () => {
    const person = applicant();
    outage.stack.supabase.setPart('rest', 'silent');
    const response = await person.send();
    expect([response.status, (await sentBy(response)).stored]).toEqual([201, 'later']);
    outage.stack.supabase.setPart('rest', 'up');
    await outage.stack.runSchedule('replay-spool');
    expect(await rowsOf(person)).toHaveLength(1);
  });

  it(
    'files sent before are attached when it is back, and those that are gone are asked for',
    inFullRun,
    async () => {
      const person = applicant();
      const checked = await person.upload('checked.jpg', jpg());
      await person.check(checked);
      const unchecked = await person.upload('unchecked.png', png());
      const fake = await person.upload('fake.pdf', Buffer.from('only words'));
      const gone = await person.upload('gone.pdf', pdf());
      await person.call('DELETE', '/api/uploads', { ticket: gone });
      await stopPostgres();
      const tickets = [checked, unchecked, fake, { ticket: gone, name: 'gone.pdf' }];
      const response = await person.send({ tickets });
      expect(response.status).toBe(201);
      const { reference } = await sentBy(response);
      await startPostgres();
      await outage.stack.runSchedule('replay-spool');
      const names = (await documentsOf(reference)).map((row) => String(row['file_name']));
      expect(names).toEqual(['checked.jpg', 'unchecked.png']);
      expect((await rowsOf(person))[0]?.['files_missing']).toEqual(['fake.pdf', 'gone.pdf']);
    },
  );

  it(
    'other answers sent under the key of a stored application reach staff as a correction',
    inFullRun,
    async () => {
      const person = applicant('es');
      const first = await sentBy(await person.send());
      await stopPostgres();
      const response = await person.send({ city: 'Decatur' });
      expect([response.status, (await sentBy(response)).reference]).toEqual([201, first.reference]);
      await startPostgres();
      await outage.stack.runSchedule('replay-spool');
      await outage.stack.runSchedule('replay-spool');
      const messages = await outage.stack.sql`
      select contact.corrected_answers ->> 'city' as city, contact.language from contact_submissions contact
      join intake_forms form on form.id = contact.intake_form_id where form.reference = ${first.reference}`;
      expect(messages.map((row) => ({ ...row }))).toEqual([{ city: 'Decatur', language: 'es' }]);
      const [kept] = await outage.stack
        .sql`select city from intake_forms where reference = ${first.reference}`;
      expect(kept?.['city']).toBe('Atlanta');
      expect(
        await outage.stack.sql`select id from outbox where kind = 'staff_correction'
        and payload ->> 'intakeReference' = ${first.reference}`,
      ).toHaveLength(1);
    },
  );

  it('somebody who paid before applying still needs no second payment', inFullRun, async () => {
    const account = await makeAccount(outage.stack.sql);
    await outage.stack.sql`insert into cases (user_id, case_number, package_type, title, status)
      values (${account.id}, ${`FK-2026-${account.id.slice(0, 6).toUpperCase()}`}, 'vip', 'Waiting', 'waiting_for_application')`;
    const person = applicant();
    await person.post('/api/auth/sign-in', {
      email: account.email,
      password: account.password,
      device: 'own',
    });
    await stopPostgres();
    expect((await person.send()).status).toBe(201);
    await startPostgres();
    await outage.stack.runSchedule('replay-spool');
    expect((await rowsOf(person))[0]?.['user_id']).toBe(account.id);
    const [moved] = await outage.stack.sql`select status from cases where user_id = ${account.id}`;
    expect(moved?.['status']).toBe('submitted');
  });

  it('a draft cannot be saved, and the page hears it at once and when to try again', inFullRun, async () => {
    const person = applicant('es');
    await person.saveDraft();
    await stopPostgres();
    for (const response of [await person.saveDraft(), await person.get('/api/intake-draft')]) {
      expect(response.status).toBe(503);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(((await response.json()) as RefusalBody).code).toBe('unavailable');
    }
    // Clearing takes the key from this browser in any case.
    expect((await person.call('DELETE', '/api/intake-draft')).status).toBe(503);
    expect(person.cookies.has('__Host-draft')).toBe(false);
  });

  it('the quiz still answers, and says that nothing was kept and no mail comes', inFullRun, async () => {
    await stopPostgres();
    const quiz = { state: 'Georgia', outcome: 'open', timeframe: 'unknown', email: 'ana@example.com' };
    const response = await applicant().post('/api/eligibility-quiz', quiz);
    expect([response.status, await response.json()]).toEqual([
      200,
      { result: 'harder', reasons: ['outcome.open'], next: 'lawyer', stored: false, mailed: false },
    ]);
  });

  it('wrong answers are still refused by their field', async () => {
    await stopPostgres();
    const response = await applicant().send({ zipCode: '1' });
    expect(response.status).toBe(400);
    expect(((await response.json()) as RefusalBody).fields?.map(({ field }) => field)).toEqual(['zipCode']);
  });

  it(
    'and the waiting room is closed too, nothing is promised; the same form goes through later',
    inFullRun,
    async () => {
      const person = applicant('es');
      const blobs = join(outage.stack.localDir, 'blobs');
      await stopPostgres();
      await rename(blobs, `${blobs}.away`);
      await writeFile(blobs, 'in the way');
      try {
        const response = await person.send();
        expect(response.status).toBe(503);
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
        const refused = (await response.json()) as RefusalBody;
        expect(refused).toMatchObject({ code: 'unavailable', message: expect.stringContaining('Intente') });
        expect(response.headers.getSetCookie()).toEqual([]);
      } finally {
        await rm(blobs, { force: true });
        await rename(`${blobs}.away`, blobs);
      }
      await startPostgres();
      expect((await person.send()).status).toBe(201);
      expect(await rowsOf(person)).toHaveLength(1);
    },
  );
});

describe('when the database itself fails', () => {
  it(
    'an application is kept with its reference, staff hear of it once, and it goes in when that is mended',
    inFullRun,
    async () => {
      const person = applicant();
      await outage.stack.sql`alter table intake_agreements rename column shown_hash to shown_hash_away`;
      let reference = '';
      try {
        const response = await person.send();
        expect(response.status).toBe(201);
        const answer = await sentBy(response);
        expect(answer.stored).toBe('later');
        reference = answer.reference;
        await outage.stack.runSchedule('replay-spool');
        await outage.stack.runSchedule('replay-spool');
      } finally {
        await outage.stack.sql`alter table intake_agreements rename column shown_hash_away to shown_hash`;
      }
      expect(
        await outage.stack
          .sql`select id from outbox where kind = 'staff_alarm' and payload ->> 'reference' = ${reference}`,
      ).toHaveLength(1);
      await outage.stack.runSchedule('replay-spool');
      expect((await rowsOf(person)).map((row) => String(row['reference']))).toEqual([reference]);
    },
  );
});

describe('while storage does not answer', { timeout: 90_000 }, () => {
  for (const how of ['down', 'silent'] as const)
    it(`an application is taken, and its files can be added later (${how})`, inFullRun, async () => {
      const person = applicant('es');
      const tickets = [await person.upload('acta.pdf', pdf()), await person.upload('foto.png', png())];
      outage.stack.stopStorage(how);
      const response = await person.send({ tickets });
      expect(response.status).toBe(201);
      const answer = await sentBy(response);
      expect(answer).toMatchObject({ stored: 'now', filesMissing: ['acta.pdf', 'foto.png'] });
      expect((await person.post('/api/uploads', { name: 'a.pdf', size: 10, type: '' })).status).toBe(503);

      outage.stack.startStorage();
      const { application } = await (await person.get('/api/application')).json();
      expect(application).toMatchObject({ filesMissing: ['acta.pdf', 'foto.png'], documents: [] });
      const later = [await person.upload('acta.pdf', pdf()), await person.upload('IMG_0001.jpg', jpg())];
      const added = await person.post('/api/application/files', { tickets: later });
      expect([added.status, await added.json()]).toEqual([200, { filesMissing: [] }]);
      const names = (await documentsOf(answer.reference)).map((row) => String(row['file_name']));
      expect(names).toEqual(['IMG_0001.jpg', 'acta.pdf']);
    });

  it('files inside the call itself are asked for later', inFullRun, async () => {
    const person = applicant();
    outage.stack.stopStorage();
    const response = await sentBy(
      await person.sendForm([{ name: 'acta.pdf', type: 'application/pdf', bytes: pdf() }]),
    );
    expect(response).toMatchObject({ stored: 'now', filesMissing: ['acta.pdf'] });
  });

  it('the sweep leaves the rows, and removes them with their objects when storage is back', async () => {
    const person = applicant();
    const ticket = await person.upload('orphan.png', png());
    const hash = sha256Hex(ticket);
    await outage.stack
      .sql`update uploads set created_at = now() - interval '25 hours' where ticket_hash = ${hash}`;
    outage.stack.stopStorage();
    await outage.stack.runSchedule('sweep-expired');
    expect(await outage.stack.sql`select id from uploads where ticket_hash = ${hash}`).toHaveLength(1);
    outage.stack.startStorage();
    await outage.stack.runSchedule('sweep-expired');
    expect(await outage.stack.sql`select id from uploads where ticket_hash = ${hash}`).toHaveLength(0);
  });
});
