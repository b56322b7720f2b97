// What a mail program sends when somebody answers: their words above the mail they answer, which each program repeats in a
// way of its own.
import MailComposer from 'nodemailer/lib/mail-composer';

export interface MailToAnswer {
  from: string;
  to: string;
  subject: string;
  messageId: string;
  text: string;
  sentAt: Date;
  /** Where an answer goes. */
  replyTo: string;
}

export const programs = ['gmail', 'apple', 'outlook', 'none'] as const;
export type Program = (typeof programs)[number];

export interface AnswerToWrite {
  /** Who the mail says it is from. */
  from: string;
  text: string;
  program: Program;
  language: 'en' | 'es';
  files: { filename: string; content: Buffer; contentType?: string }[];
  headers?: Record<string, string>;
  messageId?: string;
}

const tags = { en: 'en-US', es: 'es-US' } as const;

/** An answer as it travels, in base64. */
export async function writeAnswer(mail: MailToAnswer, answer: AnswerToWrite): Promise<string> {
  const text = [answer.text, ...repeated(mail, answer)].join('\n');
  const composer = new MailComposer({
    from: answer.from,
    to: mail.replyTo,
    subject: /^re:/i.test(mail.subject) ? mail.subject : `Re: ${mail.subject}`,
    inReplyTo: mail.messageId,
    references: mail.messageId,
    text,
    attachments: answer.files,
    headers: answer.headers ?? {},
    ...(answer.messageId && { messageId: answer.messageId }),
  });
  return (await composer.compile().build()).toString('base64');
}

function repeated(mail: MailToAnswer, { program, language }: AnswerToWrite): string[] {
  const day = new Intl.DateTimeFormat(tags[language], { dateStyle: 'medium', timeStyle: 'short' }).format(
    mail.sentAt,
  );
  const marked = mail.text
    .trim()
    .split('\n')
    .map((line) => `> ${line}`.trimEnd());
  switch (program) {
    case 'gmail':
    case 'apple':
      return ['', attribution(mail.from, day, program, language), '', ...marked];
    case 'outlook': {
      const names =
        language === 'es' ? ['De', 'Enviado', 'Para', 'Asunto'] : ['From', 'Sent', 'To', 'Subject'];
      const values = [mail.from, day, mail.to, mail.subject];
      return [
        '',
        '_'.repeat(32),
        ...names.map((name, at) => `${name}: ${values[at] ?? ''}`),
        '',
        mail.text.trim(),
      ];
    }
    case 'none':
      return [];
  }
}

/** Gmail names the hour by "at", Apple by a comma, and both break a long line. */
function attribution(from: string, day: string, program: 'gmail' | 'apple', language: 'en' | 'es'): string {
  const [en, es] =
    program === 'gmail'
      ? [`On ${day} ${from}`, `El ${day}, ${from}`]
      : [`On ${day}, ${from}`, `El ${day}, ${from}`];
  return language === 'es' ? `${es}\nescribió:` : `${en} wrote:`;
}

/** A mail server's report about a mail that it could not hand over, or not yet (RFC 3464), in base64. */
export function writeReport(mail: MailToAnswer, action: 'failed' | 'delayed', code: string): string {
  const boundary = 'report-of-the-server';
  const lines = [
    'From: Mail Delivery System <mailer-daemon@mx.mail.example>',
    `To: ${mail.replyTo}`,
    `Subject: ${action === 'failed' ? 'Undelivered Mail Returned to Sender' : 'Delayed Mail (still being retried)'}`,
    `Message-ID: <${String(Date.now())}.${Math.random().toString(36).slice(2)}@mx.mail.example>`,
    `Date: ${new Date().toUTCString()}`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=delivery-status; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    'This is the mail system at host mx.mail.example.',
    action === 'failed' ? 'Your message could not be delivered.' : 'Your message has not been delivered yet.',
    '',
    `--${boundary}`,
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.mail.example',
    '',
    `Final-Recipient: rfc822; ${mail.to}`,
    `Action: ${action}`,
    `Status: ${code}`,
    'Diagnostic-Code: smtp; 550 the mailbox does not take this',
    '',
    `--${boundary}`,
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: ${mail.messageId}`,
    `Subject: ${mail.subject}`,
    '',
    `--${boundary}--`,
    '',
  ];
  return Buffer.from(lines.join('\r\n')).toString('base64');
}
