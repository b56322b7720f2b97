import * as z from 'zod/mini';
import { tokenOfRecipients } from '#domain/received-mail/reply-address.ts';
import type { App } from '../app.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { sha256Hex } from '../http/tokens.ts';
import { BadNotice, type MailNotice } from './incoming-mail.ts';

/**
 * Takes one call of the receiver: verified over its body, then noted once, so that a call that is repeated is harmless. The
 * mail itself is fetched afterwards. Answers whether there is something to fetch. Refuses `not_found` where no mail is
 * received, and `invalid_input` for what the receiver did not sign, with nothing written.
 */
export async function receiveNotice(
  app: Pick<App, 'db' | 'incoming' | 'config' | 'log'>,
  body: string,
): Promise<boolean> {
  const { incoming } = app;
  const settings = app.config.incoming;
  if (!incoming || !settings) throw new Refusal('not_found');
  let notice: MailNotice | null;
  try {
    notice = await incoming.readNotice(body);
  } catch (error) {
    if (!(error instanceof BadNotice)) throw error;
    app.log('mail_notice_refused', { code: error.message });
    throw new Refusal('invalid_input');
  }
  if (!notice) return false;
  const token = tokenOfRecipients(settings.address, notice.recipients);
  const { id: providerId, key: objectKey, recipients: _ours, ...facts } = notice;
  const noted = { providerId, objectKey, ...facts, tokenHash: token && sha256Hex(token) };
  const isNew = await callSql(app, 'note_received_mail', noted, z.boolean());
  app.log('mail_noticed', { isNew });
  return isNew;
}
