// The provider's calls to the site: signed, late and repeated on demand.
import { setTimeout as sleep } from 'node:timers/promises';
import { twilioSignature } from '#server/texts/twilio-signature.ts';
import type { PhoneStore, PhoneText } from './store.ts';

export interface SignedCalls {
  inbound(text: PhoneText, optOutType: string | null): void;
  state(text: PhoneText): void;
  /** Resolves when every call was made, and each text has its state. */
  settled(): Promise<void>;
}

export function makeSignedCalls(
  store: PhoneStore,
  siteUrl: string,
  mediaUrl: (text: PhoneText, sid: string) => string,
): SignedCalls {
  const running = new Set<Promise<void>>();
  const run = (work: () => Promise<void>): void => {
    const one = work()
      .catch(() => undefined)
      .finally(() => running.delete(one));
    running.add(one);
  };

  async function call(url: string, fields: Readonly<Record<string, string>>): Promise<void> {
    const body = new URLSearchParams(fields);
    for (let count = 0; count < store.repeats; count += 1) {
      if (store.delayMs > 0) await sleep(store.delayMs);
      await fetch(url, {
        method: 'POST',
        body,
        headers: { 'x-twilio-signature': twilioSignature(url, body, store.authToken) },
      }).catch(() => undefined);
    }
  }

  return {
    inbound(text, optOutType) {
      run(() =>
        call(`${siteUrl}/api/text-answers`, {
          AccountSid: store.accountSid,
          MessageSid: text.sid,
          From: text.phone,
          To: store.number,
          Body: text.body,
          NumMedia: String(text.media.length),
          ...Object.fromEntries(
            text.media.flatMap(({ sid, type }, place) => [
              [`MediaUrl${place}`, mediaUrl(text, sid)],
              [`MediaContentType${place}`, type],
            ]),
          ),
          ...(optOutType && { OptOutType: optOutType }),
        }),
      );
    },
    state(text) {
      const { statusCallback } = text;
      if (!statusCallback) return;
      run(async () => {
        await call(statusCallback, {
          AccountSid: store.accountSid,
          MessageSid: text.sid,
          MessageStatus: text.status,
          To: text.phone,
          From: store.number,
          ...(text.status === 'undelivered' && { ErrorCode: '30003' }),
        });
      });
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
