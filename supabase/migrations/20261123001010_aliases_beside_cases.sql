-- Under which address and name a client was known before accounts were made one: whoever answers an old mail of theirs,
-- or hears the other name on the phone, finds it beside the case.
create or replace function public.read_client_card(p jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return coalesce((
    select jsonb_build_object(
      'outcome', 'done', 'accountType', client.account_type, 'paymentStatus', client.payment_status,
      'goals', private.goals_of(client.id, true),
      'ratings', (
        select jsonb_build_object('count', count(satisfaction_rating), 'mean', round(avg(satisfaction_rating), 1))
        from public.support_tickets where user_id = client.id
      ),
      'aliases', coalesce((
        select jsonb_agg(jsonb_build_object(
          'email', email, 'name', nullif(concat_ws(' ', first_name, last_name), '')) order by created_at, email)
        from public.person_aliases where user_id = client.id
      ), '[]')
    )
    from public.cases as one join public.users as client on client.id = one.user_id
    where one.id = (p ->> 'caseId')::uuid
  ), jsonb_build_object('outcome', 'unknown'));
end
$$;
comment on function public.read_client_card(jsonb) is
  'p { caseId } → { outcome: done | unknown, accountType, paymentStatus, goals (shared), ratings: { count, mean }, aliases: [{ email, name }] }: for staff.';
