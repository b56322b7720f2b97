-- Support tickets: questions that are no message about a case. A client asks, staff answer, and the client says once how
-- it went.

create type public.ticket_status as enum ('open', 'in_progress', 'waiting', 'resolved', 'closed');
create type public.ticket_category as enum ('site', 'account', 'payment', 'files', 'language', 'complaint', 'other');
create type public.message_priority as enum ('low', 'normal', 'high', 'urgent');

create table public.support_tickets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  case_id uuid references public.cases (id) on delete set null,
  subject text not null,
  description text not null,
  category public.ticket_category not null,
  priority public.message_priority not null default 'normal',
  status public.ticket_status not null default 'open',
  assigned_to uuid references public.users (id) on delete set null,
  resolution text,
  satisfaction_rating smallint check (satisfaction_rating between 1 and 5),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  reference text not null unique check (length(reference) = 8),
  language public.locale not null,
  waiting_since timestamptz,
  resolved_at timestamptz,
  rated_at timestamptz,
  version integer not null default 1
);
create index support_tickets_user_id_idx on public.support_tickets (user_id);
create index support_tickets_case_id_idx on public.support_tickets (case_id);
create index support_tickets_assigned_to_idx on public.support_tickets (assigned_to);
create index support_tickets_created_at_idx on public.support_tickets (created_at, id);
create index support_tickets_waiting_since_idx on public.support_tickets (waiting_since) where waiting_since is not null;
comment on table public.support_tickets is 'Requests for help by clients.';
comment on column public.support_tickets.description is 'What the client asked; what follows stands in ticket_messages.';
comment on column public.support_tickets.waiting_since is 'Since when the client waits for an answer; null after one.';
comment on column public.support_tickets.resolved_at is 'When staff said that it is done; null again when the client writes.';
comment on column public.support_tickets.satisfaction_rating is '1 to 5, given once.';

create trigger set_updated_at before update on public.support_tickets
  for each row execute function private.set_updated_at();

alter table public.support_tickets enable row level security;
revoke all on public.support_tickets from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.support_tickets to service_role;

create table public.ticket_messages (
  id uuid primary key default gen_random_uuid(),
  ticket_id uuid not null references public.support_tickets (id) on delete cascade,
  staff_id uuid references public.users (id) on delete set null,
  sender_role public.account_role not null,
  language public.locale not null,
  message text not null check (length(message) between 1 and 5000),
  created_at timestamptz not null default clock_timestamp()
);
create index ticket_messages_ticket_id_idx on public.ticket_messages (ticket_id, created_at);
create index ticket_messages_staff_id_idx on public.ticket_messages (staff_id) where staff_id is not null;
comment on table public.ticket_messages is 'What client and staff wrote in a ticket after its first question.';
comment on column public.ticket_messages.staff_id is 'Who of us wrote it; the client''s own stand under the ticket.';

alter table public.ticket_messages enable row level security;
revoke all on public.ticket_messages from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.ticket_messages to service_role;

create function private.ticket_of_write(p jsonb) returns public.support_tickets
language plpgsql volatile set search_path = '' as $$
declare
  v_ticket public.support_tickets;
begin
  -- In the order of locks: case, then ticket.
  perform from public.cases as one join public.support_tickets as ticket on ticket.case_id = one.id
  where ticket.id = (p ->> 'ticketId')::uuid for no key update of one;
  select * into v_ticket from public.support_tickets
  where id = (p ->> 'ticketId')::uuid and (p ->> 'actorRole' <> 'client' or user_id = (p ->> 'actorId')::uuid)
  for no key update;
  return v_ticket;
end
$$;
comment on function private.ticket_of_write(jsonb) is
  'p { ticketId, actorId, actorRole } → the ticket, locked with its case. No row for a client whose ticket it is not.';

create function private.tell_staff_of_ticket(p_ticket public.support_tickets, p_since timestamptz) returns void
language sql volatile set search_path = '' as $$
  select private.insert_mails(jsonb_build_array(jsonb_build_object(
    'kind', 'staff_ticket', 'language', 'en',
    'payload', jsonb_build_object('reference', p_ticket.reference, 'ticketId', p_ticket.id),
    -- One for all that waits for the same answer.
    'dedupeKey', 'staff_ticket:' || p_ticket.id || ':' || (extract(epoch from p_since) * 1000)::bigint
  )), null, null, p_ticket.user_id)
$$;
comment on function private.tell_staff_of_ticket(public.support_tickets, timestamptz) is
  'A mail to staff, once for everything since then: which ticket waits, and nothing of what it says.';

create function private.tell_client_of_ticket(p_ticket public.support_tickets) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_case public.cases;
begin
  select * into v_case from public.cases where id = p_ticket.case_id;
  if v_case.id is null then
    return;
  end if;
  -- What was told before is told by this one too.
  update public.client_notifications set done_at = now()
  where case_id = v_case.id and code = 'ticket_answered' and params ->> 'ticketId' = p_ticket.id::text and done_at is null;
  insert into public.client_notifications (user_id, case_id, code, params, type, kind)
  values (p_ticket.user_id, v_case.id, 'ticket_answered', jsonb_build_object('ticketId', p_ticket.id), 'ticket', 'message');
  perform private.mail_client(v_case, 'message', jsonb_build_object(
    'kind', 'ticket_answered', 'dedupeKey', 'ticket_answered:' || p_ticket.id || ':' || p_ticket.version,
    'payload', jsonb_build_object('caseId', v_case.id, 'caseNumber', v_case.case_number, 'reference', p_ticket.reference)
  ));
end
$$;
comment on function private.tell_client_of_ticket(public.support_tickets) is 'The notice and the mail: there is an answer, not which.';

create function public.open_ticket(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_case public.cases;
  v_ticket public.support_tickets;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_case := private.case_of_write(p);
  if v_case.id is null then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'unknown'));
  end if;
  if (select count(*) from public.support_tickets where user_id = v_actor_id and created_at > now() - interval '1 day')
      >= (p ->> 'mostPerDay')::integer then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'too_many'));
  end if;
  insert into public.support_tickets
    (user_id, case_id, reference, category, subject, description, language, waiting_since)
  values (v_actor_id, v_case.id, p ->> 'reference', (p ->> 'category')::public.ticket_category, p ->> 'subject',
          p ->> 'message', (p ->> 'language')::public.locale, now())
  returning * into v_ticket;
  perform private.tell_staff_of_ticket(v_ticket, v_ticket.waiting_since);
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object(
    'outcome', 'done', 'ticketId', v_ticket.id, 'reference', v_ticket.reference
  ));
end
$$;
comment on function public.open_ticket(jsonb) is
  'p { idempotencyKey, caseId, actorId, actorRole: client, reference, category, subject, message, language, mostPerDay } → '
  '{ outcome: done | unknown | too_many, ticketId?, reference? }.';

create function public.write_ticket(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_is_client boolean := p ->> 'actorRole' = 'client';
  v_ticket public.support_tickets;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_actor_id);
begin
  perform private.refuse_own_account(p);
  if v_answer is not null then
    return v_answer;
  end if;
  v_ticket := private.ticket_of_write(p);
  if v_ticket.id is null then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'unknown'));
  end if;
  insert into public.ticket_messages (ticket_id, staff_id, sender_role, language, message)
  values (v_ticket.id, case when not v_is_client then v_actor_id end, (p ->> 'actorRole')::public.account_role, (p ->> 'language')::public.locale, p ->> 'message');
  -- Who writes again in a ticket that was done has opened it again.
  update public.support_tickets set
    status = case when v_is_client then 'open' else 'waiting' end::public.ticket_status,
    waiting_since = case when v_is_client then coalesce(waiting_since, now()) end,
    assigned_to = case when v_is_client then assigned_to else coalesce(assigned_to, v_actor_id) end,
    resolved_at = null, resolution = null, version = version + 1
  where id = v_ticket.id returning * into v_ticket;
  if v_is_client then
    perform private.tell_staff_of_ticket(v_ticket, v_ticket.waiting_since);
    update public.client_notifications set done_at = now()
    where user_id = v_ticket.user_id and code = 'ticket_answered' and params ->> 'ticketId' = v_ticket.id::text and done_at is null;
  else
    perform private.tell_client_of_ticket(v_ticket);
    perform private.audit_ticket(p, v_ticket.id, 'ticket_answered');
  end if;
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'done'));
end
$$;
comment on function public.write_ticket(jsonb) is
  'p { idempotencyKey, ticketId, actorId, actorRole, message, language } → { outcome: done | unknown }. By the client it opens the ticket '
  'again, by staff it answers it.';

create function private.audit_ticket(p jsonb, p_ticket_id uuid, p_action text, p_details jsonb default '{}') returns void
language sql volatile set search_path = '' as $$
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values ((p ->> 'actorId')::uuid, (p ->> 'actorRole')::public.actor_role, p_action, 'support_ticket', p_ticket_id::text, p_details)
$$;
comment on function private.audit_ticket(jsonb, uuid, text, jsonb) is 'p { actorId, actorRole }: what staff did with a ticket.';

create function public.change_ticket(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_status public.ticket_status := p ->> 'status';
  v_ticket public.support_tickets;
begin
  perform private.refuse_own_account(p);
  v_ticket := private.ticket_of_write(p);
  if v_ticket.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  if v_ticket.version <> (p ->> 'version')::integer then
    return jsonb_build_object('outcome', 'stale', 'changedAt', v_ticket.updated_at, 'changedBy', null);
  end if;
  update public.support_tickets set
    status = coalesce(v_status, status), version = version + 1,
    priority = coalesce((p ->> 'priority')::public.message_priority, priority),
    assigned_to = case p ->> 'owner' when 'me' then (p ->> 'actorId')::uuid when 'nobody' then null else assigned_to end,
    resolution = case when v_status = 'resolved' then p ->> 'resolution' when v_status is not null then null else resolution end,
    resolved_at = case when v_status = 'resolved' then now() when v_status is not null then null else resolved_at end,
    waiting_since = case when v_status in ('resolved', 'closed') then null else waiting_since end
  where id = v_ticket.id returning * into v_ticket;
  if v_status = 'resolved' then
    perform private.tell_client_of_ticket(v_ticket);
  end if;
  perform private.audit_ticket(p, v_ticket.id, 'ticket_changed', jsonb_strip_nulls(jsonb_build_object(
    'status', v_status, 'priority', p ->> 'priority', 'owner', p ->> 'owner'
  )));
  return jsonb_build_object('outcome', 'done', 'version', v_ticket.version);
end
$$;
comment on function public.change_ticket(jsonb) is
  'p { ticketId, version (on the screen), actorId, actorRole, status?: in_progress | resolved | closed, resolution? (with resolved), '
  'priority?, owner?: me | nobody } → { outcome: done | stale | unknown, version? }.';

create function public.rate_ticket(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_ticket public.support_tickets := private.ticket_of_write(p);
begin
  if v_ticket.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  if v_ticket.rated_at is not null or v_ticket.status <> 'resolved'
      or v_ticket.resolved_at < now() - make_interval(days => (p ->> 'days')::integer) then
    return jsonb_build_object('outcome', 'closed');
  end if;
  update public.support_tickets set satisfaction_rating = (p ->> 'rating')::smallint, rated_at = now() where id = v_ticket.id;
  update public.client_notifications set done_at = now()
  where user_id = v_ticket.user_id and code = 'ticket_answered' and params ->> 'ticketId' = v_ticket.id::text and done_at is null;
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.rate_ticket(jsonb) is
  'p { ticketId, actorId, actorRole: client, rating: 1 to 5, days } → { outcome: done | closed | unknown }. Once, and only within so many '
  'days after it was resolved.';

revoke execute on all functions in schema public from public, anon, authenticated;
grant execute on all functions in schema public to service_role;
revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
