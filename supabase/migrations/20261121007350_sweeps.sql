-- What has run out goes away; what anything still names stays.

create function public.sweep_expired() returns jsonb
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

  -- Days after nobody can take anything back.
  delete from public.undoable_acts where created_at < now() - interval '1 day';

  -- An upload is given up before its object is removed: from here on no submission can take it. One that a
  -- living draft, an application, a message or a case names is no orphan.
  update public.uploads as upload set status = 'expired'
  where upload.status <> 'expired' and upload.created_at < now() - interval '24 hours'
    and upload.contact_submission_id is null
    and not exists (select from public.intake_documents where upload_id = upload.id)
    and not exists (select from public.case_documents where upload_id = upload.id)
    and not exists (select from public.generated_documents where upload_id = upload.id)
    and not exists (select from public.generated_documents where word_upload_id = upload.id)
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

create function public.forget_uploads(p_object_keys jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_forgotten integer;
begin
  -- A signed upload address works for two hours, also after its object was removed: until nothing can arrive there
  -- any more, the key is answered again.
  delete from public.uploads
  where status = 'expired' and created_at < now() - interval '3 hours'
    and object_key in (select jsonb_array_elements_text(coalesce(p_object_keys, '[]')));
  get diagnostics v_forgotten = row_count;
  return jsonb_build_object('outcome', 'done', 'forgotten', v_forgotten);
end
$$;
comment on function public.forget_uploads is '→ { outcome: done, forgotten }: their objects are gone.';
