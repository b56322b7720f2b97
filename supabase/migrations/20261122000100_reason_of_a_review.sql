-- The mail about a payment that waits for a person says why: not the price, twice, or for an application that is closed.
create or replace function private.tell_payer(
  p_kind text, p_order public.orders, p_dedupe text, p_payload jsonb default '{}'
) returns void
language sql volatile set search_path = '' as $$
  select private.insert_mails(jsonb_build_array(jsonb_build_object(
    'kind', p_kind,
    'recipient', coalesce(payer.email, sent.email),
    'language', coalesce(payer.preferred_language, sent.preferred_language, p_order.language),
    'dedupeKey', p_kind || ':' || p_dedupe,
    'payload', jsonb_strip_nulls(jsonb_build_object(
      'firstName', coalesce(payer.first_name, sent.first_name),
      'orderReference', p_order.reference,
      'packageId', p_order.package_id,
      'currency', p_order.currency,
      'hasAccount', payer.id is not null,
      -- For a further payment, told by its own id, what the order waited for before says nothing.
      'reviewReason', case when p_kind = 'payment_in_review' then case
        when exists (select from public.order_payments where payment_id = p_dedupe and is_extra) then 'second_payment'
        else p_order.review_reason end end
    ) || p_payload)
  )), p_order.intake_form_id, p_order.id, p_order.user_id)
  from (select p_order.user_id as user_id, p_order.intake_form_id as intake_form_id) as one
  left join public.users as payer on payer.id = one.user_id
  left join public.intake_forms as sent on sent.id = one.intake_form_id
  where coalesce(payer.email, sent.email) is not null
    and coalesce(payer.email, sent.email) not like '%.invalid'
$$;
