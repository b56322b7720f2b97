import * as contactApi from '#domain/contact/api.ts';
import type { MessageReceipt } from '#domain/contact/messages.ts';
import type { ContactMessage } from '#domain/contact/messages.ts';
import { hiddenField } from '#domain/contact/robots.ts';
import type { Locale } from '#domain/languages.ts';
import { callApi } from '#browser/call-api.ts';
import type { FileQueue } from '#browser/file-queue.ts';
import { newKey } from '#ui/form/write-key.ts';

/** One message: its key is kept through every retry, so that sending it after a lost answer makes no second one. */
export interface Sending {
  readonly key: string;
  /** When it was begun, on the clock that starts with the page. */
  readonly startedAt: number;
}

/**
 * A message begun now, or with the page itself: the first one counts from there, so that nobody on a slow line, whose
 * form answers late, is taken for a robot.
 */
export function newSending(startedAt = performance.now()): Sending {
  return { key: newKey(), startedAt };
}

interface MessageToSend extends Sending {
  readonly message: ContactMessage;
  readonly files: FileQueue;
  /** The value of the field nobody sees: see `domain/contact/robots`. */
  readonly hidden: string;
  readonly locale: Locale;
}

/** Sends a message once its files are through. Throws ApiError and nothing else. */
export async function sendMessage(sending: MessageToSend): Promise<MessageReceipt> {
  const { message, files, hidden, startedAt, key, locale } = sending;
  await files.settled();
  const form = new FormData();
  for (const [field, value] of Object.entries(message)) if (value) form.set(field, value);
  const { carried, missing } = files.unsent();
  form.set('tickets', JSON.stringify(files.tickets().map(({ ticket, name }) => ({ ticket, name }))));
  form.set('filesMissing', JSON.stringify(missing));
  for (const file of carried) form.append('files', file, file.name);
  form.set(hiddenField, hidden);
  form.set('filledInMs', String(Math.round(performance.now() - startedAt)));
  return callApi(contactApi.send, form, { locale, headers: { 'idempotency-key': key } });
}
