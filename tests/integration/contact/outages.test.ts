// @module-tag full
// Writing to us while parts of ours are down: the message is taken, once, with the reference it keeps.
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { cookieNames } from '#server/http/cookies.ts';
import { sha256Hex } from '#server/http/tokens.ts';
import { Applicant } from '#tests/applicant.ts';
import { jpg, pdf } from '#tests/sample-files.ts';
import { signedInClient } from '#tests/signed-in.ts';
import { Writer, type SentMessage } from '#tests/writer.ts';
import { inFullRun } from '#tests/runs.ts';
import { setOutageStage } from '../outage.ts';

// A stack of its own, because its parts are stopped. No page is looked at, so none is built.
/** What the functions wrote, as the platform would collect it. */
const logged: string[] = [];

const outage = setOutageStage({
  warmUp: () => writer().send(),
  log: (text) => void logged.push(text),
});
const { startPostgres, stopPostgres } = outage;

const writer = (language: 'en' | 'es' = 'en') => new Writer(outage.stack.siteUrl, language);
const sentBy = async (response: Response) => (await response.json()) as SentMessage;
const rowsOf = (person: Writer) =>
  outage.stack.sql`select reference, message, files_missing, language, uploaded_files from contact_submissions
    where email = ${String(person.message['email'])} order by created_at`;
const mailsAbout = (reference: string) =>
  outage.stack
    .sql`select kind, recipient, language, payload from outbox where payload ->> 'reference' = ${reference}
    order by kind::text`;

// Every day an application tells the same story (tests/integration/intake/outages.test.ts).
describe('while the database does not answer', { ...inFullRun, timeout: 60_000 }, () => {
  it('a message is taken with its reference and its files, and goes in once', async () => {
    const person = writer('es');
    await stopPostgres();
    const files = [{ name: 'aviso.pdf', bytes: pdf() }];
    const response = await person.sendForm(files);
    expect(response.status).toBe(201);
    const first = await sentBy(response);
    expect(first).toEqual({
      reference: expect.stringMatching(/^[A-Z0-9]{8}$/),
      stored: 'later',
      filesMissing: [],
    });
    const again = await person.sendForm(files);
    expect([again.status, await sentBy(again)]).toEqual([200, first]);
    const changed = await person.sendForm(files, { message: 'Otra cosa.' });
    expect([changed.status, await changed.json()]).toMatchObject([409, { firstReference: first.reference }]);

    await startPostgres();
    // It still waits: pressing the button now must not make a second one.
    expect(await sentBy(await person.sendForm(files))).toEqual(first);
    expect(await rowsOf(person)).toHaveLength(0);
    await outage.stack.runSchedule('replay-spool');
    await outage.stack.runSchedule('replay-spool');
    const rows = await rowsOf(person);
    expect(rows).toMatchObject([
      { reference: first.reference, message: person.message['message'], language: 'es', files_missing: [] },
    ]);
    expect(rows[0]?.['uploaded_files']).toMatchObject([{ fileName: 'aviso.pdf' }]);
    expect(await mailsAbout(first.reference)).toMatchObject([
      { kind: 'contact_received', recipient: person.message['email'], language: 'es' },
      { kind: 'staff_contact', recipient: null },
    ]);
    const after = await person.sendForm(files);
    expect([after.status, await sentBy(after)]).toEqual([200, { ...first, stored: 'now' }]);
  });

  it('other words sent under the key of a stored message reach staff too', inFullRun, async () => {
    const person = writer();
    const first = await sentBy(await person.send());
    await stopPostgres();
    const response = await person.send({ message: 'I forgot: it is in DeKalb.' });
    expect([response.status, (await sentBy(response)).reference]).toEqual([201, first.reference]);
    await startPostgres();
    await outage.stack.runSchedule('replay-spool');
    await outage.stack.runSchedule('replay-spool');
    expect((await rowsOf(person)).map((row) => row['message'])).toEqual([
      person.message['message'],
      'I forgot: it is in DeKalb.',
    ]);
  });

  it('and the waiting room is closed too, nothing is promised; the same message goes through later, once', async () => {
    const person = writer('es');
    const blobs = join(outage.stack.localDir, 'blobs');
    await stopPostgres();
    await rename(blobs, `${blobs}.away`);
    await writeFile(blobs, 'in the way');
    try {
      const response = await person.send();
      expect(response.status).toBe(503);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      const refused = (await response.json()) as Record<string, unknown>;
      expect(refused).toMatchObject({ code: 'unavailable', message: expect.stringContaining('Intente') });
      expect(refused).not.toHaveProperty('firstReference');
    } finally {
      await rm(blobs, { force: true });
      await rename(`${blobs}.away`, blobs);
    }
    await startPostgres();
    expect((await person.send()).status).toBe(201);
    expect(await rowsOf(person)).toHaveLength(1);
  });

  it('an upload that is gone when it is back is named, and never keeps the message waiting', async () => {
    const person = writer();
    const ticket = await person.upload('photo.jpg', jpg());
    const gone = await person.upload('gone.pdf', pdf());
    await person.call('DELETE', '/api/uploads', { ticket: gone });
    await stopPostgres();
    const { reference } = await sentBy(
      await person.send({ tickets: [ticket, { ticket: gone, name: 'gone.pdf' }] }),
    );
    await startPostgres();
    await outage.stack.runSchedule('replay-spool');
    const [row] = await rowsOf(person);
    expect(row).toMatchObject({ reference, files_missing: ['gone.pdf'] });
    expect(row?.['uploaded_files']).toMatchObject([{ fileName: 'photo.jpg' }]);
    const [acknowledgement] = await mailsAbout(reference);
    expect(acknowledgement?.['payload']).toMatchObject({ filesMissing: ['gone.pdf'] });
  });
});

it('a monitor reads that the database is away, and staff see an entry it does not take until it does', async () => {
  const person = writer();
  await stopPostgres();
  const { reference } = await sentBy(await person.send({ message: 'This one is not taken.' }));
  const health = await fetch(`${outage.stack.siteUrl}/api/health`);
  expect([health.status, await health.json()]).toMatchObject([503, { failing: ['database'] }]);
  await startPostgres();
  await outage.stack.sql`alter table contact_submissions add constraint poison
    check (message <> 'This one is not taken.') not valid`;
  const stuck = () =>
    outage.stack.sql`select kind, code, tries from stuck_submissions where reference = ${reference}`;
  // A run may still meet a connection of before the outage; each that reaches the database counts one try.
  const replay = async () => {
    await outage.stack.runSchedule('replay-spool');
    expect(await stuck()).toEqual([{ kind: 'contact', code: '23514', tries: 2 }]);
  };
  await vi.waitFor(replay, { timeout: 20_000, interval: 200 });
  expect(await mailsAbout(reference)).toMatchObject([{ kind: 'staff_alarm' }]);
  await outage.stack.sql`alter table contact_submissions drop constraint poison`;
  await outage.stack.runSchedule('replay-spool');
  expect(await stuck()).toEqual([]);
  expect(await rowsOf(person)).toMatchObject([{ reference }]);
}, 60_000);

it(
  'while storage is down the message is taken, and the answer names the file that is missing',
  inFullRun,
  async () => {
    const person = writer();
    outage.stack.stopStorage();
    const response = await person.sendForm([{ name: 'notice.pdf', bytes: pdf() }]);
    expect(response.status).toBe(201);
    expect(await sentBy(response)).toMatchObject({ stored: 'now', filesMissing: ['notice.pdf'] });
    expect(await rowsOf(person)).toMatchObject([{ files_missing: ['notice.pdf'] }]);
    // Pressed again after the answer was lost, and storage is back: the message is as it was, so the answer is too.
    outage.stack.startStorage();
    const again = await person.sendForm([{ name: 'notice.pdf', bytes: pdf() }]);
    expect([again.status, (await sentBy(again)).filesMissing]).toEqual([200, ['notice.pdf']]);
  },
);

it(
  'while no mail goes out the message is taken, and both mails follow',
  { ...inFullRun, timeout: 60_000 },
  async () => {
    const person = writer('es');
    outage.stack.mail.setDown(true);
    const response = await person.send();
    expect(response.status).toBe(201);
    const { reference } = await sentBy(response);
    outage.stack.mail.setDown(false);
    const shown = `${reference.slice(0, 4)}-${reference.slice(4)}`;
    await vi.waitFor(
      async () => {
        await outage.stack
          .sql`update outbox set run_after = now() where payload ->> 'reference' = ${reference}`;
        await outage.stack.runSchedule('deliver-outbox');
        const mails = (await outage.stack.mail.messages()).map((mail) => JSON.stringify(mail));
        const ours = mails.filter((mail) => mail.includes(shown));
        expect(ours).toHaveLength(2);
        expect(ours.filter((mail) => mail.includes('Recibimos su mensaje'))).toHaveLength(1);
      },
      { timeout: 30_000, interval: 500 },
    );
  },
);

it(
  'the log holds references and codes, one line each, and nothing of what anybody typed',
  { ...inFullRun, timeout: 60_000 },
  async () => {
    const canary = 'Zafiro';
    const email = `zafiro.${Date.now()}@canary.example`;
    const applicant = new Applicant(outage.stack.siteUrl);
    const typed = Object.fromEntries(
      Object.entries(applicant.answers).map(([field, value]) => [
        field,
        typeof value === 'string' ? canary : value,
      ]),
    );
    applicant.answers = {
      ...applicant.answers,
      firstName: canary,
      lastName: canary,
      streetAddress: canary,
      city: canary,
      landlordName: canary,
      propertyAddress: canary,
      knowsCaseNumber: 'yes',
      caseNumbers: canary,
      signature: canary,
      email,
    };
    const response = await applicant.send();
    expect(response.status).toBe(201);
    const { payToken } = (await response.json()) as { payToken: string };
    const person = writer();
    const answer = [
      await applicant.send({ lastName: `${canary} again` }),
      await applicant.post('/api/client-intake', typed, { 'idempotency-key': canary }),
      await person.send({
        firstName: canary,
        lastName: canary,
        email,
        phone: '(404) 555-0142',
        message: canary,
      }),
      await person.send({ email: canary, message: canary }),
      await person.post('/api/auth/sign-in', { email, password: canary, device: 'own' }),
      await person.post('/api/auth/forgot-password', { email }),
      await person.post('/api/eligibility-quiz', { email: canary, state: canary }),
      await person.call('PUT', '/api/intake-draft', { answers: { firstName: canary }, step: canary }),
      await person.post('/api/auth/set-password', { token: canary, password: canary }),
      await person.get(`/api/application?intake=${canary}`),
    ];
    expect(answer.filter(({ status }) => status >= 400).length).toBeGreaterThan(5);
    for (const name of [
      'deliver-outbox',
      'replay-spool',
      'process-payments',
      'sweep-expired',
      'apply-retention',
    ])
      await outage.stack.runSchedule(name);

    const lines = logged
      .join('')
      .split('\n')
      .filter((line) => line.trim() !== '');
    const all = lines.join('\n');
    // Also of the stories before this one: names, addresses, telephone numbers and messages of everybody in them.
    const secrets = [
      canary,
      'zafiro',
      'canary.example',
      '555-01',
      'José',
      'Núñez',
      'Sample Street',
      '@example.com',
      'filing fee',
      payToken,
      ...person.cookies.values(),
      ...applicant.cookies.values(),
    ];
    for (const secret of secrets.filter((text) => text.length > 3)) expect(all).not.toContain(secret);
    const entries = lines
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(entries.length).toBeGreaterThan(20);
    for (const entry of entries) {
      expect(entry).toMatchObject({
        reference: expect.stringMatching(/^[A-Z0-9]{8}$/),
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        event: expect.stringMatching(/^[a-z_]+$/),
      });
    }
    const refused = entries.filter(({ event }) => event === 'refused');
    expect(refused.length).toBeGreaterThan(5);
    for (const entry of refused)
      expect(entry).toMatchObject({
        reference: expect.stringMatching(/^[A-Z0-9]{8}$/),
        code: expect.any(String),
      });
  },
);

describe(
  'somebody who signs out while the database does not answer',
  { ...inFullRun, timeout: 60_000 },
  () => {
    it('is signed out here at once, and on the server as soon as it is back', async () => {
      const { visitor } = await signedInClient(outage.stack.sql, { siteUrl: outage.stack.siteUrl });
      const token = visitor.cookies.get('__Host-sid') ?? '';
      const sessions = () => outage.stack.sql`select from sessions where sid = ${sha256Hex(token)}`;
      expect(await sessions()).toHaveLength(1);
      await stopPostgres();
      const left = await visitor.post('/api/auth/sign-out');
      expect(left.ok).toBe(true);
      const { session, signedIn, unread } = cookieNames;
      const cleared = left.headers.getSetCookie().filter((cookie) => cookie.includes('Max-Age=0'));
      expect(cleared.map((cookie) => cookie.split('=')[0])).toEqual([session, signedIn, unread]);
      await startPostgres();
      // A copied cookie is worth nothing either, from the first replay on that finds the database.
      await vi.waitFor(
        async () => {
          await outage.stack.runSchedule('replay-spool');
          expect(await sessions()).toHaveLength(0);
        },
        { timeout: 20_000, interval: 500 },
      );
      expect(logged.join('')).not.toContain(sha256Hex(token));
    });
  },
);
