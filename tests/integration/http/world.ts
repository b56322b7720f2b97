// Two clients with everything a client can have, and whoever else may come: what the matrix of access looks at.
import { randomBytes, randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { rights } from '#domain/access/rights.ts';
import type { Role } from '#domain/access/roles.ts';
import { maria } from '#domain/intake/sample-person.ts';
import { referenceFromBytes } from '#domain/reference.ts';
import { hashPassword } from '#server/access/password.ts';
import { sha256Hex } from '#server/http/tokens.ts';
import { freshEmail, makeInvitation, makeInvitedClient } from '#tests/accounts.ts';
import { Applicant } from '#tests/applicant.ts';
import { pdf } from '#tests/sample-files.ts';
import { startSessionOf } from '#tests/signed-in.ts';
import type { SharedStack } from '#tests/stack.ts';
import { Visitor } from '#tests/visitor.ts';

export const roleNames = [
  'visitor',
  'client A',
  'client B',
  'disabled client',
  'staff without second factor',
  'staff',
  'staff with every right',
  'attorney',
  // Was not asked about conflicts in any case yet.
  'attorney of other cases',
  'admin',
] as const;
export type RoleName = (typeof roleNames)[number];

/** Values that only staff, or nobody, may ever read. `canary` in an answer to a client is a leak. */
const canary = (what: string) => `canary-${what}`;

interface Client {
  readonly id: string;
  readonly email: string;
  readonly birthDate: string;
  readonly intakeId: string;
  readonly documentId: string;
  readonly uploadId: string;
  readonly caseId: string;
  readonly matterId: string;
  /** Somebody who receives a copy of A's papers. */
  readonly partyId: string;
}

export interface World {
  readonly a: Client;
  readonly b: Client;
  /** Of both clients. */
  readonly password: string;
  readonly orderId: string;
  readonly refundId: string;
  /** An offer of a larger package for A's case. */
  readonly upgradeId: string;
  readonly planId: string;
  readonly partId: string;
  readonly cardId: string;
  /** A court date before A's last part is due, undecided. */
  readonly courtDateId: string;
  /** A call with A. */
  readonly callId: string;
  /** A paper of A's, withdrawn. */
  readonly paperId: string;
  readonly messageId: string;
  /** In the thread of A's case, with a file A sent for a request that is still to be looked at. */
  readonly caseMessageId: string;
  /** A question of A's, without an answer. */
  readonly ticketId: string;
  /** The mail that the message came by, which could not be read whole. */
  readonly receivedMailId: string;
  readonly requestId: string;
  readonly caseFileId: string;
  readonly dataRequestId: string;
  readonly staffId: string;
  /** A link that sets A's password. */
  readonly invitation: string;
  answers(): Record<string, unknown>;
  /** One more session of somebody, by its public name. */
  sessionOf(userId: string): Promise<string>;
  /** A browser of that role, with a session of its own. */
  as(role: RoleName): Promise<Visitor>;
  /** The password of A as it was, after a call that changed it. */
  restore(): Promise<void>;
  /** What none of the calls may change. */
  protectedFacts(): Promise<unknown>;
}

async function makeClient(sql: postgres.Sql, hashedPassword: string): Promise<Client> {
  const client = await makeInvitedClient(sql);
  await sql`
    update public.users set hashed_password = ${hashedPassword}, permissions = ${sql.json({ [canary('permission')]: true })},
      stripe_customer_id = ${`cus_${randomUUID()}`}
    where id = ${client.id}`;
  const [facts] = await sql<{ intakeId: string; uploadId: string }[]>`
    update public.intake_forms set notes = ${canary('staff-notes')} where user_id = ${client.id}
    returning id as "intakeId",
      (select upload_id from public.intake_documents where intake_form_id = intake_forms.id) as "uploadId"`;
  const [matter] = await sql<{ id: string; caseId: string }[]>`
    select matter.id, cases.id as "caseId" from public.court_matters as matter join public.cases on cases.id = matter.case_id
    where cases.user_id = ${client.id} order by matter.place limit 1`;
  const [party] = await sql<{ id: string }[]>`
    insert into public.matter_parties (matter_id, role, name, source, changed_by)
    values (${matter?.id ?? ''}, 'plaintiff', 'Oak Homes LLC', 'client', null) returning id`;
  await sql`
    insert into public.case_updates (case_id, title, description, is_internal, created_by_role)
    values (${matter?.caseId ?? ''}, ${canary('internal-title')}, ${canary('internal-update')}, true, 'staff')`;
  await sql`
    insert into public.case_holds (case_id, kind, reason, released_at)
    values (${matter?.caseId ?? ''}, 'legal', ${canary('hold-reason')}, now())`;
  return {
    ...client,
    intakeId: facts?.intakeId ?? '',
    uploadId: facts?.uploadId ?? '',
    caseId: matter?.caseId ?? '',
    matterId: matter?.id ?? '',
    partyId: party?.id ?? '',
  };
}

const newReference = () => referenceFromBytes(randomBytes(16));
const one = (rows: readonly { id: string }[]) => rows[0]?.id ?? '';

export async function makeWorld(sql: postgres.Sql, { siteUrl }: SharedStack): Promise<World> {
  const password = `correct horse ${randomBytes(4).toString('hex')}`;
  const hashed = await hashPassword(password);
  const a = await makeClient(sql, hashed);
  const b = await makeClient(sql, hashed);
  // A file that is there: its link is made by storage.
  const ticket = await new Applicant(siteUrl).upload('a.pdf', pdf());
  const [{ key = '' } = {}] = await sql<{ key: string }[]>`
    delete from public.uploads where ticket_hash = ${sha256Hex(ticket)} returning object_key as key`;
  await sql`update public.uploads set object_key = ${key} where id = ${a.uploadId}`;
  await sql`update public.intake_documents set file_path = ${key} where id = ${a.documentId}`;
  const [disabled, staff, trusted, attorney, otherAttorney, admin] = await Promise.all(
    (['client', 'staff', 'staff', 'attorney', 'attorney', 'admin'] as const).map(async (role) =>
      one(
        await sql`
          insert into public.users (email, first_name, last_name, role, totp_secret, totp_confirmed_at, deactivated_at)
          values (${freshEmail(role)}, 'Sam', 'Pérez', ${role}, ${role === 'client' ? null : canary('totp')},
            ${role === 'client' ? null : new Date()}, ${role === 'client' ? new Date() : null}) returning id`,
      ),
    ),
  );
  await sql`
    update public.users set permissions = ${sql.json(Object.fromEntries(rights.map((right) => [right, true])))}
    where id = ${trusted ?? ''}`;
  await sql`
    insert into public.conflict_checks (case_id, attorney_id, names_hash, has_conflict)
    values (${a.caseId}, ${attorney ?? ''}, md5(private.conflict_names(${a.caseId})::text), false)`;
  const orderId = one(
    await sql`
      insert into public.orders ${sql({
        user_id: a.id,
        intake_form_id: a.intakeId,
        package_id: 'standard',
        amount_cents: 49_500,
        completed_at: new Date(),
        reference: newReference(),
        review_note: canary('review-note'),
      })} returning id`,
  );
  await sql`
    insert into public.order_payments (payment_id, order_id, amount_cents, currency, received_at)
    values (${`pi_${randomUUID()}`}, ${orderId}, 49500, 'usd', now())`;
  const upgradeId = one(
    await sql`
      insert into public.order_upgrades ${sql({
        order_id: orderId,
        case_id: a.caseId,
        from_package: 'standard',
        to_package: 'vip',
        amount_cents: 55_500,
      })} returning id`,
  );
  const planId = one(
    await sql`
      insert into public.payment_plans (order_id, every_days) values (${orderId}, 30) returning id`,
  );
  const partId = one(
    await sql`
      insert into public.payment_parts (plan_id, place, amount_cents, due_on)
      values (${planId}, 1, 24750, current_date) returning id`,
  );
  const cardId = one(
    await sql`
      insert into public.card_consents (plan_id, words_version, language, agreed_cents)
      values (${planId}, '2026-11-23', 'en', 24750) returning id`,
  );
  const courtDateId = one(
    await sql`
      insert into public.early_court_dates (plan_id, court_date, due_at)
      values (${planId}, '2099-03-12', now()) returning id`,
  );
  const callId = one(
    await sql`
      insert into public.calendar_events (user_id, case_id, title, event_type, start_date, end_date)
      values (${a.id}, ${a.caseId}, 'call', 'call', now() - interval '2 days', now() - interval '47 hours') returning id`,
  );
  const paperId = one(
    await sql`
      insert into public.case_papers (case_id, matter_id, kind, withdrawn_at)
      values (${a.caseId}, ${a.matterId}, 'motion', now()) returning id`,
  );
  const refundId = one(
    await sql`
      insert into public.refund_requests ${sql({
        order_id: orderId,
        user_id: a.id,
        asked_by_role: 'client',
        reason_code: 'changed_mind',
        status: 'asked',
      })} returning id`,
  );
  const messageId = one(
    await sql`
      insert into public.contact_submissions ${sql({
        reference: newReference(),
        first_name: 'Ana',
        last_name: 'Núñez',
        email: a.email,
        inquiry_type: 'general',
        message: 'Hola',
        language: 'es',
        user_id: a.id,
      })} returning id`,
  );
  const caseMessageId = one(
    await sql`
      insert into public.client_messages ${sql({
        user_id: a.id,
        case_id: a.caseId,
        subject: 'FK',
        message: 'Hola',
        sent_by: a.id,
        language: 'es',
      })} returning id`,
  );
  const receivedMailId = one(
    await sql`
      insert into public.received_mails ${sql({
        provider_id: randomUUID(),
        object_key: `mail/${randomUUID()}`,
        is_proven: true,
        has_sender: true,
        status: 'done',
        outcome: 'thread',
        user_id: a.id,
        case_id: a.caseId,
        message_id: caseMessageId,
        original_until: new Date(Date.now() + 86_400_000),
        received_at: new Date(),
        done_at: new Date(),
      })} returning id`,
  );
  const ticketId = one(
    await sql`
      insert into public.support_tickets ${sql({
        user_id: a.id,
        case_id: a.caseId,
        reference: newReference(),
        category: 'site',
        subject: 'No abre',
        description: 'No puedo abrir la carta',
        language: 'es',
        waiting_since: new Date(),
      })} returning id`,
  );
  const requestId = one(
    await sql`
      insert into public.file_requests ${sql({
        case_id: a.caseId,
        status: 'sent',
        what: 'The court letter',
        language: 'en',
      })} returning id`,
  );
  // The first stays when the second is taken back: the request waits to be looked at.
  const [, caseFileId = ''] = await Promise.all(
    ['a.pdf', 'b.pdf'].map(async (name) =>
      one(
        await sql`
          insert into public.case_documents ${sql({
            case_id: a.caseId,
            request_id: requestId,
            file_name: name,
            original_name: name,
            file_type: 'application/pdf',
            file_size: 10,
            file_path: `case/${randomUUID()}`,
            uploaded_by: a.id,
          })} returning id`,
      ),
    ),
  );
  await sql`
    insert into public.case_updates ${sql({
      case_id: a.caseId,
      title: canary('note'),
      description: canary('internal-note'),
      is_internal: true,
    })}`;
  const dataRequestId = one(
    await sql`
      insert into public.data_requests ${sql({
        user_id: b.id,
        email: b.email,
        language: 'es',
        source: 'account',
        reference: newReference(),
        due_at: new Date(Date.now() + 86_400_000),
      })} returning id`,
  );
  const people: Record<Exclude<RoleName, 'visitor'>, { id: string; role: Role; secondFactor: boolean }> = {
    'client A': { id: a.id, role: 'client', secondFactor: false },
    'client B': { id: b.id, role: 'client', secondFactor: false },
    'disabled client': { id: disabled ?? '', role: 'client', secondFactor: false },
    'staff without second factor': { id: staff ?? '', role: 'staff', secondFactor: false },
    staff: { id: staff ?? '', role: 'staff', secondFactor: true },
    'staff with every right': { id: trusted ?? '', role: 'staff', secondFactor: true },
    attorney: { id: attorney ?? '', role: 'attorney', secondFactor: true },
    'attorney of other cases': { id: otherAttorney ?? '', role: 'attorney', secondFactor: true },
    admin: { id: admin ?? '', role: 'admin', secondFactor: true },
  };
  const everybody = Object.values(people).map(({ id }) => id);
  return {
    a,
    b,
    password,
    orderId,
    upgradeId,
    planId,
    partId,
    cardId,
    courtDateId,
    callId,
    paperId,
    refundId,
    messageId,
    caseMessageId,
    receivedMailId,
    ticketId,
    requestId,
    caseFileId,
    dataRequestId,
    staffId: staff ?? '',
    invitation: await makeInvitation(sql, a),
    answers: () => ({ ...maria(), email: freshEmail() }),
    async sessionOf(userId) {
      const browser = new Visitor(siteUrl);
      await startSessionOf(sql, browser, { id: userId, role: 'client', secondFactor: false });
      return one(
        await sql`select id from public.sessions where user_id = ${userId} order by created_at desc limit 1`,
      );
    },
    async as(role) {
      const visitor = new Visitor(siteUrl);
      if (role !== 'visitor') await startSessionOf(sql, visitor, people[role]);
      return visitor;
    },
    async restore() {
      await sql`update public.users set hashed_password = ${hashed}, preferred_language = 'en' where id = ${a.id}`;
    },
    async protectedFacts() {
      return {
        people: await sql`
          select id, email, role, account_type, payment_status, permissions, stripe_customer_id, deactivated_at,
            deactivated_by, totp_secret, totp_confirmed_at, birth_date_attempts, birth_date_locked_at, personal_notes,
            first_name, last_name, created_at
          from public.users where id = any (${everybody}) order by id`,
        // Its title is written in the client's language, which the client may change.
        cases: await sql`
          select to_jsonb(c) - 'updated_at' - 'title' - 'version' as row from public.cases c where user_id in (${a.id}, ${b.id}) order by id`,
        intakes: await sql`
          select to_jsonb(i) - 'updated_at' as row from public.intake_forms i
          where id in (${a.intakeId}, ${b.intakeId}) order by id`,
        order: await sql`
          select user_id, intake_form_id, package_id, amount_cents, currency, status, received_cents, refunded_cents,
            review_note, completed_at from public.orders where id = ${orderId}`,
        refund: await sql`
          select to_jsonb(r) - 'updated_at' as row from public.refund_requests r where id = ${refundId}`,
        message: await sql`
          select to_jsonb(m) - 'updated_at' as row from public.contact_submissions m where id = ${messageId}`,
        internal: await sql`
          select count(*)::int from public.case_updates u join public.cases c on c.id = u.case_id
          where c.user_id in (${a.id}, ${b.id})`,
      };
    },
  };
}
