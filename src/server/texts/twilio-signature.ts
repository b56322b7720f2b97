import { createHmac, timingSafeEqual } from 'node:crypto';

/** What Twilio signs: the address it called, then every field by its name, and its value right behind. */
export function twilioSignature(url: string, fields: URLSearchParams, token: string): string {
  const names = [...new Set(fields.keys())].toSorted();
  const signed = names.flatMap((name) =>
    [...new Set(fields.getAll(name))].toSorted().map((value) => name + value),
  );
  return createHmac('sha1', token)
    .update(url + signed.join(''))
    .digest('base64');
}

/** Whether a call was signed with our token; a missing signature is none. */
export function isTwilioSigned(
  url: string,
  fields: URLSearchParams,
  token: string,
  signature: string | null,
): boolean {
  if (!signature) return false;
  const expected = Buffer.from(twilioSignature(url, fields, token));
  const received = Buffer.from(signature);
  return expected.length === received.length && timingSafeEqual(expected, received);
}
