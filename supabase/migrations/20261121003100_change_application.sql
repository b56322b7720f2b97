-- What a client may still do with an application that was sent: another address, files that were asked for, a
-- correction. The signed answers themselves stay as they were signed.

create function public.change_intake_email(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_email text := btrim(p ->> 'email');
  v_intake public.intake_forms;
begin
  select * into v_intake from public.intake_forms where id = (p ->> 'intakeId')::uuid for no key update;
  if v_intake.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  -- Until payment (ruling 4): then the address is that of an account.
  if private.is_intake_paid(v_intake.id) then
    return jsonb_build_object('outcome', 'paid');
  end if;
  update public.intake_forms set email = v_email, email_changed_at = now() where id = v_intake.id;
  -- Nothing more goes to the old address.
  update public.outbox set status = 'cancelled', locked_until = null, locked_by = null
  where intake_form_id = v_intake.id and status = 'waiting' and kind = 'application_received';
  update public.outbox set recipient = v_email
  where intake_form_id = v_intake.id and status = 'waiting' and kind = 'payment_reminder';
  perform private.insert_mails(p -> 'mails', v_intake.id, null, v_intake.user_id);
  return jsonb_build_object('outcome', 'done', 'reference', v_intake.reference);
end
$$;
comment on function public.change_intake_email(jsonb) is
  'p { intakeId, email, mails } → { outcome: done | paid | unknown, reference }.';

create function public.add_intake_files(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_intake public.intake_forms;
begin
  select * into v_intake from public.intake_forms where id = (p ->> 'intakeId')::uuid for no key update;
  if v_intake.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  begin
    insert into public.intake_documents (intake_form_id, upload_id, file_name, file_type, file_size, file_path)
    select v_intake.id, taken.id, taken.file_name, taken.file_type, taken.file_size, taken.object_key
    from private.attach_uploads(p -> 'ticketHashes', 'intake') as taken;
  exception when sqlstate 'FK001' then
    return jsonb_build_object(
      'outcome', 'bad_ticket', 'badTickets', private.bad_tickets(p -> 'ticketHashes', 'intake')
    );
  end;
  -- A file that came is no longer missing; it may also come under another name, then the caller says what is left.
  update public.intake_forms set files_missing = case
    when jsonb_typeof(p -> 'filesMissing') = 'array' then array(select jsonb_array_elements_text(p -> 'filesMissing'))
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
  perform private.insert_mails(p -> 'mails', v_intake.id, null, v_intake.user_id);
  return jsonb_build_object('outcome', 'done', 'filesMissing', to_jsonb(v_intake.files_missing));
end
$$;
comment on function public.add_intake_files(jsonb) is
  'p { intakeId, ticketHashes, filesMissing?, mails? } → { outcome: done | bad_ticket | unknown, filesMissing, badTickets }.';

create function public.record_correction(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_intake public.intake_forms;
  v_message public.contact_submissions;
begin
  select * into v_intake from public.intake_forms where id = (p ->> 'intakeId')::uuid;
  if v_intake.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  insert into public.contact_submissions (
    reference, idempotency_key, request_hash, first_name, last_name, email, phone, inquiry_type, message,
    corrected_answers, language, intake_form_id, user_id
  ) values (
    p ->> 'reference', p ->> 'idempotencyKey', p ->> 'requestHash', v_intake.first_name, v_intake.last_name,
    v_intake.email, v_intake.phone_number, 'correction', p ->> 'message', nullif(p -> 'answers', 'null'),
    coalesce(p ->> 'language', v_intake.language), v_intake.id, v_intake.user_id
  )
  on conflict do nothing returning * into v_message;
  if v_message.id is null then
    return private.contact_answer_to_repeat(p);
  end if;
  perform private.insert_mails(p -> 'mails', v_intake.id, null, v_intake.user_id);
  return jsonb_build_object('outcome', 'created', 'contactId', v_message.id, 'reference', v_message.reference);
end
$$;
comment on function public.record_correction(jsonb) is
  'p { intakeId, reference, message, answers?, language, mails, idempotencyKey?, requestHash? } → '
  '{ outcome: created | repeated | conflict | unknown, contactId, reference }.';

create function private.contact_answer_to_repeat(p jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_first public.contact_submissions;
begin
  select * into strict v_first from public.contact_submissions where idempotency_key = p ->> 'idempotencyKey';
  return jsonb_build_object(
    'outcome', case when v_first.request_hash = p ->> 'requestHash' then 'repeated' else 'conflict' end,
    'contactId', v_first.id, 'reference', v_first.reference
  );
end
$$;
comment on function private.contact_answer_to_repeat(jsonb) is 'The same key again: a repeat, or other words under it.';

create function public.submit_contact(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_form public.contact_submissions := jsonb_populate_record(null::public.contact_submissions, p -> 'contact');
  v_message public.contact_submissions;
begin
  begin
    insert into public.contact_submissions (
      reference, idempotency_key, request_hash, first_name, last_name, email, phone, inquiry_type, message,
      language, user_id
    ) values (
      p ->> 'reference', p ->> 'idempotencyKey', p ->> 'requestHash', v_form.first_name, v_form.last_name,
      v_form.email, v_form.phone, v_form.inquiry_type, v_form.message, coalesce(p ->> 'language', 'en'),
      (p ->> 'userId')::uuid
    )
    on conflict do nothing returning * into v_message;
    if v_message.id is null then
      return private.contact_answer_to_repeat(p);
    end if;
    with taken as (
      select * from private.attach_uploads(p -> 'ticketHashes', 'contact')
    )
    update public.contact_submissions set uploaded_files = (
      select coalesce(jsonb_agg(jsonb_build_object(
        'uploadId', taken.id, 'fileName', taken.file_name, 'fileType', taken.file_type,
        'fileSize', taken.file_size, 'filePath', taken.object_key
      ) order by taken.file_name), '[]') from taken
    ) where id = v_message.id returning * into v_message;
    update public.uploads set contact_submission_id = v_message.id
    where id in (select (file ->> 'uploadId')::uuid from jsonb_array_elements(v_message.uploaded_files) as file);
  exception when sqlstate 'FK001' then
    return jsonb_build_object(
      'outcome', 'bad_ticket', 'badTickets', private.bad_tickets(p -> 'ticketHashes', 'contact')
    );
  end;
  perform private.insert_mails(p -> 'mails', null, null, v_message.user_id);
  return jsonb_build_object('outcome', 'created', 'contactId', v_message.id, 'reference', v_message.reference);
end
$$;
comment on function public.submit_contact(jsonb) is
  'p { idempotencyKey, requestHash, reference, language, userId?, contact: { first_name, last_name, email, phone?, '
  'inquiry_type, message }, ticketHashes, mails } → { outcome: created | repeated | conflict | bad_ticket, contactId, reference }.';

revoke execute on function public.change_intake_email(jsonb) from public, anon, authenticated;
grant execute on function public.change_intake_email(jsonb) to service_role;
revoke execute on function public.add_intake_files(jsonb) from public, anon, authenticated;
grant execute on function public.add_intake_files(jsonb) to service_role;
revoke execute on function public.record_correction(jsonb) from public, anon, authenticated;
grant execute on function public.record_correction(jsonb) to service_role;
revoke execute on function public.submit_contact(jsonb) from public, anon, authenticated;
grant execute on function public.submit_contact(jsonb) to service_role;
revoke execute on function private.contact_answer_to_repeat(jsonb) from public, anon, authenticated;
grant execute on function private.contact_answer_to_repeat(jsonb) to service_role;
