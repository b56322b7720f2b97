/** The mail port: provider-neutral, one message at a time. */
export interface Mailer {
  /** Resolves when the server has taken the message; rejects otherwise, and the outbox tries again. */
  send(message: MailMessage): Promise<void>;
}

export interface MailMessage {
  /** Stable per outbox row, so that a provider that dedupes by it can. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: 'en' | 'es';
}
