-- What is shown of a case, as it is: the price that is not paid in full beside a move to the court, the hearing of a matter
-- that is worked on, no task for files that were taken back, and a refund that came by check or transfer.

create or replace function private.matter_sheet(p_matter public.court_matters, p_role public.actor_role) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', p_matter.id, 'place', p_matter.place, 'version', p_matter.version, 'status', p_matter.status,
    'statusSince', p_matter.status_since, 'leftOutAt', p_matter.left_out_at, 'sameDisputeAs', p_matter.same_dispute_as,
    'court', p_matter.court, 'county', p_matter.county, 'docketNumber', p_matter.docket_number,
    'nameAsFiled', p_matter.name_as_filed, 'aliases', to_jsonb(p_matter.aliases), 'addressThen', p_matter.address_then,
    'filingYear', p_matter.filing_year, 'filedAgainstOn', p_matter.filed_against_on, 'judgedOn', p_matter.judged_on,
    'caseOutcome', p_matter.case_outcome, 'judgment', p_matter.judgment, 'writRecordedIn', p_matter.writ_recorded_in,
    'recordMatchedAt', p_matter.record_matched_at,
    'recordMatchedBy', private.staff_name(p_matter.record_matched_by),
    'attorney', case when p_matter.attorney_id is not null
      then jsonb_build_object('id', p_matter.attorney_id, 'name', private.staff_name(p_matter.attorney_id)) end,
    'papersPreparedOn', p_matter.papers_prepared_on, 'signedCopyAt', p_matter.signed_copy_at,
    'courtFeeSettledAt', p_matter.court_fee_settled_at, 'filedOn', p_matter.filed_on, 'filedBy', p_matter.filed_by,
    'filedHow', p_matter.filed_how, 'hearingAt', p_matter.hearing_at, 'hearingPlace', p_matter.hearing_place,
    'decidedOn', p_matter.decided_on, 'outcome', p_matter.outcome, 'outcomePart', p_matter.outcome_part,
    'limitEndsOn', p_matter.limit_ends_on, 'hiddenSeenOn', p_matter.hidden_seen_on, 'endReason', p_matter.end_reason,
    'sources', p_matter.sources,
    'turn', private.turn_of(p_matter.status, (select package_type from public.cases where id = p_matter.case_id),
                            p_matter.signed_copy_at is not null, p_matter.court_fee_settled_at is not null),
    'parties', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', id, 'version', version, 'role', role, 'name', name, 'isClient', is_client, 'address', address, 'city', city,
        'state', state, 'zip', zip, 'email', email, 'phone', phone, 'addressSource', address_source, 'addressOn', address_on,
        'attorneyOfRecord', attorney_of_record, 'registeredAgent', registered_agent, 'deceasedAt', deceased_noted_at,
        'dissolvedAt', dissolved_noted_at, 'danger', danger_answer, 'dangerClearedAt', danger_cleared_at,
        'mailReturnedOn', mail_returned_on, 'source', source
      ) order by role, created_at, id)
      from public.matter_parties where matter_id = p_matter.id), '[]'),
    -- What each move open to this person still lacks, of what stands in other rows; what is typed with the move is not here.
    'moves', coalesce((
      select jsonb_agg(jsonb_build_object(
        'to', move.to_status, 'needs', to_jsonb(move.needs),
        'lacks', (select coalesce(jsonb_agg(need order by place), '[]')
                  from unnest(move.needs) with ordinality as listed (need, place)
                  where need in ('record_matched', 'papers', 'no_attorney', 'attorney_approved', 'client_approved',
                                 'approved_or_filed_outside', 'paid_in_full', 'silence')
                    and private.lacks(need, p_matter)),
        'held', private.is_stopped_by_hold(p_matter, move.to_status)
      ) order by move.to_status)
      from public.case_moves as move
      where move.from_status = p_matter.status and p_role = any (move.by_roles) and p_matter.left_out_at is null), '[]')
  )
$$;

create or replace function private.case_row(p_case_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'id', one.id, 'number', one.case_number, 'client', private.client_name(one), 'status', one.status,
      'statusSince', private.case_since(one), 'packageId', one.package_type, 'urgency', intake.urgency,
      'language', coalesce(intake.preferred_language, (select preferred_language from public.users where id = one.user_id)),
      'turn', (select ball from public.case_turns as turn where turn.case_id = one.id),
      'matters', coalesce((
        select jsonb_agg(jsonb_build_object('place', place, 'status', matter.status, 'county', county, 'docketNumber', docket_number)
                         order by place)
        from public.court_matters as matter where matter.case_id = one.id and left_out_at is null), '[]'),
      'owner', case when one.assigned_to is not null
        then jsonb_build_object('id', one.assigned_to, 'name', private.staff_name(one.assigned_to)) end,
      'due', (
        select jsonb_build_object('code', code, 'title', title, 'at', due_at) from public.case_tasks
        where case_id = one.id and done_at is null and dropped_at is null and one.status not in ('closed', 'cancelled')
        order by due_at nulls last, created_at limit 1),
      'reachedAt', private.reached_at(one.id),
      'unread', (select count(*) from public.client_messages
                 where case_id = one.id and sender_role = 'client' and read_at is null),
      'missing', (select count(*) from public.file_requests where case_id = one.id and file_requests.status in ('needed', 'returned'))
        + coalesce(cardinality(intake.files_missing), 0),
      'holds', (select coalesce(jsonb_agg(kind order by held_at), '[]') from public.case_holds
                where case_id = one.id and released_at is null),
      'flags', (select coalesce(jsonb_agg(flag order by flag), '[]') from public.case_flags
                where case_id = one.id and cleared_at is null),
      'hearingAt', (select min(hearing_at) from public.court_matters as matter
                    where matter.case_id = one.id and matter.status = 'hearing_set' and matter.left_out_at is null),
      'erased', one.title = '—'
    )
    from public.cases as one
    left join public.intake_forms as intake on intake.id = one.intake_form_id
    where one.id = p_case_id
  );
end
$$;

create or replace function public.take_back_file(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_request_id uuid;
  v_request public.file_requests;
begin
  select request_id into v_request_id from public.case_documents where id = (p ->> 'documentId')::uuid;
  v_request := private.request_of_write(p || jsonb_build_object('requestId', v_request_id));
  if v_request.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  if v_request.status <> 'sent' then
    return private.stale_request(v_request);
  end if;
  update public.case_documents set withdrawn_at = now()
  where id = (p ->> 'documentId')::uuid and withdrawn_at is null and uploaded_by = (p ->> 'actorId')::uuid;
  if not exists (select from public.case_documents where request_id = v_request.id and withdrawn_at is null) then
    perform private.move_as((p ->> 'actorRole')::public.actor_role);
    update public.file_requests set status = 'needed', answered_at = null where id = v_request.id;
    perform private.move_as(null);
    if not exists (select from public.file_requests where case_id = v_request.case_id and status = 'sent') then
      update public.case_tasks set dropped_at = now()
      where case_id = v_request.case_id and code = 'check_files' and done_at is null and dropped_at is null;
    end if;
  end if;
  return jsonb_build_object('outcome', 'done');
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
    union all
    -- By other means than the card, after a bank did not take it.
    select request.settled_at, request.id, 'payment', null, jsonb_build_object(
      'money', 'refunded', 'amountCents', request.amount_cents
    )
    from public.orders as bought
    join public.refund_requests as request on request.order_id = bought.id and request.status = 'settled'
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
