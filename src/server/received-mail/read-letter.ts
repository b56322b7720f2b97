import PostalMime, { addressParser, type Attachment, type Email } from 'postal-mime';
import { cleanText } from '#domain/clean-text.ts';
import { isAutomatic } from '#domain/received-mail/automatic.ts';
import { readDeliveryStatus, type DeliveryReport } from '#domain/received-mail/delivery-report.ts';
import { receivedLimits } from '#domain/received-mail/limits.ts';
import { splitQuoted } from '#domain/received-mail/split-quoted.ts';
import type { FileToTake } from '../uploads/take-files.ts';
import { htmlToText } from './html-to-text.ts';

/** A mail, read. */
export interface Letter {
  /** The one mailbox in the one From that it has; null where there are none or several, since nobody knows which was proven. */
  readonly from: string | null;
  /** Who it says it is from. */
  readonly name: string;
  readonly messageId: string | null;
  readonly subject: string;
  readonly text: string;
  readonly quoted: string | null;
  readonly files: readonly FileToTake[];
  /** Nobody wrote it to us. */
  readonly isAutomatic: boolean;
  /** It is a mail server's report about a mail of ours: what failed, if anything. */
  readonly report: DeliveryReport | 'nothing failed' | null;
  /** Something of it is not in here: it is encrypted, in a form that is read nowhere else, or longer than we keep. */
  readonly isPartial: boolean;
}

/** Parts that say something about others, and nothing by themselves. */
const aboutOthers =
  /^(?:application\/(?:pkcs7-signature|x-pkcs7-signature|pgp-signature|pgp-encrypted)|text\/x-amp-html)$/;
/** What only the program it was made with can read: Outlook's wrapping, S/MIME, PGP. */
const wrapped = /^(?:application\/(?:ms-tnef|vnd\.ms-tnef|pkcs7-mime|x-pkcs7-mime))$/;
const wrappedName = /^(?:winmail\.dat|smime\.p7m|encrypted\.asc|.+\.pgp)$/i;

/** Reads a mail. Throws what the parser throws for one that is made to break it. */
export async function readLetter(raw: Uint8Array, hasSender: boolean): Promise<Letter> {
  const mail = await PostalMime.parse(raw, {
    maxNestingDepth: 60,
    maxHeadersSize: 512 * 1024,
    maxRfc822NestingDepth: 5,
  });
  const sender = onlySender(mail);
  const body = splitQuoted(mendUtf8(bodyOf(mail)));
  const text = cleanText(body.text, { multiline: true });
  const quoted = body.quoted === null ? '' : cleanText(body.quoted, { multiline: true });
  const parts = mail.attachments.filter(({ mimeType }) => !aboutOthers.test(mimeType));
  const report = reportIn(mail);
  return {
    from: sender?.address ?? null,
    name: cleanText(sender?.name ?? '').slice(0, 100),
    messageId: mail.messageId?.slice(0, 1_000) ?? null,
    subject: cleanText(mail.subject ?? '').slice(0, 500),
    text: text.slice(0, receivedLimits.text),
    quoted: quoted.slice(0, receivedLimits.quoted) || null,
    files: parts.map(toFile),
    isAutomatic: isAutomatic(mail.headers, hasSender),
    report,
    isPartial:
      text.length > receivedLimits.text ||
      quoted.length > receivedLimits.quoted ||
      parts.some(({ mimeType, filename }) => wrapped.test(mimeType) || wrappedName.test(filename ?? '')),
  };
}

/** An address alone, or a name and an address in angle brackets: the parser would also find one within a name. */
const oneMailbox = /^(?:[^<>]*<\s*[^<>\s@"]+@[^<>\s@"]+\s*>|[^<>\s@",;:()]+@[^<>\s@",;:()]+)$/;

/** A second From, or two mailboxes in one, would let somebody show one address and prove another. */
function onlySender(mail: Email): { readonly address: string; readonly name: string } | null {
  const lines = mail.headers.filter(({ key }) => key === 'from');
  const [line] = lines;
  if (!line || lines.length > 1) return null;
  if (!oneMailbox.test(line.value.trim())) return null;
  const [mailbox, ...others] = addressParser(line.value, { flatten: true });
  if (!mailbox?.address || others.length > 0) return null;
  const address = mailbox.address.trim().toLowerCase();
  return /^[^\s@<>"]+@[^\s@<>"]+$/.test(address) ? { address, name: mailbox.name } : null;
}

function bodyOf({ text = '', html = '' }: Email): string {
  // Some programs send an empty plain part beside the words in HTML.
  return text.trim() === '' && html !== '' ? htmlToText(html) : text;
}

const upperSigns = new Map(
  Array.from(
    new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 32 }, (_, at) => at + 0x80)),
    (sign, at) => [sign, at + 0x80],
  ),
);

/** UTF-8 that said it was ASCII is read as windows-1252, and "ñ" as two signs: read again, where all of it is UTF-8. */
function mendUtf8(text: string): string {
  if (!/[\u00c2-\u00f4]/.test(text)) return text;
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const byte = code <= 0xff ? code : upperSigns.get(text.charAt(at));
    if (byte === undefined) return text;
    bytes[at] = byte;
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return text;
  }
}

function reportIn(mail: Email): Letter['report'] {
  const status = mail.attachments.find(({ mimeType }) =>
    /^message\/(?:global-)?delivery-status$/.test(mimeType),
  );
  if (!status) return null;
  return readDeliveryStatus(new TextDecoder().decode(bytesOf(status))) ?? 'nothing failed';
}

function bytesOf({ content }: Attachment): Uint8Array {
  if (typeof content === 'string') return new TextEncoder().encode(content);
  return content instanceof Uint8Array ? content : new Uint8Array(content);
}

const toFile = (part: Attachment): FileToTake => ({
  name: part.filename ?? '',
  type: part.mimeType,
  bytes: bytesOf(part),
});
