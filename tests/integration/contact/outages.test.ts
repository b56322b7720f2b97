// Writing to us while parts of ours are down: the message is taken, once, with the reference it keeps.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { jpg, pdf } from '#tests/sample-files.ts';
import { createTestStack } from '#tests/stack.ts';
import { outliveClosedSockets, stopQuietPostgres } from '#tests/stop-postgres.ts';
import { Writer, type SentMessage } from '#tests/writer.ts';
import type { LocalStack } from '#tools/local/stack.ts';

// A stack of its own, because its parts are stopped. No page is looked at, so none is built.
let stack: LocalStack;
let dist: string;

beforeAll(async () => {
  outliveClosedSockets();
  dist = await mkdtemp(join(tmpdir(), 'no-pages-'));
  await writeFile(join(dist, 'index.html'), '<!doctype html><title>No pages</title>');
  stack = await createTestStack({ dist, build: false });
  // The stand-in learns the schema with its first call; an outage before that looks like a missing function.
  await writer().send();
}, 180_000);

afterAll(async () => {
  await stack?.close();
  await rm(dist, { recursive: true, force: true });
}, 60_000);

let postgresIsDown = false;
async function stopPostgres() {
  await stopQuietPostgres(stack);
  postgresIsDown = true;
}
async function startPostgres() {
  if (postgresIsDown) await stack.startPostgres();
  postgresIsDown = false;
}
afterEach(async () => {
  await startPostgres();
  stack.startStorage();
  stack.mail.setDown(false);
});

const writer = (language: 'en' | 'es' = 'en') => new Writer(stack.siteUrl, language);
const sentBy = async (response: Response) => (await response.json()) as SentMessage;
const rowsOf = (person: Writer) =>
  stack.sql`select reference, message, files_missing, language, uploaded_files from contact_submissions
    where email = ${String(person.message['email'])} order by created_at`;
const mailsAbout = (reference: string) =>
  stack.sql`select kind, recipient, language, payload from outbox where payload ->> 'reference' = ${reference}
    order by kind`;

describe('while the database does not answer', { timeout: 60_000 }, () => {
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
    await stack.runSchedule('replay-spool');
    await stack.runSchedule('replay-spool');
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

  it('other words sent under the key of a stored message reach staff too', async () => {
    const person = writer();
    const first = await sentBy(await person.send());
    await stopPostgres();
    const response = await person.send({ message: 'I forgot: it is in DeKalb.' });
    expect([response.status, (await sentBy(response)).reference]).toEqual([201, first.reference]);
    await startPostgres();
    await stack.runSchedule('replay-spool');
    await stack.runSchedule('replay-spool');
    expect((await rowsOf(person)).map((row) => row['message'])).toEqual([
      person.message['message'],
      'I forgot: it is in DeKalb.',
    ]);
  });

  it('an upload that is gone when it is back is named, and never keeps the message waiting', async () => {
    const person = writer();
    const kept = await person.upload('photo.jpg', jpg());
    const gone = await person.upload('gone.pdf', pdf());
    await person.call('DELETE', '/api/uploads', { ticket: gone });
    await stopPostgres();
    const { reference } = await sentBy(
      await person.send({ tickets: [kept, { ticket: gone, name: 'gone.pdf' }] }),
    );
    await startPostgres();
    await stack.runSchedule('replay-spool');
    const [row] = await rowsOf(person);
    expect(row).toMatchObject({ reference, files_missing: ['gone.pdf'] });
    expect(row?.['uploaded_files']).toMatchObject([{ fileName: 'photo.jpg' }]);
    const [acknowledgement] = await mailsAbout(reference);
    expect(acknowledgement?.['payload']).toMatchObject({ filesMissing: ['gone.pdf'] });
  });
});

it('while storage is down the message is taken, and the answer names the file that is missing', async () => {
  const person = writer();
  stack.stopStorage();
  const response = await person.sendForm([{ name: 'notice.pdf', bytes: pdf() }]);
  expect(response.status).toBe(201);
  expect(await sentBy(response)).toMatchObject({ stored: 'now', filesMissing: ['notice.pdf'] });
  expect(await rowsOf(person)).toMatchObject([{ files_missing: ['notice.pdf'] }]);
  // Pressed again after the answer was lost, and storage is back: the message is as it was, so the answer is too.
  stack.startStorage();
  const again = await person.sendForm([{ name: 'notice.pdf', bytes: pdf() }]);
  expect([again.status, (await sentBy(again)).filesMissing]).toEqual([200, ['notice.pdf']]);
});

it('while no mail goes out the message is taken, and both mails follow', { timeout: 60_000 }, async () => {
  const person = writer('es');
  stack.mail.setDown(true);
  const response = await person.send();
  expect(response.status).toBe(201);
  const { reference } = await sentBy(response);
  stack.mail.setDown(false);
  const shown = `${reference.slice(0, 4)}-${reference.slice(4)}`;
  await vi.waitFor(
    async () => {
      await stack.sql`update outbox set run_after = now() where payload ->> 'reference' = ${reference}`;
      await stack.runSchedule('deliver-outbox');
      const mails = (await stack.mail.messages()).map((mail) => JSON.stringify(mail));
      const ours = mails.filter((mail) => mail.includes(shown));
      expect(ours).toHaveLength(2);
      expect(ours.filter((mail) => mail.includes('Recibimos su mensaje'))).toHaveLength(1);
    },
    { timeout: 30_000, interval: 500 },
  );
});
