import * as z from 'zod/mini';

/** Raised at the first request when a variable is missing or malformed. Names the variable, never its value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const url = z.url({ protocol: /^https?$/ });
const text = z.string().check(z.minLength(1));

const environment = z.object({
  SITE_URL: url,
  APP_SECRET: z.string().check(z.minLength(32)),
  SPOOL_KEY: z.string().check(z.regex(/^[A-Za-z0-9+/]{43}=$/)),
  SECOND_FACTOR_KEY: z.string().check(z.regex(/^[A-Za-z0-9+/]{43}=$/)),
  SUPABASE_URL: url,
  SUPABASE_SECRET_KEY: text,
  STRIPE_SECRET_KEY: z.string().check(z.regex(/^(sk|rk)_(test|live)_/)),
  STRIPE_PUBLISHABLE_KEY: z.string().check(z.regex(/^pk_(test|live)_/)),
  STRIPE_WEBHOOK_SECRET: z.string().check(z.regex(/^whsec_/)),
  STRIPE_API_BASE: z.optional(url),
  SMTP_URL: z.string().check(z.regex(/^smtps?:\/\//)),
  MAIL_FROM: text,
  STAFF_EMAIL: z.email(),
  TWILIO_ACCOUNT_SID: z.optional(z.string().check(z.regex(/^AC[0-9a-f]{32}$/))),
  TWILIO_AUTH_TOKEN: z.optional(text),
  TWILIO_NUMBER: z.optional(z.string().check(z.regex(/^\+1\d{10}$/))),
  TWILIO_MESSAGING_SERVICE: z.optional(z.string().check(z.regex(/^MG[0-9a-f]{32}$/))),
  TWILIO_API_BASE: z.optional(url),
  FAULTS_DSN: z.optional(z.url({ protocol: /^https?$/ })),
  COMMIT_REF: z.optional(z.string()),
  CLAMD_URL: z.optional(z.url({ protocol: /^(?:tcp|tls)$/ })),
  INBOUND_MAIL_ADDRESS: z.optional(z.email().check(z.regex(/^[a-z0-9.-]{1,20}@[a-z0-9.-]+$/))),
  INBOUND_MAIL_TOPIC: z.optional(z.string().check(z.regex(/^arn:aws:sns:[a-z0-9-]+:\d{12}:[\w-]{1,256}$/))),
  INBOUND_MAIL_BUCKET: z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/))),
  INBOUND_MAIL_KEY_ID: z.optional(text),
  INBOUND_MAIL_SECRET_KEY: z.optional(text),
  INBOUND_MAIL_API_BASE: z.optional(url),
  PRODUCTION_SUPABASE_URL: z.optional(url),
});

/** What to do about a variable that is missing or malformed. */
const advice: Record<keyof z.infer<typeof environment>, string> = {
  SITE_URL: 'the address of the site, such as https://example.com',
  APP_SECRET: 'at least 32 random characters: openssl rand -base64 32',
  SPOOL_KEY: '32 random bytes in base64: openssl rand -base64 32',
  SECOND_FACTOR_KEY: '32 other random bytes in base64: openssl rand -base64 32',
  SUPABASE_URL: 'the project URL from the Supabase dashboard',
  SUPABASE_SECRET_KEY: 'the secret key (sb_secret_…) from the Supabase dashboard',
  STRIPE_SECRET_KEY: 'the secret key (sk_test_… or sk_live_…) from the Stripe dashboard',
  STRIPE_PUBLISHABLE_KEY: 'the publishable key (pk_test_… or pk_live_…) from the Stripe dashboard',
  STRIPE_WEBHOOK_SECRET: 'the signing secret (whsec_…) that npm run setup:stripe prints',
  STRIPE_API_BASE: 'leave it out, unless you point at a sandbox of your own',
  SMTP_URL: 'smtps://user:password@host:465 of your mail provider',
  MAIL_FROM: 'the sender, such as Fresh Key <hello@example.com>',
  STAFF_EMAIL: 'the address that receives notices for staff',
  TWILIO_ACCOUNT_SID: 'the account SID (AC…) from the Twilio console, or leave all of TWILIO_… out',
  TWILIO_AUTH_TOKEN: 'the auth token from the Twilio console',
  TWILIO_NUMBER: 'your number with its country code, such as +14045550100',
  TWILIO_MESSAGING_SERVICE: 'the SID of the messaging service (MG…), or leave it out',
  TWILIO_API_BASE: 'leave it out, unless you point at a phone of your own',
  FAULTS_DSN: 'the address (DSN) of a service that collects faults by Sentry’s protocol, or leave it out',
  COMMIT_REF: 'the commit that was deployed; the host sets it',
  CLAMD_URL: 'tls://host:port of a virus scanner (ClamAV), or leave it out',
  INBOUND_MAIL_ADDRESS: 'the address that answers come to, such as reply@in.example.com, in small letters',
  INBOUND_MAIL_TOPIC: 'the ARN of the SNS topic that tells of each mail',
  INBOUND_MAIL_BUCKET: 'the name of the S3 bucket that SES puts mail into',
  INBOUND_MAIL_KEY_ID: 'the access key id of the IAM user who may read and delete in that bucket',
  INBOUND_MAIL_SECRET_KEY: 'the secret access key of that IAM user',
  INBOUND_MAIL_API_BASE: 'leave it out, unless you point at a stand-in of your own',
  PRODUCTION_SUPABASE_URL: 'the production project URL, so that previews refuse to touch it',
};

const deployContexts = ['production', 'deploy-preview', 'branch-deploy', 'preview-server', 'dev'] as const;

export type DeployContext = (typeof deployContexts)[number];

/**
 * The context by the name that the host gives with each call (`context.deploy.context`); the environment of a function
 * has none. A name we do not know is no production.
 */
export function deployContextOf(name: string): DeployContext {
  return deployContexts.find((known) => known === name) ?? 'branch-deploy';
}

/** Amazon SES: it receives, keeps the mail in a bucket and tells by a topic. */
export interface IncomingConfig {
  /** What stands before and behind the plus sign of each reply address. */
  readonly address: string;
  readonly topic: string;
  readonly region: string;
  readonly bucket: string;
  readonly keyId: string;
  readonly secretKey: string;
  readonly apiBase: URL | null;
}

export interface Config {
  /** Where links lead. Outside production a call replaces it by the origin it came to (see compose). */
  readonly siteOrigin: string;
  readonly appSecret: string;
  readonly spoolKey: Buffer;
  /** Seals the secrets of the second factor of staff. */
  readonly secondFactorKey: Buffer;
  readonly supabase: { readonly url: string; readonly secretKey: string };
  readonly stripe: {
    readonly secretKey: string;
    readonly publishableKey: string;
    readonly webhookSecret: string;
    readonly apiBase: URL | null;
  };
  readonly mail: { readonly smtpUrl: string; readonly from: string; readonly staff: string };
  /** Who receives mail for us; null: nobody, and mails say where else to answer. */
  readonly incoming: IncomingConfig | null;
  /** Text messages; null: nothing in the product mentions them. */
  readonly texts: {
    readonly accountSid: string;
    readonly authToken: string;
    readonly number: string;
    readonly messagingService: string | null;
    readonly apiBase: URL;
  } | null;
  /** The virus scanner, if there is one. */
  readonly clamd: URL | null;
  /** Where faults are handed on to, if anywhere. */
  readonly faultsAddress: URL | null;
  /** The release, as faults name it. */
  readonly build: string;
  readonly context: DeployContext;
}

/**
 * The decided configuration. Refuses a missing or malformed variable by name with what to do, and what
 * must never run: keys of two modes or for another place, live Stripe keys or the production database outside production, and in production a way to another
 * service that is not encrypted.
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  context: DeployContext,
): Config {
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse({
    ...set,
    SITE_URL: set.SITE_URL ?? set.URL,
  });
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))];
    const lines = names.map((name) => {
      const state = set[name] === undefined ? 'is missing' : 'is malformed';
      return `  ${name} ${state}: ${advice[name as keyof typeof advice]}`;
    });
    throw new ConfigError(`The environment is not complete:\n${lines.join('\n')}\nSee .env.example.`);
  }
  const values = parsed.data;
  if (context === 'production') refuseUnencrypted(values);
  else {
    if (values.STRIPE_SECRET_KEY.includes('_live_')) {
      throw new ConfigError('STRIPE_SECRET_KEY is a live key outside production: use a test key here.');
    }
    if (values.PRODUCTION_SUPABASE_URL && values.SUPABASE_URL === values.PRODUCTION_SUPABASE_URL) {
      throw new ConfigError(
        'SUPABASE_URL is the production database outside production: use another project.',
      );
    }
  }
  refuseMixedUp(values);
  return {
    siteOrigin: new URL(values.SITE_URL).origin,
    appSecret: values.APP_SECRET,
    spoolKey: Buffer.from(values.SPOOL_KEY, 'base64'),
    secondFactorKey: Buffer.from(values.SECOND_FACTOR_KEY, 'base64'),
    supabase: { url: values.SUPABASE_URL, secretKey: values.SUPABASE_SECRET_KEY },
    stripe: {
      secretKey: values.STRIPE_SECRET_KEY,
      publishableKey: values.STRIPE_PUBLISHABLE_KEY,
      webhookSecret: values.STRIPE_WEBHOOK_SECRET,
      apiBase: values.STRIPE_API_BASE ? new URL(values.STRIPE_API_BASE) : null,
    },
    mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM, staff: values.STAFF_EMAIL },
    incoming: incomingOf(values),
    texts: textsOf(values),
    clamd: values.CLAMD_URL ? new URL(values.CLAMD_URL) : null,
    faultsAddress: values.FAULTS_DSN ? new URL(values.FAULTS_DSN) : null,
    build: values.COMMIT_REF?.slice(0, 12) || 'local',
    context,
  };
}

const incomingNames = [
  'INBOUND_MAIL_ADDRESS',
  'INBOUND_MAIL_TOPIC',
  'INBOUND_MAIL_BUCKET',
  'INBOUND_MAIL_KEY_ID',
  'INBOUND_MAIL_SECRET_KEY',
] as const;

/** All of its variables or none: with some of them mail would be asked for that nobody fetches. */
function incomingOf(values: z.infer<typeof environment>): IncomingConfig | null {
  const missing = incomingNames.filter((name) => values[name] === undefined);
  if (missing.length === incomingNames.length) return null;
  if (missing.length > 0) {
    throw new ConfigError(
      `Mail that comes in is set up by half:\n${missing.map((name) => `  ${name} is missing: ${advice[name]}`).join('\n')}\nSee .env.example.`,
    );
  }
  const topic = values.INBOUND_MAIL_TOPIC ?? '';
  return {
    address: values.INBOUND_MAIL_ADDRESS ?? '',
    topic,
    region: topic.split(':')[3] ?? '',
    bucket: values.INBOUND_MAIL_BUCKET ?? '',
    keyId: values.INBOUND_MAIL_KEY_ID ?? '',
    secretKey: values.INBOUND_MAIL_SECRET_KEY ?? '',
    apiBase: values.INBOUND_MAIL_API_BASE ? new URL(values.INBOUND_MAIL_API_BASE) : null,
  };
}

/** All of it or none: half of it would offer what cannot be sent. */
function textsOf(values: z.infer<typeof environment>): Config['texts'] {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_NUMBER: number } = values;
  if (!accountSid && !authToken && !number) return null;
  if (!accountSid || !authToken || !number) {
    const missing = (['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_NUMBER'] as const).filter(
      (name) => !values[name],
    );
    throw new ConfigError(
      `The environment is not complete:\n${missing.map((name) => `  ${name} is missing: ${advice[name]}`).join('\n')}\nSee .env.example.`,
    );
  }
  return {
    accountSid,
    authToken,
    number,
    messagingService: values.TWILIO_MESSAGING_SERVICE ?? null,
    apiBase: new URL(values.TWILIO_API_BASE ?? 'https://api.twilio.com'),
  };
}

/** Keys that are well formed and do not belong where they stand. */
function refuseMixedUp(values: z.infer<typeof environment>): void {
  const wrong: string[] = [];
  if (modeOf(values.STRIPE_SECRET_KEY) !== modeOf(values.STRIPE_PUBLISHABLE_KEY))
    wrong.push(
      `  STRIPE_PUBLISHABLE_KEY is a ${modeOf(values.STRIPE_PUBLISHABLE_KEY)} key beside a ${modeOf(values.STRIPE_SECRET_KEY)} STRIPE_SECRET_KEY: two keys of one mode`,
    );
  if (values.SUPABASE_SECRET_KEY.startsWith('sb_publishable_'))
    wrong.push(
      '  SUPABASE_SECRET_KEY is the publishable key: the secret one (sb_secret_…), which opens the database',
    );
  const keys = ['APP_SECRET', 'SPOOL_KEY', 'SECOND_FACTOR_KEY'] as const;
  for (const [place, name] of keys.entries()) {
    const twin = keys.slice(0, place).find((other) => values[other] === values[name]);
    if (twin) wrong.push(`  ${name} is the same as ${twin}: another value, so that one leak opens one thing`);
  }
  if (wrong.length > 0) throw new ConfigError(`Keys are mixed up:\n${wrong.join('\n')}\nSee .env.example.`);
}

const modeOf = (key: string): 'test' | 'live' => (key.includes('_live_') ? 'live' : 'test');

/** What people entrust to us, and our keys, travel over these. */
const encrypted: readonly (readonly [
  name:
    | 'SITE_URL'
    | 'SUPABASE_URL'
    | 'SMTP_URL'
    | 'CLAMD_URL'
    | 'FAULTS_DSN'
    | 'INBOUND_MAIL_API_BASE'
    | 'TWILIO_API_BASE',
  RegExp,
  string,
])[] = [
  ['SITE_URL', /^https:/, 'an https:// address'],
  ['SUPABASE_URL', /^https:/, 'an https:// address'],
  [
    'SMTP_URL',
    /^smtps:|^smtp:.*[?&]requireTLS=true\b/,
    'smtps://…:465, or smtp://…:587?requireTLS=true where the provider has STARTTLS alone',
  ],
  ['FAULTS_DSN', /^https:/, 'an https:// address'],
  ['INBOUND_MAIL_API_BASE', /^https:/, 'an https:// address, or nothing'],
  ['TWILIO_API_BASE', /^https:/, 'an https:// address'],
  ['CLAMD_URL', /^tls:/, 'tls://host:port, with a TLS proxy such as stunnel before the scanner'],
];

function refuseUnencrypted(values: z.infer<typeof environment>): void {
  const wrong = encrypted.filter(([name, right]) => values[name] !== undefined && !right.test(values[name]));
  if (wrong.length > 0)
    throw new ConfigError(
      `Not encrypted in production:\n${wrong.map(([name, , use]) => `  ${name} is unencrypted: ${use}`).join('\n')}`,
    );
}
