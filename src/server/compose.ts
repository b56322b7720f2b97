import type { App } from './app.ts';
import { readConfig } from './config.ts';
import { connectDatabase } from './database/client.ts';
import { supabaseFileStore } from './files/supabase-file-store.ts';
import { logLine } from './http/log.ts';
import { smtpMailer } from './mail/smtp-mailer.ts';
import { stripePayments } from './payments/stripe-payments.ts';
import { readSiteFacts } from './site.ts';
import { blobsSpool } from './spool/blobs-spool.ts';

let app: App | undefined;

/** The one place that builds adapters. Made at the first request of an instance and kept for the next ones. */
export function compose(): App {
  app ??= build();
  return app;
}

function build(): App {
  const config = readConfig(process.env);
  const db = connectDatabase(config.supabase.url, config.supabase.secretKey);
  return {
    config,
    db,
    files: supabaseFileStore(db),
    mailer: smtpMailer(config.mail),
    payments: stripePayments(config.stripe),
    spool: blobsSpool(config.spoolKey, config.context),
    site: readSiteFacts(),
    clock: () => new Date(),
    log: logLine,
  };
}
