-- Files that belong to an application.
create table public.intake_documents (
  id uuid primary key default gen_random_uuid(),
  intake_form_id uuid not null references public.intake_forms (id) on delete cascade,
  upload_id uuid not null unique references public.uploads (id) on delete restrict,
  file_name text not null,
  file_type text not null,
  file_size integer not null check (file_size between 1 and 10485760),
  file_path text not null unique,
  scan text not null default 'unscanned' check (scan in ('unscanned', 'clean', 'infected')),
  uploaded_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index intake_documents_intake_form_id_idx on public.intake_documents (intake_form_id);
comment on table public.intake_documents is 'Files of an application; as long as a row names an upload, the sweep keeps it.';
comment on column public.intake_documents.file_path is 'Object key in the bucket "documents".';
comment on column public.intake_documents.scan is 'unscanned: type and structure were checked, no virus scanner has seen it.';

alter table public.intake_documents enable row level security;
revoke all on public.intake_documents from public, anon, authenticated, service_role;
grant select, insert, update on public.intake_documents to service_role;
