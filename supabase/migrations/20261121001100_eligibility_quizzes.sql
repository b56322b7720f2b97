-- The quiz on the home page: a direction, never a verdict, and usually without a person. Stored once per press, with
-- codes alone; its mail is written in the same transaction.
create table public.eligibility_quizzes (
  id uuid primary key default gen_random_uuid(),
  state text not null check (state in ('Georgia', 'other')),
  outcome text not null
    check (outcome in ('dismissed', 'judgment-tenant', 'settled', 'judgment-landlord', 'open', 'unknown')),
  timeframe text not null
    check (timeframe in ('under-1-year', '1-3-years', '3-7-years', 'over-7-years', 'unknown')),
  email text check (char_length(email) <= 254),
  result text not null check (result in ('often_stronger', 'harder', 'outside_service')),
  is_eligible boolean not null generated always as (result <> 'outside_service') stored,
  language text not null default 'en' check (language in ('en', 'es')),
  created_at timestamptz not null default now(),
  idempotency_key text unique,
  request_hash text,
  constraint eligibility_quizzes_key_check check (
    char_length(idempotency_key) between 1 and 200 and (idempotency_key is null) = (request_hash is null)
  )
);
comment on table public.eligibility_quizzes is 'Answers of the eligibility quiz.';
comment on column public.eligibility_quizzes.is_eligible is 'Only says that the service covers the answer; a judge decides the rest.';
comment on column public.eligibility_quizzes.idempotency_key is 'Pressing twice makes one row; null when the caller sent none.';
comment on column public.eligibility_quizzes.email is 'Only when somebody asked for the answer by mail.';

alter table public.eligibility_quizzes enable row level security;
revoke all on public.eligibility_quizzes from public, anon, authenticated, service_role;
grant select, insert, update on public.eligibility_quizzes to service_role;

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
