-- Orders and refunds as staff list them. Each is one function, so that read_signed_in reads it for who is signed in.

create function private.payer_of(p_user_id uuid, p_intake_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'name', coalesce(
        nullif(concat_ws(' ', nullif(account.first_name, ''), nullif(account.last_name, '')), ''),
        nullif(concat_ws(' ', nullif(form.first_name, ''), nullif(form.last_name, '')), '')),
      'email', coalesce(account.email, form.email))
    from (select) as one
    left join public.users as account on account.id = p_user_id
    left join public.intake_forms as form on form.id = p_intake_id
  );
end
$$;
comment on function private.payer_of(uuid, uuid) is '{ name, email } of who pays an order: the account, else the application.';

create function private.order_row(p_order public.orders) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object(
    'id', p_order.id, 'reference', p_order.reference, 'packageId', p_order.package_id, 'amountCents', p_order.amount_cents,
    'status', p_order.status, 'toReview', p_order.is_to_review, 'createdAt', p_order.created_at
  ) || private.payer_of(p_order.user_id, p_order.intake_form_id);
end
$$;
comment on function private.order_row(public.orders) is 'An order as a line of a list.';

create function public.list_orders(
  p_limit integer,
  p_max_waiting integer,
  p_max_found integer,
  p_search text default null,
  p_status text default null,
  p_sort text default null,
  p_down boolean default null,
  p_before text default null
) returns jsonb
language plpgsql stable security invoker set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  v_found uuid[] := case when p_search is not null then array(
    select value::uuid from jsonb_array_elements_text(
      public.find_orders(p_search, p_max_found) -> 'ids')) end;
  v_waiting jsonb := '[]';
  v_page jsonb := '[]';
  v_before text;
begin
  if p_before is null and p_sort is null and coalesce(p_status, 'to_review') = 'to_review' then
    select coalesce(jsonb_agg(private.order_row(one) order by one.review_since, one.id), '[]') into v_waiting
    from (
      select * from public.orders
      where is_to_review and (v_found is null or id = any (v_found))
      order by review_since, id limit p_max_waiting
    ) as one;
  end if;
  if p_status is distinct from 'to_review' or p_sort is not null then
    with found as (
      select one.id, one.created_at, sorted.key as sort_key
      from public.orders as one
      left join public.users as account on account.id = one.user_id
      left join public.intake_forms as form on form.id = one.intake_form_id and one.user_id is null,
      lateral (select case p_sort
        when 'client' then coalesce(account.sort_name, form.sort_name, '')
        when 'state' then array_position(enum_range(null::public.order_status), one.status)::text
        when 'package' then array_position(enum_range(null::public.package_id), one.package_id)::text
        when 'amount' then private.sort_number(one.amount_cents)
        when 'created' then private.sort_time(one.created_at) end as key) as sorted
      where (v_found is null or one.id = any (v_found))
        and (case p_status when 'to_review' then one.is_to_review else p_status is null or one.status::text = p_status end)
        and (p_status is not null or p_sort is not null or not one.is_to_review)
        and case when p_sort is null then private.is_before(one.created_at, one.id, p_before)
          else private.is_past(sorted.key, one.id, p_before, p_down is not null) end
      order by case when p_sort is null or (p_sort = 'created' and p_down is not null) then one.created_at end desc,
        case when p_sort = 'created' and p_down is null then one.created_at end,
        case when p_sort = 'client' and p_down is null then sorted.key end,
        case when p_sort = 'client' and p_down is not null then sorted.key end desc,
        case when p_sort = 'package' and p_down is null then one.package_id end,
        case when p_sort = 'package' and p_down is not null then one.package_id end desc,
        case when p_sort = 'state' and p_down is null then one.status end,
        case when p_sort = 'state' and p_down is not null then one.status end desc,
        case when p_sort = 'amount' and p_down is null then one.amount_cents end,
        case when p_sort = 'amount' and p_down is not null then one.amount_cents end desc,
        case when p_sort is not null and p_down is null then one.id end,
        case when p_sort is null or p_down is not null then one.id end desc
      limit p_limit + 1
    ), placed as (
      select *, row_number() over () as place from found
    ), page as (
      select * from placed where place <= p_limit
    )
    select coalesce(jsonb_agg(private.order_row(one) order by place), '[]'),
      case when (select count(*) from found) > p_limit then (
        select case when p_sort is null then private.page_place(page.created_at, page.id) else private.sorted_place(sort_key, page.id) end
        from page order by place desc limit 1) end
    into v_page, v_before from page join public.orders as one on one.id = page.id;
  end if;
  return jsonb_build_object('items', v_waiting || v_page, 'before', v_before);
end
$$;
comment on function public.list_orders is
  'Status: to_review or one of an order; sort: client, state, package, amount or created → { items, before }: those that '
  'wait for staff first, the longest wait before the others, then the newest first; with sort as it says, down: the '
  'largest first.';

create function private.refund_row(p_request public.refund_requests) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object(
    'id', p_request.id, 'orderId', p_request.order_id, 'status', p_request.status, 'reasonCode', p_request.reason_code,
    'askedByClient', p_request.asked_by_role = 'client', 'amountCents', p_request.amount_cents, 'createdAt', p_request.created_at
  ) || (
    select jsonb_build_object('orderReference', bought.reference, 'packageId', bought.package_id)
      || private.payer_of(bought.user_id, bought.intake_form_id)
    from public.orders as bought where bought.id = p_request.order_id
  );
end
$$;
comment on function private.refund_row(public.refund_requests) is 'A request for money back as a line of a list.';

create function public.list_refunds(
  p_limit integer,
  p_max_waiting integer,
  p_max_found integer,
  p_search text default null,
  p_status text default null,
  p_sort text default null,
  p_down boolean default null,
  p_before text default null
) returns jsonb
language plpgsql stable security invoker set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  v_found uuid[] := case when p_search is not null then array(
    select value::uuid from jsonb_array_elements_text(
      public.find_orders(p_search, p_max_found) -> 'ids')) end;
  v_first jsonb := '[]';
  v_page jsonb;
  v_before text;
begin
  if p_before is null and p_sort is null and p_status is null then
    select coalesce(jsonb_agg(private.refund_row(one) order by one.created_at, one.id), '[]') into v_first
    from (
      select * from public.refund_requests
      where status in ('asked', 'failed') and (v_found is null or order_id = any (v_found))
      order by created_at, id limit p_max_waiting
    ) as one;
  end if;
  with found as (
    select one as row, one.id, one.created_at, sorted.key as sort_key
    from public.refund_requests as one join public.orders as bought on bought.id = one.order_id
    left join public.users as account on account.id = bought.user_id
    left join public.intake_forms as form on form.id = bought.intake_form_id,
    lateral (select left(case p_sort
      when 'client' then coalesce(account.sort_name, form.sort_name, '')
      when 'state' then array_position(enum_range(null::public.refund_status), one.status)::text
      when 'reason' then one.reason_code::text
      when 'amount' then private.sort_number(one.amount_cents)
      when 'asked' then private.sort_time(one.created_at) end, 60) as key) as sorted
    where (v_found is null or order_id = any (v_found))
      and (case when p_status is null then p_sort is not null or one.status not in ('asked', 'failed')
        else one.status::text = p_status end)
      and case when p_sort is null then private.is_before(one.created_at, one.id, p_before)
        else private.is_past(sorted.key, one.id, p_before, p_down is not null) end
    order by case when p_sort is null then one.created_at end desc,
      case when p_down is null then sorted.key end, case when p_down is not null then sorted.key end desc,
      case when p_sort is not null and p_down is null then one.id end,
      case when p_sort is null or p_down is not null then one.id end desc
    limit p_limit + 1
  ), placed as (
    select *, row_number() over () as place from found
  ), page as (
    select * from placed where place <= p_limit
  )
  select coalesce(jsonb_agg(private.refund_row(row) order by place), '[]'),
    case when (select count(*) from found) > p_limit then (
      select case when p_sort is null then private.page_place(created_at, id) else private.sorted_place(sort_key, id) end
      from page order by place desc limit 1) end
  into v_page, v_before from page;
  return jsonb_build_object('items', v_first || v_page, 'before', v_before);
end
$$;
comment on function public.list_refunds is
  'Sort: client, state, reason, amount or asked → { items, before }: those to decide or to look after first, then the '
  'newest first, or as sort says, down: the largest first. A search is that of orders.';

insert into public.readings (name, needs, takes_turns) values
  ('list_orders', 'staff', true),
  ('list_refunds', 'staff', true),
  ('list_failures', 'staff', true),
  ('read_attorney_queue', 'staff', true);
