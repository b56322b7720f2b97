// npm run staff:invite <email> <name> --role staff|attorney|admin (other options behind a --): makes or raises the account of somebody
// who works here and mails the invitation. On your own machine into the stack that runs (npm start); with SUPABASE_URL
// and SUPABASE_SECRET_KEY set, into that project. There is no default account anywhere else.
import { parseArgs } from 'node:util';
import { staffRoles } from '#domain/access/roles.ts';
import { inviteRequest, type InviteOutcome } from '#domain/people/requests.ts';
import { inviteStaff } from '#server/people/invite-staff.ts';
import { openDatabase, UnusableSettings } from '#tools/database/open.ts';

const usage =
  'npm run staff:invite <email> <first name> <last name> --role admin\n' +
  '  --role staff|attorney|admin    admins also invite people (default: staff)\n' +
  '  --language en|es               of the mail (default: en)';

class Unusable extends Error {}

const reports: Record<InviteOutcome, (email: string, role: string) => string> = {
  invited: (email, role) => `${email} has an account as ${role} now.`,
  again: (email, role) => `${email} was invited as ${role} before and has set no password yet.`,
  raised: (email, role) => `${email} had an account and is ${role} now; every sign-in was ended.`,
  back: (email, role) => `${email} had left and is back as ${role}.`,
  already: (email, role) => `${email} is ${role} already. Nothing was changed.`,
  higher: (email) => `${email} has a higher role already. Nothing was changed: an invitation lowers nobody.`,
};

function readRequest(args: string[]) {
  let parsed;
  try {
    parsed = parseArgs({
      args,
      allowPositionals: true,
      options: { role: { type: 'string' }, language: { type: 'string' } },
    });
  } catch (error) {
    throw new Unusable((error as Error).message);
  }
  const [email, ...names] = parsed.positionals;
  const role = roleTakenByNpm(names);
  if (email === undefined || names.some((name) => name.includes('@')))
    throw new Unusable('Name one email address.');
  const [firstName = '', ...lastNames] = names;
  const request = inviteRequest.safeParse({
    role,
    ...parsed.values,
    email,
    firstName,
    lastName: lastNames.join(' '),
  });
  if (request.success) return request.data;
  const field = String(request.error.issues[0]?.path[0]);
  throw new Unusable(
    {
      email: `"${email}" is no email address.`,
      firstName: 'Say whose address it is: colleagues see the name.',
      role: `--role is ${staffRoles.join(', ')}.`,
      language: '--language is en or es.',
    }[field] ?? field,
  );
}

/**
 * Without a `--` before it, npm takes `--role admin` as a setting of its own and leaves us `admin` as the last word.
 * Removes that word; answers the role, or the least one.
 */
function roleTakenByNpm(words: string[]): string {
  const { npm_config_role: setting } = process.env;
  if (setting === undefined || setting === '') return 'staff';
  return setting === 'true' ? (words.pop() ?? '') : setting;
}

try {
  const request = readRequest(process.argv.slice(2));
  const { db, where, isLocal } = await openDatabase();
  const { outcome, mailed } = await inviteStaff.run({ db }, null, request);
  console.log(`${reports[outcome](request.email, request.role)} (${where})`);
  if (mailed)
    console.log(
      `An invitation is on its way to that address: a link to set a password, good for 72 hours. ${
        isLocal ? 'It is in the local inbox within a minute.' : 'The site sends it within a minute.'
      }`,
    );
} catch (error) {
  if (error instanceof Unusable || error instanceof UnusableSettings)
    console.error(`${error.message}\n\n${usage}`);
  else console.error(`This failed: ${(error as Error).message}`);
  process.exitCode = 1;
}
