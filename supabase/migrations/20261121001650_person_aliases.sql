-- Accounts that became one, and the addresses and names by which the person was known: what comes from an older address
-- belongs to the account it leads to.

create type public.merge_status as enum ('asked', 'done', 'stopped');

create table public.person_merges (
  id uuid primary key default gen_random_uuid(),
  kept_id uuid not null references public.users (id) on delete cascade,
  merged_id uuid not null references public.users (id) on delete cascade check (merged_id <> kept_id),
  status public.merge_status not null default 'asked',
  reason text not null check (length(reason) between 1 and 2000),
  asked_by uuid references public.users (id) on delete set null,
  decided_by uuid references public.users (id) on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  check ((status = 'asked') = (decided_at is null))
);
create index person_merges_kept_id_idx on public.person_merges (kept_id);
create index person_merges_merged_id_idx on public.person_merges (merged_id);
create index person_merges_asked_by_idx on public.person_merges (asked_by);
create index person_merges_decided_by_idx on public.person_merges (decided_by);
create unique index person_merges_one_asked_idx on public.person_merges (least(kept_id, merged_id), greatest(kept_id, merged_id))
  where status = 'asked';
comment on table public.person_merges is 'Two accounts that are one person: asked for, done, or stopped, which says that they are two.';
comment on column public.person_merges.reason is 'Why they are one person; for staff only.';

grant select, insert, update on public.person_merges to service_role;

create table public.person_aliases (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  email text not null,
  first_name text,
  last_name text,
  merge_id uuid not null references public.person_merges (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index person_aliases_user_id_idx on public.person_aliases (user_id);
create index person_aliases_merge_id_idx on public.person_aliases (merge_id);
create unique index person_aliases_email_idx on public.person_aliases (email, user_id);
comment on table public.person_aliases is 'Address and name of an account that was merged into this one: found by search, and what comes from it belongs here.';

grant select, insert, update, delete on public.person_aliases to service_role;

create function private.forget_aliases() returns trigger
language plpgsql set search_path = '' as $$
begin
  delete from public.person_aliases where user_id = new.id;
  update public.person_merges set reason = '—' where kept_id = new.id or merged_id = new.id;
  return null;
end
$$;
comment on function private.forget_aliases() is 'Trigger: an account that is emptied keeps no older address or name.';

create trigger forget_aliases after update of email on public.users
  for each row when (new.email like '%.invalid' and new.email not like 'merged.%' and old.email not like '%.invalid' and new.role = 'client')
  execute function private.forget_aliases();

create function private.owner_of_address(p_email text) returns uuid
language plpgsql stable set search_path = '' as $$
declare
  v_email text := lower(btrim(p_email));
begin
  return coalesce(
    (select id from public.users where email = v_email),
    (select alias.user_id from public.person_aliases as alias
     join public.users as person on person.id = alias.user_id and person.is_active
     where alias.email = v_email order by alias.created_at desc limit 1));
end
$$;
comment on function private.owner_of_address(text) is
  'The account of this address, also one that it leads to since two accounts became one; null for nobody''s.';
