// npm run outbox: what was given up (mails, payment notices, submissions of an outage, files), and sending it again,
// for the operator without a browser. On your own machine into the stack that runs (npm start); with SUPABASE_URL and
// SUPABASE_SECRET_KEY set, into that project. Addresses are shown by their first letters.
import { parseArgs } from 'node:util';
import { retriedKinds, type Failure } from '#domain/operations/failures.ts';
import { readFailures, requeueFailures } from '#server/operations/failures.ts';
import { openDatabase, UnusableSettings } from '#tools/database/open.ts';

const usage = `npm run outbox                              what was given up
npm run outbox requeue <id>                 sends one again
npm run outbox requeue all <kind>           sends all of a kind again, such as "receipt" or "charge.refunded"`;

class Unusable extends Error {}

function lineOf({ what, id, kind, code, tries, failedAt, recipient, reference }: Failure): string {
  const facts = [kind, recipient ?? '', reference ?? '', code, `${tries} tries`, failedAt.slice(0, 16)];
  return `${what.padEnd(10)} ${id}  ${facts.filter(Boolean).join('  ')}`;
}

type App = Parameters<typeof readFailures>[0];

async function list(app: App): Promise<void> {
  const failures = await readFailures(app, { limit: 200 });
  for (const failure of failures) console.log(lineOf(failure));
  console.log(
    failures.length === 0 ? 'Nothing was given up.' : `${failures.length} shown, the newest first.`,
  );
}

async function requeue(app: App, [first, ...rest]: readonly string[]): Promise<void> {
  const name = first === 'all' ? rest.join(' ') : (first ?? '');
  if (!name) throw new Unusable('Say which: an id of the list, or all and a kind.');
  let count = 0;
  for (const what of retriedKinds) {
    const request = first === 'all' ? { what, kind: name } : { what, id: name };
    count += (await requeueFailures.run(app, null, request)).count;
  }
  console.log(
    count === 0 ? 'Nothing of that was given up.' : `${count} will be tried again within a minute.`,
  );
}

try {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [verb = 'list', ...rest] = positionals;
  const { db, where } = await openDatabase();
  console.log(`(${where})`);
  if (verb === 'list') await list({ db });
  else if (verb === 'requeue') await requeue({ db }, rest);
  else throw new Unusable(`"${verb}" is no order.`);
} catch (error) {
  if (error instanceof Unusable || error instanceof UnusableSettings)
    console.error(`${error.message}\n\n${usage}`);
  else console.error(`This failed: ${(error as Error).message}`);
  process.exitCode = 1;
}
