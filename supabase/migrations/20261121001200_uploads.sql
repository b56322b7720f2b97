-- Files on their way: a ticket, then the object, then the check of its bytes, then what it belongs to.

create type public.upload_purpose as enum ('intake', 'contact', 'case');
create type public.upload_status as enum ('pending', 'checked', 'rejected', 'attached', 'expired');
create type public.file_scan as enum ('unscanned', 'clean', 'infected');

create table public.uploads (
  id uuid primary key default gen_random_uuid(),
  ticket_hash text not null unique check (ticket_hash ~ '^[0-9a-f]{64}$'),
  purpose public.upload_purpose not null,
  object_key text not null unique check (object_key ~ '^[A-Za-z0-9/_.-]{1,200}$'),
  file_name text not null check (char_length(file_name) between 1 and 255),
  file_type text not null,
  -- A packet with exhibits may be larger than what people upload, which the server limits.
  file_size integer not null check (file_size between 0 and 26214400),
  status public.upload_status not null default 'pending',
  refusal text,
  contact_submission_id uuid references public.contact_submissions (id) on delete set null,
  checked_at timestamptz,
  attached_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  scan public.file_scan not null default 'unscanned',
  active_content boolean not null default false
);
create index uploads_created_at_idx on public.uploads (created_at) where status <> 'attached';
create index uploads_contact_submission_id_idx on public.uploads (contact_submission_id)
  where contact_submission_id is not null;
comment on table public.uploads is 'Uploaded files by ticket; the file itself lies in the bucket "documents".';
comment on column public.uploads.ticket_hash is 'SHA-256 (hex) of the ticket the browser holds.';
comment on column public.uploads.object_key is 'Random; the name the person knows is stored beside it, never in it.';
comment on column public.uploads.refusal is 'Why the bytes were refused: a message key.';
comment on column public.uploads.status is 'expired: given up by the sweep, its object is being removed and it can no longer be attached.';
comment on column public.uploads.scan is 'unscanned: type and structure were checked, no virus scanner has seen it.';
comment on column public.uploads.active_content is
  'A PDF with scripts, programs, files inside or forms that send: to be looked at as drawn pages alone.';

create trigger set_updated_at before update on public.uploads
  for each row execute function private.set_updated_at();

grant select, insert, update, delete on public.uploads to service_role;

-- Files that belong to an application.
create table public.intake_documents (
  id uuid primary key default gen_random_uuid(),
  intake_form_id uuid not null references public.intake_forms (id) on delete cascade,
  upload_id uuid not null unique references public.uploads (id) on delete restrict,
  file_name text not null,
  file_type text not null,
  file_size integer not null check (file_size between 1 and 10485760),
  file_path text not null unique,
  scan public.file_scan not null default 'unscanned',
  uploaded_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index intake_documents_intake_form_id_idx on public.intake_documents (intake_form_id);
comment on table public.intake_documents is 'Files of an application; as long as a row names an upload, the sweep keeps it.';
comment on column public.intake_documents.file_path is 'Object key in the bucket "documents".';
comment on column public.intake_documents.scan is 'unscanned: type and structure were checked, no virus scanner has seen it.';

grant select, insert, update, delete on public.intake_documents to service_role;

create function private.attach_uploads(p_ticket_hashes jsonb, p_purpose public.upload_purpose) returns setof public.uploads
language plpgsql volatile set search_path = '' as $$
declare
  v_wanted text[] := array(select distinct jsonb_array_elements_text(coalesce(nullif(p_ticket_hashes, 'null'), '[]')));
  v_ids uuid[];
begin
  if cardinality(v_wanted) = 0 then
    return;
  end if;
  -- In one order for everybody, so that two submissions naming the same files cannot block each other.
  v_ids := array(
    select locked.id from (
      select id from public.uploads
      where ticket_hash = any (v_wanted) and purpose = p_purpose and status = 'checked'
      order by id for update
    ) as locked
  );
  if cardinality(v_ids) <> cardinality(v_wanted) then
    raise exception 'a ticket is unknown, unchecked or used' using errcode = 'FK001';
  end if;
  return query
    update public.uploads set status = 'attached', attached_at = now() where id = any (v_ids) returning *;
end
$$;
comment on function private.attach_uploads(jsonb, public.upload_purpose) is
  'Takes checked uploads by their tickets, each once; raises FK001 when one cannot be taken.';

create function private.bad_tickets(p_ticket_hashes jsonb, p_purpose public.upload_purpose) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(distinct wanted.hash), '[]')
  from jsonb_array_elements_text(coalesce(nullif(p_ticket_hashes, 'null'), '[]')) as wanted (hash)
  where not exists (
    select from public.uploads
    where ticket_hash = wanted.hash and purpose = p_purpose and status = 'checked'
  )
$$;
comment on function private.bad_tickets(jsonb, public.upload_purpose) is 'Which tickets cannot be taken, for the answer.';

-- Files that come with a message, an answer or a signed copy.

create function private.refused_tickets(p_ticket_hashes jsonb) returns jsonb
language plpgsql volatile set search_path = '' as $$
begin
  -- Locked first: of two that bring the same file at once, the second sees that it is taken.
  perform from public.uploads
  where ticket_hash in (select jsonb_array_elements_text(coalesce(nullif(p_ticket_hashes, 'null'), '[]')))
  order by id for update;
  return private.bad_tickets(p_ticket_hashes, 'case');
end
$$;
comment on function private.refused_tickets(jsonb) is 'Tickets of files for a case that cannot be taken; the others are locked.';

-- Files of applications and cases are looked at before they belong to anything.
create function private.take_scan() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.scan := coalesce((select scan from public.uploads where id = new.upload_id), new.scan);
  return new;
end
$$;
comment on function private.take_scan() is 'A file takes what a scanner said of its upload.';

create trigger take_scan before insert on public.intake_documents
  for each row execute function private.take_scan();

-- The private bucket for every uploaded file. Its limits repeat the upload rule; content is checked by the server,
-- because a bucket sees only the declared type. Skipped where there is no storage (a plain PostgreSQL).
do $$
begin
  if to_regclass('storage.buckets') is null then
    return;
  end if;
  execute $bucket$
    insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
    values ('documents', 'documents', false, 10485760, array[
      'application/pdf',
      'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'image/jpeg',
      'image/png'
    ])
    on conflict (id) do update set
      public = excluded.public,
      file_size_limit = excluded.file_size_limit,
      allowed_mime_types = excluded.allowed_mime_types
  $bucket$;
end
$$;
