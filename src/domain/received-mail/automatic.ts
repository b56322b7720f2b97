/** The headers of a mail that tell who, or what, sent it: names in lower case, each as often as it is there. */
export type MailHeaders = readonly { readonly key: string; readonly value: string }[];

const valuesOf = (headers: MailHeaders, name: string) =>
  headers.filter(({ key }) => key === name).map(({ value }) => value.trim().toLowerCase());

/** Headers that no mail of a person has. */
const telling = new Set([
  'x-autoreply',
  'x-autorespond',
  'x-autoresponder',
  'list-id',
  'list-unsubscribe',
  'x-loop',
]);

/**
 * Whether nobody wrote this mail to us: an absence notice, a list, a machine, or ourselves. It is answered by nothing and
 * put nowhere, or two machines would write to each other for ever (RFC 3834). An empty return path alone says so, too.
 */
export function isAutomatic(headers: MailHeaders, hasSender: boolean): boolean {
  if (!hasSender) return true;
  const submitted = valuesOf(headers, 'auto-submitted');
  if (submitted.some((value) => value.split(';')[0]?.trim() !== 'no')) return true;
  if (valuesOf(headers, 'precedence').some((value) => /^(?:bulk|junk|list|auto_reply)$/.test(value)))
    return true;
  const suppress = valuesOf(headers, 'x-auto-response-suppress');
  if (suppress.some((value) => value !== '' && value !== 'none')) return true;
  return headers.some(({ key }) => telling.has(key));
}
