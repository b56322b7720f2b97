-- What people do about a case beside moving it: tasks, calls, requests for files, flags to look at first, messages.

-- One row per write that may be sent twice: the second gets the answer of the first.
create table public.case_writes (
  key text primary key check (length(key) between 16 and 200),
  user_id uuid references public.users (id) on delete cascade,
  answer jsonb,
  created_at timestamptz not null default now()
);
create index case_writes_created_at_idx on public.case_writes (created_at);
create index case_writes_user_id_idx on public.case_writes (user_id);
comment on table public.case_writes is 'Writes by their idempotency key, with their answer; swept after 7 days.';
alter table public.case_writes enable row level security;
revoke all on public.case_writes from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.case_writes to service_role;

create function private.answer_of_write(p_key text, p_user_id uuid) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_answer jsonb;
begin
  -- The other press of the same button waits here until the first is written, or fails and leaves nothing.
  insert into public.case_writes (key, user_id) values (p_key, p_user_id) on conflict (key) do nothing;
  if found then
    return null;
  end if;
  select answer into strict v_answer from public.case_writes where key = p_key and user_id is not distinct from p_user_id;
  return coalesce(v_answer, jsonb_build_object('outcome', 'unknown'));
end
$$;
comment on function private.answer_of_write(text, uuid) is
  'Null for a first write, else the answer the same write got before. A key of somebody else is refused (no_data_found).';

create function private.keep_answer(p_key text, p_answer jsonb) returns jsonb
language plpgsql volatile set search_path = '' as $$
begin
  -- A refusal changed nothing and may be answered otherwise next time.
  if p_answer ->> 'outcome' = 'done' then
    update public.case_writes set answer = p_answer where key = p_key;
  else
    delete from public.case_writes where key = p_key;
  end if;
  return p_answer;
end
$$;
comment on function private.keep_answer(text, jsonb) is 'Keeps the answer of a write that was done, and hands it on.';

create type public.task_code as enum (
  'read_application', 'match_record', 'first_contact', 'prepare_papers', 'attorney_reads', 'client_reads', 'chase_client',
  'deliver_papers', 'check_docket', 'prepare_hearing', 'order_copies', 'after_care', 'decide_refund', 'limit_ends',
  'answer_message', 'call_again', 'stop_asked', 'reported_by_client', 'address_changed', 'custom'
);
create table public.case_tasks (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references public.cases (id) on delete cascade,
  matter_id uuid references public.court_matters (id) on delete cascade,
  code public.task_code not null,
  title text check (length(title) between 1 and 300),
  owner_id uuid references public.users (id) on delete set null,
  due_at timestamptz,
  done_at timestamptz,
  done_by uuid references public.users (id) on delete set null,
  dropped_at timestamptz,
  dedupe_key text unique,
  version integer not null default 1,
  created_by uuid references public.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((code = 'custom') = (title is not null))
);
create index case_tasks_case_id_idx on public.case_tasks (case_id);
create index case_tasks_matter_id_idx on public.case_tasks (matter_id);
create index case_tasks_open_idx on public.case_tasks (due_at) where done_at is null and dropped_at is null;
create index case_tasks_owner_id_idx on public.case_tasks (owner_id);
create index case_tasks_done_by_idx on public.case_tasks (done_by);
create index case_tasks_created_by_idx on public.case_tasks (created_by);
comment on table public.case_tasks is 'What staff have to do about a case, by when. Those the product sets are codes; a custom one has a title.';
comment on column public.case_tasks.dropped_at is 'When the cause went away: the case moved on.';
comment on column public.case_tasks.dedupe_key is 'Names the cause: one task for one cause.';
create trigger set_updated_at before update on public.case_tasks for each row execute function private.set_updated_at();
create trigger raise_version before update on public.case_tasks for each row execute function private.raise_version();
alter table public.case_tasks enable row level security;
revoke all on public.case_tasks from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.case_tasks to service_role;

create type public.contact_channel as enum ('call', 'voicemail', 'letter', 'visit', 'message', 'docket_check', 'clerk_call');
create type public.contact_direction as enum ('in', 'out');
create table public.contact_log (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references public.cases (id) on delete cascade,
  channel public.contact_channel not null,
  direction public.contact_direction not null,
  reached boolean not null,
  note text check (length(note) between 1 and 2000),
  next_try_on date,
  logged_by uuid references public.users (id) on delete set null,
  happened_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index contact_log_case_id_idx on public.contact_log (case_id, happened_at);
create index contact_log_logged_by_idx on public.contact_log (logged_by);
comment on table public.contact_log is 'Calls, voicemails, letters and visits, and looks at the docket. For staff only.';
comment on column public.contact_log.reached is 'Spoke to the client; of a docket check: the file was found.';
alter table public.contact_log enable row level security;
revoke all on public.contact_log from public, anon, authenticated, service_role;
grant select, insert, delete on public.contact_log to service_role;

create type public.request_status as enum ('needed', 'sent', 'accepted', 'returned', 'withdrawn');
create table public.file_requests (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references public.cases (id) on delete cascade,
  matter_id uuid references public.court_matters (id) on delete set null,
  status public.request_status not null default 'needed',
  what text not null check (length(what) between 1 and 500),
  why text check (length(why) between 1 and 2000),
  language public.locale not null,
  due_on date,
  returned_note text check (length(returned_note) between 1 and 2000),
  answered_at timestamptz,
  decided_by uuid references public.users (id) on delete set null,
  decided_at timestamptz,
  created_by uuid references public.users (id) on delete set null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (status <> 'returned' or returned_note is not null)
);
create index file_requests_case_id_idx on public.file_requests (case_id);
create index file_requests_matter_id_idx on public.file_requests (matter_id);
create index file_requests_open_idx on public.file_requests (due_on) where status in ('needed', 'returned');
create index file_requests_decided_by_idx on public.file_requests (decided_by);
create index file_requests_created_by_idx on public.file_requests (created_by);
comment on table public.file_requests is 'What we ask the client for: needed, sent, then accepted or returned with the reason.';
create trigger set_updated_at before update on public.file_requests for each row execute function private.set_updated_at();
create trigger raise_version before update on public.file_requests for each row execute function private.raise_version();
alter table public.file_requests enable row level security;
revoke all on public.file_requests from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.file_requests to service_role;

create type public.case_flag as enum (
  'open_case', 'hearing_near', 'appeal_pending', 'has_attorney', 'not_a_party', 'safety', 'judgment_unpaid',
  'county_unknown', 'name_unconfirmed', 'more_matters', 'out_of_scope'
);
create table public.case_flags (
  case_id uuid not null references public.cases (id) on delete cascade,
  flag public.case_flag not null,
  raised_at timestamptz not null default now(),
  raised_by uuid references public.users (id) on delete set null,
  cleared_at timestamptz,
  cleared_by uuid references public.users (id) on delete set null,
  note text check (length(note) between 1 and 2000),
  primary key (case_id, flag)
);
create index case_flags_open_idx on public.case_flags (case_id) where cleared_at is null;
create index case_flags_raised_by_idx on public.case_flags (raised_by) where raised_by is not null;
create index case_flags_cleared_by_idx on public.case_flags (cleared_by) where cleared_by is not null;
comment on table public.case_flags is 'What staff look at before the queue; raised by the application or by hand, cleared by a person.';
alter table public.case_flags enable row level security;
revoke all on public.case_flags from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.case_flags to service_role;

-- Messages between a client and staff: one thread per case.
alter table public.client_messages
  add column sender_role public.account_role not null default 'client',
  add column language public.locale not null default 'en',
  add column translation text check (length(translation) between 1 and 6000),
  add column translated_by uuid references public.users (id) on delete set null,
  add constraint client_messages_length check (length(message) between 1 and 5000);
create index client_messages_translated_by_idx on public.client_messages (translated_by) where translated_by is not null;
create index client_messages_unread_idx on public.client_messages (case_id) where read_at is null;
comment on column public.client_messages.sender_role is 'client: from the client; any other: from us.';
comment on column public.client_messages.language is 'Language of the text; it is never translated by machine.';
comment on column public.client_messages.translation is 'The same in the other language, written by staff; both are shown.';
comment on column public.client_messages.read_at is 'When the other side first read it.';

alter table public.case_documents
  add column request_id uuid references public.file_requests (id) on delete set null,
  add column message_id uuid references public.client_messages (id) on delete set null,
  add column withdrawn_at timestamptz;
create index case_documents_request_id_idx on public.case_documents (request_id) where request_id is not null;
create index case_documents_message_id_idx on public.case_documents (message_id) where message_id is not null;
comment on column public.case_documents.withdrawn_at is 'Taken back by the client before anybody reviewed it.';

revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
