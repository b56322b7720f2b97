// Answers by mail, from the reply address in a mail to the thread of the case; and everything that must not get there.
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { mailWords } from '#i18n/mail.ts';
import { jpg } from '#tests/sample-files.ts';
import { answerMail, clientWithMail, mailAbout, outcomeOf, type Writer } from '#tests/mailed-answers.ts';
import { signedInStaff } from '#tests/signed-in.ts';
import { sharedStack, type SharedStack } from '#tests/stack.ts';
import { writeReport } from '#tools/local/incoming/write-answer.ts';

let stack: SharedStack;
let sql: postgres.Sql;
let luz: Writer;
beforeAll(async () => {
  stack = await sharedStack();
  sql = postgres(stack.databaseUrl, { max: 4, onnotice: () => {} });
  luz = await clientWithMail(stack, sql, 'es');
}, 120_000);
afterAll(() => sql.end());

const thread = (caseId: string) => sql<
  {
    id: string;
    message: string;
    quoted: string | null;
    cameBy: string;
    files: number;
    notTaken: unknown[];
    language: string;
  }[]
>`select id, message, quoted, came_by as "cameBy", jsonb_array_length(attachments) as files, not_taken as "notTaken", language
  from public.client_messages where case_id = ${caseId} order by created_at`;
const inboxEntry = async (id: string) => {
  const [row] = await sql<
    {
      doubt: string;
      email: string;
      message: string;
      intakeId: string | null;
      suspicion: string | null;
      userId: string | null;
    }[]
  >`select mail_doubt as doubt, email, message, intake_form_id as "intakeId", suspicion, user_id as "userId"
    from public.contact_submissions where id = ${id}`;
  return row;
};

it('a client answers a mail with a picture, and both stand in the thread of her case with the quoted text apart', async () => {
  expect(luz.mail.takesAnswers).toBe(true);
  expect(luz.mail.replyTo).toMatch(/^reply\+[a-z2-7]{32}@in\.freshkey\.example$/);
  expect(luz.mail.text).toContain(mailWords.es.answerHere.slice(0, 40));
  const id = await answerMail(stack, luz, {
    text: 'Ahí va la carta del tribunal.\n\nGracias, Luz',
    language: 'es',
    files: [{ filename: 'IMG_0001.jpeg', content: Buffer.from(jpg()) }],
  });
  const { outcome, messageId } = await outcomeOf(sql, id);
  expect(outcome).toBe('thread');
  const message = (await thread(luz.caseId)).find((one) => one.id === messageId);
  expect(message).toMatchObject({
    message: 'Ahí va la carta del tribunal.\n\nGracias, Luz',
    cameBy: 'mail',
    files: 1,
    language: 'es',
    notTaken: [],
  });
  expect(message?.quoted).toContain('escribió:');
  expect(message?.quoted).toContain(mailWords.es.caseChanged.button);
  // The receiver's copy goes right after.
  await vi.waitFor(async () => {
    expect((await outcomeOf(sql, id)).objectKey).toBeNull();
    expect(await stack.receiver.kept()).not.toContain(`mail/${id}`);
  }, 10_000);
  const read = await (await luz.visitor.get(`/api/cases/${luz.caseId}/messages`)).json();
  expect(read.items.at(-1)).toMatchObject({ cameBy: 'mail', files: [{ name: 'IMG_0001.jpeg' }] });
  expect(JSON.stringify(read)).not.toContain('original');
  const tasks =
    await sql`select from public.case_tasks where case_id = ${luz.caseId} and code = 'answer_message' and done_at is null`;
  expect(tasks).toHaveLength(1);
});

it('a mail sent again after a lost answer has the same reply address', async () => {
  const [before] = await sql<
    { hash: string }[]
  >`select token_hash as hash from public.reply_addresses where mail_id = ${luz.outboxId}`;
  await sql`update public.outbox set status = 'waiting', sent_at = null, attempts = 0 where id = ${luz.outboxId}`;
  await stack.runSchedule('deliver-outbox');
  const rows = await sql<
    { hash: string }[]
  >`select token_hash as hash from public.reply_addresses where mail_id = ${luz.outboxId}`;
  expect(rows).toEqual([before]);
  const id = await answerMail(stack, luz, { text: 'Still the same address.' });
  expect((await outcomeOf(sql, id)).outcome).toBe('thread');
});

it('told of ten times at once, it stands there once; sent again by her mail server, too', async () => {
  const messageId = `<${randomUUID()}@phone.example>`;
  const text = `Once, please. ${randomUUID()}`;
  const id = await answerMail(stack, luz, { text, messageId, times: 10 });
  expect((await outcomeOf(sql, id)).outcome).toBe('thread');
  const again = await answerMail(stack, luz, { text, messageId });
  expect((await outcomeOf(sql, again)).outcome).toBe('repeated');
  expect((await thread(luz.caseId)).filter((one) => one.message === text)).toHaveLength(1);
});

it.each([
  ['who only shows her address', { dmarc: 'FAIL' as const }, 'not_proven'],
  ['whose domain proves nothing', { dmarc: 'GRAY' as const }, 'not_proven'],
  ['from another address, proven', { from: 'daughter@elsewhere.example' }, 'other_sender'],
  [
    'who writes a passed check into the mail',
    {
      dmarc: 'FAIL' as const,
      headers: { 'Authentication-Results': 'amazonses.com; dmarc=pass header.from=x' },
    },
    'not_proven',
  ],
])(
  'somebody %s gets into the inbox, marked as unverified, and not into the case',
  async (_who, how, doubt) => {
    const before = await thread(luz.caseId);
    const text = `I want my case closed. ${randomUUID()}`;
    const id = await answerMail(stack, luz, { text, ...how });
    const { outcome, contactId, messageId } = await outcomeOf(sql, id);
    expect({ outcome, messageId }).toEqual({ outcome: 'inbox', messageId: null });
    expect(await thread(luz.caseId)).toEqual(before);
    const entry = await inboxEntry(contactId ?? '');
    expect(entry).toMatchObject({ doubt, message: text, userId: null });
    // Staff see which case it wants to be about.
    expect(entry?.intakeId).toBeTruthy();
  },
);

it('two addresses in one From, or two From lines, prove nothing', async () => {
  for (const from of [`${luz.email}, x@elsewhere.example`, `x@elsewhere.example\r\nFrom: ${luz.email}`]) {
    const raw = Buffer.from(
      `From: ${from}\r\nTo: ${luz.mail.replyTo}\r\nSubject: Hi\r\nMessage-ID: <${randomUUID()}@x>\r\n\r\nLet me in.\r\n`,
    ).toString('base64');
    const { id } = await stack.receiver.deliver({
      raw,
      from: 'x@elsewhere.example',
      to: [luz.mail.replyTo],
      dmarc: 'PASS',
    });
    const { outcome, contactId } = await outcomeOf(sql, id);
    expect(outcome).toBe('inbox');
    expect((await inboxEntry(contactId ?? ''))?.doubt).toBe('other_sender');
  }
});

it('nobody gets into a case by a guessed address, nor by one of somebody else’s', async () => {
  const guessed = luz.mail.replyTo.replace(/\+[a-z2-7]+@/, `+${'a'.repeat(32)}@`);
  for (const to of [guessed, stack.receiver.address]) {
    const { outcome, contactId } = await outcomeOf(sql, await answerMail(stack, luz, { to, text: 'Guess.' }));
    expect(outcome).toBe('inbox');
    expect(await inboxEntry(contactId ?? '')).toMatchObject({ doubt: 'no_address', intakeId: null });
  }
  const ana = await clientWithMail(stack, sql);
  const before = await thread(ana.caseId);
  // Luz, proven to be Luz, under an address that was given to Ana.
  const { outcome, contactId } = await outcomeOf(sql, await answerMail(stack, luz, { to: ana.mail.replyTo }));
  expect(outcome).toBe('inbox');
  expect((await inboxEntry(contactId ?? ''))?.doubt).toBe('other_sender');
  expect(await thread(ana.caseId)).toEqual(before);
});

it.each([
  ['an absence notice', { headers: { 'Auto-Submitted': 'auto-replied' } }],
  ['a list', { headers: { Precedence: 'bulk' } }],
  ['an answer that Exchange marks as a machine’s', { headers: { 'X-Auto-Response-Suppress': 'All' } }],
  ['a mail with an empty return path', { sender: '' }],
  ['our own mail, come back', { from: 'hello@freshkey.example', headers: {} }],
])('%s is put nowhere and answered by nobody', async (_what, how) => {
  const [{ count: mails } = { count: '' }] = await sql<
    { count: string }[]
  >`select count(*) from public.outbox`;
  const before = await thread(luz.caseId);
  const id = await answerMail(stack, luz, { text: `Away. ${randomUUID()}`, ...how });
  const { outcome, contactId } = await outcomeOf(sql, id);
  expect({ outcome, contactId }).toEqual({ outcome: 'automatic', contactId: null });
  expect(await thread(luz.caseId)).toEqual(before);
  const [{ count } = { count: '' }] = await sql<{ count: string }[]>`select count(*) from public.outbox`;
  expect(count).toBe(mails);
});

it('a mailbox that does not exist is noted at the mail, and one task says to reach the client another way', async () => {
  const ana = await clientWithMail(stack, sql);
  const second = await mailAbout(stack, sql, { ...ana, language: 'en' });
  const report = (mail: Writer['mail'], action: 'failed' | 'delayed', code: string, to = mail.returnPath) =>
    stack.receiver.deliver({ raw: writeReport(mail, action, code), from: '', to: [to] });
  const state = async (outboxId: string) =>
    (await sql`select delivery, delivery_code as code from public.outbox where id = ${outboxId}`)[0];
  const tasks = () =>
    sql`select id from public.case_tasks where case_id = ${ana.caseId} and code = 'mailbox_lost'`;

  await outcomeOf(sql, (await report(ana.mail, 'delayed', '4.4.1')).id);
  expect(await state(ana.outboxId)).toEqual({ delivery: 'delayed', code: '4.4.1' });
  expect(await tasks()).toHaveLength(0);
  // A report that nobody could know the address for changes nothing.
  const forged = await report(
    ana.mail,
    'failed',
    '5.1.1',
    ana.mail.returnPath.replace(/\+.{32}@/, `+${'b'.repeat(32)}@`),
  );
  expect((await outcomeOf(sql, forged.id)).outcome).toBe('automatic');
  expect(await state(ana.outboxId)).toEqual({ delivery: 'delayed', code: '4.4.1' });

  for (const one of [ana, second]) {
    const { outcome } = await outcomeOf(sql, (await report(one.mail, 'failed', '5.1.1')).id);
    expect(outcome).toBe('report');
    expect(await state(one.outboxId)).toEqual({ delivery: 'bounced', code: '5.1.1' });
  }
  expect(await tasks()).toHaveLength(1);
  expect(await thread(ana.caseId)).toEqual([]);
});

it('files that cannot be taken are named in the thread, and she is asked to use the portal, in her language', async () => {
  const files = Array.from({ length: 11 }, (_, at) => ({
    filename: `page-${String(at + 1)}.jpg`,
    content: Buffer.from(jpg()),
  }));
  const id = await answerMail(stack, luz, {
    text: 'Todo lo que tengo.',
    files: [{ filename: 'notes.zip', content: Buffer.from('PK not really') }, ...files],
  });
  const { messageId, objectKey } = await outcomeOf(sql, id);
  const message = (await thread(luz.caseId)).find((one) => one.id === messageId);
  expect(message).toMatchObject({ message: 'Todo lo que tengo.', files: 10 });
  expect(message?.notTaken).toEqual([
    { name: 'notes.zip', reason: 'file.content' },
    { name: 'page-11.jpg', reason: 'files.tooMany' },
  ]);
  // What could not be read is kept as it came.
  expect(objectKey).toBe(`mail/${id}`);
  const [told] = await sql`
    select language, recipient from public.outbox where kind = 'files_not_taken' and payload ->> 'caseId' = ${luz.caseId}`;
  expect(told).toEqual({ language: 'es', recipient: luz.email });

  // Staff fetch it from there, as a file, and that they did is noted.
  const { id: staffId, visitor: staff } = await signedInStaff(sql, { siteUrl: stack.siteUrl });
  const [row] = await sql<{ id: string }[]>`select id from public.received_mails where provider_id = ${id}`;
  const address = `/api/staff/received-mails/${row?.id ?? ''}`;
  expect((await luz.visitor.get(address)).status).toBe(403);
  const opened = await staff.get(address);
  expect(opened.status).toBe(303);
  const original = await fetch(opened.headers.get('location') ?? '');
  expect(original.headers.get('content-disposition')).toMatch(/^attachment; filename="mail-[\d-]+\.eml"$/);
  expect(await original.text()).toContain('notes.zip');
  const looks = await sql<{ by: string }[]>`
    select actor_id as by from public.audit_entries
    where action = 'original_mail_opened' and object_id = ${row?.id ?? ''}`;
  expect([...looks]).toEqual([{ by: staffId }]);
}, 120_000);

it('the webhook takes nothing that the receiver did not sign', async () => {
  const raw = Buffer.from('From: a@b.example\r\n\r\nHi').toString('base64');
  const { id, body } = await stack.receiver.callFor({ raw, from: 'a@b.example', to: [luz.mail.replyTo] });
  const told = JSON.parse(body) as Record<string, string>;
  const send = (changed: object) =>
    fetch(`${stack.siteUrl}/api/inbound-mail`, {
      method: 'POST',
      body: JSON.stringify({ ...told, ...changed }),
    });
  const forged = [
    { Message: told['Message']?.replace('"FAIL"', '"PASS"').replace(id, `${id}x`) },
    { TopicArn: 'arn:aws:sns:us-east-1:999999999999:inbound-mail' },
    { SigningCertURL: 'https://sns.us-east-1.amazonaws.com.evil.example/key.pem' },
    { SigningCertURL: `${stack.siteUrl}/key.pem` },
    { Signature: Buffer.from('no').toString('base64') },
    { SignatureVersion: '1' },
    { Timestamp: '2020-01-01T00:00:00.000Z' },
    { Type: 'SubscriptionConfirmation', Token: 'x', SubscribeURL: `${stack.siteUrl}/api/health` },
  ];
  for (const changed of forged) expect((await send(changed)).status, JSON.stringify(changed)).toBe(400);
  expect(await sql`select from public.received_mails where provider_id like ${`${id}%`}`).toHaveLength(0);
  expect((await send({})).status).toBe(200);
  expect((await outcomeOf(sql, id)).outcome).toBe('inbox');
});

it('a receiver that does not answer is asked again, and nothing is lost', async () => {
  await stack.receiver.failReads(1);
  const refused = await answerMail(stack, luz, { text: 'After a refusal.' });
  await vi.waitFor(async () => {
    const [row] =
      await sql`select last_error as error from public.received_mails where provider_id = ${refused}`;
    expect(row).toEqual({ error: 'MailStoreUnavailable' });
  });
  await sql`update public.received_mails set run_after = now() where provider_id = ${refused}`;
  await stack.runSchedule('receive-mail');
  expect((await outcomeOf(sql, refused)).outcome).toBe('thread');
});
