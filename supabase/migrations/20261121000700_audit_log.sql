-- What staff saw, exported and changed; and what people did with their own account.

create table public.audit_entries (
  id uuid primary key default gen_random_uuid(),
  position bigint not null generated always as identity,
  actor_id uuid references public.users (id) on delete set null,
  actor_role public.actor_role not null,
  action text not null,
  object_type text,
  object_id text,
  details jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index audit_entries_object_idx on public.audit_entries (object_type, object_id);
create index audit_entries_action_idx on public.audit_entries (action, position);
create index audit_entries_by_actor_idx on public.audit_entries (actor_id, position);
create index audit_entries_created_idx on public.audit_entries (created_at, position);
create unique index audit_entries_position_idx on public.audit_entries (position);
comment on table public.audit_entries is 'Who of staff did what to which record; ids and codes only.';

grant select, insert on public.audit_entries to service_role;

-- The audit log is evidence: nobody who reaches the application can change or shorten it, also not by a grant given
-- by mistake. Only an account that is removed takes its id out of its lines (the key's own rule).

create function private.refuse_audit_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.actor_id is null and old.actor_id is not null
    and to_jsonb(new) - 'actor_id' = to_jsonb(old) - 'actor_id'
    and not exists (select from public.users where id = old.actor_id)
  then
    return new;
  end if;
  raise exception 'the audit log is never changed' using errcode = 'restrict_violation';
end
$$;
comment on function private.refuse_audit_change() is 'Trigger of the audit log: lines are added and nothing else.';

create trigger refuse_change before update or delete on public.audit_entries
  for each row execute function private.refuse_audit_change();
create trigger refuse_truncate before truncate on public.audit_entries
  for each statement execute function private.refuse_audit_change();

create function public.search_audit(
  p_limit integer,
  p_action text default null,
  p_person_id uuid default null,
  p_before text default null,
  p_from timestamptz default null,
  p_to timestamptz default null,
  p_among text[] default null,
  p_except text[] default null
) returns jsonb
language plpgsql stable security invoker set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
begin
  return (
    with found as (
      select entry.*
      from public.audit_entries as entry
      where (p_action is null or entry.action = p_action)
        and (p_person_id is null or entry.actor_id = p_person_id)
        and (p_from is null or entry.created_at >= p_from)
        and (p_to is null or entry.created_at < p_to)
        and (p_among is null or entry.action = any (p_among))
        and (p_except is null or entry.action <> all (p_except))
        and (p_before is null or entry.position < p_before::bigint)
      order by entry.position desc
      limit p_limit + 1
    ), page as (
      select found.*, users.first_name, users.last_name, users.email
      from (select * from found order by position desc limit p_limit) as found
      left join public.users on users.id = found.actor_id
    )
    select jsonb_build_object(
      'items', coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'action', action, 'actorRole', actor_role, 'objectType', object_type, 'objectId', object_id,
        'details', details, 'createdAt', created_at,
        -- Clients stand here for what they did to their own account: by their id alone.
        'actor', case when actor_role not in ('client', 'system')
          then coalesce(nullif(private.person_name(first_name, last_name), ''), email) end
      ) order by position desc), '[]'),
      'before', case when (select count(*) from found) > p_limit then min(position)::text end
    ) from page
  );
end
$$;
comment on function public.search_audit is '→ { items, before }, newest first; of one person where p_person_id names them, from p_from until before p_to, of the actions p_among without those of p_except.';
