import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

interface MailConfig {
  readonly smtpUrl: string;
  readonly from: string;
}

const timeoutMs = 10_000;

/**
 * The production adapter of the `Mailer` port: any provider that speaks SMTP. The Message-ID follows from the
 * outbox row, so that a mail sent twice after a lost answer can be recognized as one.
 */
export function smtpMailer({ smtpUrl, from }: MailConfig): Mailer {
  const domain = /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // Templates never name files or addresses to fetch. If one ever did, nothing would be read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(message) {
      await transport.sendMail({
        from,
        to: message.to,
        ...(message.returnAddress !== null && {
          envelope: { from: message.returnAddress, to: message.to },
          ...(message.takesAnswers && { replyTo: message.returnAddress }),
        }),
        subject: message.subject,
        text: message.text,
        html: message.html,
        messageId: `<${message.id}@${domain}>`,
        headers: {
          'Content-Language': message.language,
          // No out-of-office notice should answer these.
          'Auto-Submitted': 'auto-generated',
        },
      });
    },
  };
}
