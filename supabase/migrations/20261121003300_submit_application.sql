-- The one way an application comes in: all of it or nothing.

create function private.insert_application(p_row jsonb) returns public.intake_forms
language plpgsql volatile set search_path = '' as $$
declare
  v_intake public.intake_forms;
begin
  -- Pressing twice: the second one waits here for the first, then finds its row. Key and reference go together,
  -- so any of the two indexes may be the one that meets the other press first: no column is named.
  execute format(
    'insert into public.intake_forms (%1$s) select %1$s from jsonb_populate_record(null::public.intake_forms, $1) '
    'on conflict do nothing returning *',
    (select string_agg(quote_ident(name), ', ') from jsonb_object_keys(p_row) as named (name))
  ) into v_intake using p_row;
  return v_intake;
end
$$;
comment on function private.insert_application(jsonb) is
  'The columns are those p_row names, so that a new field needs no change here; one without a column fails. Null under a key or '
  'reference that is taken.';

create function private.intake_answer_to_repeat(p_idempotency_key text, p_request_hash text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_first public.intake_forms;
begin
  select * into strict v_first from public.intake_forms where idempotency_key = p_idempotency_key;
  return jsonb_build_object(
    'outcome', case when v_first.request_hash = p_request_hash then 'repeated' else 'conflict' end,
    'intakeId', v_first.id,
    'reference', v_first.reference,
    'alreadyPaid', private.is_intake_paid(v_first.id)
  );
end
$$;
comment on function private.intake_answer_to_repeat(text, text) is 'The same key again: a repeat, or other answers under it.';

create function private.write_agreement(p_intake public.intake_forms, p_agreement jsonb) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_agreement public.intake_agreements := jsonb_populate_record(null::public.intake_agreements, p_agreement);
begin
  insert into public.intake_agreements (
    intake_form_id, signature, signed_at, language, agreement_version, agreement_hash, shown_hash, ip, user_agent
  ) values (
    p_intake.id, coalesce(v_agreement.signature, p_intake.signature), coalesce(v_agreement.signed_at, now()),
    coalesce(v_agreement.language, p_intake.language), v_agreement.agreement_version,
    v_agreement.agreement_hash, v_agreement.shown_hash, v_agreement.ip, v_agreement.user_agent
  );
end
$$;
comment on function private.write_agreement(public.intake_forms, jsonb) is 'What was signed with an application, and what was shown.';

create function private.join_waiting_case(p_intake public.intake_forms) returns public.cases
language plpgsql volatile set search_path = '' as $$
declare
  v_case public.cases;
begin
  if p_intake.user_id is not null then
    select * into v_case from public.cases
    where user_id = p_intake.user_id and status = 'waiting_for_application' and intake_form_id is null
    order by created_at limit 1 for no key update;
  end if;
  if v_case.id is null then
    return null;
  end if;
  update public.cases
  set intake_form_id = p_intake.id, status = 'submitted', county = p_intake.eviction_county
  where id = v_case.id;
  update public.orders set intake_form_id = p_intake.id where id = v_case.order_id;
  update public.intake_forms set selected_service_package = v_case.package_type where id = p_intake.id;
  insert into public.case_updates (case_id, code, params, status, created_by, created_by_role)
  values (v_case.id, 'application_received', jsonb_build_object('reference', p_intake.reference), 'submitted',
          p_intake.user_id, 'client');
  return v_case;
end
$$;
comment on function private.join_waiting_case(public.intake_forms) is
  'Paid before applying: the waiting case gets this application, without a second payment. Null where none waits.';

create function private.mails_of_paid(p_mails jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(
    mail || jsonb_build_object('payload', coalesce(mail -> 'payload', '{}') || '{"alreadyPaid": true}')
    order by place
  ), '[]')
  from jsonb_array_elements(p_mails) with ordinality as listed (mail, place)
  where mail ->> 'kind' <> 'payment_reminder'
$$;
comment on function private.mails_of_paid(jsonb) is
  'The mails of an application when nothing is left to pay: they say so, and the reminder is not sent.';

create function public.submit_intake(
  p_idempotency_key text,
  p_request_hash text,
  p_reference text,
  p_intake jsonb,
  p_agreement jsonb,
  p_ticket_hashes jsonb,
  p_language public.locale default null,
  p_user_id uuid default null,
  p_files_missing jsonb default null,
  p_draft_token_hash text default null,
  p_texts jsonb default null,
  p_mails jsonb default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_language public.locale := coalesce(p_language, 'en');
  -- What was not given takes the table's default, what is the office's to say is no answer, and what the server says
  -- stands over what came.
  v_row jsonb := jsonb_build_object('preferred_language', v_language)
    || (jsonb_strip_nulls(p_intake) - array[
      'id', 'status', 'submitted_at', 'reviewed_at', 'reviewed_by', 'notes', 'decision_note', 'email_changed_at',
      'erased_at', 'created_at', 'updated_at'
    ])
    || jsonb_build_object(
      'reference', p_reference, 'idempotency_key', p_idempotency_key, 'request_hash', p_request_hash,
      'user_id', p_user_id, 'language', v_language, 'files_missing', coalesce(p_files_missing, '[]')
    );
  v_intake public.intake_forms;
  v_case public.cases;
  v_mails jsonb := coalesce(p_mails, '[]');
begin
  begin
    v_intake := private.insert_application(v_row);
    if v_intake.id is null then
      return private.intake_answer_to_repeat(p_idempotency_key, p_request_hash);
    end if;
    insert into public.intake_documents (intake_form_id, upload_id, file_name, file_type, file_size, file_path)
    select v_intake.id, taken.id, taken.file_name, taken.file_type, taken.file_size, taken.object_key
    from private.attach_uploads(p_ticket_hashes, 'intake') as taken;
  exception when sqlstate 'FK001' then
    return jsonb_build_object('outcome', 'bad_ticket', 'badTickets', private.bad_tickets(p_ticket_hashes, 'intake'));
  end;
  perform private.write_agreement(v_intake, p_agreement);
  perform private.applicant_wants_texts(v_intake, p_texts);
  delete from public.intake_drafts where token_hash = p_draft_token_hash;
  v_case := private.join_waiting_case(v_intake);
  if v_case.id is not null then
    v_mails := private.mails_of_paid(v_mails);
  end if;
  perform private.insert_mails(v_mails, v_intake.id, v_case.order_id, v_intake.user_id);
  perform private.count_event('submit_application', coalesce(v_case.package_type, v_intake.selected_service_package));
  return jsonb_build_object(
    'outcome', 'created', 'intakeId', v_intake.id, 'reference', v_intake.reference,
    'alreadyPaid', v_case.id is not null, 'caseId', v_case.id
  );
end
$$;
comment on function public.submit_intake is
  'p_intake: the answers by their columns; p_texts: { phone, language, words } of the box for texts → { outcome: created | repeated | '
  'conflict | bad_ticket, intakeId, reference, alreadyPaid, caseId?, badTickets? }. One key, one application.';

-- What a client may still do with an application that was sent: another address, and files that were asked for. The
-- signed answers themselves stay as they were signed.

create function public.change_intake_email(p_intake_id uuid, p_email text, p_mails jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_email text := btrim(p_email);
  v_intake public.intake_forms;
  v_order public.orders;
begin
  select * into v_intake from public.intake_forms where id = p_intake_id for no key update;
  if v_intake.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  -- Until payment only: from then on the address is that of an account.
  if private.is_intake_paid(v_intake.id) then
    return jsonb_build_object('outcome', 'paid');
  end if;
  update public.intake_forms set
    email = v_email, email_changed_at = now(), owner_attempts = 0, owner_answered_at = null
  where id = v_intake.id returning * into v_intake;
  -- Nothing more goes to the old address.
  update public.outbox set status = 'cancelled', locked_until = null, locked_by = null
  where intake_form_id = v_intake.id and status = 'waiting' and kind = 'application_received';
  update public.outbox set recipient = v_email
  where intake_form_id = v_intake.id and status = 'waiting' and kind = 'payment_reminder';
  v_order := private.lock_waiting_order(v_intake.id);
  if v_order.id is null then
    perform private.insert_mails(p_mails, v_intake.id, null, v_intake.user_id);
  else
    -- Paid: what is said about it now goes to the new address.
    perform private.lock_address(v_email);
    if private.waits_for_owner(v_intake) then
      perform private.tell_payer('payment_in_review', v_order, v_order.id || ':' || md5(lower(v_email)),
        jsonb_build_object('amountCents', v_order.received_cents));
    else
      perform private.join_account(v_order, v_intake);
    end if;
  end if;
  return jsonb_build_object('outcome', 'done', 'reference', v_intake.reference);
end
$$;
comment on function public.change_intake_email is '→ { outcome: done | paid | unknown, reference }.';

create function public.add_intake_files(
  p_intake_id uuid,
  p_ticket_hashes jsonb,
  p_files_missing jsonb default null,
  p_mails jsonb default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_intake public.intake_forms;
begin
  select * into v_intake from public.intake_forms where id = p_intake_id for no key update;
  if v_intake.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  begin
    insert into public.intake_documents (intake_form_id, upload_id, file_name, file_type, file_size, file_path)
    select v_intake.id, taken.id, taken.file_name, taken.file_type, taken.file_size, taken.object_key
    from private.attach_uploads(p_ticket_hashes, 'intake') as taken;
  exception when sqlstate 'FK001' then
    return jsonb_build_object(
      'outcome', 'bad_ticket', 'badTickets', private.bad_tickets(p_ticket_hashes, 'intake')
    );
  end;
  -- A file that came is no longer missing; it may also come under another name, then the caller says what is left.
  update public.intake_forms set files_missing = case
    when jsonb_typeof(p_files_missing) = 'array' then array(select jsonb_array_elements_text(p_files_missing))
    else array(
      select missing.name from unnest(files_missing) with ordinality as missing (name, place)
      where not exists (
        select from public.intake_documents
        where intake_form_id = v_intake.id and file_name = missing.name
      )
      order by missing.place
    )
  end
  where id = v_intake.id returning * into v_intake;
  perform private.insert_mails(p_mails, v_intake.id, null, v_intake.user_id);
  return jsonb_build_object('outcome', 'done', 'filesMissing', to_jsonb(v_intake.files_missing));
end
$$;
comment on function public.add_intake_files is '→ { outcome: done | bad_ticket | unknown, filesMissing, badTickets }.';
