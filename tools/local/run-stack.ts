// `npm start` and `npm run dev` differ only in what answers at the site's address; everything else is here.
import { readSettings } from './settings.ts';
import { createLocalStack, type LocalStack, type StackOptions } from './stack.ts';

/** Starts the stack, prints every address, and ends all parts on Ctrl-C or a signal. */
export async function runStack(
  site: 'built' | 'development',
  more: Partial<StackOptions> = {},
): Promise<void> {
  let stack: LocalStack | undefined;
  let ending = false;
  const end = (code: number): void => {
    if (ending) return;
    ending = true;
    // Does not wait for a start under way: when this process exits, its children so far end with it.
    if (stack === undefined) process.exit(code);
    // A part that hangs must not block the terminal: exiting this process ends it.
    setTimeout(() => process.exit(code), 15_000).unref();
    stack.close().then(
      () => process.exit(code),
      (fault: unknown) => {
        console.error(fault);
        process.exit(1);
      },
    );
  };
  // The terminal sends Ctrl-C to npm, to us and to our children; npm may send it once more.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0));
  // When npm is killed outright nothing is signalled to us, but our parent changes.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) end(0);
  }, 1000).unref();

  try {
    const settings = readSettings();
    const nothingConfirmed = process.argv.includes('--nothing-confirmed');
    // The development server runs in this process and reads it from here.
    if (!nothingConfirmed) process.env['SAMPLE_CONFIRMATIONS'] = 'on';
    stack = await createLocalStack({
      localDir: settings.localDir,
      port: settings.port,
      env: process.env,
      site,
      functions: 'sources',
      timers: true,
      throwAway: false,
      demoCases: true,
      confirmations: nothingConfirmed ? 'file' : 'samples',
      quiet: false,
      ...more,
    });
    if (stack.portMoved)
      console.log(`\nPort ${String(settings.port)} is in use: the site took ${String(stack.port)}.`);
    printTable(stack);
    if (!nothingConfirmed)
      console.log(
        '  Delivery by staff, calls and letters are shown as confirmed (samples). What content/launch.yml says:\n  npm start -- --nothing-confirmed\n',
      );
    console.log(`ready: ${stack.siteUrl}`);
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : fault);
    process.exit(1);
  }
}

function printTable(stack: LocalStack): void {
  const own = (variable: string): string => `yours (${variable} is set)`;
  const { client, staff, attorney } = stack.demo;
  const rows: [string, string][] = [
    ['Site', stack.siteUrl],
    ['Inbox', stack.local.mail ? stack.mail.webUrl : own('SMTP_URL')],
    ['  answer a mail', stack.local.receiver ? stack.receiver.url : own('INBOUND_MAIL_ADDRESS')],
    ['Phone', stack.local.texts ? stack.phone.url : own('TWILIO_ACCOUNT_SID')],
    [
      'Stripe sandbox',
      stack.local.stripe
        ? 'pay with 4242 4242 4242 4242, any day to come and any code'
        : own('STRIPE_SECRET_KEY'),
    ],
    ['Database', stack.local.supabase ? stack.databaseUrl : own('SUPABASE_URL')],
    ['Data', stack.localDir],
  ];
  if (stack.local.postgres) {
    rows.push(['Demo client', `${client.email}  ${client.password}`]);
    rows.push(['Demo staff', `${staff.email}  ${staff.password}`]);
    rows.push(['  its code', `npm run demo:code, or an authenticator app with ${staff.totpSecret}`]);
    rows.push(['Demo attorney', `${attorney.email}  ${attorney.password}`]);
    rows.push(['  its code', `npm run demo:code, or an authenticator app with ${attorney.totpSecret}`]);
  }
  const width = Math.max(...rows.map(([name]) => name.length));
  console.log('');
  for (const [name, value] of rows) console.log(`  ${name.padEnd(width)}  ${value}`);
  console.log('');
}
