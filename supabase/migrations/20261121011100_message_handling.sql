-- Messages in the workplace: finding them, and noting that they were answered.

create function public.search_messages(p jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with found as (
    select message.*, count(*) over () as found_count
    from public.contact_submissions as message
    where (p ->> 'type' is null or message.inquiry_type = p ->> 'type')
      and (p ->> 'handled' is null or (message.handled_at is not null) = (p ->> 'handled' = 'handled'))
      and (p ->> 'suspicious' is null or (message.suspicion is not null) = (p ->> 'suspicious' = 'yes'))
      and (p ->> 'language' is null or message.language = p ->> 'language')
      and (p ->> 'search' is null or private.has_words(
        concat_ws(' ', message.first_name, message.last_name, message.email, message.phone, message.message,
          message.reference, left(message.reference, 4) || '-' || substr(message.reference, 5)),
        p ->> 'search'
      ))
      and private.is_before(message.created_at, message.id, p ->> 'before')
    order by message.created_at desc, message.id desc
    limit (p ->> 'limit')::integer
  )
  select jsonb_build_object(
    'items', coalesce(jsonb_agg(jsonb_build_object(
      'id', id, 'reference', reference, 'firstName', first_name, 'lastName', last_name, 'email', email,
      'inquiryType', inquiry_type, 'beginning', left(message, 140), 'language', language,
      'files', jsonb_array_length(uploaded_files), 'filesMissing', cardinality(files_missing),
      'suspicion', suspicion, 'handledAt', handled_at, 'createdAt', created_at
    ) order by created_at desc, id desc), '[]'),
    'before', case when max(found_count) > count(*) then (
      select private.page_place(created_at, id) from found order by created_at, id limit 1
    ) end
  ) from found
$$;
comment on function public.search_messages(jsonb) is
  'p { limit, search?, type?, handled?: handled | open, suspicious?: yes | no, language?, before? } → { items, before }.';

create function public.mark_message(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_handled boolean := (p ->> 'handled')::boolean;
  v_message public.contact_submissions;
begin
  select * into v_message from public.contact_submissions where id = (p ->> 'messageId')::uuid for no key update;
  if v_message.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  -- Who was first stays: pressing twice, or two people at once, is one mark.
  if (v_message.handled_at is not null) = v_handled then
    return jsonb_build_object('outcome', 'done');
  end if;
  update public.contact_submissions set
    handled_at = case when v_handled then now() end,
    handled_by = case when v_handled then (p ->> 'actorId')::uuid end
  where id = v_message.id;
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values ((p ->> 'actorId')::uuid, p ->> 'actorRole', 'message_handled', 'contact_submission', v_message.id::text,
          jsonb_build_object('handled', v_handled));
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.mark_message(jsonb) is 'p { messageId, handled, actorId, actorRole } → { outcome: done | unknown }.';

revoke execute on function public.search_messages(jsonb) from public, anon, authenticated;
grant execute on function public.search_messages(jsonb) to service_role;
revoke execute on function public.mark_message(jsonb) from public, anon, authenticated;
grant execute on function public.mark_message(jsonb) to service_role;
