import type { Config } from './config.ts';
import type { Database } from './database/client.ts';
import type { FileStore } from './files/file-store.ts';
import type { VirusScanner } from './files/virus-scanner.ts';
import type { Log } from './http/log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Passkeys } from './passkeys/passkeys.ts';
import type { IncomingMail } from './received-mail/incoming-mail.ts';
import type { Payments } from './payments/payments.ts';
import type { Texts } from './texts/texts.ts';
import type { SiteFacts } from './site.ts';
import type { Spool } from './spool/spool.ts';

/** Everything outside a service: services take the parts they use (`Pick<App, 'db' | 'clock'>`). */
export interface App {
  readonly config: Config;
  readonly db: Database;
  readonly files: FileStore;
  /** Null without one. */
  readonly scanner: VirusScanner | null;
  readonly mailer: Mailer;
  /** Null where no mail is received. */
  readonly incoming: IncomingMail | null;
  readonly payments: Payments;
  /** Null where no provider of text messages is set up. */
  readonly texts: Texts | null;
  readonly passkeys: Passkeys;
  readonly spool: Spool;
  readonly site: SiteFacts;
  readonly clock: () => Date;
  readonly log: Log;
}
