-- Pairs of accounts that may be one person are found by keys that stand in a table of their own, under an index: to fold
-- every phone, name and docket number at each look took seconds with tens of thousands of clients.

create type public.duplicate_reason as enum ('docket', 'name_birth', 'phone');
comment on type public.duplicate_reason is 'Why two accounts may be one person.';

create table public.person_keys (
  reason public.duplicate_reason not null,
  key uuid not null,
  user_id uuid not null references public.users (id) on delete cascade,
  primary key (reason, key, user_id)
);
create index person_keys_user_id_idx on public.person_keys (user_id);
comment on table public.person_keys is 'By what clients are compared; made from other rows by triggers, never written by hand.';
comment on column public.person_keys.key is 'A digest of the folded number or name: nobody can be read from it.';

grant select, insert, update, delete on public.person_keys to service_role;

create function private.keep_person_keys(p_user_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_held public.person_keys[];
begin
  with client as (
    select id from public.users where id = p_user_id and is_active and role = 'client'
  ), fact as (
    select 'phone'::public.duplicate_reason as reason, coalesce(ltrim(intake.phone_e164, '+1'), right(translate(intake.phone_number, ' ()-.+/', ''), 10)) as value
    from client join public.intake_forms as intake on intake.user_id = client.id
    where intake.erased_at is null
    union
    select 'name_birth', private.name_form(private.person_name(intake.first_name, intake.last_name)) || ' '
      || to_char(intake.date_of_birth, 'YYYY-MM-DD')
    from client join public.intake_forms as intake on intake.user_id = client.id
    where intake.erased_at is null
    union
    select 'docket', coalesce(matter.county, '') || ' ' || translate(upper(matter.docket_number), ' -_./#', '')
    from client join public.cases as one on one.user_id = client.id
    join public.court_matters as matter on matter.case_id = one.id
  )
  select coalesce(array_agg((reason, md5(value)::uuid, p_user_id)::public.person_keys), '{}') into v_held
  from fact where length(value) >= 4;
  delete from public.person_keys as old
  where user_id = p_user_id and old <> all (v_held);
  -- In one order always: two who write for the same person wait for each other and never both.
  insert into public.person_keys (reason, key, user_id)
  select reason, key, user_id from unnest(v_held) order by reason, key
  on conflict do nothing;
end
$$;
comment on function private.keep_person_keys(uuid) is 'Writes by what a client is compared with others, from the rows as they stand.';

create function private.keep_keys() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_user_id uuid;
begin
  for v_user_id in
    select distinct case tg_table_name
      when 'users' then row ->> 'id'
      when 'court_matters' then (select user_id::text from public.cases where id = (row ->> 'case_id')::uuid)
      else row ->> 'user_id'
    end
    from unnest(array[to_jsonb(old), to_jsonb(new)]) as row
  loop
    if v_user_id is not null then perform private.keep_person_keys(v_user_id); end if;
  end loop;
  return null;
end
$$;
comment on function private.keep_keys() is 'Trigger: clients are compared by what their rows say now.';

create trigger keep_keys after insert or delete
  or update of user_id, phone_number, first_name, last_name, date_of_birth, erased_at on public.intake_forms
  for each row execute function private.keep_keys();
create trigger keep_keys after insert or delete or update of docket_number, county on public.court_matters
  for each row execute function private.keep_keys();
create trigger keep_keys after update of user_id or delete on public.cases
  for each row execute function private.keep_keys();
create trigger keep_keys after update of deactivated_at, role on public.users
  for each row execute function private.keep_keys();

-- An account that was made one with another is emptied: staff still read whom they merged, by the name and the address
-- that are kept as its alias.
create function private.person_card(p_user_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'id', person.id,
      'name', coalesce(nullif(concat_ws(' ', coalesce(person.first_name, sent.first_name),
                                             coalesce(person.last_name, sent.last_name)), ''),
                       nullif(private.person_name(old.first_name, old.last_name), '')),
      -- An address that no mail reaches names nobody.
      'email', coalesce(old.email, case when person.email not like '%.invalid' then person.email end),
      'phone', sent.phone_number, 'birthDate', sent.date_of_birth,
      'since', person.created_at, 'lastSeenAt', person.last_login_at,
      'cases', (select count(*) from public.cases where user_id = person.id),
      'supporters', (select count(*) from public.case_supporters as helper join public.cases as one on one.id = helper.case_id
                     where one.user_id = person.id and helper.ended_at is null),
      'hasCalendar', exists (select from public.calendar_addresses where user_id = person.id),
      'orders', (select count(*) from public.orders where user_id = person.id and completed_at is not null)
    )
    from public.users as person
    left join lateral (
      select * from public.intake_forms where user_id = person.id and erased_at is null order by submitted_at desc limit 1
    ) as sent on true
    left join lateral (
      select alias.email, alias.first_name, alias.last_name
      from public.person_merges as merge join public.person_aliases as alias on alias.merge_id = merge.id
      where merge.merged_id = person.id and merge.status = 'done' limit 1
    ) as old on true
    where person.id = p_user_id
  );
end
$$;
comment on function private.person_card(uuid) is
  'By what staff tell two people apart; an account that was merged goes by its alias, one that was erased by nothing.';

create function public.find_duplicates(p_actor_id uuid, p_actor_role public.account_role, p_limit integer) returns jsonb
language plpgsql volatile security invoker set search_path = '' set work_mem = '32MB' as $$
declare
  v_pairs jsonb;
begin
  insert into public.audit_entries (actor_id, actor_role, action)
  values (p_actor_id, p_actor_role, 'duplicates_viewed');
  with shared as materialized (
    -- A number that half a dozen people gave is that of an office.
    select reason, array_agg(user_id order by user_id) as people
    from public.person_keys group by reason, key having count(*) between 2 and 5
  ), member as materialized (
    select person from shared, unnest(people) as person
  ), often as materialized (
    select array_agg(person) as people from (select person from member group by person having count(*) > 1) as counted
  ), strong as materialized (
    -- Who has more in common comes first, and only who shares two keys with somebody can.
    select one.id as first_id, other.id as second_id, array_agg(distinct reason order by reason) as reasons
    from shared, often, unnest(shared.people) with ordinality as one (id, place),
      unnest(shared.people) with ordinality as other (id, place)
    where shared.people && often.people and one.place < other.place
      and one.id = any (often.people) and other.id = any (often.people)
    group by one.id, other.id having count(distinct reason) > 1
  ), weak as (
    select one.id as first_id, other.id as second_id, array[reason] as reasons
    from shared, unnest(people) with ordinality as one (id, place), unnest(people) with ordinality as other (id, place)
    where one.place < other.place and (one.id, other.id) not in (select first_id, second_id from strong)
  ), listed as (
    select * from (
      (select * from strong order by cardinality(reasons) desc, first_id, second_id)
      union all
      select * from weak
    ) as pair
    where not exists (select from public.person_merges
                      where least(kept_id, merged_id) = first_id and greatest(kept_id, merged_id) = second_id)
    limit p_limit
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'reasons', reasons, 'people', jsonb_build_array(private.person_card(first_id), private.person_card(second_id))
  ) order by cardinality(reasons) desc, first_id, second_id), '[]') into v_pairs from listed;
  return jsonb_build_object(
    'outcome', 'done', 'pairs', v_pairs,
    'hasSecond', private.has_second_merger(p_actor_id),
    'merges', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', id, 'status', status, 'reason', reason, 'askedAt', created_at, 'askedBy', private.staff_name(asked_by),
        'mayConfirm', asked_by is distinct from p_actor_id
          or (not private.has_second_merger(asked_by) and created_at <= now() - interval '24 hours'),
        'freeAt', case when asked_by = p_actor_id and not private.has_second_merger(asked_by)
          then created_at + interval '24 hours' end,
        'decidedAt', decided_at, 'decidedBy', private.staff_name(decided_by),
        'kept', private.person_card(kept_id), 'merged', private.person_card(merged_id)
      ) order by status, created_at desc)
      from (select * from public.person_merges order by status, created_at desc limit 50) as merge), '[]')
  );
end
$$;
comment on function public.find_duplicates is
  '→ { pairs: [{ reasons, people }], merges, hasSecond }. That it was seen is noted.';
