// A client who got a mail about their case and answers it, as tests need one.
import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { expect, vi } from 'vitest';
import type { Locale } from '#domain/languages.ts';
import { readMail } from '#tools/local/incoming/answer-pages.ts';
import { writeAnswer, type AnswerToWrite, type MailToAnswer } from '#tools/local/incoming/write-answer.ts';
import { signedInClient } from './signed-in.ts';
import { makeInvitedClient } from './accounts.ts';
import type { SharedStack } from './stack.ts';
import type { Visitor } from './visitor.ts';

export interface Writer {
  readonly visitor: Visitor;
  readonly id: string;
  readonly email: string;
  readonly caseId: string;
  /** The mail they answer. */
  readonly mail: MailToAnswer & { takesAnswers: boolean; returnPath: string };
  readonly outboxId: string;
}

/** Somebody with a case, who just got a mail about it. */
export async function clientWithMail(
  stack: SharedStack,
  sql: postgres.Sql,
  language: Locale = 'en',
): Promise<Writer> {
  const owner = await makeInvitedClient(sql);
  const { visitor, id, email } = await signedInClient(sql, { siteUrl: stack.siteUrl, language });
  await sql`update public.cases set user_id = ${id} where user_id = ${owner.id}`;
  const [one] = await sql<{ id: string }[]>`select id from public.cases where user_id = ${id}`;
  const caseId = one?.id ?? '';
  return { visitor, id, email, caseId, ...(await mailAbout(stack, sql, { id, email, caseId, language })) };
}

/** One more mail about their case. */
export async function mailAbout(
  stack: SharedStack,
  sql: postgres.Sql,
  { id, email, caseId, language }: { id: string; email: string; caseId: string; language: Locale },
): Promise<Pick<Writer, 'mail' | 'outboxId'>> {
  const [row] = await sql<{ id: string }[]>`
    insert into public.outbox (kind, recipient, language, payload, user_id, dedupe_key)
    values ('case_changed', ${email}, ${language},
      ${sql.json({ caseId, caseNumber: 'FK-2026-ACDEFG', about: 'update' })}, ${id}, ${`test:${randomUUID()}`})
    returning id`;
  const outboxId = row?.id ?? '';
  await stack.runSchedule('deliver-outbox');
  const mail = await vi.waitFor(
    async () => {
      const all = (await stack.mail.messages()) as Parameters<typeof readMail>[0][];
      const found = all.find((one) => JSON.stringify(one.headers).includes(outboxId));
      if (!found) throw new Error('no mail yet');
      return await readMail(found);
    },
    { timeout: 30_000, interval: 200 },
  );
  return { mail, outboxId };
}

/** What they write back, handed to the receiver as their mail server does. */
export async function answerMail(
  stack: SharedStack,
  writer: Pick<Writer, 'mail' | 'email'>,
  answer: Partial<AnswerToWrite> & {
    to?: string;
    dmarc?: 'PASS' | 'FAIL' | 'GRAY';
    times?: number;
    sender?: string;
  },
) {
  const { to = writer.mail.replyTo, dmarc = 'PASS', times = 1, sender, ...words } = answer;
  const from = words.from ?? writer.email;
  const raw = await writeAnswer(
    { ...writer.mail, replyTo: to },
    { from, text: 'Thank you.', program: 'gmail', language: 'en', files: [], ...words },
  );
  const delivered = await stack.receiver.deliver({ raw, from: sender ?? from, to: [to], dmarc, times });
  expect(delivered.statuses.every((status) => status === 200)).toBe(true);
  return delivered.id;
}

/** What became of a mail, once it is decided. */
export const outcomeOf = (sql: postgres.Sql, providerId: string) =>
  vi.waitFor(
    async () => {
      const [row] = await sql<
        {
          outcome: string;
          caseId: string | null;
          messageId: string | null;
          contactId: string | null;
          objectKey: string | null;
        }[]
      >`select outcome, case_id as "caseId", message_id as "messageId", contact_submission_id as "contactId",
          object_key as "objectKey" from public.received_mails where provider_id = ${providerId} and status = 'done'`;
      if (!row) throw new Error('not decided yet');
      return row;
    },
    { timeout: 30_000, interval: 200 },
  );
