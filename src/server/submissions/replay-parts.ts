import type { WaitingFile } from '../uploads/take-waiting-files.ts';

// What bringing in a submission involves, whichever form it came from.

/**
 * Sends a submission that waited, with the uploads that are ready. If another submission has taken some of them since
 * we looked, it is sent again without these, and they are named as lost.
 */
export async function sendWhatIsLeft<Result extends { outcome: string; badTickets?: readonly string[] }>(
  ready: readonly WaitingFile[],
  send: (ticketHashes: readonly string[], lost: readonly string[]) => Promise<Result>,
): Promise<Result> {
  const hashesOf = (files: readonly WaitingFile[]) => files.map(({ hash }) => hash);
  const first = await send(hashesOf(ready), []);
  if (first.outcome !== 'bad_ticket') return first;
  const taken = new Set(first.badTickets);
  const lost = ready.filter(({ hash }) => taken.has(hash));
  const second = await send(
    hashesOf(ready.filter(({ hash }) => !taken.has(hash))),
    lost.map(({ name }) => name),
  );
  if (second.outcome === 'bad_ticket') throw new Error('tickets refused twice');
  return second;
}

interface WaitingMail {
  readonly payload: Readonly<Record<string, unknown>>;
  readonly dedupeKey: string;
}

/** Mails that waited with a submission, as things are now: its reference, should it have got another, and its files. */
export function mailsAsTheyAreNow<Mail extends WaitingMail>(
  mails: readonly Mail[],
  before: { readonly reference: string },
  now: { readonly reference: string; readonly filesMissing: readonly string[] },
): Mail[] {
  return mails.map((mail) => ({
    ...mail,
    payload: {
      ...mail.payload,
      reference: now.reference,
      // Staff are told how many, the sender is told which.
      ...('filesMissing' in mail.payload && {
        filesMissing:
          typeof mail.payload['filesMissing'] === 'number' ? now.filesMissing.length : now.filesMissing,
      }),
    },
    dedupeKey: mail.dedupeKey.replace(before.reference, now.reference),
  }));
}
