// Somebody who is signed in, straight in the database: no password is hashed and no code is typed, so it is cheap.
// The way in itself has its own tests (tests/integration/http/access.test.ts and second-factor.test.ts).
import type postgres from 'postgres';
import { maria } from '#domain/intake/sample-person.ts';
import type { Right } from '#domain/access/rights.ts';
import type { Role, StaffRole } from '#domain/access/roles.ts';
import { sealFactorSecret } from '#server/access/own-factor.ts';
import { newTotpSecret } from '#server/access/totp.ts';
import { cookieNames } from '#server/http/cookies.ts';
import { randomToken, sha256Hex } from '#server/http/tokens.ts';
import { freshEmail } from './accounts.ts';
import { Visitor } from './visitor.ts';

export interface SignedIn {
  /** The browser, with its session. */
  readonly visitor: Visitor;
  readonly id: string;
  readonly email: string;
}

interface Options {
  readonly siteUrl: string;
  readonly language?: 'en' | 'es';
}

/** A staff member (or admin) who has a second factor and has shown it in this session. */
export function signedInStaff(
  sql: postgres.Sql,
  { role = 'staff', ...options }: Options & { role?: StaffRole; rights?: readonly Right[] },
): Promise<SignedIn> {
  return signedIn(sql, { ...options, role, secondFactor: true });
}

/** A client, who needs no second factor. */
export function signedInClient(sql: postgres.Sql, options: Options): Promise<SignedIn> {
  return signedIn(sql, { ...options, role: 'client', secondFactor: false });
}

/** Anybody: also staff whose session has shown a password alone (`secondFactor: false`). */
export async function signedIn(
  sql: postgres.Sql,
  {
    siteUrl,
    language = 'en',
    role,
    secondFactor,
    rights = [],
  }: Options & { role: Role; secondFactor: boolean; rights?: readonly Right[] },
): Promise<SignedIn> {
  const email = freshEmail(role);
  const now = new Date();
  const person = maria();
  const [user] = await sql<{ id: string }[]>`
    insert into public.users ${sql({
      email,
      first_name: person.firstName,
      last_name: person.lastName,
      role,
      preferred_language: language,
      totp_confirmed_at: secondFactor ? now : null,
      permissions: sql.json(Object.fromEntries(rights.map((right) => [right, true]))),
    })} returning id`;
  if (!user) throw new Error('no account made');
  const visitor = new Visitor(siteUrl, language);
  await startSessionOf(sql, visitor, { id: user.id, role, secondFactor });
  return { visitor, id: user.id, email };
}

/** A confirmed second factor, as setting one up leaves it; answers its secret, for `codeAt`. */
export async function giveSecondFactor(
  sql: postgres.Sql,
  { id }: { id: string },
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const secret = newTotpSecret();
  const key = Buffer.from(env['SECOND_FACTOR_KEY'] ?? '', 'base64');
  await sql`
    update public.users set totp_secret = ${sealFactorSecret(key, id, secret)}, totp_confirmed_at = now(),
      totp_last_step = null where id = ${id}`;
  return secret;
}

/** A session of somebody who is there already, given to a browser. */
export async function startSessionOf(
  sql: postgres.Sql,
  visitor: Visitor,
  { id, role, secondFactor }: { id: string; role: Role; secondFactor: boolean },
): Promise<void> {
  const token = randomToken();
  const inAnHour = new Date(Date.now() + 3_600_000);
  await sql`
    insert into public.sessions ${sql({
      sid: sha256Hex(token),
      user_id: id,
      sess: sql.json({
        kind: role === 'client' ? 'client' : 'staff',
        device: 'other',
        ...(secondFactor && { secondFactorAt: new Date().toISOString() }),
      }),
      expire: inAnHour,
      ends_at: inAnHour,
    })}`;
  visitor.cookies.set(cookieNames.session, token);
  visitor.cookies.set(cookieNames.signedIn, '1');
}
