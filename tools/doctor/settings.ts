// The settings of the live site, as far as this shell has them. Values are never shown.
import { ConfigError, readConfig } from '#server/config.ts';
import { tlsOf, UnusableAddress } from '#tools/database/connect.ts';
import type { Finding, Part, Place } from '#tools/doctor/finding.ts';

/** If any of these is set, the doctor is being run with the settings of a site. */
const telling = ['SITE_URL', 'SUPABASE_URL', 'STRIPE_SECRET_KEY', 'SMTP_URL'];
const own = /^https?:\/\/(?:localhost|127\.|\[::1\]|(?:[\w-]+\.)*example\.(?:com|org|net)\b)/i;

export const settings: Part = {
  title: 'Settings of the live site',
  examine: ({ env }): Finding[] => {
    const isSet = (name: string) => env[name] !== undefined && env[name] !== '';
    if (!telling.some(isSet))
      return [
        {
          id: 'settings.unseen',
          file: null,
          what: 'the settings of the live site are kept at Netlify and cannot be seen from here.',
          write:
            'load your own copy of the production values into this shell (nobody can read a secret value back from Netlify), for example with node --env-file=production.env, and run this again. What each means stands in .env.example. To try a deploy from outside: npm run doctor -- --remote <address>.',
        },
      ];
    return [...address(env), ...complete(env), ...database(env), ...practice(env)];
  },
};

function address(env: Place['env']): Finding[] {
  const site = env.SITE_URL || env.URL || '';
  const place = { id: 'settings.SITE_URL', file: null, field: 'SITE_URL' };
  if (!site) return [];
  if (own.test(site) || !site.startsWith('https://'))
    return [
      {
        ...place,
        what: 'SITE_URL is no public https:// address: links in mails, canonical addresses and the sitemap would lead nowhere.',
        write: 'set the address people type, such as https://your-domain.org, without a slash at the end.',
      },
    ];
  return new URL(site).hostname.endsWith('.netlify.app')
    ? [
        {
          ...place,
          what: 'SITE_URL is the address Netlify gave the site, not one of your own.',
          write: 'set your domain, or accept this address.',
        },
      ]
    : [];
}

function complete(env: Place['env']): Finding[] {
  try {
    readConfig(env, 'production');
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [...error.message.matchAll(/^ {2}(\w+) (is [\w ]+): (.+)$/gm)].map(
      ([, name = '', state, advice]) => ({
        id: `settings.${name}`,
        file: null,
        field: name,
        what: `${name} ${state}.`,
        write: `set ${advice}.`,
      }),
    );
  }
}

/** The address of the database, which the functions do not read: migrations, the build and backups do. */
function database({ DATABASE_URL: url, PGSSLROOTCERT: root }: Place['env']): Finding[] {
  const found = { id: 'settings.DATABASE_URL', file: null, field: 'DATABASE_URL' };
  const write =
    'set Connect → Session pooler of the Supabase project: postgres://…:5432/postgres (docs/deploy.md, step 3).';
  if (!url)
    return [
      { ...found, what: 'DATABASE_URL is missing: a production build could not apply migrations.', write },
    ];
  try {
    if (!URL.canParse(url)) throw new UnusableAddress('DATABASE_URL is no address.');
    tlsOf(new URL(url), root);
    return [];
  } catch (error) {
    if (!(error instanceof UnusableAddress)) throw error;
    return [{ ...found, what: error.message, write }];
  }
}

/** Settings that work, but not for a site that takes real applications. */
function practice(env: Place['env']): Finding[] {
  const found: Finding[] = [];
  const add = (field: string, what: string, write: string) =>
    found.push({ id: `settings.${field}.practice`, file: null, field, what: `${field} ${what}`, write });
  if (env.STRIPE_SECRET_KEY?.includes('_test_'))
    add('STRIPE_SECRET_KEY', 'is a test key: no card is charged.', 'set the live key (sk_live_…).');
  if (env.STRIPE_API_BASE) add('STRIPE_API_BASE', 'leads to a stand-in, not to Stripe.', 'take it out.');
  if (!env.CLAMD_URL)
    add(
      'CLAMD_URL',
      'names no virus scanner: staff open what strangers upload with a warning alone.',
      'set tls://host:port of a ClamAV daemon, or accept that.',
    );
  for (const field of ['MAIL_FROM', 'STAFF_EMAIL'])
    if (/@(?:[\w-]+\.)*example\.(?:com|org|net)\b/i.test(env[field] ?? ''))
      add(field, 'is an example address: nothing arrives there.', 'set an address of your own domain.');
  return found;
}
