/** The mail port: provider-neutral, one message at a time. */
export interface Mailer {
  /** Resolves once the server has accepted the message; otherwise rejects, and the outbox tries again. */
  send(message: MailMessage): Promise<void>;
}

export interface MailMessage {
  /** Stable for each outbox row, so that a provider can recognize repeats. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: 'en' | 'es';
  /** Of our own, for this mail alone: where reports of failure go, and answers if it takes them. */
  readonly returnAddress: string | null;
  readonly takesAnswers: boolean;
}
