-- Files of a case, from the client or from staff.
create table public.case_documents (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references public.cases (id) on delete cascade,
  upload_id uuid unique references public.uploads (id) on delete restrict,
  file_name text not null,
  original_name text not null,
  file_type text not null,
  file_size integer not null check (file_size between 1 and 10485760),
  file_path text not null unique,
  uploaded_by uuid references public.users (id) on delete set null,
  description text,
  is_client_visible boolean not null default true,
  scan text not null default 'unscanned' check (scan in ('unscanned', 'clean', 'infected')),
  created_at timestamptz not null default now()
);
create index case_documents_case_id_idx on public.case_documents (case_id);
create index case_documents_uploaded_by_idx on public.case_documents (uploaded_by);
comment on table public.case_documents is 'Files of a case.';
comment on column public.case_documents.file_path is 'Object key in the bucket "documents".';

alter table public.case_documents enable row level security;
revoke all on public.case_documents from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.case_documents to service_role;
