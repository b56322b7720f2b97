// npm run retention: what the privacy policy says we no longer keep, counted; `npm run retention -- --apply` deletes
// it, as the scheduled function does each day. On your own machine in the stack that runs (npm start); with
// SUPABASE_URL and SUPABASE_SECRET_KEY set, in that project.
import { parseArgs } from 'node:util';
import { periods, type Period, type RemovedKind } from '#domain/retention/periods.ts';
import { applyRetention, countRetention, mostCounted } from '#server/retention/apply-retention.ts';
import { openDatabase, UnusableSettings } from '#tools/database/open.ts';

const said = ({ count, unit }: Period) => `${count} ${unit}${count === 1 ? '' : 's'}`;

const labels: Record<RemovedKind, string> = {
  unpaidApplications: `applications never paid, sent more than ${said(periods.unpaidApplication)} ago`,
  closedCases: `cases closed more than ${said(periods.closedCase)} ago (emptied; payments stay)`,
  messages: `messages answered more than ${said(periods.message)} ago, of no application or case`,
  files: 'files of these, which the hourly sweep then removes from the storage',
  closedAccounts: `names of accounts closed more than ${said(periods.closedAccount)} ago`,
  unopenedAccounts: `accounts never opened, made more than ${said(periods.unopenedAccount)} ago`,
  quizAddresses: `addresses beside quiz answers older than ${said(periods.quizAddress)}`,
  mailContents: `mails sent more than ${said(periods.mailContent)} ago (address and content)`,
  repeatKeys: `keys against pressing twice, older than ${said(periods.repeatKey)}`,
  paymentEvents: `payment notices handled more than ${said(periods.paymentEvent)} ago`,
  addressChanges: `changes of address older than ${said(periods.addressChange)}`,
  dataRequests: `addresses of data requests decided more than ${said(periods.dataRequest)} ago`,
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
