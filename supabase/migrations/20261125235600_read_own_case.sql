-- The page of a case asked for the session, then for the case and three facts beside it, then for its plan and its money:
-- three answers to wait for, one after the other. It is one question now, like the dashboard.

create function private.own_matters(p_case_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', matter.id, 'place', matter.place, 'version', matter.version, 'status', matter.status,
    'statusSince', matter.status_since, 'leftOut', matter.left_out_at is not null, 'court', matter.court,
    'county', matter.county, 'docketNumber', matter.docket_number, 'nameAsFiled', matter.name_as_filed,
    'isSigned', matter.signed_copy_at is not null, 'isFeeSettled', matter.court_fee_settled_at is not null,
    'filedOn', matter.filed_on, 'filedBy', matter.filed_by, 'hearingAt', matter.hearing_at,
    'hearingPlace', matter.hearing_place, 'decidedOn', matter.decided_on, 'outcome', matter.outcome,
    'outcomePart', matter.outcome_part, 'limitEndsOn', matter.limit_ends_on, 'hiddenSeenOn', matter.hidden_seen_on,
    'endReason', matter.end_reason,
    'parties', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'role', role, 'name', name, 'isClient', is_client, 'address', address, 'city', city, 'state', state,
        'zip', zip, 'phone', case when is_client then phone end, 'attorneyOfRecord', attorney_of_record,
        'registeredAgent', registered_agent, 'dangerAnswer', danger_answer, 'version', version
      ) order by created_at), '[]')
      from public.matter_parties where matter_id = matter.id
    )
  ) order by matter.place), '[]')
  from public.court_matters as matter where matter.case_id = p_case_id
$$;
comment on function private.own_matters(uuid) is 'The matters of a case with their parties, as its client may read them.';

create function private.plan_of_order(p_order_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', plan.id, 'status', plan.status, 'stopReason', plan.stop_reason,
    'parts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', part.id, 'place', part.place, 'amountCents', part.amount_cents, 'dueOn', part.due_on,
        'movedFrom', part.moved_from, 'paidAt', part.paid_at,
        'charge', (select outcome from public.part_charges where part_id = part.id)
      ) order by part.place), '[]')
      from public.payment_parts as part where part.plan_id = plan.id
    ),
    'earlyDate', (
      select jsonb_build_object('id', id, 'courtDate', court_date, 'dueAt', due_at, 'decision', decision)
      from public.early_court_dates where plan_id = plan.id order by created_at desc limit 1
    ),
    'card', (
      select jsonb_build_object('id', id, 'brand', coalesce(card_brand, ''), 'last4', coalesce(card_last4, ''))
      from public.card_consents where plan_id = plan.id and status = 'given'
    )
  )
  from public.payment_plans as plan where plan.order_id = p_order_id order by plan.created_at desc limit 1
$$;
comment on function private.plan_of_order(uuid) is 'The last plan of an order with its parts, the last early court date and the kept card.';

create function public.read_own_case(p jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'id', one.id, 'caseNumber', one.case_number, 'packageId', one.package_type, 'status', one.status,
    'preparer', person.first_name, 'hasPreparerPicture', coalesce(person.custom_profile_image_url, '') <> '',
    'staffDeliver', (select staff_deliver from public.filing_rules),
    'checkedAt', (
      select max(happened_at) from public.contact_log
      where case_id = one.id and channel in ('docket_check', 'clerk_call')
    ),
    'moneyBack', case when one.status = 'cancelled' then (
      select money_back from public.order_money where order_id = one.order_id
    ) end,
    -- As the client reads them in the history, too.
    'endNotes', case when one.status = 'cancelled' then (
      select coalesce(jsonb_agg(description order by position), '[]') from public.case_updates
      where case_id = one.id and code = 'status_changed' and status = 'cancelled' and not is_internal
        and created_by_role in ('staff', 'attorney', 'admin') and description is not null
    ) else '[]' end,
    'holds', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'from', held_at, 'to', released_at) order by held_at), '[]')
      from public.case_holds where case_id = one.id
    ),
    'offer', (
      select jsonb_build_object('id', id, 'status', status, 'fromPackage', from_package, 'toPackage', to_package,
        'amountCents', amount_cents, 'offeredAt', created_at)
      from public.order_upgrades where case_id = one.id order by created_at desc limit 1
    ),
    'plan', private.plan_of_order(one.order_id),
    'matters', private.own_matters(one.id)
  )
  from public.cases as one left join public.users as person on person.id = one.assigned_to
  where one.id = (p ->> 'caseId')::uuid and one.user_id = (p ->> 'userId')::uuid
$$;
comment on function public.read_own_case(jsonb) is
  'p { caseId, userId } → all of one case that its client reads on its page, save thread, papers and history; null where it is not theirs. '
  'Notes, sources, the reasons of holds and everything internal are not among it.';

create or replace function public.read_signed_in(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_session public.sessions;
  v_user public.users;
  v_asked jsonb;
  v_answer jsonb;
  v_is_read boolean := false;
begin
  select * into v_session from public.sessions where sid = p ->> 'sid';
  if v_session.sid is null then
    return null;
  end if;
  select * into strict v_user from public.users where id = v_session.user_id;
  -- As the server judges it: alive, of an account in use, and of staff only with the second factor.
  if v_user.is_active and v_session.expire > now() and v_session.ends_at > now()
    and v_session.sess ->> 'kind' in ('client', 'publicComputer', 'staff')
    and (v_user.role = 'client' or v_session.sess ->> 'secondFactorAt' is not null)
    and (v_user.role <> 'client' or p ->> 'name' not in ('list_cases', 'read_case_sheet', 'read_today'))
  then
    -- Who asks is said here, whatever stands in p. Who works here may be a client too, and reads their own pages as one.
    v_asked := coalesce(nullif(p -> 'p', 'null'), '{}') || jsonb_build_object(
      'userId', v_user.id, 'actorId', v_user.id,
      'actorRole', case when p ->> 'name' in ('list_cases', 'read_case_sheet', 'read_today') then v_user.role::text else 'client' end);
    case p ->> 'name'
      when 'read_account' then null;
      when 'read_dashboard' then v_answer := public.read_dashboard(v_asked);
      when 'read_learning' then v_answer := public.read_learning(v_asked);
      when 'read_own_thread' then v_answer := public.read_own_thread(v_asked);
      when 'read_notices' then v_answer := public.read_notices(v_asked);
      when 'read_own_case' then v_answer := public.read_own_case(v_asked);
      when 'read_case_timeline' then v_answer := public.read_case_timeline(v_asked);
      when 'read_case_files' then v_answer := public.read_case_files(v_asked);
      when 'read_milestones' then v_answer := public.read_milestones(v_asked);
      when 'read_own_papers' then v_answer := public.read_own_papers(v_asked);
      when 'read_own_requests' then v_answer := public.read_own_requests(v_asked);
      when 'read_own_draft' then v_answer := public.read_own_draft(v_asked);
      when 'read_statement' then v_answer := public.read_statement(v_asked);
      when 'read_supporters' then v_answer := public.read_supporters(v_asked);
      when 'read_call_times' then v_answer := public.read_call_times(v_asked);
      when 'read_calendar' then v_answer := public.read_calendar(v_asked);
      when 'read_plans' then v_answer := public.read_plans(v_asked);
      when 'read_own_tickets' then v_answer := public.read_own_tickets(v_asked);
      when 'read_activity' then v_answer := public.read_activity(v_asked);
      when 'list_cases' then v_answer := public.list_cases(v_asked);
      when 'read_case_sheet' then v_answer := public.read_case_sheet(v_asked);
      when 'read_today' then v_answer := public.read_today(v_asked);
    end case;
    v_is_read := true;
  end if;
  return jsonb_build_object(
    'session', jsonb_build_object(
      'sess', v_session.sess, 'expire', v_session.expire, 'ends_at', v_session.ends_at, 'last_seen_at', v_session.last_seen_at,
      'users', jsonb_build_object(
        'id', v_user.id, 'email', v_user.email, 'first_name', v_user.first_name, 'last_name', v_user.last_name,
        'role', v_user.role, 'preferred_language', v_user.preferred_language, 'is_active', v_user.is_active,
        'permissions', v_user.permissions)),
    'isRead', v_is_read, 'answer', v_answer);
end
$$;
comment on function public.read_signed_in(jsonb) is
  'p { sid, name: of a reading function in the list here, p: what that is asked beyond who asks } → null without a session, else { session, '
  'isRead, answer }: what the function read for the owner of the session; unread where it is over, half done or not for them.';

revoke execute on all functions in schema public from public, anon, authenticated;
grant execute on all functions in schema public to service_role;
revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
