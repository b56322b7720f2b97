-- The county file comes in as CSV: all of it or nothing, and only over what the person saw in the preview.
create function public.import_county_values(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_stale jsonb;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  lock table public.county_values in share row exclusive mode;
  select private.stale_county_value(kept) || jsonb_build_object('county', kept.county) into v_stale
  from jsonb_array_elements(p -> 'values') as listed (item)
  join public.county_values as kept
    on kept.county = item ->> 'county' and kept.court::text = item ->> 'court' and kept.field::text = item ->> 'field'
  where kept.version is distinct from (item ->> 'version')::integer
  order by kept.county limit 1;
  if v_stale is null then
    -- Seen, and taken away since.
    select jsonb_build_object('outcome', 'stale', 'version', 0, 'by', null, 'county', item ->> 'county') into v_stale
    from jsonb_array_elements(p -> 'values') as listed (item)
    where item ->> 'version' is not null and not exists (
      select from public.county_values as kept
      where kept.county = item ->> 'county' and kept.court::text = item ->> 'court' and kept.field::text = item ->> 'field')
    limit 1;
  end if;
  if v_stale is not null then
    return private.keep_answer(p ->> 'idempotencyKey', v_stale);
  end if;
  insert into public.county_values as kept (county, court, field, value, source, checked_on, checked_by, changed_by)
  select item ->> 'county', (item ->> 'court')::public.court_type, (item ->> 'field')::public.court_field, item ->> 'value',
    item ->> 'source', (item ->> 'checked')::date, item ->> 'by', v_actor_id
  from jsonb_array_elements(p -> 'values') as listed (item)
  on conflict (county, court, field) do update set
    value = excluded.value, source = excluded.source, checked_on = excluded.checked_on, checked_by = excluded.checked_by,
    changed_by = excluded.changed_by, version = kept.version + 1;
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values (v_actor_id, (p ->> 'actorRole')::public.actor_role, 'county_file_imported', 'county_value', 'file',
          jsonb_build_object('values', jsonb_array_length(p -> 'values')));
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'done', 'saved', jsonb_array_length(p -> 'values')));
end
$$;
comment on function public.import_county_values(jsonb) is
  'p { idempotencyKey, values: [{ county, court, field, value, source, checked, by, version (that was seen; null: none) }], actorId, '
  'actorRole } → { outcome: done | stale, saved?, county?, by? }. All or nothing.';
revoke execute on function public.import_county_values(jsonb) from public, anon, authenticated;
grant execute on function public.import_county_values(jsonb) to service_role;
