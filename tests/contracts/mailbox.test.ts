// @module-tag full
// Our local mail provider against the real sender library.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Mailbox, startMailbox } from '#tools/local/mail/start-mailbox.ts';

let folder: string;
let mailbox: Mailbox;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mailbox-'));
  mailbox = await startMailbox({ smtpPort: 0, webPort: 0, mailDir: folder });
});
beforeEach(() => mailbox.clear());
afterAll(async () => {
  await mailbox.close();
  await rm(folder, { recursive: true, force: true });
});

const send = (subject: string) =>
  createTransport(mailbox.smtpUrl).sendMail({
    from: 'Fresh Key <hello@freshkey.example>',
    to: 'rosa@example.org',
    subject,
    text: 'Su solicitud llegó. https://freshkey.example/api/pay/basic?intake=ABCD',
    html: '<p>Su solicitud llegó.</p>',
  });

test('a message arrives whole, in the order sent, and can be cleared away', async () => {
  await send('Señora Muñoz: recibimos su solicitud');
  await send('Second');
  const messages = await mailbox.messages();
  expect(messages.map(({ subject }) => subject)).toEqual(['Señora Muñoz: recibimos su solicitud', 'Second']);
  expect(messages[0]?.to[0]?.address).toBe('rosa@example.org');
  expect(messages[0]?.text).toContain('https://freshkey.example/api/pay/basic?intake=ABCD');
  await mailbox.clear();
  expect(await mailbox.messages()).toEqual([]);
});

test('a person can read the inbox in the browser', async () => {
  const page = await fetch(mailbox.webUrl, { headers: { accept: 'text/html' } });
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toContain('text/html');
});

test('the provider can refuse a number of times, or be away until it is back', async () => {
  mailbox.failNext(1);
  await expect(send('refused')).rejects.toThrow(/421/);
  await send('taken');
  mailbox.setDown(true);
  await expect(send('away')).rejects.toThrow(/421/);
  mailbox.setDown(false);
  await send('back');
  expect((await mailbox.messages()).map(({ subject }) => subject)).toEqual(['taken', 'back']);
});
