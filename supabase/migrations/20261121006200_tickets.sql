-- Support tickets: questions that are no message about a case. A client asks, staff answer, and the client says once how
-- it went.

create type public.ticket_status as enum ('open', 'in_progress', 'waiting', 'resolved', 'closed');
create type public.ticket_category as enum ('site', 'account', 'payment', 'files', 'language', 'complaint', 'other');

create table public.support_tickets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  case_id uuid references public.cases (id) on delete set null,
  subject text not null,
  description text not null,
  wish text check (length(wish) between 1 and 500),
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
comment on column public.support_tickets.wish is 'What would help, in the words of the client.';
comment on column public.support_tickets.waiting_since is 'Since when the client waits for an answer; null after one.';
comment on column public.support_tickets.resolved_at is 'When staff said that it is done; null again when the client writes.';
comment on column public.support_tickets.satisfaction_rating is '1 to 5, given once.';

create trigger set_updated_at before update on public.support_tickets
  for each row execute function private.set_updated_at();

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

grant select, insert, update, delete on public.ticket_messages to service_role;

create function private.lock_ticket(p_ticket_id uuid, p_actor_id uuid, p_actor_role public.account_role)
returns public.support_tickets
language plpgsql volatile set search_path = '' as $$
declare
  v_ticket public.support_tickets;
begin
  -- In the order of locks: case, then ticket.
  perform from public.cases as one join public.support_tickets as ticket on ticket.case_id = one.id
  where ticket.id = p_ticket_id for no key update of one;
  select * into v_ticket from public.support_tickets
  where id = p_ticket_id and (p_actor_role <> 'client' or user_id = p_actor_id)
  for no key update;
  return v_ticket;
end
$$;
comment on function private.lock_ticket(uuid, uuid, public.account_role) is
  'The ticket, locked with its case. No row for a client whose ticket it is not.';

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
  -- A text tells of messages in the thread, where this answer is not.
  perform pg_catalog.set_config('app.tell_by', 'mail', true);
  perform private.mail_client(v_case, 'message', jsonb_build_object(
    'kind', 'ticket_answered', 'dedupeKey', 'ticket_answered:' || p_ticket.id || ':' || p_ticket.version,
    'payload', jsonb_build_object('caseId', v_case.id, 'caseNumber', v_case.case_number, 'reference', p_ticket.reference)
  ));
  perform pg_catalog.set_config('app.tell_by', '', true);
end
$$;
comment on function private.tell_client_of_ticket(public.support_tickets) is 'The notice and the mail: there is an answer, not which.';

create function public.open_ticket(
  p_idempotency_key text,
  p_actor_id uuid,
  p_case_id uuid,
  p_reference text,
  p_category public.ticket_category,
  p_subject text,
  p_message text,
  p_language public.locale,
  p_max_per_day integer,
  p_wish text default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_case_id uuid;
  v_ticket public.support_tickets;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  select id into v_case_id from public.cases where id = p_case_id and user_id = p_actor_id for no key update;
  if v_case_id is null then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  end if;
  if (select count(*) from public.support_tickets where user_id = p_actor_id and created_at > now() - interval '1 day')
      >= p_max_per_day then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'too_many'));
  end if;
  insert into public.support_tickets (user_id, case_id, reference, category, subject, description, wish, language, waiting_since)
  values (p_actor_id, v_case_id, p_reference, p_category, p_subject, p_message, nullif(p_wish, ''), p_language, now())
  returning * into v_ticket;
  perform private.tell_staff_of_ticket(v_ticket, v_ticket.waiting_since);
  return private.keep_answer(p_idempotency_key, jsonb_build_object(
    'outcome', 'done', 'ticketId', v_ticket.id, 'reference', v_ticket.reference
  ));
end
$$;
comment on function public.open_ticket is
  'A question of a client about one of their cases → { outcome: done | unknown | too_many, ticketId?, reference? }.';

create function public.write_ticket(
  p_idempotency_key text,
  p_ticket_id uuid,
  p_actor_id uuid,
  p_actor_role public.account_role,
  p_message text,
  p_language public.locale
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_is_client boolean := p_actor_role = 'client';
  v_ticket public.support_tickets;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'ticket', p_ticket_id);
  if v_answer is not null then
    return v_answer;
  end if;
  v_ticket := private.lock_ticket(p_ticket_id, p_actor_id, p_actor_role);
  if v_ticket.id is null then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  end if;
  insert into public.ticket_messages (ticket_id, staff_id, sender_role, language, message)
  values (v_ticket.id, case when not v_is_client then p_actor_id end, p_actor_role, p_language, p_message);
  -- A client who writes in a ticket that was done has opened it again.
  update public.support_tickets set
    status = case when v_is_client then 'open' else 'waiting' end::public.ticket_status,
    waiting_since = case when v_is_client then coalesce(waiting_since, now()) end,
    assigned_to = case when v_is_client then assigned_to else coalesce(assigned_to, p_actor_id) end,
    resolved_at = null, resolution = null, version = version + 1
  where id = v_ticket.id returning * into v_ticket;
  if v_is_client then
    perform private.tell_staff_of_ticket(v_ticket, v_ticket.waiting_since);
    update public.client_notifications set done_at = now()
    where user_id = v_ticket.user_id and code = 'ticket_answered' and params ->> 'ticketId' = v_ticket.id::text and done_at is null;
  else
    perform private.tell_client_of_ticket(v_ticket);
    perform private.audit_ticket(v_ticket.id, p_actor_id, p_actor_role, 'ticket_answered');
  end if;
  return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'done'));
end
$$;
comment on function public.write_ticket is
  '→ { outcome: done | unknown }. Written by the client it opens the ticket again, by staff it answers it.';

create function private.audit_ticket(
  p_ticket_id uuid, p_actor_id uuid, p_actor_role public.account_role, p_action text, p_details jsonb default '{}'
) returns void
language sql volatile set search_path = '' as $$
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values (p_actor_id, p_actor_role, p_action, 'support_ticket', p_ticket_id::text, p_details)
$$;
comment on function private.audit_ticket is 'What staff did with a ticket.';

create function public.change_ticket(
  p_ticket_id uuid,
  p_version integer,
  p_actor_id uuid,
  p_actor_role public.account_role,
  p_status public.ticket_status default null,
  p_resolution text default null,
  p_priority public.message_priority default null,
  p_owner text default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_ticket public.support_tickets;
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'ticket', p_ticket_id);
  v_ticket := private.lock_ticket(p_ticket_id, p_actor_id, p_actor_role);
  if v_ticket.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  if v_ticket.version <> p_version then
    return jsonb_build_object('outcome', 'stale', 'changedAt', v_ticket.updated_at, 'changedBy', null);
  end if;
  update public.support_tickets set
    status = coalesce(p_status, status), version = version + 1,
    priority = coalesce(p_priority, priority),
    assigned_to = case p_owner when 'me' then p_actor_id when 'nobody' then null else assigned_to end,
    resolution = case when p_status = 'resolved' then p_resolution when p_status is not null then null else resolution end,
    resolved_at = case when p_status = 'resolved' then now() when p_status is not null then null else resolved_at end,
    waiting_since = case when p_status in ('resolved', 'closed') then null else waiting_since end
  where id = v_ticket.id returning * into v_ticket;
  if p_status = 'resolved' then
    perform private.tell_client_of_ticket(v_ticket);
  end if;
  perform private.audit_ticket(v_ticket.id, p_actor_id, p_actor_role, 'ticket_changed', jsonb_strip_nulls(jsonb_build_object(
    'status', p_status, 'priority', p_priority, 'owner', p_owner
  )));
  return jsonb_build_object('outcome', 'done', 'version', v_ticket.version);
end
$$;
comment on function public.change_ticket is
  'What staff change, from the version on the screen; a resolution comes with the status resolved, the owner is me or nobody → '
  '{ outcome: done | stale | unknown, version? }.';

create function public.rate_ticket(p_ticket_id uuid, p_actor_id uuid, p_rating smallint, p_days integer) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_ticket public.support_tickets := private.lock_ticket(p_ticket_id, p_actor_id, 'client');
begin
  if v_ticket.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  if v_ticket.rated_at is not null or v_ticket.status <> 'resolved'
      or v_ticket.resolved_at < now() - make_interval(days => p_days) then
    return jsonb_build_object('outcome', 'closed');
  end if;
  update public.support_tickets set satisfaction_rating = p_rating, rated_at = now() where id = v_ticket.id;
  update public.client_notifications set done_at = now()
  where user_id = v_ticket.user_id and code = 'ticket_answered' and params ->> 'ticketId' = v_ticket.id::text and done_at is null;
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.rate_ticket is
  'A rating of 1 to 5 by the client → { outcome: done | closed | unknown }. Once, and only within so many days after it was resolved.';

create function private.messages_of_ticket(p_ticket public.support_tickets, p_for_staff boolean) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_array(jsonb_build_object(
    'id', p_ticket.id, 'from', 'client', 'name', (
      select nullif(private.person_name(first_name, case when p_for_staff then last_name end), '')
      from public.users where id = p_ticket.user_id
    ), 'language', p_ticket.language, 'text', p_ticket.description, 'sentAt', p_ticket.created_at
  )) || (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', one.id, 'from', case when one.sender_role = 'client' then 'client' else 'us' end,
      'name', nullif(private.person_name(sender.first_name, case when p_for_staff then sender.last_name end), ''),
      'language', one.language, 'text', one.message, 'sentAt', one.created_at
    ) order by one.created_at, one.id), '[]')
    from public.ticket_messages as one
    left join public.users as sender on sender.id = case when one.sender_role = 'client' then p_ticket.user_id else one.staff_id end
    where one.ticket_id = p_ticket.id
  );
end
$$;
comment on function private.messages_of_ticket(public.support_tickets, boolean) is
  'The whole thread, the question first; clients know those who work here by their first name.';

create function public.read_own_tickets(p_actor_id uuid, p_limit integer) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return jsonb_build_object('items', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', ticket.id, 'reference', ticket.reference, 'category', ticket.category, 'subject', ticket.subject,
      'status', ticket.status, 'resolution', ticket.resolution, 'resolvedAt', ticket.resolved_at,
      'rating', ticket.satisfaction_rating, 'createdAt', ticket.created_at,
      'messages', private.messages_of_ticket(ticket, false)
    ) order by ticket.created_at desc, ticket.id), '[]')
    from (
      select * from public.support_tickets where user_id = p_actor_id
      order by created_at desc, id limit p_limit
    ) as ticket
  ));
end
$$;
comment on function public.read_own_tickets is 'The client''s tickets → { items }, the newest first, with what was written.';

create function public.search_tickets(
  p_actor_id uuid,
  p_limit integer,
  p_search text default null,
  p_before text default null,
  p_state text default null,
  p_category public.ticket_category default null,
  p_owner text default null,
  p_sort text default null,
  p_down boolean default null
) returns jsonb
language plpgsql stable security invoker set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  v_reference text := upper(regexp_replace(p_search, '[\s-]', '', 'g'));
  v_before_at timestamptz := case when p_sort is null then split_part(p_before, '_', 1) end;
  v_before_id uuid := case when p_sort is null then split_part(p_before, '_', 2) end;
begin
  return (
    with found as (
      select ticket.*, client.first_name, client.last_name, client.email, sorted.key as sort_key
      from public.support_tickets as ticket join public.users as client on client.id = ticket.user_id,
      lateral (select left(case p_sort
        when 'client' then private.search_form(coalesce(client.last_name, '') || ' ' || coalesce(client.first_name, client.email))
        when 'about' then array_position(enum_range(null::public.ticket_category), ticket.category)::text
        when 'state' then array_position(enum_range(null::public.ticket_status), ticket.status)::text
        when 'owner' then coalesce(private.search_form(private.staff_name(ticket.assigned_to)), '~')
        when 'asked' then private.sort_time(ticket.created_at) end, 60) as key) as sorted
      where (p_state is null
          or case p_state when 'waiting_for_us' then ticket.waiting_since is not null else ticket.status = p_state::public.ticket_status end)
        and (p_category is null or ticket.category = p_category)
        and (p_owner is null or case p_owner when 'me' then ticket.assigned_to = p_actor_id else ticket.assigned_to is null end)
        and (p_search is null or ticket.reference = v_reference or client.email = lower(btrim(p_search)))
        and (v_before_at is null or (ticket.created_at, ticket.id) < (v_before_at, v_before_id))
        and (p_sort is null or private.is_past(sorted.key, ticket.id, p_before, p_down is not null))
      order by case when p_sort is null then ticket.created_at end desc,
        case when p_down is null then sorted.key end, case when p_down is not null then sorted.key end desc,
        case when p_sort is not null and p_down is null then ticket.id end,
        case when p_sort is null or p_down is not null then ticket.id end desc
      limit p_limit + 1
    ), placed as (
      select *, row_number() over () as place from found
    ), page as (
      select * from placed where place <= p_limit
    )
    select jsonb_build_object(
      'items', coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'reference', reference, 'category', category, 'subject', subject, 'status', status, 'priority', priority,
        'name', coalesce(nullif(private.person_name(first_name, last_name), ''), email), 'language', language,
        'owner', private.staff_name(assigned_to), 'waitingSince', waiting_since, 'rating', satisfaction_rating,
        'createdAt', created_at
      ) order by place), '[]'),
      'before', case when (select count(*) from found) > p_limit then (
        select case when p_sort is null then private.page_place(created_at, id) else private.sorted_place(sort_key, id) end
        from page order by place desc limit 1
      ) end
    ) from page
  );
end
$$;
comment on function public.search_tickets is
  'State: waiting_for_us or a status; owner: me or nobody; search: a number or an address; sort: client, about, state, owner or asked, down: the '
  'largest first → { items, before }, else newest first.';

create function public.read_ticket(p_ticket_id uuid, p_actor_id uuid) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  v_ticket public.support_tickets;
begin
  select * into v_ticket from public.support_tickets where id = p_ticket_id;
  if v_ticket.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  return jsonb_build_object('outcome', 'done') || (
    select jsonb_build_object(
      'id', v_ticket.id, 'reference', v_ticket.reference, 'category', v_ticket.category, 'subject', v_ticket.subject,
      'status', v_ticket.status, 'priority', v_ticket.priority, 'wish', v_ticket.wish, 'resolution', v_ticket.resolution,
      'resolvedAt', v_ticket.resolved_at, 'rating', v_ticket.satisfaction_rating, 'ratedAt', v_ticket.rated_at,
      'createdAt', v_ticket.created_at, 'waitingSince', v_ticket.waiting_since, 'version', v_ticket.version,
      'name', coalesce(nullif(private.person_name(client.first_name, client.last_name), ''), client.email), 'email', client.email,
      'language', v_ticket.language, 'caseId', one.id, 'caseNumber', one.case_number,
      'owner', private.staff_name(v_ticket.assigned_to),
      'mine', v_ticket.assigned_to is not distinct from p_actor_id,
      'messages', private.messages_of_ticket(v_ticket, true)
    )
    from public.users as client left join public.cases as one on one.id = v_ticket.case_id
    where client.id = v_ticket.user_id
  );
end
$$;
comment on function public.read_ticket is 'One ticket for staff → { outcome: done | unknown, … }.';
