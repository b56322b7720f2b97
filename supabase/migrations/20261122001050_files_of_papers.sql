-- Uploaded papers are files like the others: kept as long as their version is there, and gone with it.

create or replace function private.erase_files(p_intakes uuid[], p_cases uuid[], p_messages uuid[]) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  v_uploads uuid[];
  v_files integer;
  v_more integer;
begin
  v_uploads := array(
    select upload_id from public.intake_documents where intake_form_id = any (p_intakes)
    union select upload_id from public.case_documents where case_id = any (p_cases) and upload_id is not null
    union select upload_id from public.generated_documents where case_id = any (p_cases) and upload_id is not null
    union select id from public.uploads where contact_submission_id = any (p_messages)
  );
  -- Papers that were made, not uploaded, are handed to the same sweep, which removes objects by their keys.
  insert into public.uploads (ticket_hash, purpose, object_key, file_name, file_type, file_size, status)
  select encode(sha256(convert_to(gen_random_uuid()::text, 'UTF8')), 'hex'), 'case', made.file_path, 'removed',
         'application/octet-stream', 0, 'expired'
  from (
    select file_path from public.generated_documents where case_id = any (p_cases) and upload_id is null
    union select file_path from public.case_documents where case_id = any (p_cases) and upload_id is null
  ) as made
  where made.file_path ~ '^[A-Za-z0-9/_.-]{1,200}$'
  on conflict (object_key) do update set status = 'expired';
  get diagnostics v_more = row_count;
  delete from public.intake_documents where intake_form_id = any (p_intakes);
  delete from public.case_documents where case_id = any (p_cases);
  delete from public.generated_documents where case_id = any (p_cases);
  update public.uploads set status = 'expired', file_name = 'removed', contact_submission_id = null
  where id = any (v_uploads);
  get diagnostics v_files = row_count;
  return v_files + v_more;
end
$$;

create or replace function public.sweep_expired() returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_drafts integer;
  v_links integer;
  v_sessions integer;
  v_tokens integer;
  v_throttles integer;
  v_writes integer;
  v_object_keys jsonb;
begin
  delete from public.intake_drafts where expires_at <= now();
  get diagnostics v_drafts = row_count;
  delete from public.draft_links where expires_at <= now();
  get diagnostics v_links = row_count;
  delete from public.sessions where expire <= now() or ends_at <= now();
  get diagnostics v_sessions = row_count;
  -- A week longer, so that an old link still hears that it ran out.
  delete from public.password_setup_tokens where expires_at <= now() - interval '7 days';
  get diagnostics v_tokens = row_count;
  delete from public.throttles where expires_at <= now();
  get diagnostics v_throttles = row_count;
  -- Nobody presses the same button again after a week.
  delete from public.case_writes where created_at < now() - interval '7 days';
  get diagnostics v_writes = row_count;

  -- An upload is given up before its object is removed: from here on no submission can take it. One that a
  -- living draft, an application, a message or a case names is no orphan.
  update public.uploads as upload set status = 'expired'
  where upload.status <> 'expired' and upload.created_at < now() - interval '24 hours'
    and upload.contact_submission_id is null
    and not exists (select from public.intake_documents where upload_id = upload.id)
    and not exists (select from public.case_documents where upload_id = upload.id)
    and not exists (select from public.generated_documents where upload_id = upload.id)
    and not exists (
      select from public.intake_drafts as draft, jsonb_array_elements(draft.tickets) as chosen
      where upload.ticket_hash = coalesce(
        chosen ->> 'ticketHash', encode(sha256(convert_to(chosen ->> 'ticket', 'UTF8')), 'hex')
      )
    );
  v_object_keys := (
    select coalesce(jsonb_agg(object_key order by created_at), '[]') from public.uploads where status = 'expired'
  );
  return jsonb_build_object(
    'objectKeys', v_object_keys,
    'removed', jsonb_build_object('drafts', v_drafts, 'links', v_links, 'sessions', v_sessions,
                                  'tokens', v_tokens, 'throttles', v_throttles, 'writes', v_writes)
  );
end
$$;
comment on function public.sweep_expired() is
  '→ { objectKeys: objects to remove from the bucket, then forget_uploads, removed: { drafts, links, sessions, tokens, '
  'throttles, writes } }. Until forgotten, a key is answered again.';
