-- Mail to be sent, written in the same transaction as the fact it tells of. A worker holds a row by a lease:
-- a lock alone would end with the request that took it.

create type public.mail_kind as enum (
  'application_received', 'payment_reminder', 'hearing_answered', 'receipt', 'invitation', 'registration', 'case_added', 'case_changed',
  'case_moved', 'case_message', 'file_requested', 'papers_ready', 'package_upgrade', 'payment_plan', 'password_reset',
  'password_changed', 'sign_in_link', 'supporter_link', 'supporter_added', 'supporter_ended', 'calendar_address_made',
  'accounts_joined', 'draft_link', 'contact_received', 'contact_answer', 'message_received', 'quiz_result',
  'email_confirm', 'email_in_use', 'email_changed', 'email_change_asked', 'email_change_confirm', 'email_restored',
  'account_closed', 'refund_asked', 'refund_approved', 'refund_declined', 'refund_sent', 'refund_failed',
  'refund_settled', 'payment_in_review', 'data_request_received', 'data_deleted', 'data_request_declined',
  'second_factor_changed', 'staff_application', 'staff_payment', 'staff_review', 'staff_locked', 'staff_correction',
  'staff_contact', 'staff_message', 'staff_case', 'staff_invitation', 'staff_alarm', 'staff_refund',
  'staff_data_request', 'case_news', 'daily_news', 'hearing_reminder', 'request_reminder', 'call_booked',
  'call_cancelled', 'silence_reminder', 'silence_notice', 'ticket_answered', 'staff_ticket', 'staff_template',
  'referral_link', 'referral_news', 'files_not_taken'
);
create type public.mail_status as enum ('waiting', 'sent', 'dead', 'cancelled');
create type public.mail_delivery as enum ('delayed', 'bounced');

create table public.outbox (
  id uuid primary key default gen_random_uuid(),
  position bigint not null generated always as identity,
  kind public.mail_kind not null,
  recipient text check (char_length(recipient) <= 254),
  language public.locale not null default 'en',
  payload jsonb not null default '{}' check (jsonb_typeof(payload) = 'object'),
  intake_form_id uuid references public.intake_forms (id) on delete cascade,
  order_id uuid references public.orders (id) on delete cascade,
  user_id uuid references public.users (id) on delete cascade,
  dedupe_key text not null unique,
  status public.mail_status not null default 'waiting',
  attempts integer not null default 0 check (attempts >= 0),
  run_after timestamptz not null default now(),
  locked_until timestamptz,
  locked_by text,
  last_error text,
  sent_at timestamptz,
  delivery public.mail_delivery,
  delivery_code text check (delivery_code ~ '^[245]\.\d{1,3}\.\d{1,3}$'),
  delivery_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((status = 'sent') = (sent_at is not null)),
  check ((delivery is null) = (delivery_at is null))
);
create index outbox_waiting_idx on public.outbox (run_after, position) where status = 'waiting';
create index outbox_dead_idx on public.outbox (updated_at) where status = 'dead';
create index outbox_bounced_idx on public.outbox (delivery_at) where delivery = 'bounced';
create index outbox_intake_form_id_idx on public.outbox (intake_form_id);
create index outbox_order_id_idx on public.outbox (order_id);
create index outbox_user_id_idx on public.outbox (user_id);
create index outbox_sent_at_idx on public.outbox (sent_at) where status = 'sent';
comment on table public.outbox is 'Mail waiting, sent or given up.';
comment on column public.outbox.recipient is 'Null: staff, at the address of the site.';
comment on column public.outbox.payload is 'Facts the mail tells; never a token, those are made when it is sent.';
comment on column public.outbox.dedupe_key is 'Names the fact: the same fact is told once.';
comment on column public.outbox.locked_until is 'Until when locked_by may send it; then it is free again.';
comment on column public.outbox.last_error is 'A code, no text of the provider.';
comment on column public.outbox.delivery is 'What a mail server reported after it was sent; null: nothing, as of most that arrive.';
comment on column public.outbox.delivery_code is 'The status of that report (RFC 3463), such as 5.1.1 for a mailbox that does not exist.';

create trigger set_updated_at before update on public.outbox
  for each row execute function private.set_updated_at();

grant select, insert, update on public.outbox to service_role;

create function private.insert_mails(
  p_mails jsonb,
  p_intake_form_id uuid default null,
  p_order_id uuid default null,
  p_user_id uuid default null
) returns void
language sql volatile set search_path = '' as $$
  -- p_mails: [{ kind, recipient, language, payload, runAfter?, dedupeKey }]; the same fact is told once.
  insert into public.outbox
    (kind, recipient, language, payload, run_after, dedupe_key, intake_form_id, order_id, user_id)
  select
    (mail ->> 'kind')::public.mail_kind,
    mail ->> 'recipient',
    coalesce((mail ->> 'language')::public.locale, 'en'),
    case when sent.is_of_another then coalesce(mail -> 'payload', '{}') - '{firstName, lastName, filesMissing, decisionNote}'::text[]
         else coalesce(mail -> 'payload', '{}') end,
    -- What may still be taken back is not told before (private.hold_mails).
    greatest(coalesce((mail ->> 'runAfter')::timestamptz, now()),
             nullif(pg_catalog.current_setting('app.mails_held_until', true), '')::timestamptz),
    mail ->> 'dedupeKey',
    p_intake_form_id,
    p_order_id,
    p_user_id
  from jsonb_array_elements(coalesce(nullif(p_mails, 'null'), '[]')) with ordinality as listed (mail, place)
  -- The address of another client: that client is told by no name what somebody else sent.
  left join lateral (
    select private.waits_for_owner(intake) as is_of_another from public.intake_forms as intake
    where intake.id = p_intake_form_id and lower(btrim(intake.email)) = lower(btrim(mail ->> 'recipient'))
  ) as sent on true
  order by place
  on conflict (dedupe_key) do nothing
$$;
comment on function private.insert_mails(jsonb, uuid, uuid, uuid) is 'Writes outbox rows in the caller''s transaction.';

-- Workers claim by lease, then finish or fail. A dead worker's rows are claimed again when the lease ends.

create function public.claim_outbox(p_limit integer, p_lease_seconds integer, p_worker text)
returns setof public.outbox
language sql volatile security invoker set search_path = '' as $$
  with due as (
    select id from public.outbox
    where status = 'waiting' and run_after <= now() and (locked_until is null or locked_until <= now())
    order by run_after, position
    limit p_limit
    for update skip locked
  ), claimed as (
    update public.outbox as job set
      locked_by = p_worker,
      locked_until = now() + make_interval(secs => p_lease_seconds),
      attempts = job.attempts + 1
    from due where job.id = due.id
    returning job.*
  )
  select * from claimed order by run_after, position
$$;
comment on function public.claim_outbox(integer, integer, text) is
  'Up to p_limit due mails, held for p_lease_seconds by p_worker; a claim counts as an attempt.';

create function public.finish_outbox(p_id uuid, p_worker text) returns boolean
language plpgsql volatile security invoker set search_path = '' as $$
begin
  update public.outbox set status = 'sent', sent_at = now(), locked_until = null, locked_by = null, last_error = null
  where id = p_id and locked_by = p_worker and status = 'waiting';
  return found;
end
$$;
comment on function public.finish_outbox(uuid, text) is 'The mail was sent; false when the lease is another worker''s by now.';

create function public.fail_outbox(
  p_id uuid, p_worker text, p_error text, p_retry_at timestamptz, p_dead boolean
) returns boolean
language plpgsql volatile security invoker set search_path = '' as $$
begin
  update public.outbox set
    status = (case when p_dead then 'dead' else 'waiting' end)::public.mail_status,
    run_after = coalesce(p_retry_at, run_after),
    last_error = p_error, locked_until = null, locked_by = null
  where id = p_id and locked_by = p_worker and status = 'waiting';
  return found;
end
$$;
comment on function public.fail_outbox(uuid, text, text, timestamptz, boolean) is
  'The mail was not sent: again at p_retry_at, or given up and shown to staff.';
