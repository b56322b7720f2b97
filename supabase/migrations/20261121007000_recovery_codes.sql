-- Ways in for staff who have lost the device of their second factor: ten codes, each for once.
create table public.recovery_codes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  salt text not null check (char_length(salt) >= 22),
  code_hash text not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  unique (user_id, code_hash)
);
comment on table public.recovery_codes is 'Codes that stand in for the second factor of staff, each for once.';
comment on column public.recovery_codes.salt is 'The same for all codes of one set, so that a try costs one hash.';
comment on column public.recovery_codes.code_hash is 'argon2id: a code is short enough to be written by hand.';

alter table public.recovery_codes enable row level security;
revoke all on public.recovery_codes from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.recovery_codes to service_role;
