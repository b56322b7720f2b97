-- Support tickets as their client and as staff read them.

create function private.messages_of_ticket(p_ticket public.support_tickets, p_for_staff boolean) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_array(jsonb_build_object(
    'id', p_ticket.id, 'from', 'client', 'name', (
      select nullif(concat_ws(' ', first_name, case when p_for_staff then last_name end), '')
      from public.users where id = p_ticket.user_id
    ), 'language', p_ticket.language, 'text', p_ticket.description, 'sentAt', p_ticket.created_at
  )) || (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', one.id, 'from', case when one.sender_role = 'client' then 'client' else 'us' end,
      'name', nullif(concat_ws(' ', sender.first_name, case when p_for_staff then sender.last_name end), ''),
      'language', one.language, 'text', one.message, 'sentAt', one.created_at
    ) order by one.created_at, one.id), '[]')
    from public.ticket_messages as one
    left join public.users as sender on sender.id = case when one.sender_role = 'client' then p_ticket.user_id else one.staff_id end
    where one.ticket_id = p_ticket.id
  );
end
$$;
comment on function private.messages_of_ticket(public.support_tickets, boolean) is
  'The whole thread, the question first; clients know those who work here by their first name.';

create function public.read_own_tickets(p_actor_id uuid, p_limit integer) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return jsonb_build_object('items', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', ticket.id, 'reference', ticket.reference, 'category', ticket.category, 'subject', ticket.subject,
      'status', ticket.status, 'resolution', ticket.resolution, 'resolvedAt', ticket.resolved_at,
      'rating', ticket.satisfaction_rating, 'createdAt', ticket.created_at,
      'messages', private.messages_of_ticket(ticket, false)
    ) order by ticket.created_at desc, ticket.id), '[]')
    from (
      select * from public.support_tickets where user_id = p_actor_id
      order by created_at desc, id limit p_limit
    ) as ticket
  ));
end
$$;
comment on function public.read_own_tickets is 'The client''s tickets → { items }, the newest first, with what was written.';

create function public.search_tickets(
  p_actor_id uuid,
  p_limit integer,
  p_search text default null,
  p_before text default null,
  p_state text default null,
  p_category public.ticket_category default null,
  p_owner text default null
) returns jsonb
language plpgsql stable security invoker set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  v_reference text := upper(regexp_replace(p_search, '[\s-]', '', 'g'));
  v_before_at timestamptz := split_part(p_before, '_', 1);
  v_before_id uuid := split_part(p_before, '_', 2);
begin
  return (
    with found as (
      select ticket.*, client.first_name, client.last_name, client.email
      from public.support_tickets as ticket join public.users as client on client.id = ticket.user_id
      where (p_state is null
          or case p_state when 'waiting_for_us' then ticket.waiting_since is not null else ticket.status = p_state::public.ticket_status end)
        and (p_category is null or ticket.category = p_category)
        and (p_owner is null or case p_owner when 'me' then ticket.assigned_to = p_actor_id else ticket.assigned_to is null end)
        and (p_search is null or ticket.reference = v_reference or client.email = lower(btrim(p_search)))
        and (v_before_at is null or (ticket.created_at, ticket.id) < (v_before_at, v_before_id))
      order by ticket.created_at desc, ticket.id desc
      limit p_limit + 1
    ), page as (
      select * from found order by created_at desc, id desc limit p_limit
    )
    select jsonb_build_object(
      'items', coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'reference', reference, 'category', category, 'subject', subject, 'status', status, 'priority', priority,
        'name', coalesce(nullif(concat_ws(' ', first_name, last_name), ''), email), 'language', language,
        'owner', private.staff_name(assigned_to), 'waitingSince', waiting_since, 'rating', satisfaction_rating,
        'createdAt', created_at
      ) order by created_at desc, id desc), '[]'),
      'before', case when (select count(*) from found) > p_limit then (
        select private.page_place(created_at, id) from page order by created_at, id limit 1
      ) end
    ) from page
  );
end
$$;
comment on function public.search_tickets is
  'State: waiting_for_us or a status; owner: me or nobody; search: a number or an address → { items, before }, newest first.';

create function public.read_ticket(p_ticket_id uuid, p_actor_id uuid) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  v_ticket public.support_tickets;
begin
  select * into v_ticket from public.support_tickets where id = p_ticket_id;
  if v_ticket.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  return jsonb_build_object('outcome', 'done') || (
    select jsonb_build_object(
      'id', v_ticket.id, 'reference', v_ticket.reference, 'category', v_ticket.category, 'subject', v_ticket.subject,
      'status', v_ticket.status, 'priority', v_ticket.priority, 'resolution', v_ticket.resolution,
      'resolvedAt', v_ticket.resolved_at, 'rating', v_ticket.satisfaction_rating, 'ratedAt', v_ticket.rated_at,
      'createdAt', v_ticket.created_at, 'waitingSince', v_ticket.waiting_since, 'version', v_ticket.version,
      'name', coalesce(nullif(concat_ws(' ', client.first_name, client.last_name), ''), client.email), 'email', client.email,
      'language', v_ticket.language, 'caseId', one.id, 'caseNumber', one.case_number,
      'owner', private.staff_name(v_ticket.assigned_to),
      'mine', v_ticket.assigned_to is not distinct from p_actor_id,
      'messages', private.messages_of_ticket(v_ticket, true)
    )
    from public.users as client left join public.cases as one on one.id = v_ticket.case_id
    where client.id = v_ticket.user_id
  );
end
$$;
comment on function public.read_ticket is 'One ticket for staff → { outcome: done | unknown, … }.';

revoke execute on all functions in schema public from public, anon, authenticated;
grant execute on all functions in schema public to service_role;
revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
