-- Papers of a matter and their versions. Approvals bind to one version by its hash: a new version is approved anew.
create type public.paper_kind as enum (
  'motion', 'proposed_order', 'affidavit', 'notice_of_hearing', 'certificate_of_service', 'change_of_address',
  'fee_affidavit', 'consent', 'satisfaction_request', 'translator_affidavit', 'exhibits', 'cover_letter',
  'landlord_letter', 'screening_letter', 'court_letter', 'other'
);
create type public.paper_state as enum ('draft', 'returned', 'attorney_approved', 'client_approved', 'replaced', 'signed', 'filed');

create table public.case_papers (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references public.cases (id) on delete cascade,
  matter_id uuid not null references public.court_matters (id) on delete cascade,
  kind public.paper_kind not null,
  title text check (length(title) between 1 and 200),
  language public.locale not null default 'en',
  withdrawn_at timestamptz,
  created_by uuid references public.users (id) on delete set null,
  created_at timestamptz not null default now()
);
create index case_papers_case_id_idx on public.case_papers (case_id);
create index case_papers_matter_id_idx on public.case_papers (matter_id);
create index case_papers_created_by_idx on public.case_papers (created_by);
comment on table public.case_papers is 'A paper of a matter; its versions are generated_documents.';
comment on column public.case_papers.title is 'Only where the kind does not say it all.';

alter table public.case_papers enable row level security;
revoke all on public.case_papers from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.case_papers to service_role;

alter table public.generated_documents
  drop constraint generated_documents_status_check,
  alter column status drop default,
  alter column status type public.paper_state using (case status when 'draft' then 'draft' else 'returned' end)::public.paper_state,
  alter column status set default 'draft',
  add column paper_id uuid not null references public.case_papers (id) on delete cascade,
  add column version_number smallint not null default 1 check (version_number >= 1),
  add column upload_id uuid unique references public.uploads (id) on delete restrict,
  add column sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  add column page_code text not null check (page_code ~ '^[0-9A-Z]{6}$'),
  add column file_size integer not null check (file_size between 1 and 26214400),
  add column returned_note text check (length(returned_note) between 1 and 2000),
  add column change_asked text check (length(change_asked) between 1 and 5000),
  add constraint generated_documents_one_version unique (paper_id, version_number);
alter table public.generated_documents rename column approved_by to approved_by_attorney;
comment on table public.generated_documents is 'Versions of papers, made here or uploaded; they go with their case.';
comment on column public.generated_documents.sha256 is 'Of the PDF: what an approval is given to.';
comment on column public.generated_documents.page_code is 'Printed on every page, so that a signed copy can be told from another version.';
comment on column public.generated_documents.returned_note is 'What the attorney wants changed.';
comment on column public.generated_documents.change_asked is 'What the client wants changed, in their words.';

create table public.paper_approvals (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references public.generated_documents (id) on delete cascade,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  as_role public.account_role not null check (as_role in ('client', 'attorney')),
  approved_by uuid references public.users (id) on delete set null,
  recorded_by uuid references public.users (id) on delete set null,
  typed_name text check (length(typed_name) between 1 and 200),
  language public.locale not null,
  approved_at timestamptz not null default now(),
  unique (document_id, as_role)
);
create index paper_approvals_approved_by_idx on public.paper_approvals (approved_by);
create index paper_approvals_recorded_by_idx on public.paper_approvals (recorded_by) where recorded_by is not null;
comment on table public.paper_approvals is 'Who approved which version, by its hash. Rows are added, never changed.';
comment on column public.paper_approvals.recorded_by is 'Staff who took the approval from a signed paper copy.';

create trigger refuse_change before update on public.paper_approvals
  -- An account that goes takes its name along; nothing else ever changes.
  for each row when (not (
    (new.approved_by is null and old.approved_by is not null) or (new.recorded_by is null and old.recorded_by is not null)
  )) execute function private.refuse_change();

alter table public.paper_approvals enable row level security;
revoke all on public.paper_approvals from public, anon, authenticated, service_role;
grant select, insert, delete on public.paper_approvals to service_role;

create view public.current_papers with (security_invoker = true) as
select distinct on (paper.id)
  paper.id as paper_id, paper.case_id, paper.matter_id, paper.kind, paper.title, paper.language,
  version.id as document_id, version.version_number, version.status, version.sha256, version.page_code, version.file_name,
  version.file_size, version.returned_note, version.change_asked, version.created_at,
  exists (select from public.paper_approvals as one where one.document_id = version.id and one.sha256 = version.sha256
            and one.as_role = 'attorney') as attorney_approved,
  exists (select from public.paper_approvals as one where one.document_id = version.id and one.sha256 = version.sha256
            and one.as_role = 'client') as client_approved
from public.case_papers as paper
join public.generated_documents as version on version.paper_id = paper.id
where paper.withdrawn_at is null
order by paper.id, version.version_number desc;
comment on view public.current_papers is 'The newest version of each paper, and who approved that very version.';
revoke all on public.current_papers from public, anon, authenticated, service_role;
grant select on public.current_papers to service_role;
