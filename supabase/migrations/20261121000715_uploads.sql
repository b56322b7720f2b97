-- Files on their way: a ticket, then the object, then the check of its bytes, then what it belongs to.
create table public.uploads (
  id uuid primary key default gen_random_uuid(),
  ticket_hash text not null unique check (ticket_hash ~ '^[0-9a-f]{64}$'),
  purpose text not null check (purpose in ('intake', 'contact', 'case')),
  object_key text not null unique check (object_key ~ '^[A-Za-z0-9/_.-]{1,200}$'),
  file_name text not null check (char_length(file_name) between 1 and 255),
  file_type text not null,
  file_size integer not null check (file_size between 0 and 10485760),
  status text not null default 'pending' check (status in ('pending', 'checked', 'rejected', 'attached', 'expired')),
  refusal text,
  contact_submission_id uuid references public.contact_submissions (id) on delete set null,
  checked_at timestamptz,
  attached_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index uploads_created_at_idx on public.uploads (created_at) where status <> 'attached';
create index uploads_contact_submission_id_idx on public.uploads (contact_submission_id)
  where contact_submission_id is not null;
comment on table public.uploads is 'Uploaded files by ticket; the file itself lies in the bucket "documents".';
comment on column public.uploads.ticket_hash is 'SHA-256 (hex) of the ticket the browser holds.';
comment on column public.uploads.object_key is 'Random; the name the person knows is stored beside it, never in it.';
comment on column public.uploads.refusal is 'Why the bytes were refused: a message key.';
comment on column public.uploads.status is 'expired: given up by the sweep, its object is being removed and it can no longer be attached.';

create trigger set_updated_at before update on public.uploads
  for each row execute function private.set_updated_at();

alter table public.uploads enable row level security;
revoke all on public.uploads from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.uploads to service_role;
