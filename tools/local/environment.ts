// The environment of the functions on this machine: what is set for real, and local values for the rest.
import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The parts that run elsewhere and are not started here. */
export interface OwnParts {
  supabase: boolean;
  postgres: boolean;
  stripe: boolean;
  mail: boolean;
  receiver: boolean;
  texts: boolean;
}

function isSet(env: Environment, name: string): boolean {
  return (env[name] ?? '') !== '';
}

/** Reads which parts are set for real. Refuses a half-set part, naming what is missing. */
export function ownParts(env: Environment): OwnParts {
  const together = (names: string[]): boolean => {
    const present = names.filter((name) => isSet(env, name));
    if (present.length === 0) return false;
    const missing = names.filter((name) => !isSet(env, name));
    if (missing.length > 0) {
      throw new Error(
        `${present.join(' and ')} is set, but not ${missing.join(' and ')}: set all of them to use your own ` +
          'service, or none of them for the local one. See .env.example.',
      );
    }
    return true;
  };
  const supabase = together(['SUPABASE_URL', 'SUPABASE_SECRET_KEY']);
  const postgres = isSet(env, 'DATABASE_URL');
  if (postgres && !supabase && !isOnThisMachine(env['DATABASE_URL'] ?? '')) {
    // A local start migrates and seeds its database, which must never happen to a hosted one by mistake.
    throw new Error(
      'DATABASE_URL points to another machine, and SUPABASE_URL is not set. Set SUPABASE_URL and ' +
        'SUPABASE_SECRET_KEY too, or leave DATABASE_URL blank. See .env.example.',
    );
  }
  return {
    supabase,
    postgres,
    stripe: together(['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET']),
    mail: isSet(env, 'SMTP_URL'),
    receiver: isSet(env, 'INBOUND_MAIL_ADDRESS'),
    texts: together(['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_NUMBER']),
  };
}

function isOnThisMachine(url: string): boolean {
  return URL.canParse(url) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
}

interface Secrets {
  APP_SECRET: string;
  SPOOL_KEY: string;
  SECOND_FACTOR_KEY: string;
}

/** Secrets of this copy, made once and kept with its data: sessions and spooled messages outlive a restart. */
export async function localSecrets(localDir: string): Promise<Secrets> {
  const file = join(localDir, 'secrets.json');
  const text = await readFile(file, 'utf8').catch(() => null);
  const before = text === null ? {} : (JSON.parse(text) as Partial<Secrets>);
  const made: Secrets = {
    APP_SECRET: randomBytes(32).toString('base64url'),
    SPOOL_KEY: randomBytes(32).toString('base64'),
    SECOND_FACTOR_KEY: randomBytes(32).toString('base64'),
    // Older data keeps the secrets it has and gets only the missing ones.
    ...before,
  };
  await writeFile(file, JSON.stringify(made), { mode: 0o600 });
  return made;
}

const FUNCTION_VARIABLES = [
  'SITE_URL',
  'APP_SECRET',
  'SPOOL_KEY',
  'SECOND_FACTOR_KEY',
  'SUPABASE_URL',
  'SUPABASE_SECRET_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_API_BASE',
  'SMTP_URL',
  'MAIL_FROM',
  'STAFF_EMAIL',
  'INBOUND_MAIL_ADDRESS',
  'INBOUND_MAIL_TOPIC',
  'INBOUND_MAIL_BUCKET',
  'INBOUND_MAIL_KEY_ID',
  'INBOUND_MAIL_SECRET_KEY',
  'INBOUND_MAIL_API_BASE',
  'TWILIO_ACCOUNT_SID',
  'TWILIO_AUTH_TOKEN',
  'TWILIO_NUMBER',
  'TWILIO_MESSAGING_SERVICE',
  'TWILIO_API_BASE',
  'CLAMD_URL',
  'FAULTS_DSN',
  'PRODUCTION_SUPABASE_URL',
] as const;

/**
 * The environment of the functions: real variables win over local values, and nothing else of this process leaks in.
 */
export function functionEnvironment(env: Environment, local: Environment): Record<string, string> {
  const result: Record<string, string> = {
    MAIL_FROM: 'Fresh Key <hello@freshkey.example>',
    STAFF_EMAIL: 'staff@freshkey.example',
  };
  for (const source of [local, env]) {
    for (const name of FUNCTION_VARIABLES) {
      const value = source[name];
      if (value !== undefined && value !== '') result[name] = value;
    }
  }
  // Never send real keys to the sandbox, nor local ones to Stripe.
  if (isSet(env, 'STRIPE_SECRET_KEY') && !isSet(env, 'STRIPE_API_BASE')) delete result['STRIPE_API_BASE'];
  if (isSet(env, 'INBOUND_MAIL_ADDRESS') && !isSet(env, 'INBOUND_MAIL_API_BASE'))
    delete result['INBOUND_MAIL_API_BASE'];
  if (isSet(env, 'TWILIO_ACCOUNT_SID') && !isSet(env, 'TWILIO_API_BASE')) delete result['TWILIO_API_BASE'];
  return result;
}
