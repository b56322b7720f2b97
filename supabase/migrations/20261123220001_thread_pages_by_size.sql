-- A page of a thread is as short as its texts are long: a phone on a slow line waits for few of the longest.
create or replace function public.read_case_thread(p jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with page as (
    select one.* from public.client_messages as one
    where one.case_id = (p ->> 'caseId')::uuid
      and (p ->> 'before' is null or (one.created_at, one.id)
             < (split_part(p ->> 'before', '_', 1)::timestamptz, split_part(p ->> 'before', '_', 2)::uuid))
    order by one.created_at desc, one.id desc
    limit (p ->> 'limit')::integer + 1
  ), measured as (
    select page.*, row_number() over newest as number,
      sum(octet_length(message) + coalesce(octet_length(translation), 0)) over newest as bytes
    from page window newest as (order by created_at desc, id desc)
  ), shown as (
    -- Long texts make a short page; one message always comes.
    select * from measured
    where number = 1
      or (number <= (p ->> 'limit')::integer and (p ->> 'mostBytes' is null or bytes <= (p ->> 'mostBytes')::integer))
  )
  select jsonb_build_object(
    'items', coalesce(jsonb_agg(jsonb_build_object(
      'id', one.id, 'from', case when one.sender_role = 'client' then 'client' else 'us' end,
      -- Clients know those who work here by their first name.
      'name', nullif(concat_ws(' ', sender.first_name, case when p ->> 'actorRole' <> 'client' then sender.last_name end), ''),
      'language', one.language, 'text', one.message, 'translation', one.translation,
      'sentAt', one.created_at, 'readAt', one.read_at,
      'files', private.case_files(array(select jsonb_array_elements_text(one.attachments)::uuid))
    ) order by one.created_at, one.id), '[]'),
    'before', case when (select count(*) from page) > (select count(*) from shown) then (
      select private.page_place(created_at, id)
      from shown order by created_at, id limit 1
    ) end,
    'unread', (
      select count(*) from public.client_messages
      where case_id = (p ->> 'caseId')::uuid and read_at is null
        and (sender_role = 'client') is distinct from (p ->> 'actorRole' = 'client')
    )
  )
  from shown as one left join public.users as sender on sender.id = one.sent_by
$$;
comment on function public.read_case_thread(jsonb) is
  'p { caseId, actorRole, before?, limit, mostBytes? (of the texts on a page) } → { items: messages, the oldest first, before: where the next older page begins, '
  'unread: of the other side }. Whose case it is, the caller has asked.';
