-- What somebody checked about the courts of each county: one row for each value, and none without a source. The county
-- file comes in as CSV: all of it or nothing, and only over what the person saw in the preview.

create type public.court_field as enum (
  'exists', 'court', 'address', 'mail', 'phone', 'filing', 'efiling', 'fee', 'copies', 'copy_fee', 'form', 'originals',
  'hearings', 'chambers', 'interpreter', 'docket', 'self_help'
);
comment on type public.court_field is 'What can be known of a court of a county.';

create table public.county_values (
  id uuid primary key default gen_random_uuid(),
  county text not null references public.counties (name) on update cascade on delete restrict,
  court public.court_type not null check (court <> 'unknown'),
  field public.court_field not null,
  value text not null check (btrim(value) <> '' and char_length(value) <= 600),
  source text not null check (btrim(source) <> '' and char_length(source) <= 500),
  checked_on date not null,
  checked_by text not null check (btrim(checked_by) <> '' and char_length(checked_by) <= 80),
  version integer not null default 1 check (version > 0),
  changed_by uuid references public.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (county, court, field),
  check (field <> 'exists' or value ~ '^(yes|no)$'),
  constraint county_values_civil_court check (court <> 'civil' or county = 'Richmond')
);
create index county_values_changed_by_idx on public.county_values (changed_by) where changed_by is not null;
comment on table public.county_values is 'The county file: what somebody checked about a court, each value with its source and day.';
comment on column public.county_values.value is 'Words of the court, in English; for the field exists: yes or no.';
comment on column public.county_values.source is 'Address of a page, or in words who said it.';
comment on column public.county_values.checked_on is 'The day somebody looked there. After 180 days the value is stale.';
comment on column public.county_values.checked_by is 'Name of who looked; it stands in the file that is published.';
comment on column public.county_values.changed_by is 'The account that saved it here; null for what came with the file.';

create trigger set_updated_at before update on public.county_values
  for each row execute function private.set_updated_at();

grant select, insert, update, delete on public.county_values to service_role;

create function private.is_stale_county_value(p_checked_on date) returns boolean
language sql stable set search_path = '' as $$
  select p_checked_on < private.office_date() - 180
$$;
comment on function private.is_stale_county_value(date) is 'Whether a value has to be checked again before somebody relies on it.';

create function private.show_county_value(p_value public.county_values) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'county', p_value.county, 'court', p_value.court, 'field', p_value.field, 'value', p_value.value,
    'source', p_value.source, 'checked', p_value.checked_on, 'by', p_value.checked_by, 'version', p_value.version
  )
$$;
comment on function private.show_county_value(public.county_values) is 'A value as staff read it.';

create function public.search_counties(p_search text default null) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return jsonb_build_object('before', null, 'items', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'county', county.name, 'fips', county.fips, 'values', coalesce(known.checked, 0), 'stale', coalesce(known.stale, 0),
      'checked', known.latest
    ) order by county.name), '[]')
    from public.counties as county
    left join (
      select one.county, count(*) filter (where one.field <> 'exists') as checked,
        count(*) filter (where private.is_stale_county_value(one.checked_on)) as stale, max(one.checked_on) as latest
      from public.county_values as one group by one.county
    ) as known on known.county = county.name
    where p_search is null or starts_with(private.search_form(county.name), private.search_form(p_search))
  ));
end
$$;
comment on function public.search_counties is
  '→ { items: [{ county, fips, values, stale, checked }], before: null }: counties whose name begins so.';

create function public.read_county(p_county text) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return coalesce((
    select jsonb_build_object('outcome', 'found', 'county', county.name, 'values', (
      select coalesce(jsonb_agg(private.show_county_value(one) order by one.court, one.field), '[]')
      from public.county_values as one where one.county = county.name
    ))
    from public.counties as county where county.name = p_county
  ), jsonb_build_object('outcome', 'unknown'));
end
$$;
comment on function public.read_county is '→ { outcome: found | unknown, county?, values? }.';

create function public.export_counties() returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return jsonb_build_object('values', (
    select coalesce(jsonb_agg(private.show_county_value(one)), '[]') from public.county_values as one));
end
$$;
comment on function public.export_counties is '→ { values }: all of the county file, for its export.';

create function private.stale_county_value(p_value public.county_values) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('outcome', 'stale', 'version', p_value.version, 'by', p_value.checked_by)
$$;
comment on function private.stale_county_value(public.county_values) is 'Whose change it was, and the version that counts.';

create function public.save_county_value(
  p_county text,
  p_court public.court_type,
  p_field public.court_field,
  p_value text,
  p_source text,
  p_checked date,
  p_actor_id uuid,
  p_actor_role public.account_role,
  p_version integer default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_before public.county_values;
  v_after public.county_values;
  v_name text;
begin
  if not exists (select 1 from public.counties where name = p_county) then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  if p_checked > private.office_date() then
    return jsonb_build_object('outcome', 'future');
  end if;
  select coalesce(nullif(private.person_name(first_name, last_name), ''), 'staff') into v_name
  from public.users where id = p_actor_id;
  insert into public.county_values (county, court, field, value, source, checked_on, checked_by, changed_by)
  values (p_county, p_court, p_field, p_value, p_source,
          p_checked, left(v_name, 80), p_actor_id)
  on conflict (county, court, field) do nothing returning * into v_after;
  if v_after.id is null then
    select * into v_before from public.county_values
    where county = p_county and court = p_court
      and field = p_field for no key update;
    if v_before.changed_by = p_actor_id
      and (v_before.value, v_before.source, v_before.checked_on)
        = (p_value, p_source, p_checked) then
      -- The same press again: the first answer was lost on its way.
      return jsonb_build_object('outcome', 'saved', 'value', private.show_county_value(v_before));
    end if;
    if v_before.version is distinct from p_version then
      return private.stale_county_value(v_before);
    end if;
    update public.county_values set value = p_value, source = p_source, checked_on = p_checked,
      checked_by = left(v_name, 80), changed_by = p_actor_id, version = version + 1
    where id = v_before.id returning * into v_after;
  end if;
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values (p_actor_id, p_actor_role, 'county_value_saved', 'county_value', v_after.id::text,
          jsonb_build_object('county', v_after.county, 'court', v_after.court, 'field', v_after.field));
  return jsonb_build_object('outcome', 'saved', 'value', private.show_county_value(v_after));
end
$$;
comment on function public.save_county_value is
  'p_version (null: a new one) → { outcome: saved | stale | future | unknown, value?, version?, by? }. The name beside the day is that of the '
  'account.';

create function public.remove_county_value(
  p_county text,
  p_court public.court_type,
  p_field public.court_field,
  p_version integer,
  p_actor_id uuid,
  p_actor_role public.account_role
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_value public.county_values;
begin
  select * into v_value from public.county_values
  where county = p_county and court = p_court
    and field = p_field for update;
  if v_value.id is null then
    return jsonb_build_object('outcome', 'done');
  end if;
  if v_value.version <> p_version then
    return private.stale_county_value(v_value);
  end if;
  delete from public.county_values where id = v_value.id;
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values (p_actor_id, p_actor_role, 'county_value_removed', 'county_value', v_value.id::text,
          jsonb_build_object('county', v_value.county, 'court', v_value.court, 'field', v_value.field));
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.remove_county_value is '→ { outcome: done | stale, version?, by? }. It reads as not verified again.';

create function private.ask_for_county_check() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_oldest date;
begin
  select min(checked_on) into v_oldest from public.county_values
  where county = new.county and court = new.court and private.is_stale_county_value(checked_on);
  if v_oldest is not null then
    perform private.add_tasks(new.case_id, new.id, jsonb_build_array(jsonb_build_object(
      'code', 'check_county', 'dueAt', now() + interval '2 days',
      'dedupeKey', concat_ws(':', 'check_county', new.id, new.status, v_oldest))), null);
  end if;
  return null;
end
$$;
comment on function private.ask_for_county_check() is 'Sets a task when papers are about to rest on values of the county file that are stale.';

-- At the end of the transaction, because a move first drops what was to do before it.
create constraint trigger ask_for_county_check after update of status on public.court_matters
  deferrable initially deferred for each row
  when (new.status in ('preparing', 'ready_to_file') and old.status is distinct from new.status)
  execute function private.ask_for_county_check();

create function public.import_county_values(
  p_idempotency_key text,
  p_values jsonb,
  p_actor_id uuid,
  p_actor_role public.account_role
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_stale jsonb;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  lock table public.county_values in share row exclusive mode;
  select private.stale_county_value(kept) || jsonb_build_object('county', kept.county) into v_stale
  from jsonb_array_elements(p_values) as listed (item)
  join public.county_values as kept
    on kept.county = item ->> 'county' and kept.court::text = item ->> 'court' and kept.field::text = item ->> 'field'
  where kept.version is distinct from (item ->> 'version')::integer
  order by kept.county limit 1;
  if v_stale is null then
    -- Seen, and taken away since.
    select jsonb_build_object('outcome', 'stale', 'version', 0, 'by', null, 'county', item ->> 'county') into v_stale
    from jsonb_array_elements(p_values) as listed (item)
    where item ->> 'version' is not null and not exists (
      select from public.county_values as kept
      where kept.county = item ->> 'county' and kept.court::text = item ->> 'court' and kept.field::text = item ->> 'field')
    limit 1;
  end if;
  if v_stale is not null then
    return private.keep_answer(p_idempotency_key, v_stale);
  end if;
  insert into public.county_values as kept (county, court, field, value, source, checked_on, checked_by, changed_by)
  select item ->> 'county', (item ->> 'court')::public.court_type, (item ->> 'field')::public.court_field, item ->> 'value',
    item ->> 'source', (item ->> 'checked')::date, item ->> 'by', p_actor_id
  from jsonb_array_elements(p_values) as listed (item)
  on conflict (county, court, field) do update set
    value = excluded.value, source = excluded.source, checked_on = excluded.checked_on, checked_by = excluded.checked_by,
    changed_by = excluded.changed_by, version = kept.version + 1;
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values (p_actor_id, p_actor_role, 'county_file_imported', 'county_value', 'file',
          jsonb_build_object('values', jsonb_array_length(p_values)));
  return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'done', 'saved', jsonb_array_length(p_values)));
end
$$;
comment on function public.import_county_values is
  'p_values: [{ county, court, field, value, source, checked, by, version (that was seen; null: none) }] → { outcome: done | stale, saved?, '
  'county?, by? }. All or nothing.';
