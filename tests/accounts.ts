import { randomBytes, randomInt } from 'node:crypto';
import type postgres from 'postgres';
import { maria } from '#domain/intake/sample-person.ts';
import { hashPassword } from '#server/access/password.ts';
import { sha256Hex } from '#server/http/tokens.ts';

/** An address nobody else in this run has. */
export function freshEmail(name = 'maria'): string {
  return `${name}.${randomBytes(6).toString('hex')}@example.com`;
}

/** Of who works here: mails leave without the seconds in which an act can be taken back. Tests of undo choose them. */
const atOnce = { undoSeconds: 0 };

/** An account with a password, straight in the database. */
export async function makeAccount(sql: postgres.Sql, { role = 'client', email = freshEmail() } = {}) {
  const password = `correct horse ${randomBytes(4).toString('hex')}`;
  const [user] = await sql<{ id: string }[]>`
    insert into public.users (email, first_name, last_name, role, hashed_password, dashboard_preferences)
    values (${email}, 'María José', 'Núñez Peña', ${role}, ${await hashPassword(password)}, ${sql.json(atOnce)}) returning id`;
  if (!user) throw new Error('no account made');
  return { id: user.id, email, password };
}

/** An account made from a paid application: no password yet, and a case with one file. */
export async function makeInvitedClient(sql: postgres.Sql, email = freshEmail()) {
  const person = maria();
  const reference = Array.from(randomBytes(8), (byte) => 'ACDEFGHJKMNPRTWX'[byte % 16]).join('');
  const [user] = await sql<{ id: string }[]>`
    insert into public.users (email, first_name, last_name) values (${email}, ${person.firstName}, ${person.lastName})
    returning id`;
  const [intake] = await sql<{ id: string }[]>`
    insert into public.intake_forms ${sql({
      reference,
      idempotency_key: randomBytes(8).toString('hex'),
      request_hash: 'x',
      user_id: user?.id ?? null,
      first_name: person.firstName,
      last_name: person.lastName,
      date_of_birth: person.dateOfBirth,
      street_address: person.streetAddress,
      city: person.city,
      zip_code: person.zipCode,
      email,
      has_eviction: 'yes',
      eviction_county: person.evictionCounty,
      case_outcome: person.caseOutcome,
      attempted_sealing_before: 'no',
      working_with_attorney: 'no',
      // As text: a connection from before the migrations does not know how to write a list of this type.
      sealing_reasons: '{housing}',
      urgency: 'moderate',
      signature: person.signature,
      agreement_accepted: true,
    })} returning id`;
  const [upload] = await sql<{ id: string }[]>`
    insert into public.uploads ${sql({
      ticket_hash: randomBytes(32).toString('hex'),
      purpose: 'intake',
      object_key: `test/${reference}.pdf`,
      file_name: 'acta año.pdf',
      file_type: 'application/pdf',
      file_size: 10,
      status: 'attached',
      checked_at: new Date(),
      attached_at: new Date(),
    })} returning id`;
  const [document] = await sql<{ id: string }[]>`
    insert into public.intake_documents (intake_form_id, upload_id, file_name, file_type, file_size, file_path)
    values (${intake?.id ?? ''}, ${upload?.id ?? ''}, 'acta año.pdf', 'application/pdf', 10, ${`test/${reference}.pdf`})
    returning id`;
  const [opened] = await sql<{ id: string }[]>`
    insert into public.cases (user_id, intake_form_id, case_number, package_type, title, county)
    values (${user?.id ?? ''}, ${intake?.id ?? ''}, ${newCaseNumber()}, 'standard', 'canary-internal-label', 'DeKalb')
    returning id`;
  await sql`insert into public.case_updates (case_id, code, is_internal) values (${opened?.id ?? ''}, 'application_received', false)`;
  await sql`insert into public.case_updates (case_id, title, description, is_internal) values (${opened?.id ?? ''}, 'canary-internal-update', 'canary-internal-text', true)`;
  return {
    id: user?.id ?? '',
    email,
    reference,
    documentId: document?.id ?? '',
    birthDate: person.dateOfBirth,
  };
}

/** One of two thousand million, so that thousands of cases seldom meet. */
const newCaseNumber = (): string =>
  `FK-2026-${randomInt(36 ** 6)
    .toString(36)
    .toUpperCase()
    .padStart(6, '0')}`;

/** An invitation link's token, as the mail would carry it. */
export async function makeInvitation(
  sql: postgres.Sql,
  user: { id: string; email: string },
  { returnPath = null, asksBirthDate = true }: { returnPath?: string | null; asksBirthDate?: boolean } = {},
) {
  const token = randomBytes(32).toString('base64url');
  await sql`
    insert into public.password_setup_tokens
      (token_hash, user_id, email, purpose, return_path, language, asks_birth_date, expires_at)
    values (${sha256Hex(token)}, ${user.id}, ${user.email}, 'invitation', ${returnPath}, 'en', ${asksBirthDate}, now() + interval '72 hours')`;
  return token;
}
