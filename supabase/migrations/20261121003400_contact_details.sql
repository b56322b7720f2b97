-- What is known of a message beside its words: files that did not reach us, and a suspicion that a robot sent it.
alter table public.contact_submissions
  add column files_missing text[] not null default '{}',
  add column suspicion text check (suspicion in ('hidden_field', 'too_fast'));
comment on column public.contact_submissions.files_missing is 'Names of files the sender had but that could not be stored.';
comment on column public.contact_submissions.suspicion is
  'Why a robot may have sent it. Never a reason to drop it: staff look, and no acknowledgement goes out.';

create or replace function public.submit_contact(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_form public.contact_submissions := jsonb_populate_record(null::public.contact_submissions, p -> 'contact');
  v_message public.contact_submissions;
begin
  begin
    insert into public.contact_submissions (
      reference, idempotency_key, request_hash, first_name, last_name, email, phone, inquiry_type, message,
      language, user_id, suspicion, files_missing
    ) values (
      p ->> 'reference', p ->> 'idempotencyKey', p ->> 'requestHash', v_form.first_name, v_form.last_name,
      v_form.email, v_form.phone, v_form.inquiry_type, v_form.message, coalesce(p ->> 'language', 'en'),
      (p ->> 'userId')::uuid, p ->> 'suspicion',
      array(select jsonb_array_elements_text(coalesce(nullif(p -> 'filesMissing', 'null'), '[]')))
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
  'inquiry_type, message }, ticketHashes, filesMissing?, suspicion?, mails } '
  '→ { outcome: created | repeated | conflict | bad_ticket, contactId, reference, badTickets? }.';
