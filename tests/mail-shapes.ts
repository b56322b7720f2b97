// Mails as they really come, one shape each: what the parts of a mail can look like, and how programs repeat what they answer.
// For the test of read-letter.ts.
import { png } from './sample-files.ts';

export interface MailShape {
  readonly name: string;
  readonly raw: Uint8Array;
  readonly text: string;
  /** Something that stands in what is folded; null: nothing is folded. */
  readonly quoted?: string | null;
  readonly files?: readonly string[];
  /** Something of it can be read nowhere here, so the mail is kept whole. */
  readonly isPartial?: boolean;
}

type Part = string | Uint8Array;
const bytes = (part: Part) => (typeof part === 'string' ? Buffer.from(part, 'utf8') : Buffer.from(part));
const joined = (...parts: Part[]) => new Uint8Array(Buffer.concat(parts.map(bytes)));
const crlf = (text: string) => text.replace(/\r?\n/g, '\r\n');
const head =
  'From: Luz <luz@example.com>\nTo: reply@in.example.com\nSubject: Re: News\nMessage-ID: <1@example.com>\nMIME-Version: 1.0\n';
const mail = (rest: string, before = head) => joined(crlf(before + rest));
const plain = (text: string) => mail(`Content-Type: text/plain; charset=utf-8\n\n${text}\n`);
const html = (text: string) =>
  mail(
    `Content-Type: text/html; charset=utf-8\n\n<html><head><style>p{}</style></head><body>${text}</body></html>\n`,
  );
const base64 = (part: Part) =>
  (
    bytes(part)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\n');
const multipart = (kind: string, ...parts: string[]) =>
  `Content-Type: multipart/${kind}; boundary="${kind}-b"\n\n${parts.map((part) => `--${kind}-b\n${part}\n`).join('')}--${kind}-b--\n`;
const textPart = (text: string) => `Content-Type: text/plain; charset=utf-8\n\n${text}`;
const htmlPart = (text: string) => `Content-Type: text/html; charset=utf-8\n\n${text}`;
const file = (headers: string, content: Part = png()) =>
  `${headers}\nContent-Transfer-Encoding: base64\n\n${base64(content)}`;
const picture = file(
  'Content-Type: image/png; name="carta.png"\nContent-Disposition: attachment; filename="carta.png"',
);

export const mailShapes: readonly MailShape[] = [
  { name: 'one line of text', raw: plain('I will be there.'), text: 'I will be there.' },
  {
    name: 'Gmail in English',
    raw: plain(
      'I will be there.\n\nOn Mon, Nov 2, 2026 at 3:04 PM Fresh Key <hello@example.com> wrote:\n\n> Your hearing\n> is near.',
    ),
    text: 'I will be there.',
    quoted: 'is near.',
  },
  {
    name: 'Gmail in Spanish, its line broken in two',
    raw: plain(
      'Ahí estaré.\n\nEl lun, 2 nov 2026 a la(s) 3:04 p.m., Fresh Key (<\nhello@example.com>) escribió:\n\n> Su audiencia\n> es pronto.',
    ),
    text: 'Ahí estaré.',
    quoted: 'es pronto.',
  },
  {
    name: 'an iPhone in English',
    raw: plain(
      'Yes\n\nSent from my iPhone\n\n> On Nov 2, 2026, at 3:04 PM, Fresh Key <hello@example.com> wrote:\n> \n> Your hearing',
    ),
    text: 'Yes\n\nSent from my iPhone',
    quoted: 'Your hearing',
  },
  {
    name: 'an iPhone in Spanish',
    raw: plain(
      'Sí\n\nEnviado desde mi iPhone\n\nEl 2 nov 2026, a la(s) 3:04 p.m., Fresh Key <hello@example.com> escribió:\n\n> Su audiencia',
    ),
    text: 'Sí\n\nEnviado desde mi iPhone',
    quoted: 'Su audiencia',
  },
  {
    name: 'Outlook in English, nothing marked',
    raw: plain(
      'Thanks\n\n________________________________\nFrom: Fresh Key <hello@example.com>\nSent: Monday, November 2, 2026 3:04 PM\nTo: Luz\nSubject: News\n\nYour hearing',
    ),
    text: 'Thanks',
    quoted: 'Your hearing',
  },
  {
    name: 'Outlook in Spanish, nothing marked',
    raw: plain(
      'Gracias\n\nDe: Fresh Key <hello@example.com>\nEnviado el: lunes, 2 de noviembre de 2026 15:04\nPara: Luz\nAsunto: Noticias\n\nSu audiencia',
    ),
    text: 'Gracias',
    quoted: 'Su audiencia',
  },
  {
    name: 'an older Outlook',
    raw: plain('OK\n\n-----Original Message-----\nFrom: Fresh Key\nYour hearing'),
    text: 'OK',
    quoted: 'Your hearing',
  },
  {
    name: 'an older Outlook in Spanish',
    raw: plain('Bueno\n\n-----Mensaje original-----\nDe: Fresh Key\nSu audiencia'),
    text: 'Bueno',
    quoted: 'Su audiencia',
  },
  {
    name: 'an answer below what is repeated',
    raw: plain(
      'On Mon, Nov 2, 2026 at 3:04 PM Fresh Key <hello@example.com> wrote:\n> Your hearing\n\nI answer below.',
    ),
    text: 'I answer below.',
    quoted: 'Your hearing',
  },
  {
    name: 'answers between the lines, which mean nothing without them',
    raw: plain(
      'On Mon, Nov 2, 2026 at 3:04 PM Fresh Key <hello@example.com> wrote:\n> Do you need an interpreter?\nYes.\n> Do you have the letter?\nNo.',
    ),
    text: 'On Mon, Nov 2, 2026 at 3:04 PM Fresh Key <hello@example.com> wrote:\n> Do you need an interpreter?\nYes.\n> Do you have the letter?\nNo.',
  },
  {
    name: 'a quotation of her own',
    raw: plain('The letter says\n> you must leave\nand I do not know what to do.'),
    text: 'The letter says\n> you must leave\nand I do not know what to do.',
  },
  {
    name: 'words that only begin like a head',
    raw: plain('On 11/2 I paid the rent.\nFrom: that day on he wrote nothing.'),
    text: 'On 11/2 I paid the rent.\nFrom: that day on he wrote nothing.',
  },
  {
    name: 'text and HTML beside each other',
    raw: mail(multipart('alternative', textPart('Plain words.'), htmlPart('<p>HTML words.</p>'))),
    text: 'Plain words.',
  },
  {
    name: 'HTML alone, from Gmail',
    raw: html(
      '<div dir="ltr">Line one<br>Line two &amp; more</div><br><div class="gmail_quote"><div class="gmail_attr">On Mon, Nov 2, 2026 at 3:04 PM Fresh Key &lt;<a href="x">hello@example.com</a>&gt; wrote:<br></div><blockquote>Your hearing</blockquote></div>',
    ),
    text: 'Line one\nLine two & more',
    quoted: 'Your hearing',
  },
  {
    name: 'HTML alone, from Outlook in Spanish',
    raw: html(
      '<div><p>Gracias por avisar.</p></div><div id="appendonsend"></div><hr><div id="divRplyFwdMsg"><b>De:</b> Fresh Key &lt;hello@example.com&gt;<br><b>Enviado:</b> lunes<br><b>Para:</b> Luz<br><b>Asunto:</b> Noticias</div><div>Su audiencia</div>',
    ),
    text: 'Gracias por avisar.',
    quoted: 'Su audiencia',
  },
  {
    name: 'an empty plain part beside words in HTML',
    raw: mail(multipart('alternative', textPart(' '), htmlPart('<p>Only here.</p>'))),
    text: 'Only here.',
  },
  {
    name: 'HTML with a script and a hidden style',
    raw: html(
      '<script>alert(1)</script><p>Hello <img src="http://x.example/1" alt="(sun)"></p><ul><li>one</li><li>two</li></ul>',
    ),
    text: 'Hello (sun)\n- one\n- two',
  },
  {
    name: 'a picture beside the text',
    raw: mail(multipart('mixed', textPart('Here it is.'), picture)),
    text: 'Here it is.',
    files: ['carta.png'],
  },
  {
    name: 'a picture and not a word',
    raw: mail(multipart('mixed', textPart(''), picture)),
    text: '',
    files: ['carta.png'],
  },
  {
    name: 'nothing but a picture as the whole mail',
    raw: mail(`${file('Content-Type: image/png; name="solo.png"')}\n`),
    text: '',
    files: ['solo.png'],
  },
  {
    name: 'pictures inside the HTML',
    raw: mail(
      multipart(
        'related',
        htmlPart('<p>See</p><img src="cid:a1">'),
        file('Content-Type: image/png\nContent-ID: <a1>\nContent-Disposition: inline; filename="inline.png"'),
      ),
    ),
    text: 'See',
    files: ['inline.png'],
  },
  {
    name: 'parts within parts within parts',
    raw: mail(
      multipart(
        'mixed',
        multipart(
          'related',
          multipart('alternative', textPart('Deep.'), htmlPart('<b>Deep.</b>')),
          file('Content-Type: image/png; name="in.png"\nContent-ID: <z>'),
        ),
        picture,
      ),
    ),
    text: 'Deep.',
    files: ['in.png', 'carta.png'],
  },
  {
    name: 'a text of an iPhone before and after a picture',
    raw: mail(multipart('mixed', textPart('Before.'), picture, textPart('After.'))),
    text: 'Before.\n\nAfter.',
    files: ['carta.png'],
  },
  {
    name: 'a mail forwarded as a mail',
    raw: mail(
      multipart(
        'mixed',
        textPart('What my landlord wrote:'),
        `Content-Type: message/rfc822\n\nFrom: Landlord <l@example.com>\nSubject: Leave\nMIME-Version: 1.0\n${multipart('x', textPart('You must leave.'), picture)}`,
      ),
    ),
    text: 'What my landlord wrote:',
    quoted: 'You must leave.',
    files: ['carta.png'],
  },
  {
    name: 'a name in pieces and in another alphabet (RFC 2231)',
    raw: mail(
      multipart(
        'mixed',
        textPart('x'),
        file(
          "Content-Type: image/png\nContent-Disposition: attachment; filename*0*=UTF-8''carta%20de; filename*1*=%20a%C3%B1o.png",
        ),
      ),
    ),
    text: 'x',
    files: ['carta de año.png'],
  },
  {
    name: 'a name as an encoded word',
    raw: mail(
      multipart('mixed', textPart('x'), file('Content-Type: image/png; name="=?UTF-8?B?YcOxby5wbmc=?="')),
    ),
    text: 'x',
    files: ['año.png'],
  },
  {
    name: 'lines that flow (format=flowed)',
    raw: mail(
      'Content-Type: text/plain; charset=utf-8; format=flowed; delsp=no\n\nThis is one long \nline of a phone.\nAnd another.\n',
    ),
    text: 'This is one long line of a phone.\nAnd another.',
  },
  {
    name: 'quoted-printable in UTF-8',
    raw: mail(
      'Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: quoted-printable\n\nMa=C3=B1ana, a las 3. =E2=82=AC=\n 5\n',
    ),
    text: 'Mañana, a las 3. € 5',
  },
  {
    name: 'base64 in UTF-8',
    raw: mail(
      `Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: base64\n\n${base64('Mañana sí.')}\n`,
    ),
    text: 'Mañana sí.',
  },
  {
    name: 'windows-1252, eight bits',
    raw: joined(
      crlf(`${head}Content-Type: text/plain; charset=windows-1252\nContent-Transfer-Encoding: 8bit\n\n`),
      Uint8Array.from([0x93, 0x53, 0xed, 0x94, 0x20, 0x80]),
    ),
    text: '“Sí” €',
  },
  {
    name: 'ISO-8859-1 by another name',
    raw: joined(
      crlf(`${head}Content-Type: text/plain; charset=latin1\n\n`),
      Uint8Array.from([0x61, 0xf1, 0x6f]),
    ),
    text: 'año',
  },
  {
    name: 'ISO-2022-JP',
    raw: joined(
      crlf(`${head}Content-Type: text/plain; charset=ISO-2022-JP\n\n`),
      Uint8Array.from([0x1b, 0x24, 0x42, 0x46, 0x7c, 0x4b, 0x5c, 0x1b, 0x28, 0x42]),
    ),
    text: '日本',
  },
  {
    name: 'UTF-8 that says it is ASCII',
    raw: joined(crlf(`${head}Content-Type: text/plain; charset=us-ascii\n\n`), 'Mañana'),
    text: 'Mañana',
  },
  {
    name: 'a charset that nobody knows',
    raw: mail('Content-Type: text/plain; charset=x-phone-9\n\nplain enough\n'),
    text: 'plain enough',
  },
  { name: 'bare line feeds', raw: joined(`${head}Content-Type: text/plain\n\nOne\nTwo\n`), text: 'One\nTwo' },
  { name: 'no headers but From', raw: joined('From: luz@example.com\r\n\r\nHello'), text: 'Hello' },
  {
    name: 'headers that come twice',
    raw: mail(
      'Subject: Second\nContent-Type: text/plain; charset=utf-8\nContent-Type: text/html\n\nStill read.\n',
    ),
    text: 'Still read.',
  },
  {
    name: 'a boundary that never ends',
    raw: mail(`Content-Type: multipart/mixed; boundary=b\n\n--b\n${textPart('Cut off')}\n--b\n${picture}`),
    text: 'Cut off',
    files: ['carta.png'],
  },
  {
    name: 'signed with S/MIME, the signature apart',
    raw: mail(
      multipart(
        'signed',
        textPart('Signed words.'),
        file('Content-Type: application/pkcs7-signature; name="smime.p7s"', 'signature'),
      ),
    ),
    text: 'Signed words.',
    files: [],
  },
  {
    name: 'encrypted with S/MIME: kept whole',
    raw: mail(
      `${file('Content-Type: application/pkcs7-mime; smime-type=enveloped-data; name="smime.p7m"', 'secret')}\n`,
    ),
    text: '',
    files: ['smime.p7m'],
    isPartial: true,
  },
  {
    name: 'encrypted with PGP: kept whole',
    raw: mail(
      multipart(
        'encrypted',
        'Content-Type: application/pgp-encrypted\n\nVersion: 1',
        file('Content-Type: application/octet-stream; name="encrypted.asc"', 'secret'),
      ),
    ),
    text: '',
    files: ['encrypted.asc'],
    isPartial: true,
  },
  {
    name: 'wrapped by Outlook (TNEF): kept whole',
    raw: mail(
      multipart(
        'mixed',
        textPart('See the wrapped file.'),
        file('Content-Type: application/ms-tnef; name="winmail.dat"', 'x\u009f>"'),
      ),
    ),
    text: 'See the wrapped file.',
    files: ['winmail.dat'],
    isPartial: true,
  },
  {
    name: 'an invitation to a calendar beside the words',
    raw: mail(
      multipart(
        'mixed',
        textPart('Come.'),
        'Content-Type: text/calendar; method=REQUEST; name="invite.ics"\n\nBEGIN:VCALENDAR\nEND:VCALENDAR',
      ),
    ),
    text: 'Come.',
    files: ['invite.ics'],
  },
];
