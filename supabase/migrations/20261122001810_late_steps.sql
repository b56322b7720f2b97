-- Steps of ours that a client was promised. When each is due is counted by the server (src/domain/promises): the
-- database knows neither limits nor holidays.

create function private.late_step(p_matter_id uuid, p_since timestamptz) returns text
language sql immutable set search_path = '' as $$
  select 'step_late:' || p_matter_id || ':' || (extract(epoch from p_since) * 1000000)::bigint
$$;
comment on function private.late_step(uuid, timestamptz) is 'Names one stay of a matter in one state: it is late once.';

create function public.list_our_steps(p jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return (
    select jsonb_build_object('items', coalesce(jsonb_agg(step.fact order by step.status_since, step.id), '[]'))
    from (
      select matter.id, matter.status_since, jsonb_build_object(
        'matterId', matter.id, 'status', matter.status, 'since', matter.status_since,
        'holds', coalesce((
          select jsonb_agg(jsonb_build_object('from', hold.held_at, 'to', hold.released_at) order by hold.held_at)
          from public.case_holds as hold where hold.case_id = matter.case_id
        ), '[]')
      ) as fact
      from public.court_matters as matter
      where matter.left_out_at is null and matter.status in ('submitted', 'in_review', 'preparing', 'attorney_review')
        and matter.status_since < (p ->> 'before')::timestamptz
        and not exists (select from public.case_holds where case_id = matter.case_id and released_at is null)
        and not exists (select from public.case_tasks where dedupe_key = private.late_step(matter.id, matter.status_since))
      order by matter.status_since, matter.id
      limit (p ->> 'limit')::integer
    ) as step
  );
end
$$;

comment on function public.list_our_steps(jsonb) is
  'p { before, limit } → { items: { matterId, status, since, holds: { from, to }[] }[] }, the oldest first: matters in a state of '
  'ours since before that moment, not held, of which no late step was noted. No person in it.';

create function public.note_late_steps(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_late record;
  v_noted integer := 0;
begin
  for v_late in
    select matter.case_id, matter.id, matter.status_since, (item ->> 'dueAt')::timestamptz as due_at
    from jsonb_array_elements(p -> 'items') as listed (item)
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
comment on function public.note_late_steps(jsonb) is
  'p { items: { matterId, since, dueAt }[] } → { noted }. A task for each that still stands where it stood; it goes when the matter '
  'moves on.';

revoke execute on function public.list_our_steps(jsonb), public.note_late_steps(jsonb) from public, anon, authenticated;
grant execute on function public.list_our_steps(jsonb), public.note_late_steps(jsonb) to service_role;
revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
