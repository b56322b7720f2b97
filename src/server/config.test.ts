import { describe, expect, it } from 'vitest';
import { ConfigError, deployContextOf, readConfig, type DeployContext } from './config.ts';

const key = Buffer.alloc(32, 7).toString('base64');
const otherKey = Buffer.alloc(32, 8).toString('base64');
const complete = {
  SITE_URL: 'https://fresh-key.example',
  APP_SECRET: 'a'.repeat(40),
  SPOOL_KEY: key,
  SECOND_FACTOR_KEY: otherKey,
  SUPABASE_URL: 'https://live.supabase.example',
  SUPABASE_SECRET_KEY: 'sb_secret_do_not_show',
  STRIPE_SECRET_KEY: 'sk_live_do_not_show',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_do_not_show',
  SMTP_URL: 'smtps://user:do_not_show@mail.example:465',
  MAIL_FROM: 'Fresh Key <hello@fresh-key.example>',
  STAFF_EMAIL: 'staff@fresh-key.example',
  CLAMD_URL: 'tls://scanner.example:3311',
  FAULTS_DSN: 'https://key@faults.example/1',
  COMMIT_REF: '9e107d9d372bb6826bd81d3542a419d6',
  PRODUCTION_SUPABASE_URL: 'https://live.supabase.example',
};
const refusal = (
  change: Record<string, string | undefined>,
  context: DeployContext = 'production',
): string => {
  try {
    readConfig({ ...complete, ...change }, context);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  return '';
};

const optional = new Set(['PRODUCTION_SUPABASE_URL', 'CLAMD_URL', 'FAULTS_DSN', 'COMMIT_REF']);

describe('the settings of the live site', () => {
  it('are taken when they are complete', () => {
    expect(readConfig(complete, 'production')).toMatchObject({
      siteOrigin: 'https://fresh-key.example',
      context: 'production',
    });
  });

  it.each(Object.keys(complete).filter((name) => !optional.has(name)))(
    'without %s stop everything, by its name and without a value of any',
    (name) => {
      for (const value of [undefined, '']) {
        const message = refusal({ [name]: value });
        expect(message).toContain(`${name} is missing`);
        expect(message).not.toContain('do_not_show');
      }
      if (!['SUPABASE_SECRET_KEY', 'MAIL_FROM'].includes(name))
        expect(refusal({ [name]: 'x' })).toContain(`${name} is malformed`);
    },
  );

  it.each([
    [
      'STRIPE_PUBLISHABLE_KEY',
      'pk_test_x',
      'STRIPE_PUBLISHABLE_KEY is a test key beside a live STRIPE_SECRET_KEY',
    ],
    ['SUPABASE_SECRET_KEY', 'sb_publishable_do_not_show', 'SUPABASE_SECRET_KEY is the publishable key'],
    ['SECOND_FACTOR_KEY', key, 'SECOND_FACTOR_KEY is the same as SPOOL_KEY'],
    ['APP_SECRET', otherKey, 'SECOND_FACTOR_KEY is the same as APP_SECRET'],
  ])('a key that stands in another place (%s) stops everything', (name, value, said) => {
    const message = refusal({ [name]: value });
    expect(message).toContain(said);
    expect(message).not.toContain('do_not_show');
  });

  it.each([
    ['SITE_URL', 'http://fresh-key.example'],
    ['CLAMD_URL', 'tcp://scanner.example:3310'],
    ['SUPABASE_URL', 'http://live.supabase.example'],
    ['SMTP_URL', 'smtp://user:do_not_show@mail.example:587'],
    ['SMTP_URL', 'smtp://user:do_not_show@mail.example:587?requireTLS=false'],
  ])('never go over the net in clear: %s', (name, value) => {
    const message = refusal({ [name]: value });
    expect(message).toContain(`${name} is unencrypted`);
    expect(message).not.toContain('do_not_show');
  });

  it('may use a mail provider that begins in clear and must go on encrypted', () => {
    expect(refusal({ SMTP_URL: 'smtp://user:x@mail.example:587?requireTLS=true' })).toBe('');
  });

  it('are taken without a context among them, since the host names it with each call only', () => {
    expect(readConfig({ ...complete, CONTEXT: 'dev' }, deployContextOf('production')).context).toBe(
      'production',
    );
  });

  it.each(['deploy-preview', 'branch-deploy', 'preview-server', 'dev', '', 'a context of tomorrow'])(
    'are refused in %j',
    (name) => {
      const context = deployContextOf(name);
      expect(refusal({}, context)).toContain('STRIPE_SECRET_KEY is a live key');
      expect(refusal({ STRIPE_SECRET_KEY: 'sk_test_x' }, context)).toContain(
        'SUPABASE_URL is the production database',
      );
    },
  );
});
