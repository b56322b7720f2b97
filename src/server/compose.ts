import type { App } from './app.ts';
import { type Config, type DeployContext, deployContextOf, readConfig } from './config.ts';
import { connectDatabase } from './database/client.ts';
import { clamdScanner } from './files/clamd-scanner.ts';
import { supabaseFileStore } from './files/supabase-file-store.ts';
import { logLine } from './http/log.ts';
import { readSiteFacts, type SiteFacts } from './site.ts';
import type { Texts } from './texts/texts.ts';
import { blobsSpool } from './spool/blobs-spool.ts';

let app: App | undefined;

/**
 * The one place that builds adapters. Made at the first request of an instance and kept for the next ones: an instance
 * belongs to one deploy, whose context (`context.deploy.context`) comes with every call. Outside production the origin
 * the call came to is where its links lead, since the host names only the main address, on previews too.
 */
export function compose(deployContext: string, origin?: string): App {
  app ??= build(deployContextOf(deployContext));
  const { config } = app;
  if (config.context === 'production' || origin === undefined || origin === config.siteOrigin) return app;
  return { ...app, config: { ...config, siteOrigin: origin } };
}

function build(context: DeployContext): App {
  const config = readConfig(process.env, context);
  const { incoming } = config;
  let site: SiteFacts | undefined;
  const db = connectDatabase(config.supabase.url, config.supabase.secretKey);
  return {
    config,
    db,
    files: supabaseFileStore(db),
    scanner: config.clamd && clamdScanner(config.clamd),
    mailer: onFirstCall(async () => (await import('./mail/smtp-mailer.ts')).smtpMailer(config.mail)),
    incoming:
      incoming &&
      onFirstCall(async () =>
        (await import('./received-mail/ses-incoming-mail.ts')).sesIncomingMail(incoming),
      ),
    payments: onFirstCall(async () =>
      (await import('./payments/stripe-payments.ts')).stripePayments(config.stripe),
    ),
    texts: textsOf(config),
    passkeys: onFirstCall(async () => (await import('./passkeys/webauthn-passkeys.ts')).webauthnPasskeys),
    spool: blobsSpool(config.spoolKey, config.context),
    // Read when something first needs it: to parse it takes a tenth of what a sign-in may take.
    get site() {
      return (site ??= readSiteFacts());
    },
    clock: () => new Date(),
    log: logLine,
  };
}

/** Where the provider tells what happened with a text: the origin that people see, also on a preview. */
function textsOf({ texts, siteOrigin }: Config): Texts | null {
  if (!texts) return null;
  const statusUrl = `${siteOrigin}/api/text-states`;
  return onFirstCall(async () =>
    (await import('./texts/twilio-texts.ts')).twilioTexts({ ...texts, statusUrl }),
  );
}

/** A port each of whose calls is answered later, so that nobody can tell when its adapter was made. */
type Port<Calls> = { readonly [Name in keyof Calls]: (...args: never[]) => Promise<unknown> };

/**
 * A port whose adapter is loaded and made when it is first called: the libraries for cards, mail and passkeys take longer to load
 * than most calls take to answer, and few calls need them.
 */
function onFirstCall<Calls extends Port<Calls>>(make: () => Promise<Calls>): Calls {
  let made: Promise<Calls> | undefined;
  return new Proxy({} as Calls, {
    get:
      (_, name) =>
      async (...args: never[]) => {
        made ??= make();
        return (await made)[name as keyof Calls](...args);
      },
  });
}
