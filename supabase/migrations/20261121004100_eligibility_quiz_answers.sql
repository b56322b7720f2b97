-- The quiz is stored once per press, with codes alone, and its mail is written in the same transaction.
-- Nothing wrote to this table before this file, so its constraints have no rows to look through.
-- squawk-ignore-file constraint-missing-not-valid, disallowed-unique-constraint
alter table public.eligibility_quizzes
  add column idempotency_key text,
  add column request_hash text,
  add constraint eligibility_quizzes_idempotency_key_key unique (idempotency_key),
  add constraint eligibility_quizzes_key_check check (
    char_length(idempotency_key) between 1 and 200 and (idempotency_key is null) = (request_hash is null)
  ),
  add constraint eligibility_quizzes_state_check check (state in ('Georgia', 'other')),
  add constraint eligibility_quizzes_outcome_check check (
    outcome in ('dismissed', 'judgment-tenant', 'settled', 'judgment-landlord', 'open', 'unknown')
  ),
  add constraint eligibility_quizzes_timeframe_check check (
    timeframe in ('under-1-year', '1-3-years', '3-7-years', 'over-7-years', 'unknown')
  );
comment on column public.eligibility_quizzes.idempotency_key is 'Pressing twice makes one row; null when the caller sent none.';
comment on column public.eligibility_quizzes.email is 'Only when somebody asked for the answer by mail.';

create function public.store_quiz(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_id uuid;
  v_hash text;
begin
  insert into public.eligibility_quizzes (
    idempotency_key, request_hash, state, outcome, timeframe, email, result, language
  ) values (
    p ->> 'idempotencyKey', p ->> 'requestHash', p ->> 'state', p ->> 'outcome', p ->> 'timeframe', p ->> 'email',
    p ->> 'result', coalesce(p ->> 'language', 'en')
  )
  on conflict (idempotency_key) do nothing
  returning id into v_id;
  if v_id is null then
    select request_hash into strict v_hash from public.eligibility_quizzes
    where idempotency_key = p ->> 'idempotencyKey';
    return jsonb_build_object('outcome', case when v_hash = p ->> 'requestHash' then 'repeated' else 'conflict' end);
  end if;
  perform private.insert_mails(p -> 'mails');
  return jsonb_build_object('outcome', 'created');
end
$$;
comment on function public.store_quiz(jsonb) is
  'p { idempotencyKey?, requestHash?, state, outcome, timeframe, email?, result, language, mails } → { outcome: created | '
  'repeated | conflict }.';

revoke execute on function public.store_quiz(jsonb) from public, anon, authenticated;
grant execute on function public.store_quiz(jsonb) to service_role;
