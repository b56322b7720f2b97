-- What happened in a case, as its client reads it: updates, papers, messages, dates of the court and payments in one
-- list, page by page.

create function private.timeline_kind(p_code public.case_update_code, p_params jsonb) returns text
language sql immutable set search_path = '' as $$
  select case
    when p_params ? 'hearingAt' or p_code = 'hearing_set' then 'date'
    when p_code in ('payment_disputed', 'dispute_won', 'package_changed', 'court_fee_settled') then 'payment'
    when p_code in ('document_added', 'paper_added', 'paper_approved', 'paper_returned', 'change_asked', 'signed_copy_in',
      'request_added', 'request_answered', 'request_decided') then 'paper'
    else 'update'
  end
$$;
comment on function private.timeline_kind(public.case_update_code, jsonb) is 'Under which heading of the filter an entry of the history stands.';

create function public.read_case_timeline(p jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  v_case public.cases;
  v_limit integer := p ->> 'limit';
  v_answer jsonb;
begin
  select * into v_case from public.cases where id = (p ->> 'caseId')::uuid and user_id = (p ->> 'userId')::uuid;
  if v_case.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  with entry as (
    -- Of one moment, what was written later comes first: the number of the row stands in place of an id.
    select created_at as at, ('00000000-0000-0000-0000-' || lpad(to_hex(position), 12, '0'))::uuid as place,
      private.timeline_kind(code, params) as kind, description as text,
      jsonb_strip_nulls(jsonb_build_object(
        'code', code, 'title', nullif(title, ''), 'language', language, 'status', status, 'hearingAt', params ->> 'hearingAt',
        'paper', params ->> 'kind', 'matter', params -> 'matter', 'from', case created_by_role when 'client' then 'client' end
      )) as facts
    from public.case_updates
    -- Messages and payments stand here as what they are.
    where case_id = v_case.id and not is_internal
      and (code is null or code not in ('message_sent', 'payment_received', 'payment_refunded', 'payment_partially_refunded'))
    union all
    select one.created_at, one.id, 'message', left(one.message, (p ->> 'excerpt')::integer), jsonb_strip_nulls(jsonb_build_object(
      'language', one.language, 'from', case one.sender_role when 'client' then 'client' else 'us' end,
      -- Clients know those who work here by their first name.
      'name', case when one.sender_role <> 'client' then sender.first_name end,
      'isCut', length(one.message) > (p ->> 'excerpt')::integer
    ))
    from public.client_messages as one left join public.users as sender on sender.id = one.sent_by
    where one.case_id = v_case.id
    union all
    select payment.received_at, md5(payment.payment_id)::uuid, 'payment', null, jsonb_build_object(
      'money', 'paid', 'amountCents', payment.amount_cents
    )
    from public.orders as bought join public.order_payments as payment on payment.order_id = bought.id
    where bought.user_id = v_case.user_id
      and (bought.id = v_case.order_id or bought.intake_form_id = v_case.intake_form_id)
    union all
    select refund.sent_at, md5(refund.refund_id)::uuid, 'payment', null, jsonb_build_object(
      'money', case when refund.status in ('failed', 'canceled') then 'refund_failed' else 'refunded' end,
      'amountCents', refund.amount_cents
    )
    from public.orders as bought
    join public.order_payments as payment on payment.order_id = bought.id
    join public.payment_refunds as refund on refund.payment_id = payment.payment_id
    where bought.user_id = v_case.user_id
      and (bought.id = v_case.order_id or bought.intake_form_id = v_case.intake_form_id)
  ), page as (
    select * from entry
    where (p ->> 'kind' is null or kind = p ->> 'kind') and private.is_before(at, place, p ->> 'before')
    order by at desc, place desc limit v_limit + 1
  ), measured as (
    select page.*, row_number() over newest as number,
      sum(coalesce(octet_length(text), 0) + coalesce(octet_length(facts ->> 'title'), 0)) over newest as bytes
    from page window newest as (order by at desc, place desc)
  ), shown as (
    -- Long texts make a short page; one entry always comes.
    select * from measured where number = 1 or (number <= v_limit and bytes <= (p ->> 'mostBytes')::integer)
  )
  select jsonb_build_object(
    'outcome', 'done',
    'items', coalesce(jsonb_agg(
      jsonb_build_object('id', private.page_place(shown.at, shown.place), 'at', shown.at, 'kind', shown.kind, 'text', shown.text)
        || shown.facts
      order by shown.at desc, shown.place desc
    ), '[]'),
    'before', case when (select count(*) from page) > count(*) then (
      select private.page_place(last.at, last.place) from shown as last order by last.at, last.place limit 1
    ) end
  ) into v_answer
  from shown;
  return v_answer;
end
$$;
comment on function public.read_case_timeline(jsonb) is
  'p { caseId, userId, kind?, before?, limit, excerpt (characters of a message), mostBytes (of the texts on a page) } → '
  '{ outcome: done | unknown, items: the newest first, before }. Nothing internal.';

revoke execute on function public.read_case_timeline(jsonb) from public, anon, authenticated;
grant execute on function public.read_case_timeline(jsonb) to service_role;
revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
