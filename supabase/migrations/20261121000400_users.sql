-- People with an account: clients, staff, admins. What an application tells of a person stays in the application.
create type public.account_type as enum ('free', 'paid');
create type public.account_payment_status as enum (
  'none', 'paid', 'needs_review', 'partially_refunded', 'refunded', 'disputed'
);

create table public.users (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(btrim(email)) and char_length(email) between 3 and 254),
  first_name text,
  last_name text,
  profile_image_url text,
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
  is_active boolean not null generated always as (deactivated_at is null) stored,
  last_login_at timestamptz,
  birth_date_attempts smallint not null default 0 check (birth_date_attempts >= 0),
  birth_date_locked_at timestamptz,
  totp_secret text,
  totp_confirmed_at timestamptz,
  totp_last_step bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- Partial on purpose, here and on orders and cases: a column of a full unique index counts as a key, and changing
-- it would wait for everybody who just wrote a row that refers to this one.
create unique index users_stripe_customer_id_idx on public.users (stripe_customer_id)
  where stripe_customer_id is not null;
create index users_deactivated_by_idx on public.users (deactivated_by) where deactivated_by is not null;
comment on table public.users is 'People with an account: clients, staff and admins.';
comment on column public.users.email is 'In lower case: case does not tell two people apart.';
comment on column public.users.hashed_password is 'argon2id; null until the person set a first password.';
comment on column public.users.birth_date_attempts is 'Wrong birth dates given for a first password; five lock it.';
comment on column public.users.birth_date_locked_at is 'Since when a first password needs staff; a new token does not open it.';
comment on column public.users.totp_secret is 'Second factor of staff, encrypted by the server.';
comment on column public.users.totp_last_step is 'Time step of the last accepted code: a code works once.';

create trigger set_updated_at before update on public.users
  for each row execute function private.set_updated_at();

alter table public.users enable row level security;
revoke all on public.users from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.users to service_role;
