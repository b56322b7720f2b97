-- Views of the queue that people keep for themselves, or share. They hold filters alone: never what was searched for,
-- because staff search for names.
create table public.saved_views (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references public.users (id) on delete cascade,
  name text not null check (length(name) between 1 and 80),
  filters jsonb not null check (jsonb_typeof(filters) = 'object' and not filters ? 'search'),
  shared_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index saved_views_owner_id_idx on public.saved_views (owner_id);
create index saved_views_shared_idx on public.saved_views (name) where shared_at is not null;
comment on table public.saved_views is 'Views of the queue of cases, by whom they were saved; shared ones are offered to everybody who works here.';
comment on column public.saved_views.filters is 'The filters of the list, by name; no search.';
create trigger set_updated_at before update on public.saved_views for each row execute function private.set_updated_at();
create trigger raise_version before update on public.saved_views for each row execute function private.raise_version();
alter table public.saved_views enable row level security;
revoke all on public.saved_views from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.saved_views to service_role;

create function public.list_saved_views(p jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return (
    select jsonb_build_object('items', coalesce(jsonb_agg(jsonb_build_object(
      'id', id, 'name', name, 'filters', filters, 'shared', shared_at is not null, 'version', version,
      'mine', owner_id = (p ->> 'actorId')::uuid, 'owner', private.staff_name(owner_id)
    ) order by owner_id <> (p ->> 'actorId')::uuid, lower(name), id), '[]'))
    from public.saved_views where owner_id = (p ->> 'actorId')::uuid or shared_at is not null
  );
end
$$;
comment on function public.list_saved_views(jsonb) is 'p { actorId } → { items }: their own, then what others share.';

create function public.save_view(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_view public.saved_views;
  v_id uuid;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  if p ->> 'viewId' is not null then
    -- An admin may put away what somebody shared; nobody changes another's own.
    select * into v_view from public.saved_views
    where id = (p ->> 'viewId')::uuid
      and (owner_id = v_actor_id or (p ->> 'actorRole' = 'admin' and shared_at is not null and p ->> 'act' = 'delete'))
    for no key update;
    if v_view.id is null then
      return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'unknown'));
    elsif v_view.version <> (p ->> 'version')::integer then
      return private.keep_answer(p ->> 'idempotencyKey',
        jsonb_build_object('outcome', 'stale', 'changedBy', null, 'changedAt', v_view.updated_at));
    end if;
  end if;
  if p ->> 'act' = 'delete' then
    delete from public.saved_views where id = v_view.id;
  elsif v_view.id is not null then
    update public.saved_views set
      name = p ->> 'name', shared_at = case when (p ->> 'shared')::boolean then coalesce(shared_at, now()) end
    where id = v_view.id;
  else
    -- Counted one after another.
    perform from public.users where id = v_actor_id for no key update;
    if (select count(*) from public.saved_views where owner_id = v_actor_id) >= (p ->> 'most')::integer then
      return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'too_many'));
    end if;
    insert into public.saved_views (owner_id, name, filters, shared_at)
    values (v_actor_id, p ->> 'name', p -> 'filters', case when (p ->> 'shared')::boolean then now() end)
    returning id into v_id;
  end if;
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'done', 'id', coalesce(v_id, v_view.id)));
end
$$;
comment on function public.save_view(jsonb) is
  'p { idempotencyKey, act: add | change | delete, viewId?, version?, name?, filters? (of a new one), shared?, most, actorId, actorRole } → '
  '{ outcome: done | stale | unknown (also another''s) | too_many, id? }.';
revoke execute on function public.list_saved_views(jsonb), public.save_view(jsonb) from public, anon, authenticated;
grant execute on function public.list_saved_views(jsonb), public.save_view(jsonb) to service_role;
revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
