-- Messages from the contact form, and corrections of an application that was already sent.
create table public.contact_submissions (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique check (reference ~ '^[0-9A-Z]{8}$'),
  idempotency_key text unique check (char_length(idempotency_key) between 1 and 200),
  request_hash text,
  first_name text not null,
  last_name text not null,
  email text not null check (char_length(email) between 3 and 254),
  phone text,
  inquiry_type text not null
    check (inquiry_type in ('eligibility', 'pricing', 'followup', 'general', 'correction')),
  message text not null,
  corrected_answers jsonb,
  uploaded_files jsonb not null default '[]' check (jsonb_typeof(uploaded_files) = 'array'),
  language text not null check (language in ('en', 'es')),
  intake_form_id uuid references public.intake_forms (id) on delete set null,
  user_id uuid references public.users (id) on delete set null,
  handled_at timestamptz,
  handled_by uuid references public.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((idempotency_key is null) = (request_hash is null))
);
create index contact_submissions_intake_form_id_idx on public.contact_submissions (intake_form_id);
create index contact_submissions_user_id_idx on public.contact_submissions (user_id);
create index contact_submissions_handled_by_idx on public.contact_submissions (handled_by) where handled_by is not null;
create index contact_submissions_created_at_idx on public.contact_submissions (created_at);
comment on table public.contact_submissions is 'Messages to staff.';
comment on column public.contact_submissions.uploaded_files is 'Name, type, size and object key of each file, as attached; uploads.contact_submission_id is what keeps them.';
comment on column public.contact_submissions.corrected_answers is 'For a correction: the answers as they should read.';

create trigger set_updated_at before update on public.contact_submissions
  for each row execute function private.set_updated_at();

alter table public.contact_submissions enable row level security;
revoke all on public.contact_submissions from public, anon, authenticated, service_role;
grant select, insert, update on public.contact_submissions to service_role;
