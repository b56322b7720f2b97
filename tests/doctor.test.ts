// @module-tag full
// What the doctor tells an operator, on a copy of some content with one thing changed at a time. Not on the
// real content: an operator who proves a claim must not break a test.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { examine } from '#tools/doctor/examine.ts';
import { readLaunchFile } from '#tools/doctor/launch-file.ts';
import { sayOffers } from '#tools/doctor/offers.ts';
import { say } from '#tools/doctor/say.ts';
import { readOfferFiles } from '#collections/offers.ts';
import { packageIds } from '#domain/packages/catalogue.ts';
import { offerNeeds } from '#domain/packages/offer-needs.ts';
import { readFilingRules } from '#tools/database/filing-rules.ts';

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

/** Content as it comes, in which these texts of these files are replaced. */
function place(changes: readonly [file: string, from: string | RegExp, to: string][] = []): string {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  made.push(root);
  cpSync('tests/fixtures/content-before-launch', root, { recursive: true });
  for (const [file, from, to] of changes) {
    const before = readFileSync(join(root, file), 'utf8');
    const after = before.replace(from, to);
    expect(after, `${file} no longer holds ${from}`).not.toBe(before);
    writeFileSync(join(root, file), after);
  }
  return root;
}

const look = (root: string, env: Record<string, string> = {}, today = '2026-11-25') =>
  examine({ root, env, today: new Date(today) });
const openIds = async (...options: Parameters<typeof look>) =>
  (await look(...options)).parts.flatMap(({ open }) => open.map(({ id }) => id));

const site = 'content/site.yml';
const launch = 'content/launch.yml';

describe('the doctor', () => {
  it('names file, line and field of an example address, and says what to write', async () => {
    expect(say(await look(place()))).toContain(
      `  ${site}:3  email\n      help@example.com is an example: nobody reads it.\n      Write: an address`,
    );
  });

  it('is content with an address somebody reads', async () => {
    expect(await openIds(place([[site, 'help@example.com', 'hello@our-office.org']]))).not.toContain(
      'site.email',
    );
  });

  it('points at closures of the office that close nothing, or that are long over', async () => {
    const closed = (from: string, to = from) =>
      `{ from: ${from}, to: ${to}, reason: { en: Vacation., es: Vacaciones. } }`;
    const root = place([
      [
        site,
        'closures: []',
        `closures: [${closed('2025-11-21')}, ${closed('2025-12-01')}, ${closed('2026-11-26')}, ${closed('2026-12-24', '2026-12-25')}]`,
      ],
    ]);
    const ids = (await openIds(root)).filter((id) => id.startsWith('site.closures'));
    expect(ids).toEqual(['site.closures.2025-11-21', 'site.closures.2026-11-26']);
  });

  it('asks for a proof of each claim until one stands beside it', async () => {
    const figures = 'content/home/statistics.yml';
    expect(await openIds(place())).toContain('claim.records');
    const proven = place([
      [figures, 'source: null', 'source: { what: List of 2027-01-10 in the office, checked: 2027-01-10 }'],
    ]);
    const open = await openIds(proven);
    expect(open).not.toContain('claim.records');
    expect(open).toContain('claim.success');
  });

  it('asks again for a lawyer’s look at a policy that changed since', async () => {
    const confirmed = (on: string): [string, string, string] => [
      launch,
      'confirmed: null',
      `confirmed: { by: A. Lawyer, on: ${on} }`,
    ];
    expect(await openIds(place([confirmed('2026-01-11')]))).not.toContain('confirm.policies');
    expect(await openIds(place([confirmed('2026-01-09')]))).toContain('confirm.policies');
  });

  it('is quiet about what the operator accepted, and counts it apart', async () => {
    const root = place([[launch, 'accepted: {}', 'accepted: { site.social: We use no social networks. }']]);
    const report = await look(root);
    expect(report.accepted.map(({ id }) => id)).toEqual(['site.social']);
    expect(await openIds(root)).not.toContain('site.social');
  });

  it('tells when something is accepted that is not open, such as a misspelt name', async () => {
    const root = place([[launch, 'accepted: {}', 'accepted: { site.socials: We use no social networks. }']]);
    expect(await openIds(root)).toContain('accepted.site.socials');
  });

  it('says that nothing can be filed until a lawyer is named or somebody confirmed that none is needed', async () => {
    expect(await openIds(place())).toContain('filing.closed');
    const lawyer = '{ name: Pat Law, barNumber: "123456" }';
    expect(
      await openIds(place([[site, 'reviewingLawyer: null', `reviewingLawyer: ${lawyer}`]])),
    ).not.toContain('filing.closed');
    const confirmed = `confirmations:
  - id: no-attorney
    question: Nobody has confirmed it.
    confirmed: { by: Pat Law, on: 2026-11-20 }`;
    expect(await openIds(place([[launch, 'confirmations:', confirmed]]))).not.toContain('filing.closed');
    const accepted = place([[launch, 'accepted: {}', 'accepted: { filing.closed: We sell drafts only. }']]);
    expect(await openIds(accepted)).not.toContain('filing.closed');
    expect(readFilingRules(accepted).sellsWhileClosed).toBe(true);
  });

  it('lists what only the operator’s lawyer can answer, each by its own name', async () => {
    const ids = new Set(readLaunchFile(process.cwd()).value.confirmations.map(({ id }) => id));
    const asked =
      'service preparer letters serving motion-fee signing state-court court-rules hiding-address safety-facts translators vip-refunds staff-delivery after-order record-of-another no-attorney';
    expect(asked.split(' ').filter((id) => !ids.has(id))).toEqual([]);
  });

  it('finds an example address in a text, and leaves comments for editors alone', async () => {
    const policy = 'content/policies/privacy/en.mdx';
    expect(await openIds(place([[policy, /$/, 'Write to jane@example.com.']]))).toContain(
      `sample.${policy}:2`,
    );
    expect((await openIds(place())).join()).not.toContain('sample.');
  });

  it('wants the numbers of free help called again after half a year', async () => {
    const help = 'content/help/atlanta-legal-aid.yml';
    const root = place();
    expect(await openIds(root, {}, '2027-05-01')).not.toContain(`dated.${help}`);
    expect(await openIds(root, {}, '2027-06-01')).toContain(`dated.${help}`);
  });

  it('reports a file it cannot read and goes on with the rest', async () => {
    const root = place();
    rmSync(join(root, 'content/home/stories.yml'));
    const output = say(await look(root));
    expect(output).toContain('content/home/stories.yml is missing');
    expect(output).toContain('content/site.yml');
  });

  it('checks the settings it is given by name, and never shows a value', async () => {
    const secret = 'sk_test_do_not_show_me';
    const report = await look(place(), { SITE_URL: 'https://our-office.org', STRIPE_SECRET_KEY: secret });
    const output = say(report);
    expect(output).toContain('STRIPE_SECRET_KEY is a test key');
    expect(output).toContain('APP_SECRET is missing');
    expect(output).toContain('CLAMD_URL names no virus scanner');
    expect(output).not.toContain('SITE_URL is');
    expect(output).not.toContain(secret);
  });

  it('tells an operator which keys are mixed up, and that migrations cannot go by this pooler', async () => {
    const key = Buffer.alloc(32, 7).toString('base64');
    const env = {
      SITE_URL: 'https://our-office.org',
      APP_SECRET: 'a'.repeat(40),
      SPOOL_KEY: key,
      SECOND_FACTOR_KEY: key,
      SUPABASE_URL: 'https://abc.supabase.co',
      SUPABASE_SECRET_KEY: 'sb_publishable_x',
      STRIPE_SECRET_KEY: 'sk_live_x',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_x',
      SMTP_URL: 'smtps://user:pass@mail.our-office.org:465',
      MAIL_FROM: 'Us <us@our-office.org>',
      STAFF_EMAIL: 'us@our-office.org',
      DATABASE_URL: 'postgres://u:p@pooler.our-office.org:6543/postgres',
    };
    const output = say(await look(place(), env));
    for (const sentence of [
      'STRIPE_PUBLISHABLE_KEY is a test key beside a live STRIPE_SECRET_KEY.',
      'SUPABASE_SECRET_KEY is the publishable key.',
      'SECOND_FACTOR_KEY is the same as SPOOL_KEY.',
      'Port 6543 is the transaction pooler',
    ])
      expect(output).toContain(sentence);
    const { DATABASE_URL: _, ...without } = env;
    expect(say(await look(place(), without))).toContain('DATABASE_URL is missing');
  });

  it('fails only when asked to be strict', () => {
    const root = place();
    const run = (...flags: string[]) =>
      spawnSync(process.execPath, [resolve('tools/doctor.ts'), ...flags], { cwd: root, encoding: 'utf8' });
    const kind = run();
    expect(kind.stdout).toMatch(/\d+ things are open before launch/);
    expect(kind.status).toBe(0);
    expect(run('--strict').status).toBe(1);
  });
});

describe('what the doctor prints of an offer', () => {
  const parts = sayOffers(process.cwd()).split('\n\n');
  const files = readOfferFiles();
  const columnOf = (need: (typeof offerNeeds)[number]) => 1 + offerNeeds.indexOf(need);
  /** Sentence → whether it is printed: with all confirmed, with each of them open, with none confirmed, today. */
  const marksOf = (part = '') =>
    new Map(
      part
        .split('\n')
        .slice(2)
        .map((line) => {
          const cells = line.trim().split(/ {2,}/);
          return [cells.at(-1), cells.slice(0, -1)];
        }),
    );

  it.each(packageIds)('has each sentence of its file with each switch: %s', (id) => {
    const file = files[id];
    const part = parts.find((one) => one.includes(`content/packages/${id}.yml`));
    const marks = marksOf(part);
    const sentences = [
      file.description.en,
      ...file.features.flatMap(({ en, instead }) => (instead ? [en, instead.en] : [en])),
      ...file.notIncluded.map(({ en }) => `Not included: ${en}`),
      ...Object.values(file.whileClosed ?? {}).flatMap(({ description, notIncluded = [] }) => [
        ...(description ? [description.en] : []),
        ...notIncluded.map(({ en }) => `Not included: ${en}`),
      ]),
    ];
    expect([...marks.keys()].toSorted()).toEqual(['price', ...sentences].toSorted());
    for (const [sentence, cells] of marks) expect(cells, sentence).toHaveLength(offerNeeds.length + 3);
    for (const { en, needs, instead } of file.features) {
      if (!needs) expect(new Set(marks.get(en)), en).toEqual(new Set(['yes']));
      else {
        expect([marks.get(en)?.[0], marks.get(en)?.[columnOf(needs)]], en).toEqual(['yes', '-']);
        if (instead)
          expect([marks.get(instead.en)?.[0], marks.get(instead.en)?.[columnOf(needs)]]).toEqual([
            '-',
            'yes',
          ]);
      }
    }
  });

  it('has the sentences of the home page that change, and says what npm start shows and whether payment is taken', () => {
    const home = marksOf(parts.at(-1));
    expect(home.get('A 30-minute call')?.[columnOf('calls')]).toBe('-');
    expect(home.get('Help while you file')?.[columnOf('staff-delivery')]).toBe('yes');
    expect(parts[0]).toMatch(/npm start -- --nothing-confirmed/);
    expect(parts[0]).toMatch(/attorney|Payments/);
  });
});
