// npm run retention: what the privacy policy says we no longer keep, counted; `npm run retention -- --apply` deletes
// it, as the scheduled function does each day. On your own machine in the stack that runs (npm start); with
// SUPABASE_URL and SUPABASE_SECRET_KEY set, in that project.
import { parseArgs } from 'node:util';
import { periods, type Period, type RemovedKind } from '#domain/retention/periods.ts';
import { applyRetention, countRetention, mostCounted } from '#server/retention/apply-retention.ts';
import { openDatabase, UnusableSettings } from '#tools/database/open.ts';

const inWords = ({ count, unit }: Period) => `${count} ${unit}${count === 1 ? '' : 's'}`;

const labels: Record<RemovedKind, string> = {
  unpaidApplications: `applications never paid, sent more than ${inWords(periods.unpaidApplication)} ago`,
  closedCases: `cases closed more than ${inWords(periods.closedCase)} ago (emptied; payments stay)`,
  messages: `messages answered more than ${inWords(periods.message)} ago, of no application or case`,
  files: 'files of these, which the hourly sweep then removes from the storage',
  closedAccounts: `names of accounts closed more than ${inWords(periods.closedAccount)} ago`,
  unopenedAccounts: `accounts never opened, made more than ${inWords(periods.unopenedAccount)} ago`,
  quizAddresses: `addresses beside quiz answers older than ${inWords(periods.quizAddress)}`,
  mailContents: `mails sent more than ${inWords(periods.mailContent)} ago (address and content)`,
  repeatKeys: `keys against pressing twice, older than ${inWords(periods.repeatKey)}`,
  paymentEvents: `payment notices handled more than ${inWords(periods.paymentEvent)} ago`,
  addressChanges: `changes of address older than ${inWords(periods.addressChange)}`,
  faults: `faults of the site older than ${inWords(periods.fault)}`,
  dataRequests: `addresses of data requests decided more than ${inWords(periods.dataRequest)} ago`,
};

try {
  const { values } = parseArgs({ options: { apply: { type: 'boolean' } } });
  const { db, where } = await openDatabase();
  const apply = values.apply === true;
  const removed = apply ? await applyRetention({ db, log: () => undefined }) : await countRetention({ db });
  console.log(apply ? `Deleted or emptied (${where}):` : `Would go now (${where}); nothing was changed:`);
  for (const [kind, label] of Object.entries(labels)) {
    const count = removed[kind as RemovedKind];
    const shown = !apply && kind !== 'files' && count >= mostCounted ? `${count}+` : String(count);
    console.log(`${shown.padStart(7)}  ${label}`);
  }
  if (!apply) console.log('To do it: npm run retention -- --apply');
} catch (error) {
  const message = (error as Error).message;
  console.error(error instanceof UnusableSettings ? message : `This failed: ${message}`);
  process.exitCode = 1;
}
