import type { Locale } from '#domain/languages.ts';
import type { MailKind } from '#domain/mail/kinds.ts';
import type { App } from '../app.ts';
import type { MadeLinks, MailFacts } from './letter.ts';

export type PrepareApp = Pick<App, 'config' | 'db' | 'clock' | 'site'>;

export interface MailRow {
  readonly id: string;
  readonly kind: MailKind;
  readonly language: Locale;
  readonly payload: unknown;
  readonly intake_form_id: string | null;
  readonly order_id: string | null;
  readonly user_id: string | null;
  readonly dedupe_key: string;
  readonly recipient: string | null;
}

/** A mail whose turn has come, with what it says and its links. */
export interface Prepared {
  /** May differ from the row's: an invitation for somebody who has a password by now. */
  readonly kind: MailKind;
  readonly facts: Partial<MailFacts>;
  readonly links: MadeLinks;
}
