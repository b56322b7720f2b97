-- Lists and counts of the workplace with tens of thousands of rows: what is searched stands folded in a column of its
-- own under a trigram index, pages go on where the last one ended and nothing is counted for them, and whether an
-- application was paid is a fact of its order instead of a function asked for every row.

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

create function private.search_patterns(p_search text) returns text[]
language sql immutable set search_path = '' as $$
  -- Whatever somebody searches for is compared as it is: no character has a meaning. The longest word comes first,
  -- because the index looks for one and the rest is compared.
  select nullif(array(
    select '%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%'
    from regexp_split_to_table(private.search_form(btrim(p_search)), '\s+') as word
    where word <> ''
    order by length(word) desc, word
  ), '{}')
$$;
comment on function private.search_patterns(text) is
  'Each word of a search as a pattern for like, folded, the longest first; null if there is none.';

revoke execute on function private.search_patterns(text) from public, anon, authenticated;
grant execute on function private.search_patterns(text) to service_role;

-- A reference is found as it is stored and as it is printed.
alter table public.intake_forms add column search_text text not null generated always as (private.search_form(
  first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(eviction_county, '') || ' '
    || reference || ' ' || left(reference, 4) || '-' || substr(reference, 5)
)) stored;
comment on column public.intake_forms.search_text is 'What staff find it by, folded.';
create index intake_forms_search_idx on public.intake_forms using gin (search_text extensions.gin_trgm_ops);
create index intake_forms_newest_idx on public.intake_forms (submitted_at desc, id desc);
create index intake_forms_open_idx on public.intake_forms (submitted_at, id) where status = 'submitted';
drop index public.intake_forms_submitted_at_idx;

alter table public.contact_submissions add column search_text text not null generated always as (private.search_form(
  first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || message || ' '
    || reference || ' ' || left(reference, 4) || '-' || substr(reference, 5)
)) stored;
comment on column public.contact_submissions.search_text is 'What staff find it by, folded.';
create index contact_submissions_search_idx on public.contact_submissions using gin (search_text extensions.gin_trgm_ops);
create index contact_submissions_newest_idx on public.contact_submissions (created_at desc, id desc);
create index contact_submissions_open_idx on public.contact_submissions (created_at) where handled_at is null;
drop index public.contact_submissions_created_at_idx;

alter table public.orders add column is_owed boolean not null generated always as (private.is_owed(status)) stored;
comment on column public.orders.is_owed is 'Money has arrived and was not given back: the service is owed.';
create index orders_owed_idx on public.orders (intake_form_id) where is_owed;
create index orders_newest_idx on public.orders (created_at desc, id desc) where not is_to_review;
create index refund_requests_newest_idx on public.refund_requests (created_at desc, id desc);
create index audit_entries_by_actor_idx on public.audit_entries (actor_id, position);
drop index public.audit_entries_actor_id_idx;
create unique index audit_entries_position_idx on public.audit_entries (position);

create or replace function private.is_intake_paid(p_intake_form_id uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (select from public.orders where intake_form_id = p_intake_form_id and is_owed);
end
$$;

create or replace view public.application_payment with (security_invoker = true) as
select
  intake.id as intake_form_id,
  intake.user_id,
  intake.submitted_at,
  owed.completed_at is not null as is_paid,
  owed.completed_at as paid_at,
  -- Declined, withdrawn, erased, or its money given back: nothing can be paid any more.
  private.is_application_over(intake) or (opened.id is not null and owed.completed_at is null) as is_closed,
  intake.status = 'submitted' and opened.id is null and owed.completed_at is null as is_to_pay,
  exists (
    select from public.orders as waiting
    where waiting.intake_form_id = intake.id and waiting.status = 'needs_review' and waiting.is_to_review
  ) as is_in_review,
  private.waits_for_owner(intake) as waits_for_owner
from public.intake_forms as intake
left join public.cases as opened on opened.intake_form_id = intake.id
-- At most one: an application is paid for once.
left join public.orders as owed on owed.intake_form_id = intake.id and owed.is_owed;

-- A plan of its own for each search: one made for all of them could use no index, since any of these may be absent.
create or replace function public.search_applications(p jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  v_words text[] := private.search_patterns(p ->> 'search');
  v_before_at timestamptz := split_part(p ->> 'before', '_', 1);
  v_before_id uuid := split_part(p ->> 'before', '_', 2);
begin
  return (
    with found as (
      select
        intake.id, intake.reference, intake.first_name, intake.last_name, intake.email, intake.eviction_county,
        intake.urgency, intake.status, intake.language, intake.submitted_at, intake.selected_service_package,
        cardinality(intake.files_missing) as files_missing, intake.notes is not null as has_notes, intake.erased_at
      from public.intake_forms as intake
      where (p ->> 'status' is null or intake.status = (p ->> 'status')::public.intake_status)
        and (p ->> 'language' is null or intake.preferred_language = (p ->> 'language')::public.locale)
        and (p ->> 'paid' is null or exists (
          select from public.orders where intake_form_id = intake.id and is_owed
        ) = (p ->> 'paid' = 'paid'))
        and (p ->> 'files' is null or (cardinality(intake.files_missing) > 0) = (p ->> 'files' = 'missing'))
        and (v_words is null or (intake.search_text like v_words[1] and intake.search_text like all (v_words)))
        and (v_before_at is null or (intake.submitted_at, intake.id) < (v_before_at, v_before_id))
      order by intake.submitted_at desc, intake.id desc
      limit (p ->> 'limit')::integer + 1
    ), page as (
      select * from found order by submitted_at desc, id desc limit (p ->> 'limit')::integer
    )
    select jsonb_build_object(
      'items', coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'reference', reference, 'firstName', first_name, 'lastName', last_name, 'email', email,
        'county', eviction_county, 'urgency', urgency, 'status', status, 'paid', private.is_intake_paid(id),
        'returned', private.is_intake_returned(id), 'language', language,
        'packageId', selected_service_package, 'filesMissing', files_missing, 'hasNotes', has_notes,
        'submittedAt', submitted_at, 'erasedAt', erased_at
      ) order by submitted_at desc, id desc), '[]'),
      'before', case when (select count(*) from found) > (p ->> 'limit')::integer then (
        select private.page_place(submitted_at, id) from page order by submitted_at, id limit 1
      ) end
    ) from page
  );
end
$$;

create or replace function public.search_messages(p jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  v_words text[] := private.search_patterns(p ->> 'search');
  v_before_at timestamptz := split_part(p ->> 'before', '_', 1);
  v_before_id uuid := split_part(p ->> 'before', '_', 2);
begin
  return (
    with found as (
      select message.*
      from public.contact_submissions as message
      where (p ->> 'type' is null or message.inquiry_type = (p ->> 'type')::public.inquiry_type)
        and (p ->> 'handled' is null or (message.handled_at is not null) = (p ->> 'handled' = 'handled'))
        and (p ->> 'suspicious' is null or (message.suspicion is not null) = (p ->> 'suspicious' = 'yes'))
        and (p ->> 'language' is null or message.language = (p ->> 'language')::public.locale)
        and (v_words is null or (message.search_text like v_words[1] and message.search_text like all (v_words)))
        and (v_before_at is null or (message.created_at, message.id) < (v_before_at, v_before_id))
      order by message.created_at desc, message.id desc
      limit (p ->> 'limit')::integer + 1
    ), page as (
      select * from found order by created_at desc, id desc limit (p ->> 'limit')::integer
    )
    select jsonb_build_object(
      'items', coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'reference', reference, 'firstName', first_name, 'lastName', last_name, 'email', email,
        'inquiryType', inquiry_type, 'beginning', left(message, 140), 'language', language,
        'files', jsonb_array_length(uploaded_files), 'filesMissing', cardinality(files_missing),
        'suspicion', suspicion, 'handledAt', handled_at, 'createdAt', created_at
      ) order by created_at desc, id desc), '[]'),
      'before', case when (select count(*) from found) > (p ->> 'limit')::integer then (
        select private.page_place(created_at, id) from page order by created_at, id limit 1
      ) end
    ) from page
  );
end
$$;

create or replace function public.search_audit(p jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
begin
  return (
    with found as (
      select entry.*
      from public.audit_entries as entry
      where (p ->> 'action' is null or entry.action = p ->> 'action')
        and (p ->> 'actorId' is null or entry.actor_id = (p ->> 'actorId')::uuid)
        and (p ->> 'before' is null or entry.position < (p ->> 'before')::bigint)
      order by entry.position desc
      limit (p ->> 'limit')::integer + 1
    ), page as (
      select found.*, users.first_name, users.last_name, users.email
      from (select * from found order by position desc limit (p ->> 'limit')::integer) as found
      left join public.users on users.id = found.actor_id
    )
    select jsonb_build_object(
      'items', coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'action', action, 'actorRole', actor_role, 'objectType', object_type, 'objectId', object_id,
        'details', details, 'createdAt', created_at,
        -- Clients stand here for what they did to their own account: by their id alone.
        'actor', case when actor_role not in ('client', 'system')
          then coalesce(nullif(concat_ws(' ', first_name, last_name), ''), email) end
      ) order by position desc), '[]'),
      'before', case when (select count(*) from found) > (p ->> 'limit')::integer then min(position)::text end
    ) from page
  );
end
$$;

create function public.find_orders(p jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  v_words text[] := private.search_patterns(p ->> 'search');
  v_reference text := upper(regexp_replace(p ->> 'search', '[\s-]', '', 'g'));
begin
  return (
    select jsonb_build_object('ids', coalesce(jsonb_agg(id order by created_at desc), '[]')) from (
      select id, created_at from public.orders where reference = v_reference
      union
      select orders.id, orders.created_at
      from public.orders join public.intake_forms as intake on intake.id = orders.intake_form_id
      where v_words is not null and intake.search_text like v_words[1] and intake.search_text like all (v_words)
      union
      select orders.id, orders.created_at
      from public.orders join public.users on users.id = orders.user_id
      where users.email = lower(btrim(p ->> 'search'))
      order by created_at desc
      limit (p ->> 'limit')::integer
    ) as found
  );
end
$$;
comment on function public.find_orders(jsonb) is
  'p { search, limit } → { ids }, newest first: by reference of order or application, by the address of the account, or '
  'by words of the application it pays for.';
revoke execute on function public.find_orders(jsonb) from public, anon, authenticated;
grant execute on function public.find_orders(jsonb) to service_role;

create or replace function public.count_open_work() returns jsonb
language sql stable security invoker set search_path = '' as $$
  with paid as (
    select count(*) as count, min(intake.submitted_at) as oldest
    from public.intake_forms as intake
    join public.orders on orders.intake_form_id = intake.id and orders.is_owed
    where intake.status = 'submitted'
  ), message as (
    select
      count(*) filter (where suspicion is null) as count,
      count(*) filter (where suspicion is not null) as suspicious,
      min(created_at) filter (where suspicion is null) as oldest
    from public.contact_submissions where handled_at is null
  )
  select jsonb_build_object(
    'applications', (select count(*) from public.intake_forms where status = 'submitted'),
    'applicationsPaid', (select count from paid),
    'oldestPaidApplication', (select oldest from paid),
    'messages', (select count from message),
    'messagesSuspicious', (select suspicious from message),
    'oldestMessage', (select oldest from message),
    'orders', (select count(*) from public.orders where is_to_review),
    'refunds', (select count(*) from public.refund_requests where status in ('asked', 'failed')),
    'mail', (select count(*) from public.outbox where status = 'dead'),
    'dataRequests', (select count(*) from public.data_requests where status = 'open'),
    'nextDataRequest', (select min(due_at) from public.data_requests where status = 'open'),
    'today', coalesce((
      select jsonb_object_agg(counted.event, counted.total) from (
        select event, sum(count) as total from public.daily_counts where day = private.office_date() group by event
      ) as counted
    ), '{}')
  )
$$;

drop function private.is_before(timestamptz, uuid, text);
