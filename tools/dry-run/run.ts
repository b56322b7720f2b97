// npm run deploy:rehearse: docs/deploy.md from the first step to the last, on this machine. The build is Netlify's own (fetched when
// first needed, offline, without telemetry), in a copy of what git knows; the databases take TLS alone and have the roles of the
// hosted service; Stripe and the mail provider are the local stand-ins. Each step runs the command that the document names, with
// the variables that an operator has by then, and prints what it took. Ends with 1 at the first step that does not do what the
// document says.
import { randomBytes } from 'node:crypto';
import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { differencesOf, listOf, packFunctions } from '#tools/benchmarks/cold/pack-functions.ts';
import { eventOf, startInstance } from '#tools/benchmarks/cold/start-instance.ts';
import { PROJECT_ROOT } from '#tools/local/project-root.ts';
import { startMailbox } from '#tools/local/mail/start-mailbox.ts';
import { createStripeSandbox } from '#tools/local/stripe/sandbox.ts';
import { startSupabase } from '#tools/local/supabase/start-supabase.ts';
import { fetchOnDemand } from '#tools/on-demand/fetch.ts';
import { startHostedDatabases } from './hosted-database.ts';

type Variables = Record<string, string>;
const domain = 'https://fresh-key-trial.org';
const staging = 'https://staging--fresh-key-trial.netlify.app';
const folder = mkdtempSync(join(tmpdir(), 'dry-run-'));
const copy = join(folder, 'repository');
const closers: (() => Promise<unknown>)[] = [];
/** What a shell has beside the variables of the site. */
const shell: Variables = Object.fromEntries(
  ['PATH', 'HOME', 'TMPDIR', 'LANG'].flatMap((name) =>
    process.env[name] ? [[name, process.env[name]]] : [],
  ),
);

class StepFailed extends Error {}
function expectThat(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new StepFailed(otherwise);
}

/** Runs a command of the document in the copy, and answers all it printed. */
async function run(command: string, env: Variables, { fails = false } = {}): Promise<string> {
  const child = spawn(command, { cwd: copy, env: { ...shell, ...env }, shell: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (output += part.toString()));
  const code = await new Promise<number | null>((done) => child.on('close', done));
  expectThat((code === 0) !== fails, `"${command}" ended with ${String(code)}:\n${output.slice(-3_000)}`);
  return output;
}

async function step(name: string, work: () => Promise<string>): Promise<void> {
  const began = performance.now();
  try {
    const result = await work();
    console.log(`✓ ${name}: ${result} (${((performance.now() - began) / 1_000).toFixed(1)} s)`);
  } catch (fault) {
    console.error(`✗ ${name}: ${fault instanceof Error ? fault.message : String(fault)}`);
    throw fault;
  }
}

const secret = () => randomBytes(32).toString('base64');
const found = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? '';

async function walk(): Promise<void> {
  const files = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: PROJECT_ROOT,
    encoding: 'utf8',
  }).stdout.split('\0');
  for (const file of files.filter((one) => one !== '' && !one.startsWith('tests/'))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(PROJECT_ROOT, file), join(copy, file));
  }
  symlinkSync(join(PROJECT_ROOT, 'node_modules'), join(copy, 'node_modules'));
  shell['PATH'] = `${dirname(process.execPath)}:${shell['PATH'] ?? ''}`;
  spawnSync('git', ['init', '--quiet', copy]);

  const databases = await startHostedDatabases(join(folder, 'hosted'), ['production', 'previews']);
  closers.push(() => databases.close());
  const keys = { live: `sk_live_${'a'.repeat(24)}`, test: `sk_test_${'b'.repeat(24)}` };
  const stripe = {
    live: await createStripeSandbox({ secretKey: keys.live }),
    test: await createStripeSandbox({ secretKey: keys.test }),
  };
  const mailbox = await startMailbox({ smtpPort: 0, webPort: 0, mailDir: join(folder, 'mail') });
  closers.push(
    () => stripe.live.close(),
    () => stripe.test.close(),
    () => mailbox.close(),
  );
  const webhookSecrets = { live: '', test: '' };

  await step('1  who stands behind the papers', async () => {
    const said = await run('npm run -s doctor', {});
    expectThat(/reviewingLawyer|no-attorney/.test(said), 'the doctor says nothing of the attorney');
    const open = found(said, /(\d+) (?:things|to )/i);
    return `the doctor names it${open && `, among ${open} open points`}`;
  });
  await step('2  the domain', () => Promise.resolve(domain));
  await step('3  two projects whose databases take TLS alone', async () => {
    const refusal = await databases.refusalInClear('production');
    expectThat(/no encryption|pg_hba/.test(refusal), `a connection in clear was answered: ${refusal}`);
    const wrong = databases
      .urlOf('production')
      .replace(':5432', '')
      .replace(/:\d+\//, ':6543/')
      .replace('localhost', 'db.example.org');
    const said = await run('npm run -s db:migrate', { DATABASE_URL: wrong }, { fails: true });
    expectThat(
      said.includes('session pooler') && !said.includes('    at '),
      `the wrong pooler is not named: ${said}`,
    );
    return 'in clear: refused; the wrong pooler: one sentence';
  });
  await step('4  tables in both', async () => {
    const counts: string[] = [];
    for (const project of ['production', 'previews']) {
      const said = await run('npm run -s db:migrate', { DATABASE_URL: databases.urlOf(project) });
      const again = await run('npm run -s db:migrate', { DATABASE_URL: databases.urlOf(project) });
      expectThat(/nothing to apply/i.test(again), `a second run applied something: ${again}`);
      counts.push(`${project} ${said.trim().split('\n').length} lines`);
    }
    return `${counts.join(', ')}; again: nothing to apply`;
  });
  await step('5  a mail provider', () => Promise.resolve(new URL(mailbox.smtpUrl).protocol));
  await step('7  Stripe, live and test', async () => {
    for (const [mode, site, project] of [
      ['live', domain, 'production'],
      ['test', staging, 'previews'],
    ] as const) {
      const env = {
        STRIPE_SECRET_KEY: keys[mode],
        SITE_URL: site,
        DATABASE_URL: databases.urlOf(project),
        STRIPE_API_BASE: stripe[mode].url,
      };
      const said = await run('npm run -s setup:stripe', env);
      webhookSecrets[mode] = found(said, /^STRIPE_WEBHOOK_SECRET=(whsec_\S+)/m);
      expectThat(webhookSecrets[mode] !== '', `no webhook secret was printed: ${said}`);
      expectThat(/4 of 4 prices/.test(said), `the database does not know the prices: ${said}`);
      expectThat(
        (await run('npm run -s setup:stripe', env)).includes('is there'),
        'a second run made it anew',
      );
    }
    return 'the webhook’s secret first, 4 prices noted, again: all there';
  });

  const api = await startSupabase({
    databaseUrl: databases.apiUrlOf('previews'),
    storageDir: join(folder, 'storage'),
    port: 0,
  });
  closers.push(() => api.close());
  const shared = {
    APP_SECRET: secret(),
    SPOOL_KEY: secret(),
    SECOND_FACTOR_KEY: secret(),
    MAIL_FROM: `Fresh Key <hello@${new URL(domain).host}>`,
    STAFF_EMAIL: `team@${new URL(domain).host}`,
  };
  const production: Variables = {
    ...shared,
    SITE_URL: domain,
    SUPABASE_URL: 'https://abcdefghijklmnop.supabase.co',
    SUPABASE_SECRET_KEY: `sb_secret_${'c'.repeat(32)}`,
    DATABASE_URL: databases.urlOf('production'),
    STRIPE_SECRET_KEY: keys.live,
    STRIPE_PUBLISHABLE_KEY: `pk_live_${'a'.repeat(24)}`,
    STRIPE_WEBHOOK_SECRET: webhookSecrets.live,
    SMTP_URL: 'smtps://user:password@smtp.fresh-key-trial.org:465',
  };
  const previews: Variables = {
    ...shared,
    SUPABASE_URL: api.url,
    SUPABASE_SECRET_KEY: api.secretKey,
    PRODUCTION_SUPABASE_URL: production['SUPABASE_URL'] ?? '',
    STRIPE_SECRET_KEY: keys.test,
    STRIPE_PUBLISHABLE_KEY: `pk_test_${'b'.repeat(24)}`,
    STRIPE_WEBHOOK_SECRET: webhookSecrets.test,
    STRIPE_API_BASE: stripe.test.url,
    SMTP_URL: mailbox.smtpUrl,
  };
  await step('8  variables, read by the doctor from the operator’s own copy', async () => {
    const file = join(folder, 'production.env');
    const doctor = `node --env-file=${file} tools/run-on-node.mjs tools/doctor.ts`;
    const keep = (more: Variables) =>
      writeFileSync(
        file,
        Object.entries({ ...production, ...more })
          .map(([name, value]) => `${name}="${value}"\n`)
          .join(''),
      );
    keep({});
    const right = await run(doctor, {});
    const settings = right.slice(right.indexOf('Settings of the live site'));
    for (const name of Object.keys(production))
      expectThat(
        !new RegExp(`\\b${name} is`).test(settings),
        `a right ${name} is called wrong:\n${settings.slice(0, 900)}`,
      );
    const wrong: readonly [Variables, RegExp][] = [
      [{ STRIPE_PUBLISHABLE_KEY: previews['STRIPE_PUBLISHABLE_KEY'] ?? '' }, /STRIPE_PUBLISHABLE_KEY/],
      [{ SUPABASE_SECRET_KEY: `sb_publishable_${'d'.repeat(24)}` }, /SUPABASE_SECRET_KEY/],
      [{ SECOND_FACTOR_KEY: shared.SPOOL_KEY }, /SECOND_FACTOR_KEY/],
    ];
    for (const [more, named] of wrong) {
      keep(more);
      const said = await run(doctor, {});
      expectThat(
        named.test(said.slice(said.indexOf('Settings of the live site'))),
        `not named: ${Object.keys(more).join()}`,
      );
    }
    return `${Object.keys(production).length} right ones pass, 3 mixed-up keys are named`;
  });

  const functionsOf = join(copy, '.netlify/functions');
  await step('6, 9  Netlify’s own build of production', async () => {
    const build = join(fetchOnDemand('host-build'), '@netlify/build/bin.js');
    const said = await run(
      `node ${build} --offline --telemetry=false --context=production --branch=main --cwd=. --repositoryRoot=. --nodePath=${process.execPath}`,
      { ...production, URL: domain, ASTRO_TELEMETRY_DISABLED: '1' },
    );
    expectThat(/nothing to apply/i.test(said), 'the production build did not look at the database');
    const zips = readdirSync(functionsOf).filter((name) => name.endsWith('.zip'));
    const own = join(folder, 'own');
    await packFunctions(copy, own, 'zip');
    const different = differencesOf(listOf(own), listOf(functionsOf));
    expectThat(different.length === 0, `packed in another way than by us:\n${different.join('\n')}`);
    const filesOf = (place: string, name: string) =>
      Object.keys(unzipSync(readFileSync(join(place, name))))
        .toSorted()
        .join('\n');
    for (const name of zips)
      expectThat(filesOf(own, name) === filesOf(functionsOf, name), `other files than ours in ${name}`);
    const pages = readFileSync(join(copy, 'dist/index.html'), 'utf8');
    expectThat(pages.includes(`${domain}/`), 'the pages do not know their address');
    const { headers } = JSON.parse(readFileSync(join(copy, '.netlify/v1/config.json'), 'utf8')) as {
      headers: unknown[];
    };
    return `${zips.length} functions, ${readdirSync(join(copy, 'dist')).length} entries in dist/, ${headers.length} header rules`;
  });

  /** One call of an uploaded function, as staging has it. */
  async function callUploaded(name: string, method: 'GET' | 'POST', path: string, body?: object) {
    const place = join(folder, 'run', name);
    for (const [file, bytes] of Object.entries(unzipSync(readFileSync(join(functionsOf, `${name}.zip`))))) {
      if (file.endsWith('/')) continue;
      mkdirSync(dirname(join(place, file)), { recursive: true });
      writeFileSync(join(place, file), bytes);
    }
    const event = eventOf(method, new URL(path, staging), { body: body && JSON.stringify(body) });
    const headers = {
      ...event.headers,
      'x-nf-deploy-context': 'branch-deploy',
      ...(path.startsWith('/.netlify') && { 'x-netlify-event': 'schedule' }),
    };
    const env = { ...shell, ...previews, URL: domain, DEPLOY_PRIME_URL: staging };
    const [answer] = await startInstance(place, env, [{ ...event, headers }]);
    return { status: answer?.statusCode ?? 0, text: Buffer.from(answer?.body ?? '', 'base64').toString() };
  }
  await step('9  staging answers', async () => {
    const { status, text } = await callUploaded('health', 'GET', '/api/health');
    // The waiting room is the host's own store, which is not here: the deploy says so, and of nothing else.
    const { failing } = JSON.parse(text) as { failing?: readonly string[] };
    expectThat(failing?.join() === 'waiting_room', `health answers ${status}: ${text}`);
    return 'health finds database, mail and schedules; the store of the host is not here';
  });
  await step('10 the first account', async () => {
    const email = `first@${new URL(domain).host}`;
    const env = { SUPABASE_URL: api.url, SUPABASE_SECRET_KEY: api.secretKey };
    const said = await run(`npm run -s staff:invite ${email} First Admin -- --role admin`, env);
    expectThat(said.includes(`${email} has an account as admin`), said);
    const { status } = await callUploaded('deliver-outbox', 'POST', '/.netlify/functions/deliver-outbox', {
      next_run: null,
    });
    expectThat(status < 300, `the schedule that sends mail answers ${status}`);
    const [mail] = await mailbox.messages();
    expectThat(
      mail?.to[0]?.address === email && /token=/.test(mail.text ?? ''),
      'the invitation did not arrive',
    );
    const lost = await run(`npm run -s staff:unlock ${email}`, env, { fails: true });
    expectThat(lost.includes('has no second step'), lost);
    return 'invited, and the schedule of the deploy sent the mail';
  });
}

try {
  await walk();
  console.log('The document can be followed to its end.');
} catch (fault) {
  if (!(fault instanceof StepFailed)) console.error(fault);
  process.exitCode = 1;
} finally {
  await Promise.allSettled(closers.toReversed().map((close) => close()));
  rmSync(folder, { recursive: true, force: true });
}
