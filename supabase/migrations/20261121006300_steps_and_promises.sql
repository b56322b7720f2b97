-- What has to be done by hand around a filing, a hearing and an order. Which steps a matter has, and whose they are, is
-- said in src/domain/cases/matter-steps.ts; here stands what somebody did, and when. What was promised to somebody and is
-- still open is listed for the clocks of the workplace; when it is due is counted by the server (src/domain/promises): the
-- database knows neither limits nor holidays.

create type public.matter_step as enum (
  'check_papers', 'ask_clerk', 'ask_interpreter', 'sign_papers', 'sign_at_notary', 'translator_at_notary',
  'send_signed', 'settle_fee', 'make_copies', 'file_papers', 'serve_copies', 'sign_certificate', 'tell_new_address',
  'court_interpreter', 'interpreter_confirmed', 'serve_notice', 'print_proof', 'certified_copies', 'copy_to_clerk', 'check_record',
  'send_letters', 'keep_order'
);
comment on type public.matter_step is 'A step by hand; some are done by a fact of the matter and never ticked.';
create type public.step_stage as enum ('filing', 'hearing', 'order');
comment on type public.step_stage is 'What a step belongs to.';

create table public.matter_steps (
  id uuid primary key default gen_random_uuid(),
  matter_id uuid not null references public.court_matters (id) on delete cascade,
  stage public.step_stage not null,
  step public.matter_step not null,
  done_at timestamptz not null default now(),
  done_as public.actor_role not null,
  done_by uuid references public.users (id) on delete set null,
  unique (matter_id, step)
);
create index matter_steps_done_by_idx on public.matter_steps (done_by);
comment on table public.matter_steps is 'Steps by hand that somebody ticked off; a step nobody did has no row.';
comment on column public.matter_steps.done_as is 'What the client reads: they did it, or we did.';

grant select, insert, update, delete on public.matter_steps to service_role;

create function private.stage_of_steps(p_status public.case_status) returns public.step_stage
language sql immutable set search_path = '' as $$
  select (case
    when p_status in ('ready_to_file', 'filed') then 'filing'
    when p_status = 'hearing_set' then 'hearing'
    when p_status in ('granted', 'notifying') then 'order'
  end)::public.step_stage
$$;
comment on function private.stage_of_steps(public.case_status) is 'The steps a matter is at now; null when there are none.';

create function private.begin_steps_again() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- Returned by the clerk: the next papers are signed, copied and served anew. A new date: everybody is told again.
  delete from public.matter_steps
  where matter_id = new.id and (
    (stage = 'filing' and old.status <> new.status and new.status = 'preparing')
    or (stage = 'hearing' and old.hearing_at is distinct from new.hearing_at));
  return null;
end
$$;
comment on function private.begin_steps_again() is 'Trigger: steps that were done for other papers, or another date, are to do again.';

create trigger begin_steps_again after update of status, hearing_at on public.court_matters
  for each row when (old.status is distinct from new.status or old.hearing_at is distinct from new.hearing_at)
  execute function private.begin_steps_again();

-- Whose papers lie at the court decides which steps are left.
create function public.read_matter_steps(p_actor_id uuid, p_actor_role public.account_role, p_matter_id uuid) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  v_matter public.court_matters;
  v_case public.cases;
begin
  select * into v_matter from public.court_matters where id = p_matter_id;
  select * into v_case from public.cases
  where id = v_matter.case_id and (p_actor_role <> 'client' or user_id = p_actor_id);
  if v_case.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  return jsonb_build_object(
    'outcome', 'done', 'caseId', v_case.id, 'packageId', v_case.package_type, 'status', v_matter.status,
    'leftOut', v_matter.left_out_at is not null, 'court', v_matter.court,
    'staffDeliver', (select staff_deliver from public.filing_rules),
    'needsInterpreter', coalesce(private.needs_interpreter(v_case.id), false),
    'papers', (
      select coalesce(jsonb_agg(distinct kind), '[]') from public.current_papers where matter_id = v_matter.id),
    'isApproved', exists (select from public.current_papers where matter_id = v_matter.id and kind = 'motion' and client_approved),
    'signedAt', v_matter.signed_copy_at, 'feeAt', v_matter.court_fee_settled_at, 'filedOn', v_matter.filed_on,
    'filedBy', v_matter.filed_by,
    'hiddenOn', v_matter.hidden_seen_on, 'isVisible', private.is_still_visible(v_matter.id),
    'addressOn', (
      select address_on from public.matter_parties where matter_id = v_matter.id and is_client and address is not null
      order by address_on desc nulls last limit 1),
    'lettersFrom', (select min(sent_on) from public.letter_tracks where matter_id = v_matter.id),
    'askedAt', (
      select done_at from public.case_tasks
      where matter_id = v_matter.id and code = 'request_interpreter' and dropped_at is null order by created_at desc limit 1),
    'confirmedAt', (
      select done_at from public.case_tasks
      where matter_id = v_matter.id and code = 'confirm_interpreter' and dropped_at is null order by created_at desc limit 1),
    'ticks', (
      select coalesce(jsonb_agg(jsonb_build_object('step', step, 'at', done_at, 'as', done_as)), '[]')
      from public.matter_steps where matter_id = v_matter.id),
    'county', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'field', field, 'value', value, 'checked', checked_on, 'stale', private.is_stale_county_value(checked_on))), '[]')
      from public.county_values where county = v_matter.county and court = v_matter.court and field <> 'exists')
  );
end
$$;
comment on function public.read_matter_steps is
  '→ { outcome: done | unknown, facts of the matter, ticks, county: what was checked about its court }; a client reads '
  'their own alone.';

create function public.tick_matter_step(
  p_idempotency_key text,
  p_matter_id uuid,
  p_step public.matter_step,
  p_done boolean,
  p_actor_id uuid,
  p_actor_role public.account_role,
  p_stage public.step_stage default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_matter public.court_matters;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'matter', p_matter_id, p_idempotency_key);
  if v_answer is not null then
    return v_answer;
  end if;
  v_matter := private.matter_of_write(p_matter_id, p_actor_id, p_actor_role);
  if v_matter.id is null then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  end if;
  if v_matter.left_out_at is not null
    or private.stage_of_steps(v_matter.status) is distinct from p_stage
  then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'not_now'));
  end if;
  if p_done then
    -- Whoever did it first did it.
    insert into public.matter_steps (matter_id, stage, step, done_as, done_by)
    values (v_matter.id, p_stage, p_step,
            p_actor_role, p_actor_id)
    on conflict (matter_id, step) do nothing;
  else
    delete from public.matter_steps where matter_id = v_matter.id and step = p_step;
  end if;
  perform private.audit_case(p_actor_id, p_actor_role, v_matter.case_id, 'step_ticked', jsonb_build_object(
    'matter', v_matter.place, 'step', p_step, 'done', p_done));
  return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'done'));
end
$$;
comment on function public.tick_matter_step is '→ { outcome: done | not_now | unknown }. A step done twice keeps its first day.';

create function public.list_inbox(
  p_actor_id uuid,
  p_limit integer,
  p_source text default null,
  p_language public.locale default null,
  p_owner text default null
) returns jsonb
language sql stable security invoker set search_path = '' as $$
  -- A way to write to us is one branch here and one name in src/domain/workplace/inbox.ts.
  with waiting as (
    (
      -- What came by mail is in no case because nobody knows whose it is.
      select case when message.mail_doubt is null then 'contact' else 'mail' end as source, message.id, message.id as opens, message.reference,
        private.person_name(message.first_name, message.last_name) as who, message.inquiry_type::text as about,
        left(coalesce(nullif(message.message, ''), message.mail_subject, ''), 140) as beginning, message.language,
        message.created_at as since, null::uuid as owner_id,
        false as is_urgent
      from public.contact_submissions as message
      where message.handled_at is null and message.suspicion is null
      order by message.created_at limit p_limit
    )
    union all
    (
      select 'ticket', ticket.id, ticket.id, ticket.reference,
        (select private.person_name(first_name, last_name) from public.users where id = ticket.user_id), ticket.category::text,
        left(ticket.subject, 140), ticket.language, ticket.waiting_since, ticket.assigned_to,
        ticket.priority in ('high', 'urgent')
      from public.support_tickets as ticket
      where ticket.waiting_since is not null
      order by ticket.waiting_since limit p_limit
    )
    union all
    (
      -- Of a thread the newest words, since the oldest without an answer. That somebody has read them answers nobody.
      select 'thread', newest.id, one.id, one.case_number, private.client_name(one), null,
        left(newest.message, 140), newest.language, waiting.since, one.assigned_to,
        exists (
          select from public.client_messages
          where case_id = waiting.case_id and sender_role = 'client' and priority = 'urgent' and created_at >= waiting.since
        )
      from (
        select case_id, min(created_at) as since from public.case_tasks
        where code = 'answer_message' and done_at is null and dropped_at is null group by case_id
        order by min(created_at) limit p_limit
      ) as waiting
      join public.cases as one on one.id = waiting.case_id
      join lateral (
        select id, message, language from public.client_messages
        where case_id = waiting.case_id and sender_role = 'client' order by created_at desc, id desc limit 1
      ) as newest on true
    )
    union all
    (
      -- From a phone that we know of nobody, or of two.
      select 'text', one.id, one.id, one.phone::text, null, null, left(one.body, 140), 'en'::public.locale, one.received_at, null::uuid, false
      from public.text_answers as one
      where one.user_id is null and one.handled_at is null and one.taken_at is not null
      order by one.received_at limit p_limit
    )
  )
  select jsonb_build_object('before', null, 'items', coalesce(jsonb_agg(jsonb_build_object(
    'source', source, 'id', id, 'opens', opens, 'reference', reference, 'who', who, 'about', about, 'beginning', beginning,
    'language', language, 'since', since, 'isUrgent', is_urgent,
    'owner', case when owner_id is not null then private.staff_name(owner_id) end
  ) order by is_urgent desc, since, id), '[]'))
  from (
    select * from waiting
    where (p_source is null or source = p_source) and (p_language is null or language = p_language)
      and case p_owner when 'me' then owner_id = p_actor_id when 'nobody' then owner_id is null else true end
    order by is_urgent desc, since, id limit p_limit
  ) as shown
$$;
comment on function public.list_inbox is
  'Owner: me or nobody → { items, before: null }: everything somebody wrote that waits for an answer, whichever way it '
  'came: what is marked urgent first, then the oldest.';

create function public.list_open_promises(p_limit integer, p_names boolean default false) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object('items', coalesce(jsonb_agg(
    jsonb_build_object(
      'clock', promise.clock, 'section', promise.section, 'id', promise.id, 'reference', promise.reference,
      'startedAt', promise.started_at, 'turns', promise.turns
    ) || case when p_names then jsonb_build_object('who', promise.who, 'county', promise.county) else '{}' end
      -- What nobody can own has no owner, not even nobody.
      || case when p_names and promise.section in ('cases', 'tickets')
        then jsonb_build_object('owner', private.staff_name(promise.owner_id)) else '{}' end order by promise.started_at, promise.id
  ), '[]'))
  from (
    (
      select 'contact_reply' as clock, 'messages' as section, message.id, message.reference,
        message.created_at as started_at, '[]'::jsonb as turns,
        private.person_name(message.first_name, message.last_name) as who, null::text as county, null::uuid as owner_id
      from public.contact_submissions as message
      where message.handled_at is null and message.suspicion is null
      order by message.created_at limit p_limit
    )
    union all
    (
      select 'support_reply', 'tickets', ticket.id, ticket.reference, ticket.waiting_since as started_at, '[]'::jsonb,
        (select private.person_name(first_name, last_name) from public.users where id = ticket.user_id), null,
        ticket.assigned_to
      from public.support_tickets as ticket
      where ticket.waiting_since is not null
      order by ticket.waiting_since limit p_limit
    )
    union all
    (
      -- Nothing is promised before somebody paid. What is to do about it is done in the case.
      select case when one.status = 'submitted' then 'work_start' else 'review' end, case when one.id is null then 'applications' else 'cases' end, coalesce(one.id, intake.id), intake.reference,
        greatest(intake.submitted_at, payment.paid_at) as started_at, '[]'::jsonb,
        private.person_name(intake.first_name, intake.last_name), intake.eviction_county, one.assigned_to
      from public.intake_forms as intake
      join public.application_payment as payment on payment.intake_form_id = intake.id
      left join public.cases as one on one.intake_form_id = intake.id
      where intake.status = 'submitted' and payment.is_paid
      order by started_at limit p_limit
    )
    union all
    (
      select 'refund_decision', 'refunds', request.id, orders.reference, request.created_at, '[]'::jsonb,
        (select private.person_name(first_name, last_name) from public.users where id = orders.user_id), null, null
      from public.refund_requests as request
      join public.orders on orders.id = request.order_id
      where request.status = 'asked'
      order by request.created_at limit p_limit
    )
  ) as promise
$$;
comment on function public.list_open_promises is
  '→ { items: { clock, section, id, reference, startedAt, turns: { at, ball, held }[], who?, county?, owner? }[] }. '
  'The oldest of each kind; a person, the county and, of cases and tickets, the owner only with names, which the audit log notes. `clock` is a name of src/domain/promises/clock-kinds.ts.';

create function private.late_step(p_matter_id uuid, p_since timestamptz) returns text
language sql immutable set search_path = '' as $$
  select 'step_late:' || p_matter_id || ':' || (extract(epoch from p_since) * 1000000)::bigint
$$;
comment on function private.late_step(uuid, timestamptz) is 'Names one stay of a matter in one state: it is late once.';

create function public.list_our_steps(p_before timestamptz, p_limit integer) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return (
    select jsonb_build_object('items', coalesce(jsonb_agg(step.fact order by step.status_since, step.id), '[]'))
    from (
      select matter.id, matter.status_since, jsonb_build_object(
        'matterId', matter.id, 'status', matter.status, 'since', matter.status_since,
        -- What the client was asked for is here: from then on it is ours.
        'oursSince', greatest(matter.status_since, (
          select max(dropped_at) from public.case_tasks where matter_id = matter.id and code in ('ask_statement', 'ask_read_back'))),
        'holds', coalesce((
          select jsonb_agg(jsonb_build_object('from', hold.held_at, 'to', hold.released_at) order by hold.held_at)
          from public.case_holds as hold where hold.case_id = matter.case_id
        ), '[]')
      ) as fact
      from public.court_matters as matter
      where matter.left_out_at is null and matter.status in ('submitted', 'in_review', 'preparing', 'attorney_review')
        and matter.status_since < p_before
        and private.turn_of(matter.status, private.reading_need(matter), 'basic', false, false) in ('us', 'attorney')
        and not exists (select from public.case_holds where case_id = matter.case_id and released_at is null)
        and not exists (select from public.case_tasks where dedupe_key = private.late_step(matter.id, matter.status_since))
      order by matter.status_since, matter.id
      limit p_limit
    ) as step
  );
end
$$;
comment on function public.list_our_steps is
  '→ { items: { matterId, status, since, oursSince, holds: { from, to }[] }[] }, the oldest first: matters in a state of ours since before that moment, '
  'in which the client brings nothing first, not held, of which no late step was noted. No person in it.';

create function public.note_late_steps(p_items jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_late record;
  v_noted integer := 0;
begin
  for v_late in
    select matter.case_id, matter.id, matter.status_since, (item ->> 'dueAt')::timestamptz as due_at
    from jsonb_array_elements(p_items) as listed (item)
    join public.court_matters as matter
      on matter.id = (item ->> 'matterId')::uuid and matter.status_since = (item ->> 'since')::timestamptz
    order by matter.case_id, matter.id
    for no key update of matter
  loop
    perform private.add_tasks(v_late.case_id, v_late.id, jsonb_build_array(jsonb_build_object(
      'code', 'step_late', 'dueAt', v_late.due_at, 'dedupeKey', private.late_step(v_late.id, v_late.status_since)
    )), null);
    v_noted := v_noted + 1;
  end loop;
  return jsonb_build_object('noted', v_noted);
end
$$;
comment on function public.note_late_steps is
  'p_items: { matterId, since, dueAt }[] → { noted }. A task for each that still stands where it stood; it goes when the matter moves on.';
