import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { answerableMails, type MailKind } from '#domain/mail/kinds.ts';
import { replyAddress } from '#domain/received-mail/reply-address.ts';
import type { App } from '../app.ts';
import { callSql } from '../database/call-sql.ts';
import { sha256Hex } from '../http/tokens.ts';

/** The address that a mail is sent under, and whether its reader may answer to it. */
export interface ReplyAddress {
  readonly address: string;
  readonly takesAnswers: boolean;
}

const noted = z.object({ caseId: z.nullable(z.string()) });

/**
 * The address of a mail to a client: the same each time the mail is tried, and guessed by nobody without the key. The
 * database keeps its hash, with the case that an answer belongs to. Null where no mail is received, and for mails to staff.
 */
export async function noteReplyAddress(
  app: Pick<App, 'config' | 'db'>,
  mailId: string,
  kind: MailKind,
): Promise<ReplyAddress | null> {
  const { incoming } = app.config;
  if (!incoming || kind.startsWith('staff_')) return null;
  const token = tokenOf(app.config.appSecret, mailId);
  const { caseId } = await callSql(
    app,
    'note_reply_address',
    { mailId, tokenHash: sha256Hex(token), isAnswerable: answerableMails.has(kind) },
    noted,
  );
  return { address: replyAddress(incoming.address, token), takesAnswers: caseId !== null };
}

const letters = 'abcdefghijklmnopqrstuvwxyz234567';

/** 160 bits as 32 letters and digits of one case. */
function tokenOf(secret: string, mailId: string): string {
  const bytes = createHmac('sha256', secret).update(`reply-address:${mailId}`).digest();
  let token = '';
  for (let at = 0; at < 160; at += 5) {
    const pair = ((bytes[at >> 3] ?? 0) << 8) | (bytes[(at >> 3) + 1] ?? 0);
    token += letters[(pair >> (11 - (at & 7))) & 31];
  }
  return token;
}
