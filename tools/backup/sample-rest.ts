// What clients cannot leave by themselves but a project that has run for a while holds: money in parts, refunds and
// disputes, upgrades, and what staff and the machine keep.
import { createHash, randomUUID } from 'node:crypto';
import type postgres from 'postgres';

interface PaidLife {
  readonly userId: string;
  readonly caseId: string;
  readonly matterId: string;
  readonly orderId: string;
  readonly email: string;
}

const hash = () => createHash('sha256').update(randomUUID()).digest('hex');

/** Past the rules by which rows come: what is tested is that they are copied. */
export async function addMoneyAndRest(sql: postgres.Sql, life: PaidLife): Promise<void> {
  const { userId, caseId, matterId, orderId, email } = life;
  const [planId, consentId, partId] = [randomUUID(), randomUUID(), randomUUID()];
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await transaction`insert into public.payment_plans (id, order_id, every_days) values (${planId}, ${orderId}, 30)`;
    await transaction`
      insert into public.payment_parts (id, plan_id, place, amount_cents, due_on)
      values (${partId}, ${planId}, 1, 10000, current_date), (gen_random_uuid(), ${planId}, 2, 10001, current_date + 30)`;
    await transaction`
      insert into public.card_consents (id, plan_id, words_version, language, agreed_cents, card_brand, card_last4)
      values (${consentId}, ${planId}, '2026-11-01', 'es', 20001, 'visa', '4242')`;
    await transaction`
      insert into public.part_charges (part_id, consent_id, locked_until, outcome)
      values (${partId}, ${consentId}, now(), (enum_range(null::public.charge_outcome))[1])`;
    await transaction`
      insert into public.early_court_dates (plan_id, court_date, due_at) values (${planId}, current_date + 9, now())`;
    await transaction`
      insert into public.order_upgrades (order_id, case_id, from_package, to_package, amount_cents, declined_at)
      values (${orderId}, ${caseId}, 'standard', 'vip', 30000, now())`;
    await transaction`
      insert into public.payment_refunds (refund_id, payment_id, amount_cents, status, sent_at)
      select 're_' || payment_id, payment_id, 500, (enum_range(null::public.processor_refund_status))[1], now()
      from public.order_payments where order_id = ${orderId}`;
    await transaction`
      insert into public.payment_disputes (dispute_id, payment_id, amount_cents, reason, status, opened_at)
      select 'dp_' || payment_id, payment_id, 500, 'fraudulent', 'won', now()
      from public.order_payments where order_id = ${orderId}`;
    await transaction`
      insert into public.statement_runs (run, passage_id)
      select 7, id from public.statement_passages where matter_id = ${matterId}`;
    await transaction`
      insert into public.sessions (sid, user_id, sess, expire, ends_at)
      values (${hash()}, ${userId}, '{"device":"android"}', now() + interval '1 hour', now() + interval '1 day')`;
    await transaction`
      insert into public.data_requests (reference, user_id, email, source, due_at)
      values (${hash().slice(0, 8).toUpperCase()}, ${userId}, ${email}, (enum_range(null::public.data_request_source))[1], now())`;
    await transaction`
      insert into public.reply_addresses (mail_id, token_hash, user_id, case_id)
      select id, ${hash()}, ${userId}, ${caseId} from public.outbox where user_id = ${userId} order by position limit 1`;
    await transaction`
      insert into public.received_mails
        (provider_id, object_key, token_hash, is_proven, has_sender, status, outcome, done_at, user_id, case_id, received_at)
      values (${`drill:${hash()}`}, null, ${hash()}, true, true, 'done', 'thread', now(), ${userId}, ${caseId}, now())`;
    await transaction`insert into public.case_presence (case_id, user_id) values (${caseId}, ${userId})`;
    await transaction`
      insert into public.throttles (key, expires_at, count) values (${`drill:${hash().slice(0, 32)}`}, now(), 3)`;
    await transaction`
      insert into public.referral_counts (day, organization_id, step, count)
      select current_date, id, (enum_range(null::public.referral_step))[1], 2 from public.help_organizations
      on conflict do nothing`;
    await transaction`
      insert into public.faults (day, side, place, code, build)
      values (current_date, 'server', ${`drill:${hash().slice(0, 16)}`}, 'Drill', 'drill')`;
  });
}

/** What belongs to nobody's case. */
export async function addStaffAndMachine(sql: postgres.Sql): Promise<void> {
  const [staff] = await sql<
    { id: string }[]
  >`select id from public.users where role <> 'client' order by id limit 1`;
  const staffId = staff?.id ?? '';
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await transaction`
      insert into public.call_hours (staff_id, weekday, opens, closes, languages)
      values (${staffId}, 2, '09:00', '17:30', '{en,es}')`;
    await transaction`insert into public.call_days_off (staff_id, day) values (${staffId}, '2027-03-14')`;
    await transaction`
      insert into public.recovery_codes (user_id, salt, code_hash) values (${staffId}, ${hash()}, ${hash()})`;
    await transaction`
      insert into public.passkeys (user_id, credential_id, public_key, counter, transports, device)
      values (${staffId}, ${hash()}, ${hash()}, 7, '{internal,hybrid}', 'iphone')`;
    await transaction`
      insert into public.saved_views (owner_id, name, filters) values (${staffId}, 'Mañana', '{"turn":["us"]}')`;
    await transaction`
      insert into public.undoable_acts (kind, actor_id, before, undo_until)
      values ('assign', ${staffId}, '{"cases":[]}', now() + interval '10 seconds')`;
    await transaction`
      insert into public.template_reviews (template_id, sha256, answer, words, typed_name, given_by)
      select id, ${hash()}, 'approved', 'Sí', 'Alma Demo', ${staffId} from public.document_templates limit 1`;
    await transaction`
      insert into public.heartbeats (name, silent_after_seconds) values ('drill', 60) on conflict (name) do nothing`;
    await transaction`insert into public.stripe_events (id, type) values (${`evt_${hash()}`}, 'charge.refunded')`;
    await transaction`
      insert into public.stuck_submissions (place, kind, code)
      values ('intake/drill', (enum_range(null::public.stuck_kind))[1], 'drill')`;
  });
}
