-- What the portal shows first, how a client arranged it, and what happened in a case: updates, papers, messages, dates of
-- the court and payments in one list, page by page.

create table public.dashboard_layouts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  layout_name text not null default 'default',
  widget_config jsonb not null default '{}',
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, layout_name)
);
comment on table public.dashboard_layouts is 'How a client arranged the dashboard.';
comment on column public.dashboard_layouts.layout_name is 'A client has one so far.';
comment on column public.dashboard_layouts.widget_config is '{ order, hidden }: names of panels, as src/domain/portal/layout.ts lists them.';

create trigger set_updated_at before update on public.dashboard_layouts
  for each row execute function private.set_updated_at();

grant select, insert, update, delete on public.dashboard_layouts to service_role;

create function public.save_layout(
  p_actor_id uuid,
  p_order jsonb,
  p_hidden jsonb,
  p_is_moved boolean,
  p_shown jsonb,
  p_left_out jsonb
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_layout jsonb;
begin
  insert into public.dashboard_layouts as layout (user_id, widget_config)
  values (p_actor_id, jsonb_build_object('order', p_order, 'hidden', p_hidden))
  on conflict (user_id, layout_name) do update set is_active = true, widget_config = jsonb_build_object(
    'order', case when p_is_moved then p_order else layout.widget_config -> 'order' end,
    'hidden', (
      select coalesce(jsonb_agg(distinct name), '[]')
      from jsonb_array_elements_text((layout.widget_config -> 'hidden') || p_left_out) as name
      where not p_shown ? name))
  returning widget_config into v_layout;
  return jsonb_build_object('outcome', 'done', 'layout', v_layout);
end
$$;
comment on function public.save_layout is
  'p_hidden: names of panels; p_left_out: what was changed → { outcome: done, layout }. What another page changed stays.';

-- One question answers all that a client reads after signing in, because on a phone far from the database each question is
-- felt. Beside a payment in parts stands how many are paid, the card that is charged, and where the plan is, whatever
-- became of its application.
create function public.read_dashboard(p_actor_id uuid, p_max_updates integer) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'user', jsonb_build_object(
        'id', person.id, 'email', person.email, 'firstName', person.first_name, 'lastName', person.last_name,
        'role', person.role, 'preferredLanguage', person.preferred_language
      ),
      'staffDeliver', (select staff_deliver from public.filing_rules),
      'layout', (select widget_config from public.dashboard_layouts where user_id = p_actor_id and is_active),
      'waitingApplications', public.applications_waiting_for(p_actor_id),
      'cases', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', one.id, 'caseNumber', one.case_number, 'packageId', one.package_type, 'status', one.status,
          'title', one.title, 'county', one.county, 'createdAt', one.created_at,
          'moneyBack', case when one.status = 'cancelled'
            then (select money_back from public.order_money where order_id = one.order_id) end,
          'applicationReference', intake.reference, 'applicationStatus', intake.status,
          'filesMissing', coalesce(intake.files_missing, '{}'),
          'danger', private.eviction_danger(one.id),
          'holds', (
            select coalesce(jsonb_agg(kind), '[]') from public.case_holds
            where case_id = one.id and released_at is null
          ),
          'matters', (
            select coalesce(jsonb_agg(jsonb_build_object(
              'place', place, 'county', county, 'docketNumber', docket_number, 'landlord', private.landlord_in(id), 'status', status, 'need', private.reading_need(court_matters), 'isSigned', signed_copy_at is not null,
              'isFeeSettled', court_fee_settled_at is not null, 'filedBy', filed_by, 'outcome', outcome,
              'endReason', end_reason, 'decidedOn', decided_on, 'isVisible', private.is_still_visible(id)
            ) order by place), '[]')
            from public.court_matters where case_id = one.id and left_out_at is null
          ),
          'updates', (
            select coalesce(jsonb_agg(jsonb_build_object(
              'id', id, 'code', code, 'title', title, 'description', description, 'status', status,
              'createdAt', created_at
            ) order by created_at desc), '[]')
            from (
              select * from public.case_updates where case_id = one.id and not is_internal
              order by created_at desc limit p_max_updates
            ) as latest
          ),
          'documents', (
            select coalesce(jsonb_agg(jsonb_build_object(
              'id', id, 'name', file_name, 'type', file_type, 'size', file_size, 'uploadedAt', uploaded_at
            ) order by uploaded_at, id), '[]')
            from public.intake_documents where intake_form_id = intake.id
          )
        ) order by one.created_at desc)
        from public.cases as one
        left join public.intake_forms as intake on intake.id = one.intake_form_id
        where one.user_id = p_actor_id
      ), '[]'),
      'orders', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', bought.id, 'reference', bought.reference, 'packageId', bought.package_id,
          'amountCents', bought.amount_cents, 'currency', bought.currency, 'status', bought.status,
          'createdAt', bought.created_at, 'completedAt', bought.completed_at, 'receivedCents', bought.received_cents,
          'applicationStatus', (select status from public.intake_forms where id = bought.intake_form_id),
          'mayAskRefund', money.may_ask_refund, 'extraHeldCents', money.extra_held_cents,
          'plan', (
            select jsonb_build_object(
              'caseId', served.id, 'status', plan.status,
              'paid', (select count(*) from public.payment_parts where plan_id = plan.id and paid_at is not null),
              'count', (select count(*) from public.payment_parts where plan_id = plan.id),
              'card', (
                select jsonb_build_object('brand', coalesce(card_brand, ''), 'last4', coalesce(card_last4, ''))
                from public.card_consents where plan_id = plan.id and status = 'given')
            )
            from public.payment_plans as plan join public.cases as served on served.order_id = plan.order_id
            where plan.order_id = bought.id order by plan.created_at desc limit 1
          ),
          'endings', (
            select coalesce(jsonb_agg(coalesce(matter.outcome::text, matter.end_reason::text) order by matter.place), '[]')
            from public.cases as served join public.court_matters as matter on matter.case_id = served.id
            where served.order_id = bought.id and matter.left_out_at is null
          ),
          'refunds', (
            select coalesce(jsonb_agg(jsonb_build_object(
              'id', refund.refund_id, 'amountCents', refund.amount_cents, 'status', refund.status,
              'sentAt', refund.sent_at
            ) order by refund.sent_at), '[]')
            from public.order_payments as payment
            join public.payment_refunds as refund on refund.payment_id = payment.payment_id
            where payment.order_id = bought.id
          ),
          'refundRequest', (
            select jsonb_build_object(
              'status', status, 'reason', reason_code, 'byClient', asked_by_role = 'client', 'askedAt', created_at, 'decidedAt', decided_at,
              'amountCents', amount_cents, 'note', decision_note, 'settledAt', settled_at,
              'settledMeans', settled_means, 'settledReference', settled_reference
            )
            from public.refund_requests where order_id = bought.id order by created_at desc limit 1
          )
        ) order by bought.created_at desc)
        from public.orders as bought
        join public.order_money as money on money.order_id = bought.id
        where bought.user_id = p_actor_id and bought.status not in ('created', 'cancelled')
      ), '[]')
    )
    from public.users as person where person.id = p_actor_id
  );
end
$$;
comment on function public.read_dashboard is
  '→ all a client reads after signing in, with that many of the latest entries of each history; '
  'null when the account is gone. Nothing internal is among it.';

create function private.timeline_kind(p_code public.case_update_code, p_params jsonb) returns text
language sql immutable set search_path = '' as $$
  select case
    when p_params ?| '{hearingAt,callAt}' or p_code = 'hearing_set' then 'date'
    when p_code in ('payment_disputed', 'dispute_won', 'package_changed', 'court_fee_settled') then 'payment'
    when p_code in ('document_added', 'paper_added', 'paper_approved', 'paper_returned', 'change_asked', 'signed_copy_in',
      'request_added', 'request_answered', 'request_decided') then 'paper'
    else 'update'
  end
$$;
comment on function private.timeline_kind(public.case_update_code, jsonb) is 'Under which heading of the filter an entry of the history stands.';

create function public.read_case_timeline(
  p_actor_id uuid,
  p_case_id uuid,
  p_limit integer,
  p_excerpt integer,
  p_max_bytes integer,
  p_kind text default null,
  p_before text default null
) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  v_case public.cases;
  v_answer jsonb;
begin
  select * into v_case from public.cases where id = p_case_id and user_id = p_actor_id;
  if v_case.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  with entry as (
    -- Of one moment, what was written later comes first: the number of the row stands in place of an id.
    select created_at as at, ('00000000-0000-0000-0000-' || lpad(to_hex(position), 12, '0'))::uuid as place,
      private.timeline_kind(code, params) as kind,
      -- What a decision says is a message, too, and stands below as that.
      case when code is distinct from 'status_changed' or not exists (
        select from public.client_messages where case_id = v_case.id and sender_role <> 'client' and message = case_updates.description
      ) then description end as text,
      jsonb_strip_nulls(jsonb_build_object(
        'code', code, 'title', nullif(title, ''), 'language', language, 'status', status, 'hearingAt', params ->> 'hearingAt',
        'callAt', params ->> 'callAt', 'found', params ->> 'found', 'on', params ->> 'on',
        'paper', params ->> 'kind', 'matter', params -> 'matter', 'from', case created_by_role when 'client' then 'client' end
      )) as facts
    from public.case_updates
    -- Messages and payments stand here as what they are.
    where case_id = v_case.id and not is_internal
      and (code is null or code not in ('message_sent', 'payment_received', 'payment_refunded', 'payment_partially_refunded'))
    union all
    select one.created_at, one.id, 'message', left(one.message, p_excerpt), jsonb_strip_nulls(jsonb_build_object(
      'language', one.language, 'from', case one.sender_role when 'client' then 'client' else 'us' end,
      -- Clients know those who work here by their first name.
      'name', case when one.sender_role <> 'client' then sender.first_name end,
      'isCut', length(one.message) > p_excerpt
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
    where (p_kind is null or kind = p_kind) and private.is_before(at, place, p_before)
    order by at desc, place desc limit p_limit + 1
  ), measured as (
    select page.*, row_number() over newest as number,
      sum(coalesce(octet_length(text), 0) + coalesce(octet_length(facts ->> 'title'), 0)) over newest as bytes
    from page window newest as (order by at desc, place desc)
  ), shown as (
    -- Long texts make a short page; one entry always comes.
    select * from measured where number = 1 or (number <= p_limit and bytes <= p_max_bytes)
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
comment on function public.read_case_timeline is
  'p_excerpt: characters of a message; p_max_bytes: of the texts on a page → { outcome: done | unknown, items: the newest '
  'first, before }. Nothing internal.';

-- Before clients save another phone number or address they read what it changes: what names the old one is asked here.
create function public.read_reach(p_user_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object('cases', coalesce(jsonb_agg(jsonb_build_object(
    'id', one.id, 'caseNumber', one.case_number,
    'address', (
      select private.address_line(party.address, party.city, party.state, party.zip)
      from public.court_matters as matter join public.matter_parties as party on party.matter_id = matter.id and party.is_client
      where matter.case_id = one.id and matter.left_out_at is null and not private.is_case_over(matter.status)
        and party.address is not null
      order by matter.place limit 1),
    'call', (
      select jsonb_build_object('startsAt', call.start_date, 'phone', call.phone)
      from private.call_of(one.id) as call where call.id is not null)
  ) order by one.created_at, one.id), '[]'))
  from public.cases as one
  where one.user_id = p_user_id and not private.is_case_over(one.status)
$$;
comment on function public.read_reach is
  '→ { cases: [{ id, caseNumber, address (as papers print it; null if none is known), call: { startsAt, phone } }] }: the open '
  'cases of a client, and what names where they live and are called.';

-- The files of a case by pages: a case that took months has hundreds, and a phone on a slow line reads the newest first.
create function public.read_case_files(
  p_actor_id uuid,
  p_case_id uuid,
  p_shelf text,
  p_limit integer,
  p_before text default null
) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  v_is_own boolean := p_shelf = 'yours';
  v_case public.cases;
  v_answer jsonb;
begin
  select * into v_case from public.cases where id = p_case_id and user_id = p_actor_id;
  if v_case.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  with shelf as (
    select id, 'case' as kind, original_name as name, file_type, file_size, created_at as added_at, description
    from public.case_documents
    where case_id = v_case.id and is_client_visible and withdrawn_at is null
      and (uploaded_by is not distinct from v_case.user_id) = v_is_own
    union all
    select id, 'application', file_name, file_type, file_size, uploaded_at, null
    from public.intake_documents where intake_form_id = v_case.intake_form_id and v_is_own
  ), page as (
    select * from shelf where private.is_before(added_at, id, p_before)
    order by added_at desc, id desc limit p_limit + 1
  ), shown as (
    select * from page order by added_at desc, id desc limit p_limit
  )
  select jsonb_build_object(
    'outcome', 'done',
    'items', coalesce(jsonb_agg(jsonb_build_object(
      'id', id, 'kind', kind, 'name', name, 'type', file_type, 'size', file_size, 'addedAt', added_at, 'about', description
    ) order by added_at desc, id desc), '[]'),
    'before', case when (select count(*) from page) > p_limit then (
      select private.page_place(added_at, id) from shown order by added_at, id limit 1
    ) end
  ) into v_answer from shown;
  return v_answer;
end
$$;
comment on function public.read_case_files is
  'p_shelf: fromUs | yours → { outcome: done | unknown, items: [{ id, kind: case | application, name, '
  'type, size, addedAt, about }], before }: files of a client''s own case, the newest first, without what is hidden or was taken back.';
