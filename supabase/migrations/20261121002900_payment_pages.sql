-- Pages of hosted payments that are to be closed, finding orders in the workplace, and what came by mail after a
-- payment, once more: people look in the wrong mailbox, or delete it.

-- A hosted payment page that nobody may pay on any more is ended at Stripe: its application was declined, withdrawn or
-- erased, the account was closed, or another package was paid. Which pages these are follows from the orders, so that
-- nothing is lost while Stripe does not answer: what is not ended yet is asked again until the page has run out.

create function public.pages_to_close(
  p_limit integer,
  p_intake_id uuid default null,
  p_hearings_until date default null
) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with open as (
    (select bought.id, bought.stripe_checkout_session_id as session_id, bought.checkout_expires_at
    from public.orders as bought
    left join public.intake_forms as intake on intake.id = bought.intake_form_id
    where bought.status in ('created', 'processing', 'failed', 'cancelled')
      and bought.stripe_checkout_session_id is not null
      and bought.stripe_checkout_session_id is distinct from bought.ended_checkout_session_id
      and bought.checkout_expires_at > now()
      and (p_intake_id is null or bought.intake_form_id = p_intake_id)
      and (bought.status = 'cancelled' or private.is_purchase_closed(bought, intake)
        or private.hearing_stops_payment(intake, p_hearings_until))
    order by bought.checkout_expires_at, bought.id
    limit p_limit)
    union all
    (select order_id, stripe_checkout_session_id, checkout_expires_at from public.order_upgrades
    where status in ('declined', 'withdrawn') and stripe_checkout_session_id is not null
      and stripe_checkout_session_id is distinct from ended_checkout_session_id and checkout_expires_at > now()
      and p_intake_id is null
    order by checkout_expires_at limit p_limit)
    union all
    (select plan.order_id, part.stripe_checkout_session_id, part.checkout_expires_at
    from public.payment_parts as part join public.payment_plans as plan on plan.id = part.plan_id
    where plan.status = 'stopped' and part.paid_at is null and part.stripe_checkout_session_id is not null
      and part.stripe_checkout_session_id is distinct from part.ended_checkout_session_id and part.checkout_expires_at > now()
      and p_intake_id is null
    order by part.checkout_expires_at limit p_limit)
    union all
    (select order_id, replaced_checkout_session_id, replaced_expires_at from public.payment_plans
    where replaced_checkout_session_id is not null and replaced_expires_at > now() and p_intake_id is null
    order by replaced_expires_at limit p_limit)
  )
  select coalesce(jsonb_agg(jsonb_build_object('orderId', id, 'checkoutSessionId', session_id)), '[]')
  from (select * from open order by checkout_expires_at, id limit p_limit) as next
$$;
comment on function public.pages_to_close is '→ [{ orderId, checkoutSessionId }]: pages that are open at Stripe and must not be paid on.';

create function public.note_page_closed(p_order_id uuid, p_checkout_session_id text) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  update public.order_upgrades set ended_checkout_session_id = p_checkout_session_id
  where order_id = p_order_id and stripe_checkout_session_id = p_checkout_session_id;
  if not found then
    update public.payment_plans set replaced_checkout_session_id = null
    where order_id = p_order_id and replaced_checkout_session_id = p_checkout_session_id;
  end if;
  if not found then
    update public.payment_parts as part set ended_checkout_session_id = p_checkout_session_id
    from public.payment_plans as plan
    where plan.id = part.plan_id and plan.order_id = p_order_id
      and part.stripe_checkout_session_id = p_checkout_session_id;
  end if;
  if not found then
    update public.orders set ended_checkout_session_id = p_checkout_session_id where id = p_order_id;
  end if;
  return jsonb_build_object('outcome', case when found then 'noted' else 'unknown' end);
end
$$;
comment on function public.note_page_closed is '→ { outcome: noted | unknown }: this page is over at Stripe.';

-- A reference or a whole address names its orders, so the words of all applications are asked only when neither does: a
-- long address is made of trigrams every row has, and looking it up took from 10 to 300 ms with 52,000 applications.
create function public.find_orders(p_search text, p_limit integer) returns jsonb
language plpgsql stable security invoker set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  v_words text[] := private.search_patterns(p_search);
  v_reference text := upper(regexp_replace(p_search, '[\s-]', '', 'g'));
  v_address text := lower(btrim(p_search));
  v_ids jsonb;
begin
  select jsonb_agg(id order by created_at desc) into v_ids from (
    select id, created_at from public.orders where reference = v_reference
    union
    select orders.id, orders.created_at
    from public.orders join public.intake_forms as intake on intake.id = orders.intake_form_id
    where lower(intake.email) = v_address
    union
    select orders.id, orders.created_at
    from public.orders join public.users on users.id = orders.user_id
    where users.email = v_address
    order by created_at desc
    limit p_limit
  ) as named;
  if v_ids is null then
    select jsonb_agg(id order by created_at desc) into v_ids from (
      select orders.id, orders.created_at
      from public.orders join public.intake_forms as intake on intake.id = orders.intake_form_id
      where v_words is not null and intake.search_text like v_words[1] and intake.search_text like all (v_words)
      order by created_at desc
      limit p_limit
    ) as found;
  end if;
  return jsonb_build_object('ids', coalesce(v_ids, '[]'));
end
$$;
comment on function public.find_orders is
  '→ { ids }, newest first: by reference of the order or the address of account or application; if '
  'neither names one, by words of the application it pays for, its reference among them.';

create function public.mail_payment_again(p_order_id uuid, p_key text) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_order public.orders;
  v_user public.users;
  v_intake public.intake_forms;
  v_case public.cases;
begin
  select * into v_order from public.orders where id = p_order_id;
  select * into v_user from public.users where id = v_order.user_id and is_active;
  if v_order.completed_at is null or v_user.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  select * into v_intake from public.intake_forms where id = v_order.intake_form_id;
  select * into v_case from public.cases where order_id = v_order.id;
  perform private.insert_mails((
    select jsonb_agg(mail || jsonb_build_object('dedupeKey', (mail ->> 'dedupeKey') || ':' || p_key))
    from unnest(array[
      private.order_mail('receipt', v_user, v_order, v_intake, v_case),
      private.order_mail(case when v_user.hashed_password is null then 'invitation' else 'case_added' end,
        v_user, v_order, v_intake, v_case)
    ]) as mail
  ), v_intake.id, v_order.id, v_user.id);
  return jsonb_build_object('outcome', 'written');
end
$$;
comment on function public.mail_payment_again is
  'p_key: a new one for each time → { outcome: written | unknown }: receipt and invitation go out again.';
