// npm run staff:unlock <email>: takes the second step away from somebody who works here and has lost phone and
// recovery codes. An admin does this for others under People; this is for the only admin. On your own machine in the stack
// that runs (npm start); with SUPABASE_URL and SUPABASE_SECRET_KEY set, in that project.
import { worksHere } from '#domain/access/roles.ts';
import { canonicalEmail } from '#domain/email.ts';
import { dataOf } from '#server/database/client.ts';
import { removeSecondFactor } from '#server/people/change-person.ts';
import { openDatabase, UnusableSettings } from '#tools/database/open.ts';

const usage = 'npm run staff:unlock <email>';

class Unusable extends Error {}

try {
  const [typed, ...rest] = process.argv.slice(2);
  if (typed === undefined || rest.length > 0) throw new Unusable('Name one email address.');
  const email = canonicalEmail(typed);
  const { db, where, isLocal } = await openDatabase();
  const person = dataOf(
    await db.from('users').select('id, role, is_active, totp_confirmed_at').eq('email', email).maybeSingle(),
  );
  if (person === null || !worksHere(person) || person.is_active !== true)
    throw new Unusable(`Nobody who works here has the address ${email} (${where}).`);
  if (person.totp_confirmed_at === null)
    throw new Unusable(
      `${email} has no second step: the next sign-in sets one up (${where}). Nothing was changed.`,
    );
  await removeSecondFactor({ db }, null, person.id);
  console.log(
    `${email} has no second step now, and every sign-in was ended (${where}).\n` +
      'The next sign-in, with the password, sets up a new one: do it now, since until then the password alone is enough.\n' +
      `It is in the audit log, and an email about it ${isLocal ? 'is in the local inbox' : 'goes out'} within a minute.`,
  );
} catch (error) {
  if (error instanceof Unusable || error instanceof UnusableSettings)
    console.error(`${error.message}\n\n${usage}`);
  else console.error(`This failed: ${(error as Error).message}`);
  process.exitCode = 1;
}
