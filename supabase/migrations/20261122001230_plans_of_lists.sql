-- Lists of staff ask these for every row. A function in SQL with a search path of its own is planned anew at each call,
-- which took most of the time of a list; in PL/pgSQL the plan is kept.

create or replace function private.case_since(p_case public.cases) returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(
      (select max(status_since) from public.court_matters
       where case_id = p_case.id and left_out_at is null and status = p_case.status),
      p_case.created_at)
  );
end
$$;

create or replace function private.reached_at(p_case_id uuid) returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  return (
    select greatest(
      (select max(happened_at) from public.contact_log
       where case_id = p_case_id and reached and channel not in ('docket_check', 'clerk_call')),
      (select max(created_at) from public.client_messages where case_id = p_case_id and sender_role <> 'client'),
      (select max(created_at) from public.case_updates
       where case_id = p_case_id and not is_internal and description is not null and created_by_role in ('staff', 'attorney', 'admin'))
    )
  );
end
$$;

create or replace function private.heard_at(p_case_id uuid) returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  return (
    select greatest(
      (select max(happened_at) from public.contact_log where case_id = p_case_id and direction = 'in' and channel <> 'letter'),
      (select max(created_at) from public.client_messages where case_id = p_case_id and sender_role = 'client'),
      (select max(answered_at) from public.file_requests where case_id = p_case_id),
      (select max(created_at) from public.case_updates where case_id = p_case_id and created_by_role = 'client')
    )
  );
end
$$;

create or replace function private.staff_name(p_id uuid) returns text
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(nullif(concat_ws(' ', first_name, last_name), ''), email) from public.users where id = p_id
  );
end
$$;

create or replace function private.client_name(p_case public.cases) returns text
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(
      (select nullif(concat_ws(' ', first_name, last_name), '') from public.users where id = p_case.user_id),
      (select nullif(concat_ws(' ', first_name, last_name), '') from public.intake_forms where id = p_case.intake_form_id),
      (select email from public.users where id = p_case.user_id))
  );
end
$$;

create or replace function private.turn_of(
  p_status public.case_status, p_package public.package_id, p_signed boolean, p_fee_settled boolean
) returns public.ball_holder
language plpgsql stable set search_path = '' as $$
begin
  return (
    select (case
      when p_status = 'ready_to_file' then case
        when p_signed and p_fee_settled
          and (select files from public.service_packages where id = p_package)
          and (select staff_deliver from public.filing_rules) then 'us'
        else 'client' end
      when p_status = 'notifying' then case
        when (select files from public.service_packages where id = p_package) then 'us' else 'client' end
      when p_status in ('waiting_for_application', 'waiting_for_client', 'client_review') then 'client'
      when p_status = 'attorney_review' then 'attorney'
      when p_status in ('filed', 'hearing_set') then 'court'
      when p_status in ('closed', 'cancelled') then 'nobody'
      else 'us'
    end)::public.ball_holder
  );
end
$$;

create or replace function private.is_held(p_case_id uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return (
    select exists (select from public.case_holds where case_id = p_case_id and released_at is null)
  );
end
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
                    where matter.case_id = one.id and matter.status = 'hearing_set'),
      'erased', one.title = '—'
    )
    from public.cases as one
    left join public.intake_forms as intake on intake.id = one.intake_form_id
    where one.id = p_case_id
  );
end
$$;

create or replace function private.keep_case_words(p_case_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  insert into public.case_words (case_id, words)
  select one.id, array_to_tsvector(array(select distinct word from unnest(
    private.words_of(concat_ws(' ', one.case_number, client.first_name, client.last_name, intake.first_name, intake.last_name,
      intake.landlord_name, intake.reference, left(intake.reference, 4) || ' ' || substr(intake.reference, 5),
      (select string_agg(concat_ws(' ', matter.docket_number, matter.name_as_filed, array_to_string(matter.aliases, ' ')), ' ')
       from public.court_matters as matter where matter.case_id = one.id),
      (select string_agg(party.name, ' ') from public.matter_parties as party
       join public.court_matters as matter on matter.id = party.matter_id where matter.case_id = one.id)))
    || private.words_of(replace(client.email, '@', ' ')) || private.words_of(replace(intake.email, '@', ' '))
    || array_remove(array[client.email, lower(intake.email)], null)
    || private.phone_words(intake.phone_number)
  ) as listed (word) where word <> ''))
  from public.cases as one
  join public.users as client on client.id = one.user_id
  left join public.intake_forms as intake on intake.id = one.intake_form_id
  where one.id = p_case_id
  on conflict (case_id) do update set words = excluded.words where case_words.words <> excluded.words;
end
$$;

create or replace function private.words_of(p_text text) returns text[]
language plpgsql immutable set search_path = '' as $$
begin
  return (
    -- Parts and the whole: "24-D-01" is found by its parts and as 24D01, "O'Brien" as OBrien too.
    select array(
      select left(word, 100) from (
        select regexp_split_to_table(private.search_form(p_text), '[^[:alnum:]]+') as word
        union
        select regexp_replace(whole, '[^[:alnum:]]+', '', 'g')
        from regexp_split_to_table(private.search_form(p_text), '\s+') as whole
      ) as listed where word <> ''
    )
  );
end
$$;

create or replace function private.phone_words(p_phone text) returns text[]
language plpgsql immutable set search_path = '' as $$
begin
  return (
    select case when length(digits) >= 7 then array[right(digits, 10), right(digits, 7), right(digits, 4)] else '{}' end
    from (select regexp_replace(coalesce(p_phone, ''), '\D', '', 'g') as digits) as typed
  );
end
$$;
