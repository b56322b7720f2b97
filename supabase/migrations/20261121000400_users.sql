-- People with an account: clients, staff, attorneys, admins. What an application tells of a person stays in the
-- application.

create type public.account_type as enum ('free', 'paid');
create type public.account_payment_status as enum (
  'none', 'paid', 'needs_review', 'partially_refunded', 'refunded', 'disputed'
);

create table public.users (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(btrim(email)) and char_length(email) between 3 and 254),
  first_name text,
  last_name text,
  latin_name text,
  custom_profile_image_url text,
  hashed_password text,
  password_changed_at timestamptz,
  stripe_customer_id text,
  role public.account_role not null default 'client',
  account_type public.account_type not null default 'free',
  payment_status public.account_payment_status not null default 'none',
  preferred_language public.locale not null default 'en',
  dashboard_preferences jsonb not null default '{}',
  communication_preferences jsonb not null default '{}',
  personal_notes text,
  permissions jsonb not null default '{}',
  deactivated_at timestamptz,
  deactivated_by uuid references public.users (id) on delete set null,
  sort_name text not null generated always as (left(private.search_form(
    coalesce(nullif(btrim(coalesce(last_name, '') || ' ' || coalesce(first_name, '')), ''), email)), 60)) stored,
  is_active boolean not null generated always as (deactivated_at is null) stored,
  last_login_at timestamptz,
  birth_date_attempts smallint not null default 0 check (birth_date_attempts >= 0),
  birth_date_locked_at timestamptz,
  totp_secret text,
  totp_confirmed_at timestamptz,
  totp_last_step bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  first_login_at timestamptz
);
-- Partial on purpose, here and on orders and cases: a column of a full unique index counts as a key, and changing
-- it would wait for everybody who just wrote a row that refers to this one.
create unique index users_stripe_customer_id_idx on public.users (stripe_customer_id)
  where stripe_customer_id is not null;
create index users_deactivated_by_idx on public.users (deactivated_by) where deactivated_by is not null;
comment on table public.users is 'People with an account: clients, staff, attorneys and admins.';
comment on column public.users.latin_name is 'What papers print where the letters of the own name cannot be printed.';
comment on column public.users.sort_name is 'The last name first, else the address, as lists are sorted by it.';
comment on column public.users.email is 'In lower case: case does not tell two people apart.';
comment on column public.users.hashed_password is 'argon2id; null until the person set a first password.';
comment on column public.users.birth_date_attempts is 'Wrong birth dates given for a first password; five lock it.';
comment on column public.users.birth_date_locked_at is 'Since when a first password needs staff; a new token does not open it.';
comment on column public.users.totp_secret is 'Second factor of staff, encrypted by the server.';
comment on column public.users.totp_last_step is 'Time step of the last accepted code: a code works once.';
comment on column public.users.dashboard_preferences is
  'How a person set up their own pages. Of somebody who works here: { shortcuts }, the keys of the workplace.';
-- Rights of staff beyond their role. src/domain/access/rights.ts has the list; the server asks for one at the door of
-- each call.
comment on column public.users.permissions is
  'Rights an admin gave to somebody on staff: { refunds, merge, templates, figures, erase }, each true or absent.';
comment on column public.users.first_login_at is 'When somebody first signed in; for how many clients use the portal within a week of paying.';
comment on column public.users.communication_preferences is
  'Of clients: { notices: { message, update, progress }, reach: { phone, call, voicemail, letter, note, at, by } }. What is not there was '
  'never asked: then we call and write, but leave no word on a machine.';
comment on column public.users.personal_notes is 'The client''s own, for nobody else.';
comment on column public.users.custom_profile_image_url is
  'Key of the picture in the bucket "documents": a JPEG of at most 512 pixels without anything about place, time or camera.';

create trigger set_updated_at before update on public.users
  for each row execute function private.set_updated_at();

grant select, insert, update, delete on public.users to service_role;

create function public.keep_staff_preferences(p_user_id uuid, p_preferences jsonb) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  update public.users set dashboard_preferences = dashboard_preferences || p_preferences
  where id = p_user_id and role <> 'client';
  select jsonb_build_object('outcome', 'done')
$$;
comment on function public.keep_staff_preferences is
  'p_preferences: { shortcuts?, undoSeconds? } → { outcome: done }. The last choice counts.';

create function private.forget_rights() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.permissions := '{}';
  return new;
end
$$;
comment on function private.forget_rights() is
  'Rights end with the job they were given for: who comes back, or changes the role, is given them anew.';

create trigger forget_rights before update of role, deactivated_at on public.users
  for each row when (new.role is distinct from old.role or new.deactivated_at is distinct from old.deactivated_at)
  execute function private.forget_rights();

create type public.staff_right as enum ('refunds', 'merge', 'templates', 'figures', 'erase', 'mailbox');

create function private.staff_rights(p_permissions jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(given order by given), '[]')
  from unnest(enum_range(null::public.staff_right)) as given
  where p_permissions -> given::text = 'true'
$$;
comment on function private.staff_rights(jsonb) is 'The rights in users.permissions as a list, in the order of the type.';

create function public.set_staff_rights(p_actor_id uuid, p_user_id uuid, p_from jsonb, p_to jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_state text := private.lock_admin_and_person(p_actor_id, p_user_id);
  v_now jsonb;
  v_to jsonb := (
    select coalesce(jsonb_agg(wanted order by wanted), '[]')
    from (select distinct right_name::public.staff_right as wanted from jsonb_array_elements_text(p_to) as listed (right_name)) as one
  );
begin
  if v_state <> 'open' then
    return jsonb_build_object('outcome', v_state);
  end if;
  select private.staff_rights(permissions) into v_now from public.users
  where id = p_user_id and role = 'staff' and is_active;
  if v_now is null then
    return jsonb_build_object('outcome', 'not_staff');
  end if;
  if not (v_now @> p_from and p_from @> v_now) then
    return jsonb_build_object('outcome', 'stale');
  end if;
  update public.users set permissions = (
    select coalesce(jsonb_object_agg(given, true), '{}') from jsonb_array_elements_text(v_to) as listed (given)
  ) where id = p_user_id;
  perform private.note_person(p_actor_id, 'staff_rights_changed', p_user_id, jsonb_build_object(
    'from', (select string_agg(given, ', ') from jsonb_array_elements_text(v_now) as listed (given)),
    'to', (select string_agg(given, ', ') from jsonb_array_elements_text(v_to) as listed (given))
  ));
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.set_staff_rights is
  'p_from: rights the admin saw; p_to: rights they shall have → { outcome: done | stale | not_staff | forbidden | unknown | self }.';

create function private.staff_name(p_id uuid) returns text
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(nullif(private.person_name(first_name, last_name), ''), email) from public.users where id = p_id
  );
end
$$;
comment on function private.staff_name(uuid) is 'A colleague as staff read them.';
