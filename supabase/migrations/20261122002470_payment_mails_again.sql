-- What came by mail after a payment, once more: people look in the wrong mailbox, or delete it.
create function public.mail_payment_again(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_order public.orders;
  v_user public.users;
  v_intake public.intake_forms;
  v_case public.cases;
begin
  select * into v_order from public.orders where id = (p ->> 'orderId')::uuid;
  select * into v_user from public.users where id = v_order.user_id and is_active;
  if v_order.completed_at is null or v_user.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  select * into v_intake from public.intake_forms where id = v_order.intake_form_id;
  select * into v_case from public.cases where order_id = v_order.id;
  perform private.insert_mails((
    select jsonb_agg(mail || jsonb_build_object('dedupeKey', (mail ->> 'dedupeKey') || ':' || (p ->> 'key')))
    from unnest(array[
      private.order_mail('receipt', v_user, v_order, v_intake, v_case),
      private.order_mail(case when v_user.hashed_password is null then 'invitation' else 'case_added' end,
        v_user, v_order, v_intake, v_case)
    ]) as mail
  ), v_intake.id, v_order.id, v_user.id);
  return jsonb_build_object('outcome', 'written');
end
$$;
comment on function public.mail_payment_again(jsonb) is
  'p { orderId, key (a new one for each time) } → { outcome: written | unknown }: receipt and invitation go out again.';

revoke execute on function public.mail_payment_again(jsonb) from public, anon, authenticated;
grant execute on function public.mail_payment_again(jsonb) to service_role;
