-- A refused file is no answer to keep: the same press, with another file, is tried again.

create or replace function public.send_court_letter(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_matter public.court_matters;
  v_case public.cases;
  v_bad jsonb;
  v_files uuid[];
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_matter := private.matter_of_write(p);
  if v_matter.id is null or v_matter.case_id <> (p ->> 'caseId')::uuid or p ->> 'actorRole' <> 'client' then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'unknown'));
  end if;
  if v_matter.left_out_at is not null or private.is_case_over(v_matter.status) then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'not_now'));
  end if;
  v_bad := private.refused_tickets(p -> 'ticketHashes');
  if v_bad <> '[]' then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'bad_ticket', 'badTickets', v_bad));
  end if;
  select * into v_case from public.cases where id = v_matter.case_id;
  v_files := private.attach_case_files(v_case.id, p -> 'ticketHashes', v_actor_id);
  insert into public.case_updates (case_id, code, params, status, is_internal, created_by, created_by_role)
  values (v_case.id, 'court_letter_sent', jsonb_build_object('matter', v_matter.place, 'files', cardinality(v_files)),
          v_matter.status, false, v_actor_id, 'client');
  -- A date may stand in it: it is read on the next business day at the latest.
  perform private.add_tasks(v_case.id, v_matter.id, jsonb_build_array(jsonb_build_object(
    'code', 'read_court_letter', 'dueAt', p ->> 'dueAt', 'dedupeKey', 'court_letter:' || v_files[1])), null);
  perform private.mail_about_case(v_case, 'staff');
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'done', 'files', cardinality(v_files)));
end
$$;

create or replace function public.add_covered_copy(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_matter public.court_matters;
  v_original public.case_documents;
  v_copy uuid;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_matter := private.matter_of_write(p);
  select * into v_original from public.case_documents
  where id = (p ->> 'documentId')::uuid and case_id = v_matter.case_id and withdrawn_at is null
    and not exists (select from public.covered_copies where copy_id = (p ->> 'documentId')::uuid);
  if v_original.id is null or p ->> 'actorRole' = 'client' then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'unknown'));
  end if;
  if private.refused_tickets(jsonb_build_array(p ->> 'ticketHash')) <> '[]' then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'bad_ticket'));
  end if;
  v_copy := (private.attach_case_files(v_matter.case_id, jsonb_build_array(p ->> 'ticketHash'), v_actor_id))[1];
  -- It goes to the court with the packet; on the client's shelves the original stands.
  update public.case_documents set is_client_visible = false where id = v_copy;
  insert into public.covered_copies (copy_id, original_id, boxes, made_by)
  values (v_copy, v_original.id, (p ->> 'boxes')::integer, v_actor_id);
  perform private.audit_case(p, v_matter.case_id, 'exhibit_covered', jsonb_build_object(
    'documentId', v_original.id, 'copyId', v_copy, 'boxes', (p ->> 'boxes')::integer));
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'done', 'copyId', v_copy));
end
$$;
