-- Applications in the workplace: finding them, deciding about them, notes on hard ones.

-- A plan of its own for each search: one made for all of them could use no index, since any of these may be absent.
create function public.search_applications(
  p_limit integer,
  p_search text default null,
  p_status public.intake_status default null,
  p_paid text default null,
  p_language public.locale default null,
  p_files text default null,
  p_sort text default null,
  p_down boolean default null,
  p_before text default null
) returns jsonb
language plpgsql stable security invoker set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  v_words text[] := private.search_patterns(p_search);
  v_before_at timestamptz := case when p_sort is null then split_part(p_before, '_', 1) end;
  v_before_id uuid := case when p_sort is null then split_part(p_before, '_', 2) end;
begin
  return (
    with found as (
      select
        sorted.key as sort_key, intake.id, intake.reference, intake.first_name, intake.last_name, intake.email, intake.eviction_county,
        intake.urgency, intake.status, private.language_of(intake.user_id, intake.preferred_language) as language, intake.submitted_at, intake.selected_service_package,
        cardinality(intake.files_missing) as files_missing, intake.notes is not null as has_notes, intake.erased_at
      from public.intake_forms as intake,
      lateral (select case p_sort
        when 'client' then intake.sort_name
        when 'county' then left(coalesce(intake.eviction_county, '~'), 60)
        when 'package' then array_position(enum_range(null::public.package_id), intake.selected_service_package)::text
        when 'state' then array_position(enum_range(null::public.intake_status), intake.status)::text
        when 'sent' then private.sort_time(intake.submitted_at) end as key) as sorted
      where (p_status is null or intake.status = p_status)
        and (p_language is null
          or private.language_of(intake.user_id, intake.preferred_language) = p_language)
        and (p_paid is null or exists (
          select from public.orders where intake_form_id = intake.id and is_owed
        ) = (p_paid = 'paid'))
        and (p_files is null or (cardinality(intake.files_missing) > 0) = (p_files = 'missing'))
        and (v_words is null or (intake.search_text like v_words[1] and intake.search_text like all (v_words)))
        and (v_before_at is null or (intake.submitted_at, intake.id) < (v_before_at, v_before_id))
        and (p_sort is null or private.is_past(sorted.key, intake.id, p_before, p_down is not null))
      order by case when p_sort is null or (p_sort = 'sent' and p_down is not null) then intake.submitted_at end desc,
        case when p_sort = 'sent' and p_down is null then intake.submitted_at end,
        case when p_sort in ('client', 'county') and p_down is null then sorted.key end,
        case when p_sort in ('client', 'county') and p_down is not null then sorted.key end desc,
        case when p_sort = 'package' and p_down is null then intake.selected_service_package end,
        case when p_sort = 'package' and p_down is not null then intake.selected_service_package end desc,
        case when p_sort = 'state' and p_down is null then intake.status end,
        case when p_sort = 'state' and p_down is not null then intake.status end desc,
        case when p_sort is not null and p_down is null then intake.id end,
        case when p_sort is null or p_down is not null then intake.id end desc
      limit p_limit + 1
    ), placed as (
      select *, row_number() over () as place from found
    ), page as (
      select * from placed where place <= p_limit
    )
    select jsonb_build_object(
      'items', coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'reference', reference, 'firstName', first_name, 'lastName', last_name, 'email', email,
        'county', eviction_county, 'urgency', urgency, 'status', status, 'paid', private.is_intake_paid(id),
        'returned', private.is_intake_returned(id), 'language', language,
        'packageId', selected_service_package, 'filesMissing', files_missing, 'hasNotes', has_notes,
        'submittedAt', submitted_at, 'erasedAt', erased_at
      ) order by place), '[]'),
      'before', case when (select count(*) from found) > p_limit then (
        select case when p_sort is null then private.page_place(submitted_at, id) else private.sorted_place(sort_key, id) end
        from page order by place desc limit 1
      ) end
    ) from page
  );
end
$$;
comment on function public.search_applications is
  'Paid: paid or unpaid; files: missing or complete; sort: client, county, package, state or sent, down: the largest '
  'first → { items, before }, else newest first.';

create function public.count_application_views() returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object('counts',
    jsonb_build_object('all', coalesce(sum(count), 0)) || coalesce(jsonb_object_agg(status, count), '{}'))
  from (select status, count(*) as count from public.intake_forms group by status) as counted
$$;
comment on function public.count_application_views is
  '→ { counts: all, and by state where there are any }: for the tabs above the list.';

create function private.reason_against_decision(
  p_intake public.intake_forms, p_from public.intake_status, p_to public.intake_status, p_role public.actor_role
) returns text
language sql stable set search_path = '' as $$
  select case
    when p_intake.id is null then 'unknown'
    when p_intake.status <> p_from then 'stale'
    when not exists (
      select from public.intake_moves
      where from_status = p_intake.status and to_status = p_to and p_role = any (by_roles)
    ) then 'forbidden'
  end
$$;
comment on function private.reason_against_decision(public.intake_forms, public.intake_status, public.intake_status, public.actor_role) is
  'Why an application is not decided so: the outcome of decide_application; null where nothing is in the way. forbidden: no such move for '
  'this role.';

create function private.give_fee_back(
  p_intake_id uuid, p_note text, p_actor_id uuid, p_actor_role public.account_role,
  out refunded_cents integer, out is_left_open boolean
)
language plpgsql volatile set search_path = '' as $$
declare
  v_payment record;
  v_answer jsonb;
begin
  refunded_cents := 0;
  is_left_open := false;
  for v_payment in
    select orders.id as order_id, one.payment_id, private.left_to_refund(one) as left_cents
    from public.orders join public.order_payments as one on one.order_id = orders.id and not one.is_extra
    where orders.intake_form_id = p_intake_id and private.is_owed(orders.status)
    order by orders.id
  loop
    if v_payment.left_cents > 0 then
      v_answer := public.give_back(
        v_payment.order_id, v_payment.payment_id, v_payment.left_cents, 'declined_by_us', p_note, p_actor_id, p_actor_role);
      if v_answer ->> 'outcome' = 'decided' then
        refunded_cents := refunded_cents + v_payment.left_cents;
        update public.outbox set status = 'cancelled'
        where dedupe_key = 'refund_approved:' || (v_answer ->> 'requestId') and status = 'waiting';
      else
        is_left_open := true;
      end if;
    end if;
  end loop;
  is_left_open := is_left_open or exists (
    select from public.orders
    where intake_form_id = p_intake_id and is_to_review
  );
end
$$;
comment on function private.give_fee_back(uuid, text, uuid, public.account_role) is
  'The refund rule: the full fee when we decline. A payment the bank disputes, or one that is on its way back already, is left to people.';

-- Who paid and is declined reads of both in one mail: the decision says what comes back, or that the payment is still
-- looked at, so the mail that a refund was approved stays away. When Stripe has sent the money, a mail of its own says so.
create function private.tell_decision(
  p_intake public.intake_forms, p_case public.cases, p_to public.intake_status, p_note text, p_refunded_cents integer,
  p_is_left_open boolean, p_actor_id uuid, p_actor_role public.actor_role
) returns void
language plpgsql volatile set search_path = '' as $$
declare
  -- The account knows the language of today; the application, that of its day.
  v_language public.locale := private.language_of(p_intake.user_id, p_intake.preferred_language);
begin
  if p_case.user_id is not null and p_note is not null then
    perform private.write_decision(p_case, p_note, v_language, p_actor_id, p_actor_role);
  end if;
  perform private.insert_mails(jsonb_build_array(jsonb_build_object(
    'kind', 'case_changed', 'recipient', p_intake.email,
    'language', v_language,
    'dedupeKey', 'application_decided:' || p_intake.id || ':' || p_to,
    'payload', jsonb_strip_nulls(jsonb_build_object(
      'firstName', p_intake.first_name, 'reference', p_intake.reference, 'decision', p_to,
      'decisionNote', case when p_case.user_id is null then p_note end, 'amountCents', nullif(p_refunded_cents, 0),
      'refundOpen', case when p_is_left_open then true end
    ))
  )), p_intake.id, null, p_intake.user_id);
end
$$;
comment on function private.tell_decision(
  public.intake_forms, public.cases, public.intake_status, text, integer, boolean, uuid, public.actor_role
) is 'The client is told of a decision by mail, with the note where no case has a thread for it.';

create function private.add_tasks_of_decision(
  p_intake_id uuid, p_to public.intake_status, p_tasks jsonb, p_refund_due_at timestamptz, p_actor_id uuid, p_actor_role public.actor_role
) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_case public.cases;
begin
  select * into v_case from public.cases where intake_form_id = p_intake_id;
  if v_case.status = 'in_review' then
    perform private.add_tasks(v_case.id, matter.id, (
      -- Each matter is looked up; the client is called once.
      select jsonb_agg(task || jsonb_build_object('dedupeKey', concat_ws(':', 'in_review', task ->> 'code', matter.id)))
      from jsonb_array_elements(coalesce(p_tasks, '[]')) as listed (task)
      where matter.place = 1 or task ->> 'code' = 'match_record'
    ), p_actor_id)
    from public.court_matters as matter where matter.case_id = v_case.id and matter.left_out_at is null;
    -- The note of the decision is the first contact, and says who works on the case.
    perform private.end_tasks_of_message(v_case.id, p_actor_id, false);
    if v_case.assigned_to is null then
      perform private.assign_case(v_case, p_actor_id, p_actor_id, p_actor_role);
    end if;
  elsif p_to = 'withdrawn' and v_case.id is not null then
    -- The client stopped: what of the fee goes back is for staff to say, in writing.
    perform private.add_tasks(v_case.id, null, jsonb_build_array(jsonb_build_object(
      'code', 'decide_refund', 'dueAt', p_refund_due_at, 'dedupeKey', 'decide_refund:' || v_case.id || ':withdrawn'
    )), p_actor_id);
  end if;
end
$$;
comment on function private.add_tasks_of_decision(uuid, public.intake_status, jsonb, timestamptz, uuid, public.actor_role) is
  'What staff do next: begin with the matters of a case that goes into review, or decide about the fee of one that is withdrawn.';

create function public.decide_application(
  p_intake_id uuid,
  p_from public.intake_status,
  p_to public.intake_status,
  p_actor_id uuid,
  p_actor_role public.account_role,
  p_note text default null,
  p_tasks jsonb default null,
  p_refund_due_at timestamptz default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_ends boolean := p_to in ('declined', 'withdrawn');
  v_ends_case boolean;
  v_intake public.intake_forms;
  v_case public.cases;
  v_reason text;
  v_refunded integer := 0;
  v_left_open boolean := false;
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'application', p_intake_id);
  -- In the order of locks: application, case, order.
  select * into v_intake from public.intake_forms where id = p_intake_id for no key update;
  v_reason := private.reason_against_decision(v_intake, p_from, p_to, p_actor_role);
  if v_reason is not null then
    return jsonb_strip_nulls(jsonb_build_object('outcome', v_reason, 'status', v_intake.status));
  end if;
  select * into v_case from public.cases where intake_form_id = v_intake.id for no key update;
  -- A case that is over stays as it is; one that cannot be cancelled any more lies at the court.
  v_ends_case := v_ends and v_case.id is not null and not private.is_case_over(v_case.status);
  if v_ends_case and not private.may_move_case(v_case.status, 'cancelled', p_actor_role) then
    return jsonb_build_object('outcome', 'case_at_court', 'status', v_intake.status);
  end if;
  perform private.move_as(p_actor_role);
  update public.intake_forms set
    status = p_to, reviewed_at = now(), reviewed_by = p_actor_id, decision_note = p_note
  where id = v_intake.id;
  perform private.move_as(null);
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values (p_actor_id, p_actor_role, 'application_decided', 'intake_form', v_intake.id::text,
          jsonb_build_object('from', v_intake.status, 'to', p_to));
  if v_ends then
    update public.outbox set status = 'cancelled', locked_until = null, locked_by = null
    where intake_form_id = v_intake.id and status = 'waiting' and kind = 'payment_reminder';
  end if;
  if v_ends_case then
    perform public.change_case_status(v_case.id, v_case.status, 'cancelled', p_actor_role, p_actor_id, p_note);
  end if;
  if p_to = 'declined' then
    select * into v_refunded, v_left_open from private.give_fee_back(v_intake.id, p_note, p_actor_id, p_actor_role);
  end if;
  perform private.tell_decision(v_intake, v_case, p_to, p_note, v_refunded, v_left_open, p_actor_id, p_actor_role);
  perform private.add_tasks_of_decision(v_intake.id, p_to, p_tasks, p_refund_due_at, p_actor_id, p_actor_role);
  return jsonb_build_object(
    'outcome', 'decided', 'status', p_to, 'refundedCents', v_refunded, 'refundLeftOpen', v_left_open
  );
end
$$;
comment on function public.decide_application is
  'p_tasks: [{ code, dueAt }] that begin when the case goes into review; p_refund_due_at: by when staff decide about the fee of one that is '
  'withdrawn → { outcome: decided | stale | forbidden | case_at_court | unknown, status, refundedCents?, refundLeftOpen? }. Declined and '
  'withdrawn cancel the case; declined gives the fee back; the client is told by mail.';

create function public.note_application(
  p_intake_id uuid,
  p_notes text,
  p_seen text,
  p_actor_id uuid,
  p_actor_role public.account_role
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_notes text := nullif(btrim(p_notes), '');
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'application', p_intake_id);
  update public.intake_forms set notes = v_notes
  where id = p_intake_id and coalesce(notes, '') = coalesce(p_seen, '');
  if not found then
    return jsonb_build_object('outcome', case
      when exists (select from public.intake_forms where id = p_intake_id) then 'stale' else 'unknown'
    end);
  end if;
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id)
  values (p_actor_id, p_actor_role, 'application_noted', 'intake_form', p_intake_id);
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.note_application is 'p_seen: the notes as they were on the screen → { outcome: done | stale | unknown }.';

-- A sender who does not notice that the address is another client's is called by staff, who correct it in the workplace.
create function public.correct_application_address(
  p_intake_id uuid,
  p_email text,
  p_seen text,
  p_mails jsonb,
  p_actor_id uuid,
  p_actor_role public.account_role
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_intake public.intake_forms;
  v_answer jsonb;
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'application', p_intake_id);
  select * into v_intake from public.intake_forms where id = p_intake_id for no key update;
  if v_intake.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  -- Answered meanwhile, or corrected by somebody else.
  if v_intake.email is distinct from p_seen or not private.waits_for_owner(v_intake) then
    return jsonb_build_object('outcome', 'stale');
  end if;
  v_answer := public.change_intake_email(v_intake.id, p_email, p_mails);
  if v_answer ->> 'outcome' <> 'done' then
    return jsonb_build_object('outcome', 'stale');
  end if;
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id)
  values (p_actor_id, p_actor_role, 'application_address_corrected', 'intake_form',
          v_intake.id::text);
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.correct_application_address is
  '→ { outcome: done | stale | unknown }. Only while it waits for the owner of its address.';
