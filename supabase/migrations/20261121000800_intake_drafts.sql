-- Half-filled forms, kept on the server so that nothing personal lies in the browser.
create table public.intake_drafts (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object'),
  tickets jsonb not null default '[]' check (jsonb_typeof(tickets) = 'array'),
  step smallint not null default 0 check (step between 0 and 4),
  language text not null check (language in ('en', 'es')),
  device text not null default 'own' check (device in ('own', 'public')),
  email text,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (octet_length(answers::text) <= 200000 and octet_length(tickets::text) <= 50000)
);
create index intake_drafts_expires_at_idx on public.intake_drafts (expires_at);
comment on table public.intake_drafts is 'Half-filled applications; gone when they expire or are sent.';
comment on column public.intake_drafts.token_hash is 'SHA-256 (hex) of the token in the cookie.';
comment on column public.intake_drafts.tickets is 'The files chosen so far, each with its upload ticket: handed back to the same browser only.';
comment on column public.intake_drafts.email is 'Where the link to continue was asked for.';

create trigger set_updated_at before update on public.intake_drafts
  for each row execute function private.set_updated_at();

alter table public.intake_drafts enable row level security;
revoke all on public.intake_drafts from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.intake_drafts to service_role;

-- Links by mail to continue a draft on another device.
create table public.draft_links (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  draft_id uuid not null references public.intake_drafts (id) on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index draft_links_draft_id_idx on public.draft_links (draft_id);
create index draft_links_expires_at_idx on public.draft_links (expires_at);
comment on table public.draft_links is 'Single-use links by mail that continue a draft on another device.';

alter table public.draft_links enable row level security;
revoke all on public.draft_links from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.draft_links to service_role;
