// Which parts of the local stack a person's own settings turn off.
import { expect, test } from 'vitest';
import { functionEnvironment, ownParts } from '#tools/local/environment.ts';

test('with nothing set, or everything blank, every part is local', () => {
  const nothing = {
    supabase: false,
    postgres: false,
    stripe: false,
    mail: false,
    receiver: false,
    texts: false,
  };
  expect(ownParts({})).toEqual(nothing);
  expect(ownParts({ SUPABASE_URL: '', STRIPE_SECRET_KEY: '', SMTP_URL: '', DATABASE_URL: '' })).toEqual(
    nothing,
  );
});

test('each service of one’s own turns its part off, alone', () => {
  expect(ownParts({ SMTP_URL: 'smtps://a:b@mail.example:465' })).toMatchObject({ mail: true, stripe: false });
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  expect(ownParts(stripe)).toMatchObject({ stripe: true, supabase: false });
});

test('half a service is refused by the name of the missing half', () => {
  expect(() => ownParts({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(
    'but not STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET',
  );
});

test('a database on another machine is never prepared as if it were ours', () => {
  expect(() => ownParts({ DATABASE_URL: 'postgres://u:p@db.example.supabase.co:5432/postgres' })).toThrow(
    /DATABASE_URL points to another machine/,
  );
  expect(ownParts({ DATABASE_URL: 'postgres://u:p@localhost:5432/postgres' }).postgres).toBe(true);
});

test('functions see what is set for real before local values, and nothing else of this process', () => {
  const local = {
    SMTP_URL: 'smtp://127.0.0.1:1',
    STRIPE_API_BASE: 'http://127.0.0.1:2',
    APP_SECRET: 'local',
  };
  const seen = functionEnvironment(
    { SMTP_URL: 'smtps://mine', STRIPE_SECRET_KEY: 'sk_test_1', HOME: '/root' },
    local,
  );
  expect(seen).toMatchObject({ SMTP_URL: 'smtps://mine', APP_SECRET: 'local' });
  expect(seen).not.toHaveProperty('HOME');
  // Real keys are never sent to the sandbox.
  expect(seen).not.toHaveProperty('STRIPE_API_BASE');
});
