-- The page of a case, read in one question: on a phone far from the database each one is felt.

create function private.own_matters(p_case_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', matter.id, 'place', matter.place, 'version', matter.version, 'status', matter.status,
    'statusSince', matter.status_since, 'leftOut', matter.left_out_at is not null, 'court', matter.court,
    'county', matter.county, 'docketNumber', matter.docket_number, 'nameAsFiled', matter.name_as_filed,
    'isSigned', matter.signed_copy_at is not null, 'isFeeSettled', matter.court_fee_settled_at is not null,
    'filedOn', matter.filed_on, 'filedBy', matter.filed_by, 'filedEnvelope', matter.filed_envelope, 'hearingAt', matter.hearing_at,
    'hearingPlace', matter.hearing_place, 'decidedOn', matter.decided_on, 'outcome', matter.outcome,
    'outcomePart', matter.outcome_part, 'limitEndsOn', matter.limit_ends_on, 'hiddenSeenOn', matter.hidden_seen_on,
    'lastCheck', private.last_check(matter.id), 'isVisible', private.is_still_visible(matter.id),
    'endReason', matter.end_reason, 'need', private.reading_need(matter), 'needs', private.facts_of_needs(matter),
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

create function public.read_own_case(p_actor_id uuid, p_case_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'id', one.id, 'caseNumber', one.case_number, 'packageId', one.package_type, 'status', one.status,
    'about', jsonb_build_object('title', one.title, 'totalCostCents', one.total_cost_cents, 'createdAt', one.created_at, 'completedOn', one.completion_date),
    'preparer', person.first_name, 'hasPreparerPicture', coalesce(person.custom_profile_image_url, '') <> '',
    'staffDeliver', (select staff_deliver from public.filing_rules), 'danger', private.eviction_danger(one.id), 'county', one.county,
    'checkedAt', (
      select max(happened_at) from public.contact_log
      where case_id = one.id and channel in ('docket_check', 'clerk_call') and direction = 'out'
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
    'unread', (
      select count(*) from public.client_messages
      where case_id = one.id and read_at is null and sender_role <> 'client'
    ),
    'requests', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'what', what, 'language', language, 'dueOn', due_on
      ) order by due_on, created_at), '[]')
      from public.file_requests where case_id = one.id and status in ('needed', 'returned')
    ),
    'celebrate', public.read_milestones(one.user_id, one.id) -> 'celebrate',
    -- What staff wrote when it came to where it stands, or after that: what is older belongs to another step.
    'lastWords', (
      select jsonb_build_object('at', created_at, 'title', title, 'text', description)
      from public.case_updates as last
      where case_id = one.id and not is_internal and description is not null
        and position >= coalesce((
          select max(position) from public.case_updates
          where case_id = one.id and not is_internal and status is not null
        ), 0)
      order by position desc limit 1
    ),
    'matters', private.own_matters(one.id)
  )
  from public.cases as one left join public.users as person on person.id = one.assigned_to
  where one.id = p_case_id and one.user_id = p_actor_id
$$;
comment on function public.read_own_case is
  '→ all of one case that its client reads on its page, save thread, papers and history; null where it is not theirs. '
  'Notes, sources, the reasons of holds and everything internal are not among it.';
