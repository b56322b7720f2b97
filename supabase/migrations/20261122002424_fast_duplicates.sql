-- Pairs of accounts that may be one person, with tens of thousands of clients: who is a client is asked once, not for each
-- pair, and what cannot stand in a number is taken out without a pattern.
create or replace function public.find_duplicates(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' set work_mem = '32MB' as $$
declare
  v_pairs jsonb;
begin
  insert into public.audit_entries (actor_id, actor_role, action)
  values ((p ->> 'actorId')::uuid, (p ->> 'actorRole')::public.actor_role, 'duplicates_viewed');
  with client as materialized (
    select id from public.users where is_active and role = 'client'
  ), fact as (
    select intake.user_id, 1 as reason, right(translate(intake.phone_number, ' ()-.+/', ''), 10) as value
    from public.intake_forms as intake join client on client.id = intake.user_id
    where intake.erased_at is null and intake.phone_number is not null
    union all
    select intake.user_id, 2, lower(btrim(intake.first_name)) || ' ' || lower(btrim(intake.last_name)) || ' ' || intake.date_of_birth
    from public.intake_forms as intake join client on client.id = intake.user_id
    where intake.erased_at is null
    union all
    select one.user_id, 3, coalesce(matter.county, '') || ' ' || translate(upper(matter.docket_number), ' -_./#', '')
    from public.court_matters as matter
    join public.cases as one on one.id = matter.case_id join client on client.id = one.user_id
    where matter.docket_number is not null
  ), keyed as materialized (
    select user_id, reason, value, hashtextextended(value, reason) as key from fact where length(value) >= 4
  ), repeated as materialized (
    -- Numbers are compared faster than texts, and few of them come twice.
    select key from keyed group by key having count(*) > 1
  ), shared as materialized (
    -- A number that a dozen people gave is that of an office.
    select reason, array_agg(distinct user_id order by user_id) as people
    from keyed join repeated using (key) group by reason, value
  ), pair as (
    select one.id as first_id, other.id as second_id, array_agg(distinct shared.reason) as reasons
    from shared, unnest(people) with ordinality as one (id, place), unnest(people) with ordinality as other (id, place)
    where cardinality(people) between 2 and 5 and one.place < other.place
    group by one.id, other.id
  ), listed as (
    select first_id, second_id, (
      select jsonb_agg(name order by name) from unnest(reasons) as known (reason), unnest(array['phone', 'name_birth', 'docket'])
        with ordinality as names (name, place) where names.place = known.reason
    ) as reasons
    from (
      select pair.* from pair
      where not exists (select from public.person_merges
                        where least(kept_id, merged_id) = first_id and greatest(kept_id, merged_id) = second_id)
      order by cardinality(pair.reasons) desc, first_id, second_id limit (p ->> 'limit')::integer
    ) as first_ones
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'reasons', reasons, 'people', jsonb_build_array(private.person_card(first_id), private.person_card(second_id))
  ) order by jsonb_array_length(reasons) desc, first_id, second_id), '[]') into v_pairs from listed;
  return jsonb_build_object(
    'outcome', 'done', 'pairs', v_pairs,
    'hasSecond', private.has_second_merger((p ->> 'actorId')::uuid),
    'merges', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', id, 'status', status, 'reason', reason, 'askedAt', created_at, 'askedBy', private.staff_name(asked_by),
        'mayConfirm', asked_by is distinct from (p ->> 'actorId')::uuid
          or (not private.has_second_merger(asked_by) and created_at <= now() - interval '24 hours'),
        'freeAt', case when asked_by = (p ->> 'actorId')::uuid and not private.has_second_merger(asked_by)
          then created_at + interval '24 hours' end,
        'decidedAt', decided_at, 'decidedBy', private.staff_name(decided_by),
        'kept', private.person_card(kept_id), 'merged', private.person_card(merged_id)
      ) order by status, created_at desc)
      from (select * from public.person_merges order by status, created_at desc limit 50) as merge), '[]')
  );
end
$$;
