-- Papers of a matter and their versions. Approvals bind to one version by its hash: a new version is approved anew.

-- What papers are made from; how a version comes into force stands in paper_templates.
create table public.document_templates (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  template_type text not null,
  content text not null,
  variables jsonb not null default '{}',
  state text not null default 'georgia',
  county text references public.counties (name) on update cascade on delete restrict,
  is_active boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  language public.locale not null default 'en',
  version_number smallint not null default 1,
  sha256 text not null,
  is_shipped boolean not null default false,
  facts text[] not null default '{}',
  note text check (length(note) between 1 and 500),
  created_by uuid references public.users (id) on delete set null,
  put_in_force_by uuid references public.users (id) on delete set null,
  put_in_force_at timestamptz,
  replaced_at timestamptz,
  check (not (is_active and replaced_at is not null))
);
create index document_templates_county_idx on public.document_templates (county);
create unique index document_templates_one_version_idx
  on public.document_templates (template_type, language, version_number, county) nulls not distinct;
create index document_templates_created_by_idx on public.document_templates (created_by);
create index document_templates_put_in_force_by_idx on public.document_templates (put_in_force_by);
create unique index document_templates_one_active_idx
  on public.document_templates (template_type, language, county) nulls not distinct where is_active;
comment on table public.document_templates is 'Templates of court papers.';
comment on column public.document_templates.county is 'Null: for every county.';
comment on column public.document_templates.template_type is 'Which paper it is for: a paper_kind.';
comment on column public.document_templates.content is 'Its blocks as JSON; the shipped ones are files in content/papers.';
comment on column public.document_templates.variables is 'Names of the facts that stand in it.';
comment on column public.document_templates.is_active is 'The version papers are made from.';
comment on column public.document_templates.sha256 is 'Of its content: another file is another version.';
comment on column public.document_templates.is_shipped is 'It came with the product, as a file in content/papers.';
comment on column public.document_templates.facts is 'Ids of the legal facts its sentences name.';
comment on column public.document_templates.note is 'What is different, in the words of who wrote it.';
comment on column public.document_templates.put_in_force_at is 'When somebody with the right made it the version papers are made from; null for one that was shipped.';
comment on column public.document_templates.replaced_at is 'Since when another version is in its place: what an attorney said of this one counts no more.';

create trigger set_updated_at before update on public.document_templates
  for each row execute function private.set_updated_at();

grant select, insert, update on public.document_templates to service_role;

create type public.paper_state as enum ('draft', 'returned', 'attorney_approved', 'client_approved', 'replaced', 'signed', 'filed');

-- A packet is all papers of a matter with their exhibits in one file, made from the others.
create type public.paper_kind as enum (
  'motion', 'proposed_order', 'affidavit', 'notice_of_hearing', 'certificate_of_service', 'change_of_address',
  'fee_affidavit', 'consent', 'satisfaction_request', 'translator_affidavit', 'exhibits', 'cover_letter',
  'landlord_letter', 'screening_letter', 'court_letter', 'other', 'packet'
);

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

grant select, insert, update, delete on public.case_papers to service_role;

create table public.generated_documents (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references public.cases (id) on delete cascade,
  template_id uuid references public.document_templates (id) on delete set null,
  file_name text not null,
  file_path text not null,
  document_type text not null,
  status public.paper_state not null default 'draft',
  variables jsonb not null default '{}',
  generated_by uuid references public.users (id) on delete set null,
  reviewed_by uuid references public.users (id) on delete set null,
  approved_by_attorney uuid constraint generated_documents_approved_by_fkey references public.users (id) on delete set null,
  filed_date date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  paper_id uuid not null references public.case_papers (id) on delete cascade,
  version_number smallint not null default 1 check (version_number >= 1),
  upload_id uuid unique references public.uploads (id) on delete restrict,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  page_code text not null check (page_code ~ '^[0-9A-Z]{6}$'),
  file_size integer not null check (file_size between 1 and 26214400),
  returned_note text check (length(returned_note) between 1 and 2000),
  change_asked text check (length(change_asked) between 1 and 5000),
  word_upload_id uuid references public.uploads (id) on delete restrict,
  word_sha256 text,
  constraint generated_documents_one_version unique (paper_id, version_number)
);
create index generated_documents_case_id_idx on public.generated_documents (case_id);
create index generated_documents_template_id_idx on public.generated_documents (template_id);
create index generated_documents_generated_by_idx on public.generated_documents (generated_by);
create index generated_documents_reviewed_by_idx on public.generated_documents (reviewed_by);
create index generated_documents_approved_by_idx on public.generated_documents (approved_by_attorney);
create unique index generated_documents_word_upload_id_idx on public.generated_documents (word_upload_id);
comment on table public.generated_documents is 'Versions of papers, made here or uploaded; they go with their case.';
comment on column public.generated_documents.sha256 is 'Of the PDF: what an approval is given to.';
comment on column public.generated_documents.page_code is 'Printed on every page, so that a signed copy can be told from another version.';
comment on column public.generated_documents.returned_note is 'What the attorney wants changed.';
comment on column public.generated_documents.change_asked is 'What the client wants changed, in their words.';
comment on column public.generated_documents.word_upload_id is 'The same version as a Word file; approved is the PDF.';
comment on column public.generated_documents.variables is 'The facts it was made from; empty for an uploaded one.';

create trigger set_updated_at before update on public.generated_documents
  for each row execute function private.set_updated_at();

grant select, insert, update, delete on public.generated_documents to service_role;

create type public.reading_way as enum ('opened', 'on_paper', 'read_to_me', 'not_read');

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
  own_work boolean not null default false,
  alike_reason text check (length(alike_reason) between 1 and 2000),
  read_as public.reading_way,
  -- Another attorney approves what one who left had approved, and one whose licence is in force again the same version
  -- again.
  constraint paper_approvals_once unique (document_id, as_role, approved_by, approved_at)
);
create index paper_approvals_approved_by_idx on public.paper_approvals (approved_by);
create index paper_approvals_recorded_by_idx on public.paper_approvals (recorded_by) where recorded_by is not null;
comment on table public.paper_approvals is 'Who approved which version, by its hash. Rows are added, never changed.';
comment on column public.paper_approvals.recorded_by is 'Staff who took the approval from a signed paper copy.';
comment on column public.paper_approvals.own_work is 'The attorney had prepared this version too.';
comment on column public.paper_approvals.read_as is 'How the client knew the paper: opened here, read on paper, read aloud to them, or approved without reading.';
comment on column public.paper_approvals.alike_reason is 'Why the attorney approved although another client''s statement is too alike.';

grant select, insert, delete on public.paper_approvals to service_role;

create trigger refuse_change before update on public.paper_approvals
  -- An account that goes takes its name along; nothing else ever changes.
  for each row when (not (
    (new.approved_by is null and old.approved_by is not null) or (new.recorded_by is null and old.recorded_by is not null)
  )) execute function private.refuse_change();

-- Approvals of an attorney who left count no more until the papers are filed.
create view public.current_papers with (security_invoker = true) as
select distinct on (paper.id)
  paper.id as paper_id, paper.case_id, paper.matter_id, paper.kind, paper.title, paper.language,
  version.id as document_id, version.version_number, version.status, version.sha256, version.page_code, version.file_name,
  version.file_size, version.returned_note, version.change_asked, version.created_at,
  exists (
    select from public.paper_approvals as one
    left join public.users as lawyer on lawyer.id = one.approved_by
    left join public.attorney_profiles as profile on profile.user_id = one.approved_by
    where one.document_id = version.id and one.sha256 = version.sha256 and one.as_role = 'attorney'
      and lawyer.deactivated_at is null
      and (profile.licence_lapsed_at is null or one.approved_at > profile.licence_lapsed_at)
  ) as attorney_approved,
  exists (select from public.paper_approvals as one where one.document_id = version.id and one.sha256 = version.sha256
            and one.as_role = 'client') as client_approved
from public.case_papers as paper
join public.generated_documents as version on version.paper_id = paper.id
where paper.withdrawn_at is null
order by paper.id, version.version_number desc;
comment on view public.current_papers is 'The newest version of each paper, and who approved that very version.';
grant select on public.current_papers to service_role;

-- A packet is made of papers that are approved one by one; it is not approved itself.
create function private.is_court_paper(p_kind public.paper_kind) returns boolean
language sql immutable set search_path = '' as $$
  select p_kind not in ('court_letter', 'packet')
$$;
comment on function private.is_court_paper(public.paper_kind) is 'Ours, to be approved. A letter of the court is what it is.';

-- Where the court reaches the client may change while it decides: the notice of it can be made although other papers are
-- frozen.
create function private.takes_papers(p_matter public.court_matters, p_kind public.paper_kind) returns boolean
language sql stable set search_path = '' as $$
  select p_matter.left_out_at is null and case
    when not private.is_court_paper(p_kind) then p_matter.status <> 'cancelled'
    -- Whoever filed: the court answers to the address it has.
    when p_kind = 'change_of_address' and p_matter.status in ('filed', 'hearing_set') then true
    -- Somebody else filed: nobody files twice.
    when p_matter.filed_by in ('client', 'other') and p_matter.filed_on is not null then false
    -- Not while the client reads, or after their word: it is brought back to preparing first.
    else p_matter.status not in ('submitted', 'client_review', 'ready_to_file', 'closed', 'cancelled')
  end
$$;
comment on function private.takes_papers(public.court_matters, public.paper_kind) is 'Whether a version may be added now.';

create function private.is_in_danger(p_matter_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.matter_parties where matter_id = p_matter_id and danger_answer = 'yes' and danger_cleared_at is null
  )
$$;
comment on function private.is_in_danger(uuid) is 'The client said that somebody who gets a copy is a danger, and the attorney has not decided.';
