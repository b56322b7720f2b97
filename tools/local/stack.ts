// The whole product on this machine: `npm start`, `npm run dev` and the tests all use this one function.
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import postgres, { type Sql } from 'postgres';
import { buildSite } from './build-site.ts';
import { catchUp, watchForSleep } from './catch-up.ts';
import { demoBarNumber, seedDemoCases } from './demo-cases.ts';
import { putDemoPapers } from './demo-papers.ts';
import { keepDemoPayments } from './demo-payments.ts';
import { DEMO_PEOPLE, type DemoPeople, seedDemoPeople } from './demo-people.ts';
import { type Environment, functionEnvironment, localSecrets, ownParts } from './environment.ts';
import { type Receiver, startReceiver } from './incoming/receiver.ts';
import { type Mailbox, startMailbox } from './mail/start-mailbox.ts';
import { type LocalPhone, startLocalPhone } from './phone/phone.ts';
import { freePort, nextFreePort } from './ports.ts';
import { ensureRoles } from './postgres/roles.ts';
import { type RunningPostgres, startPostgres } from './postgres/start.ts';
import { PROJECT_ROOT } from './project-root.ts';
import { claimFolder } from './running-copy.ts';
import { serveBuilt, serveDevelopment, type Site } from './serve-site.ts';
import { createStripeSandbox, type StripeSandbox } from './stripe/sandbox.ts';
import { noteLocalSupabase } from './supabase/note.ts';
import { prepareStorageTables } from './supabase/prepare-database.ts';
import { type LocalSupabase, startSupabase } from './supabase/start-supabase.ts';
import { readConfig } from '#server/config.ts';
import { migrate, migrationsFolder, OtherMigrations } from '#tools/database/migrate.ts';
import { offerNeeds } from '#domain/packages/offer-needs.ts';
import { readFilingRules, type FilingRules } from '#tools/database/filing-rules.ts';
import { seed } from '#tools/database/seed.ts';
import { reportOn, unwatched, type Report } from '#tools/progress.ts';

export interface StackOptions {
  /** Where all data lies. One stack at a time; another folder and port make a second copy. */
  localDir: string;
  /** The preferred port of the site; if it is in use, the next free one. 0: any. */
  port: number;
  /** Real variables (from .env); each turns its local part off. Default: none. */
  env?: Environment;
  /** What answers at the site's address. Default: the built site. */
  site?: 'built' | 'development' | 'none';
  /** Whether to build before serving; default true. Without it `dist` is served as it lies there. */
  build?: boolean;
  /** Folder of the built pages, from the project's folder; default `dist`. Another one is never built. */
  dist?: string;
  /** Entry files of the functions, from the project's folder; default `functions`. */
  functionsDir?: string;
  /** What runs of them; default the bundles of a deploy. `npm start` takes the sources, and nobody waits for a bundler. */
  functions?: 'bundles' | 'sources';
  /** Whether scheduled functions run on their own; default false, since tests call runSchedule. */
  timers?: boolean;
  /** Whether the sample cases are there; default false: tests count what they made. */
  demoCases?: boolean;
  /**
   * What the offer rests on: what content/launch.yml confirms, as in production, or sample confirmations that show the
   * service as it is sold once everything is. Default: the file.
   */
  confirmations?: 'file' | 'samples';
  /** Faster, but data may be lost in a power failure. Default true; `npm start` keeps its data safe. */
  throwAway?: boolean;
  /** Whether mail is received; default true. Without it the product says nothing of answers by mail. */
  receivesMail?: boolean;
  /** Say nothing while starting; default true. */
  quiet?: boolean;
  /** What functions print; default: shown, unless quiet. */
  log?: (text: string) => void;
}

export interface LocalStack {
  readonly siteUrl: string;
  readonly port: number;
  readonly localDir: string;
  /** Whether the preferred port was in use. */
  readonly portMoved: boolean;
  /** The environment of the functions. */
  readonly env: Readonly<Record<string, string>>;
  readonly demo: DemoPeople;
  /** Superuser connection to the local Postgres. This and the next five refuse when that part is not local. */
  readonly databaseUrl: string;
  readonly sql: Sql;
  readonly supabase: LocalSupabase;
  readonly mail: Mailbox;
  readonly receiver: Receiver;
  readonly stripe: StripeSandbox;
  readonly phone: LocalPhone;
  /** The parts that run here. */
  readonly local: {
    postgres: boolean;
    supabase: boolean;
    mail: boolean;
    receiver: boolean;
    stripe: boolean;
    texts: boolean;
  };
  /** Runs a scheduled function now, as its cron would. */
  runSchedule(name: string): Promise<Response>;
  /** The platform's rate rules begin with nobody counted. */
  forgetCallers(): void;
  stopPostgres(): Promise<void>;
  startPostgres(): Promise<void>;
  /** Storage answers 503 (or, 'silent', never) until startStorage. */
  stopStorage(how?: 'down' | 'silent'): void;
  startStorage(): void;
  /** Ends everything this stack started. May be called twice. */
  close(): Promise<void>;
}

/** In place of what the local parts will say of themselves, while nothing but the variables set is looked at. */
const standIns = {
  SUPABASE_URL: 'http://127.0.0.1',
  SUPABASE_SECRET_KEY: 'sb_secret_local',
  STRIPE_SECRET_KEY: 'sk_test_local',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_local',
  STRIPE_WEBHOOK_SECRET: 'whsec_local',
  SMTP_URL: 'smtp://127.0.0.1',
};

/** Starts every part, in order, and gives the handles. When one part fails to start, the others are ended. */
export async function createLocalStack(options: StackOptions): Promise<LocalStack> {
  const localDir = resolve(options.localDir);
  const env = options.env ?? {};
  const quiet = options.quiet ?? true;
  const say = (text: string): void => {
    if (!quiet) process.stderr.write(`${text}\n`);
  };
  const report = quiet ? unwatched : reportOn();
  const own = ownParts(env);
  await mkdir(localDir, { recursive: true });

  // Ended in reverse order, each even if another failed: a process left behind would hold port and data.
  const endings: (() => Promise<unknown> | unknown)[] = [];
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => {
    closing ??= (async () => {
      const faults: unknown[] = [];
      for (const end of endings.toReversed()) {
        try {
          await end();
        } catch (fault) {
          faults.push(fault);
        }
      }
      if (faults.length > 0) throw new AggregateError(faults, 'Some parts of the stack did not end well.');
    })();
    return closing;
  };

  endings.push(await claimFolder(localDir));
  try {
    // Between finding a port free and taking it another copy may come: with any port that hardly happens, and tests
    // start many.
    const wish = options.port === 0 ? await freePort() : options.port;
    const port = await nextFreePort(wish);
    // People bookmark the inbox and keep a database client open: the same ports at each start, if free.
    const portFor = async (distance: number): Promise<number> =>
      options.throwAway === false && wish + distance < 65_000 ? nextFreePort(wish + distance) : freePort();
    const siteUrl = `http://localhost:${String(port)}`;
    const secrets = await localSecrets(localDir);
    // What the functions would refuse at their first request stops the start, with the same message, before anything
    // takes its time.
    readConfig({ URL: siteUrl, ...functionEnvironment(env, { ...secrets, ...standIns }) }, 'dev');

    // In parallel: the build needs none of the other parts, and they hardly need the processor.
    const kind = options.site ?? 'built';
    const samples: Environment = options.confirmations === 'samples' ? { SAMPLE_CONFIRMATIONS: 'on' } : {};
    const building =
      kind === 'built' && options.build !== false && options.dist === undefined
        ? buildSite({ root: PROJECT_ROOT, env: { ...env, ...samples }, says: say })
        : Promise.resolve(false);
    // Awaited below; until then a failure must not count as unhandled.
    building.catch(() => undefined);

    let running: RunningPostgres | undefined;
    let databaseUrl: string | undefined;
    let sql: Sql | undefined;
    let supabase: LocalSupabase | undefined;
    const launchPostgres = async (at: number): Promise<RunningPostgres> =>
      startPostgres({
        dataDir: join(localDir, 'postgres'),
        port: at,
        settings: options.throwAway === false ? {} : { fsync: 'off', full_page_writes: 'off' },
      });
    if (!own.supabase) {
      if (own.postgres) databaseUrl = env['DATABASE_URL'] ?? '';
      else {
        running = await launchPostgres(await portFor(4000));
        endings.push(() => running?.stop());
        databaseUrl = running.url;
      }
      await prepareDatabase(
        databaseUrl,
        own.postgres ? 'nobody' : options.demoCases ? 'people and cases' : 'people',
        Buffer.from(env['SECOND_FACTOR_KEY'] || secrets.SECOND_FACTOR_KEY, 'base64'),
        report,
        options.confirmations === 'samples',
      );
      say('The database is up to date.');
      sql = postgres(databaseUrl, { max: 3, onnotice: () => undefined, backoff: () => 0.05 });
      endings.push(() => sql?.end({ timeout: 1 }));
      supabase = await startSupabase({
        databaseUrl,
        storageDir: join(localDir, 'storage'),
        port: await portFor(3000),
      });
      endings.push(() => supabase?.close());
      if (options.demoCases && !own.postgres) await putDemoPapers(sql, supabase.url, supabase.secretKey);
      endings.push(await noteLocalSupabase(localDir, supabase));
    }

    let mail: Mailbox | undefined;
    if (!own.mail) {
      mail = await startMailbox({
        smtpPort: await freePort(),
        webPort: await portFor(1000),
        mailDir: join(localDir, 'mail'),
      });
      endings.push(() => mail?.close());
    }

    let receiver: Receiver | undefined;
    if (!own.receiver && options.receivesMail !== false) {
      receiver = await startReceiver({
        port: await portFor(1500),
        webhookUrl: `${siteUrl}/api/inbound-mail`,
        mailbox: mail,
      });
      endings.push(() => receiver?.close());
    }

    let stripe: StripeSandbox | undefined;
    if (!own.stripe) {
      stripe = await createStripeSandbox({
        port: await portFor(2000),
        webhookUrl: `${siteUrl}/api/stripe-webhook`,
        ...(options.throwAway === false ? { dataFile: join(localDir, 'stripe.json') } : {}),
      });
      endings.push(() => stripe?.close());
      if (sql && options.demoCases && !own.postgres) await keepDemoPayments(sql, stripe);
    }

    let phone: LocalPhone | undefined;
    if (!own.texts) {
      phone = await startLocalPhone({ port: await portFor(2500), siteUrl });
      endings.push(() => phone?.close());
    }

    const functionEnv = functionEnvironment(env, {
      ...secrets,
      TWILIO_ACCOUNT_SID: phone?.accountSid,
      TWILIO_AUTH_TOKEN: phone?.authToken,
      TWILIO_NUMBER: phone?.number,
      TWILIO_API_BASE: phone?.url,
      SUPABASE_URL: supabase?.url,
      SUPABASE_SECRET_KEY: supabase?.secretKey,
      STRIPE_SECRET_KEY: stripe?.secretKey,
      STRIPE_PUBLISHABLE_KEY: stripe?.publishableKey,
      STRIPE_WEBHOOK_SECRET: stripe?.webhookSecret,
      STRIPE_API_BASE: stripe?.url,
      SMTP_URL: mail?.smtpUrl,
      ...receiver?.env,
    });

    await building;
    let site: Site | undefined;
    if (kind !== 'none') {
      const serve = kind === 'built' ? serveBuilt : serveDevelopment;
      site = await serve({
        root: PROJECT_ROOT,
        localDir,
        port,
        siteUrl,
        env: functionEnv,
        dist: options.dist ?? 'dist',
        buildIsOurs: !env['SITE_URL'],
        functionsDir: options.functionsDir ?? 'functions',
        functions: options.functions ?? 'bundles',
        timers: options.timers ?? false,
        stripeUrl: stripe?.url,
        log: options.log ?? ((text) => void (quiet || process.stderr.write(text))),
        report,
      });
      const serving = site;
      endings.push(() => serving.close());
      const database = sql;
      if (options.timers && database) {
        const makeUp = () =>
          catchUp(database, (name) => serving.runSchedule(name)).catch((fault: Error) =>
            say(`What the schedules missed is not made up for yet: ${fault.message}`),
          );
        await makeUp();
        endings.push(watchForSleep(() => void makeUp()));
      }
    }

    const need = <Part>(part: Part | undefined, variable: string): Part => {
      if (part === undefined) throw new Error(`This part is not local: ${variable} is set.`);
      return part;
    };
    return {
      siteUrl,
      port,
      localDir,
      portMoved: port !== wish,
      env: functionEnv,
      demo: DEMO_PEOPLE,
      local: {
        postgres: running !== undefined,
        supabase: supabase !== undefined,
        mail: mail !== undefined,
        receiver: receiver !== undefined,
        stripe: stripe !== undefined,
        texts: phone !== undefined,
      },
      get databaseUrl() {
        return need(databaseUrl, 'SUPABASE_URL');
      },
      get sql() {
        return need(sql, 'SUPABASE_URL');
      },
      get supabase() {
        return need(supabase, 'SUPABASE_URL');
      },
      get mail() {
        return need(mail, 'SMTP_URL');
      },
      get receiver() {
        return need(receiver, 'INBOUND_MAIL_ADDRESS');
      },
      get stripe() {
        return need(stripe, 'STRIPE_SECRET_KEY');
      },
      get phone() {
        return need(phone, 'TWILIO_ACCOUNT_SID');
      },
      async runSchedule(name) {
        if (site === undefined) throw new Error('This stack serves no site, so it has no functions.');
        return site.runSchedule(name);
      },
      forgetCallers() {
        site?.forgetCallers();
      },
      async stopPostgres() {
        await need(running, 'DATABASE_URL').stop();
      },
      async startPostgres() {
        running = await launchPostgres(need(running, 'DATABASE_URL').port);
      },
      stopStorage(how = 'down') {
        need(supabase, 'SUPABASE_URL').setPart('storage', how);
      },
      startStorage() {
        need(supabase, 'SUPABASE_URL').setPart('storage', 'up');
      },
      close,
    };
  } catch (fault) {
    await close().catch(() => undefined);
    throw fault;
  }
}

/** Staff may carry papers to a court; the sample attorney is there in any case. The audit log names who it was. */
const sampleConfirmations: Partial<FilingRules> = {
  staffDeliver: true,
  confirmed: { by: 'Sample confirmation', on: '2026-01-02' },
};

/** Roles and storage tables as a hosted project has them, then our migrations, the seed and the demo people. */
async function prepareDatabase(
  databaseUrl: string,
  demo: 'nobody' | 'people' | 'people and cases',
  secondFactorKey: Buffer,
  report: Report,
  hasSamples: boolean,
): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    await ensureRoles(sql);
    await prepareStorageTables(sql);
    await migrate(databaseUrl, migrationsFolder, report).catch((fault: Error) => {
      if (!(fault instanceof OtherMigrations)) throw fault;
      throw new Error(
        'The local data was made by other migrations than those in supabase/migrations: clear it with npm run reset, then start again.',
        { cause: fault },
      );
    });
    const filing = readFilingRules();
    const lawyerBarNumber = filing.lawyerBarNumber ?? (demo === 'people and cases' ? demoBarNumber : null);
    await seed(
      databaseUrl,
      { ...filing, lawyerBarNumber, ...(hasSamples && sampleConfirmations) },
      // Named here: what a build reads from its environment was read before this stack was told of samples.
      hasSamples ? new Set(offerNeeds) : undefined,
    );
    if (demo !== 'nobody') await seedDemoPeople(sql, secondFactorKey);
    if (demo === 'people and cases') await seedDemoCases(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
}
