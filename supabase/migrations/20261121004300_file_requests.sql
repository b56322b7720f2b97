-- What we ask the client for, and files of a case.

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

grant select, insert, update, delete on public.file_requests to service_role;

create function private.keep_day_of_request() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from public.calendar_events where uid = old.id and event_type = 'request';
  else
    perform private.keep_day('request', new.id, new.case_id, new.matter_id, new.due_on, new.status in ('needed', 'returned'));
  end if;
  return null;
end
$$;
comment on function private.keep_day_of_request() is 'Trigger: the day by which something is asked for stands in the calendar while it is.';

create trigger keep_day_of_request after insert or delete or update of due_on, status on public.file_requests
  for each row execute function private.keep_day_of_request();

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
  is_client_visible boolean not null default true,
  scan public.file_scan not null default 'unscanned',
  created_at timestamptz not null default now(),
  request_id uuid references public.file_requests (id) on delete set null,
  message_id uuid,
  withdrawn_at timestamptz,
  version_id uuid references public.generated_documents (id) on delete set null,
  description text check (length(description) between 1 and 500)
);
create index case_documents_case_id_idx on public.case_documents (case_id);
create index case_documents_uploaded_by_idx on public.case_documents (uploaded_by);
create index case_documents_request_id_idx on public.case_documents (request_id) where request_id is not null;
create index case_documents_message_id_idx on public.case_documents (message_id) where message_id is not null;
create index case_documents_version_id_idx on public.case_documents (version_id) where version_id is not null;
comment on table public.case_documents is 'Files of a case.';
comment on column public.case_documents.description is 'What it is, in the words of who sent it, or of the request it answers.';
comment on column public.case_documents.file_path is 'Object key in the bucket "documents".';
comment on column public.case_documents.withdrawn_at is 'Taken back by the client before anybody reviewed it.';
comment on column public.case_documents.version_id is 'The version of a paper whose signed copy this is.';

grant select, insert, update, delete on public.case_documents to service_role;

create function private.attach_case_files(
  p_case_id uuid, p_ticket_hashes jsonb, p_actor_id uuid, p_description text default null
) returns uuid[]
language plpgsql volatile set search_path = '' as $$
declare
  v_ids uuid[];
begin
  with taken as (
    select * from private.attach_uploads(p_ticket_hashes, 'case')
  ), added as (
    insert into public.case_documents
      (case_id, upload_id, file_name, original_name, file_type, file_size, file_path, uploaded_by, description)
    select p_case_id, id, file_name, file_name, file_type, file_size, object_key, p_actor_id,
      nullif(btrim(p_description), '') from taken
    returning id, upload_id
  )
  select array_agg(added.id order by wanted.place) into v_ids
  from added join taken on taken.id = added.upload_id
  join jsonb_array_elements_text(p_ticket_hashes) with ordinality as wanted (hash, place) on wanted.hash = taken.ticket_hash;
  return coalesce(v_ids, '{}');
end
$$;
comment on function private.attach_case_files(uuid, jsonb, uuid, text) is
  'Files of a case from checked uploads, in the order they were named. The caller has asked refused_tickets.';

create function private.case_files(p_ids uuid[]) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', paper.id, 'uploadId', paper.upload_id, 'name', paper.original_name, 'type', paper.file_type, 'size', paper.file_size,
    'about', paper.description, 'scan', paper.scan, 'active', coalesce(upload.active_content, false)
  ) order by array_position(p_ids, paper.id)), '[]')
  from public.case_documents as paper
  left join public.uploads as upload on upload.id = paper.upload_id
  where paper.id = any (p_ids) and paper.withdrawn_at is null
$$;
comment on function private.case_files(uuid[]) is 'These files, in this order, for an answer; without what was taken back.';

-- One table of moves, enforced whatever writes it; it also stands in src/domain/cases/file-requests.ts, and a test compares
-- the two.
create table public.request_moves (
  from_status public.request_status not null,
  to_status public.request_status not null,
  by_roles public.actor_role[] not null check (cardinality(by_roles) > 0),
  primary key (from_status, to_status)
);
comment on table public.request_moves is 'A request for files moves from one state to another so, and in no other way.';

grant select on public.request_moves to service_role;

insert into public.request_moves (from_status, to_status, by_roles) values
  ('needed', 'sent', '{client, staff, attorney, admin}'),
  ('needed', 'withdrawn', '{staff, attorney, admin}'),
  ('sent', 'sent', '{client, staff, attorney, admin}'),
  ('sent', 'needed', '{client}'),
  ('sent', 'accepted', '{staff, attorney, admin}'),
  ('sent', 'returned', '{staff, attorney, admin}'),
  ('sent', 'withdrawn', '{staff, attorney, admin}'),
  ('returned', 'sent', '{client, staff, attorney, admin}'),
  ('returned', 'accepted', '{staff, attorney, admin}'),
  ('returned', 'withdrawn', '{staff, attorney, admin}');

create function private.may_move_request(
  p_from public.request_status, p_to public.request_status, p_role public.actor_role
) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.request_moves where from_status = p_from and to_status = p_to and p_role = any (by_roles)
  )
$$;
comment on function private.may_move_request(public.request_status, public.request_status, public.actor_role) is
  'Whether this role may bring a request from one state to another.';

create function private.check_request_move() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not private.may_move_request(old.status, new.status, private.mover()) then
    raise exception 'a request does not move from % to % by %', old.status, new.status, private.mover()
      using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
comment on function private.check_request_move() is 'Trigger: refuses what request_moves does not have, whatever writes it.';

create trigger check_move before update on public.file_requests
  for each row when (old.status is distinct from new.status) execute function private.check_request_move();

create trigger end_notices after update of status on public.file_requests
  for each row when (old.status <> new.status and new.status in ('sent', 'accepted', 'withdrawn'))
  execute function private.end_notices_of_request();
create trigger take_scan before insert on public.case_documents
  for each row execute function private.take_scan();
