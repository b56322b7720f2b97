-- What attorneys say of themselves on papers, and their licence. When it is no longer in force, its approvals fall until
-- the papers are filed, what waited returns to the queue, and nothing new is approved by it before an admin has found it
-- in force again.

-- What an attorney is called on papers.
create table public.attorney_profiles (
  user_id uuid primary key references public.users (id) on delete cascade,
  firm text check (length(firm) between 1 and 200),
  phone text,
  phone_e164 text check (phone_e164 ~ '^\+[1-9]\d{6,14}$'),
  address text,
  city text,
  state text,
  zip text,
  bar_number text check (bar_number ~ '^[0-9A-Z]{4,12}$'),
  licence_checked_on date,
  weekly_capacity smallint check (weekly_capacity between 0 and 200),
  away_until date,
  substitute_id uuid references public.users (id) on delete set null check (substitute_id <> user_id),
  updated_at timestamptz not null default now(),
  licence_checked_by uuid references public.users (id) on delete set null,
  version integer not null default 1,
  licence_lapsed_at timestamptz
);
create index attorney_profiles_substitute_id_idx on public.attorney_profiles (substitute_id) where substitute_id is not null;
create index attorney_profiles_licence_checked_by_idx on public.attorney_profiles (licence_checked_by) where licence_checked_by is not null;
comment on table public.attorney_profiles is 'The attorneys who read our papers: how they appear on them, and how much they take on.';
comment on column public.attorney_profiles.phone_e164 is 'The number as networks know it, read from what was typed; of several the first.';
comment on column public.attorney_profiles.licence_checked_on is 'The day an admin last found the licence in force; a new bar number is checked anew.';
comment on column public.attorney_profiles.weekly_capacity is 'Court matters a week; null: no limit named.';
comment on column public.attorney_profiles.away_until is 'The last day of their absence.';
comment on column public.attorney_profiles.substitute_id is 'Who reads their matters while they are away.';
comment on column public.attorney_profiles.licence_lapsed_at is
  'When a licence that had been checked was last found not in force, or its number changed. What was approved before counts no more; '
  'it stands while licence_checked_on is empty.';

create trigger set_updated_at before update on public.attorney_profiles
  for each row execute function private.set_updated_at();
create trigger raise_version before update on public.attorney_profiles for each row execute function private.raise_version();

grant select, insert, update, delete on public.attorney_profiles to service_role;

create function public.save_attorney_profile(
  p_idempotency_key text,
  p_attorney_id uuid,
  p_version integer,
  p_facts jsonb,
  p_actor_id uuid,
  p_actor_role public.account_role
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_is_admin boolean := p_actor_role = 'admin';
  v_id uuid;
  v public.attorney_profiles;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  select id into v_id from public.users
  where id = p_attorney_id and role = 'attorney' and is_active and (v_is_admin or id = p_actor_id) for no key update;
  if v_id is null then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  end if;
  select * into v from public.attorney_profiles where user_id = v_id for no key update;
  if coalesce(v.version, 0) <> p_version then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'stale', 'changedBy', null, 'changedAt', v.updated_at));
  elsif p_facts ->> 'substituteId' is not null and not exists (
    select from public.users where id = (p_facts ->> 'substituteId')::uuid and id <> v_id and role = 'attorney' and is_active) then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'no_substitute'));
  end if;
  -- What was checked was another number; and nobody vouches for their own licence.
  if v_is_admin then
    if v.licence_checked_on is distinct from (p_facts ->> 'licenceCheckedOn')::date then
      v.licence_checked_by := p_actor_id;
    end if;
    v.licence_checked_on := (p_facts ->> 'licenceCheckedOn')::date;
  elsif v.bar_number is distinct from p_facts ->> 'barNumber' then
    v.licence_checked_on := null;
  end if;
  if v.licence_checked_on is null then
    v.licence_checked_by := null;
  end if;
  insert into public.attorney_profiles
    (user_id, firm, phone, phone_e164, address, city, state, zip, bar_number, licence_checked_on, licence_checked_by, weekly_capacity,
     away_until, substitute_id)
  values (v_id, p_facts ->> 'firm', p_facts ->> 'phone', p_facts ->> 'phoneE164', p_facts ->> 'address', p_facts ->> 'city',
          p_facts ->> 'state', p_facts ->> 'zip', p_facts ->> 'barNumber', v.licence_checked_on, v.licence_checked_by,
          (p_facts ->> 'weeklyCapacity')::smallint, (p_facts ->> 'awayUntil')::date, (p_facts ->> 'substituteId')::uuid)
  on conflict (user_id) do update set
    firm = excluded.firm, phone = excluded.phone, phone_e164 = excluded.phone_e164, address = excluded.address, city = excluded.city, state = excluded.state,
    zip = excluded.zip, bar_number = excluded.bar_number, licence_checked_on = excluded.licence_checked_on,
    licence_checked_by = excluded.licence_checked_by, weekly_capacity = excluded.weekly_capacity,
    away_until = excluded.away_until, substitute_id = excluded.substitute_id;
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id)
  values (p_actor_id, p_actor_role, 'attorney_profile_saved', 'user', v_id::text);
  return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'done'));
end
$$;
comment on function public.save_attorney_profile is
  'p_version (0: none yet); p_facts: { firm, phone, phoneE164, address, city, state, zip, barNumber, licenceCheckedOn (of an admin alone), '
  'weeklyCapacity, awayUntil, substituteId } → { outcome: done | stale | unknown (also another attorney''s) | no_substitute }.';

create function private.has_lapsed(p_user_id uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (
    select from public.attorney_profiles
    where user_id = p_user_id and licence_lapsed_at is not null and licence_checked_on is null
  );
end
$$;
comment on function private.has_lapsed(uuid) is 'The licence of this attorney was found not in force, and not in force again since.';

create function private.note_licence() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.licence_lapsed_at := now();
  return new;
end
$$;
comment on function private.note_licence() is 'Trigger: a licence that had been checked and is checked no more has lapsed.';

create trigger note_licence before update of licence_checked_on on public.attorney_profiles
  for each row when (old.licence_checked_on is not null and new.licence_checked_on is null) execute function private.note_licence();

create function private.return_work_of_licence() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.return_work_of(new.user_id, 'licence_lapsed');
  return null;
end
$$;
comment on function private.return_work_of_licence() is 'Trigger: a licence that lapsed.';

create trigger return_work after update of licence_checked_on on public.attorney_profiles
  for each row when (old.licence_checked_on is not null and new.licence_checked_on is null)
  execute function private.return_work_of_licence();

create function private.return_work_of_attorney() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.return_work_of(new.id, 'attorney_left');
  return null;
end
$$;
comment on function private.return_work_of_attorney() is
  'Trigger: an attorney who leaves takes their approvals along; what was not filed is prepared again for another one.';

create trigger return_work after update of deactivated_at on public.users
  for each row when (old.deactivated_at is null and new.deactivated_at is not null and new.role in ('attorney', 'admin'))
  execute function private.return_work_of_attorney();
