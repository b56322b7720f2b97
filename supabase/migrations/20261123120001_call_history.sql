-- A call stands in the history of its case: booked, moved, canceled and held, each written with the change itself.

create function private.note_call(
  p_call public.calendar_events, p_code public.case_update_code, p_by uuid, p_role public.actor_role
) returns void
language sql volatile set search_path = '' as $$
  insert into public.case_updates (case_id, code, params, status, is_internal, created_by, created_by_role)
  select one.id, p_code, jsonb_build_object('callId', p_call.id, 'callAt', p_call.start_date), one.status, false, p_by, p_role
  from public.cases as one where one.id = p_call.case_id
$$;
comment on function private.note_call(public.calendar_events, public.case_update_code, uuid, public.actor_role) is
  'Writes into the history of the case what became of a call, with the time it is at.';

create or replace function public.book_call(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_start timestamptz := p ->> 'startsAt';
  v_end timestamptz := p ->> 'endsAt';
  v_language public.locale := p ->> 'language';
  v_case public.cases;
  v_call public.calendar_events;
  v_staff_id uuid;
  v_taken boolean := false;
  v_code public.case_update_code;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', (p ->> 'actorId')::uuid);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_case := private.case_of_write(p);
  if v_case.id is null then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'unknown'));
  end if;
  v_call := private.call_of(v_case.id);
  -- A second call, or moving one that is gone.
  if v_call.id is distinct from (p ->> 'moves')::uuid or private.is_case_over(v_case.status) then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'stale'));
  end if;
  if v_call.id is not null and v_call.start_date < (p ->> 'changeableFrom')::timestamptz then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'too_late'));
  end if;
  v_code := case
    when v_call.id is null then 'call_booked'
    -- Another number or language at the same time moves nothing.
    when v_call.start_date <> v_start then 'call_moved'
  end;
  -- Who already works on the case comes first. The people are those whom the server found free at that time.
  for v_staff_id in
    select person.id from jsonb_array_elements_text(p -> 'staffIds') with ordinality as named (id, place)
    join public.users as person on person.id = named.id::uuid and person.is_active
    order by person.id is distinct from v_case.assigned_to, named.place
  loop
    -- One at a time for each person: of many who take the same time, the others see that it is taken.
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('call:' || v_staff_id, 0));
    begin
      if v_call.id is null then
        insert into public.calendar_events
          (user_id, case_id, title, event_type, start_date, end_date, staff_id, phone, language, busy)
        values (v_case.user_id, v_case.id, 'call', 'call', v_start, v_end, v_staff_id, p ->> 'phone', v_language,
                tstzrange(v_start, (p ->> 'busyUntil')::timestamptz))
        returning * into v_call;
      else
        update public.calendar_events set
          start_date = v_start, end_date = v_end, staff_id = v_staff_id, phone = p ->> 'phone', language = v_language,
          busy = tstzrange(v_start, (p ->> 'busyUntil')::timestamptz)
        where id = v_call.id returning * into v_call;
      end if;
      v_taken := true;
      exit;
    exception when exclusion_violation then
      null;
    end;
  end loop;
  if not v_taken then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'taken'));
  end if;
  update public.case_tasks set dropped_at = now()
  where case_id = v_case.id and code = 'call_client' and done_at is null and dropped_at is null;
  perform private.add_tasks(v_case.id, null, jsonb_build_array(jsonb_build_object(
    'code', 'call_client', 'ownerId', v_call.staff_id, 'dueAt', v_start, 'dedupeKey', 'call:' || v_call.id || ':' || v_call.sequence
  )), null);
  update public.client_notifications set done_at = now()
  where case_id = v_case.id and code in ('call_booked', 'call_cancelled') and done_at is null;
  if v_code is not null then
    perform private.note_call(v_call, v_code, v_case.user_id, 'client');
  end if;
  perform private.tell_of_call(v_case, v_call, 'call_booked');
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'done', 'callId', v_call.id));
end
$$;

create or replace function public.cancel_call(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_case public.cases;
  v_call public.calendar_events;
begin
  select * into v_call from public.calendar_events where id = (p ->> 'callId')::uuid and event_type = 'call';
  v_case := private.case_of_write(p || jsonb_build_object('caseId', v_call.case_id));
  if v_case.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  select * into v_call from public.calendar_events where id = v_call.id for no key update;
  if v_call.status = 'cancelled' then
    return jsonb_build_object('outcome', 'done');
  end if;
  if v_call.start_date < (p ->> 'changeableFrom')::timestamptz then
    return jsonb_build_object('outcome', 'too_late');
  end if;
  update public.calendar_events set status = 'cancelled' where id = v_call.id returning * into v_call;
  update public.case_tasks set dropped_at = now()
  where case_id = v_case.id and code = 'call_client' and done_at is null and dropped_at is null;
  update public.client_notifications set done_at = now()
  where case_id = v_case.id and code = 'call_booked' and done_at is null;
  perform private.note_call(v_call, 'call_cancelled', (p ->> 'actorId')::uuid, (p ->> 'actorRole')::public.actor_role);
  perform private.tell_of_call(v_case, v_call, 'call_cancelled');
  perform private.audit_case(p, v_case.id, 'call_cancelled', jsonb_build_object('callId', v_call.id));
  return jsonb_build_object('outcome', 'done');
end
$$;

-- Whoever called ticks the task, or logs that the client was reached: both say that the call was held. It is said once,
-- also if the task is opened again, because what stands in the history stays.
create function private.note_held_call() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_call public.calendar_events;
begin
  select * into v_call from public.calendar_events
  where id = split_part(new.dedupe_key, ':', 2)::uuid and status = 'scheduled' for no key update;
  -- A task that is ticked long before the call was not the call.
  if v_call.id is null or now() < v_call.start_date - interval '15 minutes' or exists (
    select from public.case_updates
    where case_id = new.case_id and code = 'call_held' and params ->> 'callId' = v_call.id::text)
  then
    return null;
  end if;
  perform private.note_call(v_call, 'call_held', new.done_by, (select role::public.actor_role from public.users where id = new.done_by));
  return null;
end
$$;
comment on function private.note_held_call() is 'Trigger: the task of calling is done, so the call stands in the history as held.';
create trigger note_held_call after update of done_at on public.case_tasks
  for each row when (new.code = 'call_client' and old.done_at is null and new.done_at is not null and new.dedupe_key is not null)
  execute function private.note_held_call();

create function private.do_task_of_call() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.case_tasks set done_at = now(), done_by = new.logged_by
  where case_id = new.case_id and code = 'call_client' and done_at is null and dropped_at is null
    and due_at - interval '15 minutes' <= new.happened_at;
  return null;
end
$$;
comment on function private.do_task_of_call() is 'Trigger: a logged call that reached the client does the task of the call that was booked.';
create trigger do_task_of_call after insert on public.contact_log
  for each row when (new.channel = 'call' and new.direction = 'out' and new.reached)
  execute function private.do_task_of_call();

create or replace function private.timeline_kind(p_code public.case_update_code, p_params jsonb) returns text
language sql immutable set search_path = '' as $$
  select case
    when p_params ?| '{hearingAt,callAt}' or p_code = 'hearing_set' then 'date'
    when p_code in ('payment_disputed', 'dispute_won', 'package_changed', 'court_fee_settled') then 'payment'
    when p_code in ('document_added', 'paper_added', 'paper_approved', 'paper_returned', 'change_asked', 'signed_copy_in',
      'request_added', 'request_answered', 'request_decided') then 'paper'
    else 'update'
  end
$$;

create or replace function public.read_case_timeline(p jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  v_case public.cases;
  v_limit integer := p ->> 'limit';
  v_answer jsonb;
begin
  select * into v_case from public.cases where id = (p ->> 'caseId')::uuid and user_id = (p ->> 'userId')::uuid;
  if v_case.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  with entry as (
    -- Of one moment, what was written later comes first: the number of the row stands in place of an id.
    select created_at as at, ('00000000-0000-0000-0000-' || lpad(to_hex(position), 12, '0'))::uuid as place,
      private.timeline_kind(code, params) as kind, description as text,
      jsonb_strip_nulls(jsonb_build_object(
        'code', code, 'title', nullif(title, ''), 'language', language, 'status', status, 'hearingAt', params ->> 'hearingAt',
        'callAt', params ->> 'callAt',
        'paper', params ->> 'kind', 'matter', params -> 'matter', 'from', case created_by_role when 'client' then 'client' end
      )) as facts
    from public.case_updates
    -- Messages and payments stand here as what they are.
    where case_id = v_case.id and not is_internal
      and (code is null or code not in ('message_sent', 'payment_received', 'payment_refunded', 'payment_partially_refunded'))
    union all
    select one.created_at, one.id, 'message', left(one.message, (p ->> 'excerpt')::integer), jsonb_strip_nulls(jsonb_build_object(
      'language', one.language, 'from', case one.sender_role when 'client' then 'client' else 'us' end,
      -- Clients know those who work here by their first name.
      'name', case when one.sender_role <> 'client' then sender.first_name end,
      'isCut', length(one.message) > (p ->> 'excerpt')::integer
    ))
    from public.client_messages as one left join public.users as sender on sender.id = one.sent_by
    where one.case_id = v_case.id
    union all
    select payment.received_at, md5(payment.payment_id)::uuid, 'payment', null, jsonb_build_object(
      'money', 'paid', 'amountCents', payment.amount_cents
    )
    from public.orders as bought join public.order_payments as payment on payment.order_id = bought.id
    where bought.user_id = v_case.user_id
      and (bought.id = v_case.order_id or bought.intake_form_id = v_case.intake_form_id)
    union all
    select refund.sent_at, md5(refund.refund_id)::uuid, 'payment', null, jsonb_build_object(
      'money', case when refund.status in ('failed', 'canceled') then 'refund_failed' else 'refunded' end,
      'amountCents', refund.amount_cents
    )
    from public.orders as bought
    join public.order_payments as payment on payment.order_id = bought.id
    join public.payment_refunds as refund on refund.payment_id = payment.payment_id
    where bought.user_id = v_case.user_id
      and (bought.id = v_case.order_id or bought.intake_form_id = v_case.intake_form_id)
  ), page as (
    select * from entry
    where (p ->> 'kind' is null or kind = p ->> 'kind') and private.is_before(at, place, p ->> 'before')
    order by at desc, place desc limit v_limit + 1
  ), measured as (
    select page.*, row_number() over newest as number,
      sum(coalesce(octet_length(text), 0) + coalesce(octet_length(facts ->> 'title'), 0)) over newest as bytes
    from page window newest as (order by at desc, place desc)
  ), shown as (
    -- Long texts make a short page; one entry always comes.
    select * from measured where number = 1 or (number <= v_limit and bytes <= (p ->> 'mostBytes')::integer)
  )
  select jsonb_build_object(
    'outcome', 'done',
    'items', coalesce(jsonb_agg(
      jsonb_build_object('id', private.page_place(shown.at, shown.place), 'at', shown.at, 'kind', shown.kind, 'text', shown.text)
        || shown.facts
      order by shown.at desc, shown.place desc
    ), '[]'),
    'before', case when (select count(*) from page) > count(*) then (
      select private.page_place(last.at, last.place) from shown as last order by last.at, last.place limit 1
    ) end
  ) into v_answer
  from shown;
  return v_answer;
end
$$;

revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
