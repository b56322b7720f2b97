-- One mechanism for invitations, registration and forgotten passwords (DESIGN: hashed, single use, 72 hours).
create table public.password_setup_tokens (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  user_id uuid not null references public.users (id) on delete cascade,
  email text not null,
  order_id uuid references public.orders (id) on delete set null,
  purpose text not null check (purpose in ('invitation', 'registration', 'reset')),
  return_path text,
  language text not null default 'en' check (language in ('en', 'es')),
  asks_birth_date boolean not null default false,
  used_at timestamptz,
  is_used boolean not null generated always as (used_at is not null) stored,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index password_setup_tokens_user_id_idx on public.password_setup_tokens (user_id);
create index password_setup_tokens_order_id_idx on public.password_setup_tokens (order_id);
create index password_setup_tokens_expires_at_idx on public.password_setup_tokens (expires_at);
comment on table public.password_setup_tokens is 'Links that set a password.';
comment on column public.password_setup_tokens.token_hash is 'SHA-256 (hex) of the token in the link.';
comment on column public.password_setup_tokens.return_path is 'Where the person was going: a checked path of this site.';
comment on column public.password_setup_tokens.asks_birth_date is 'A first password for an account made from an application asks the birth date, since addresses get mistyped.';

alter table public.password_setup_tokens enable row level security;
revoke all on public.password_setup_tokens from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.password_setup_tokens to service_role;
