import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { MessageRequest } from '#domain/cases/thread.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { dueFromNow } from './due-from-now.ts';
import { asClient, keyOf } from '../writes/write-key.ts';
import { badTicket, refuseTickets, takeCaseFiles } from './take-case-files.ts';

type MessageApp = Pick<App, 'db' | 'files' | 'scanner' | 'clock' | 'log' | 'site'>;

const messageAnswer = z.union([
  z.object({ outcome: z.literal('done'), messageId: z.string(), reopened: z.boolean() }),
  badTicket,
  outcome('unknown'),
]);

export interface SentMessage {
  readonly messageId: string;
  /** The case had been closed for silence and is open again. */
  readonly reopened: boolean;
}

/**
 * A client's message about their own case. Staff are told and get a task due at the promised time; a case that was
 * closed for silence opens again. Sent twice with one key, it is stored once. Refuses `not_found` and `files`.
 */
export async function sendOwnMessage(
  app: MessageApp,
  actor: Actor,
  caseId: string,
  request: MessageRequest,
): Promise<SentMessage> {
  return send(app, actor, caseId, request, asClient(actor));
}

/** A message from staff: the client is told, and what waited for an answer counts as answered. */
export function sendStaffMessage(
  app: MessageApp,
  actor: Actor,
  caseId: string,
  request: MessageRequest,
): Promise<SentMessage> {
  return send(app, actor, caseId, request, byActor(actor));
}

async function send(
  app: MessageApp,
  actor: Actor,
  caseId: string,
  { idempotencyKey, tickets, ...message }: MessageRequest,
  who: ReturnType<typeof byActor>,
): Promise<SentMessage> {
  const p = {
    ...message,
    idempotencyKey: keyOf('message', actor, idempotencyKey),
    caseId,
    ticketHashes: await takeCaseFiles(app, tickets),
    answerDueAt: dueFromNow(app, 'support_reply'),
    ...who,
  };
  const answer = await callSql(app, 'send_case_message', p, messageAnswer);
  if (answer.outcome === 'bad_ticket') return refuseTickets(app, answer);
  if (answer.outcome !== 'done') throw new Refusal('not_found');
  return { messageId: answer.messageId, reopened: answer.reopened };
}
