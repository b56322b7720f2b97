-- The quiz on the home page: a direction, never a verdict, and usually without a person. Stored once per press, with
-- codes alone; its mail is written in the same transaction.

create type public.quiz_state as enum ('Georgia', 'other');
create type public.quiz_outcome as enum (
  'dismissed', 'judgment-tenant', 'settled', 'judgment-landlord', 'open', 'unknown'
);
create type public.quiz_timeframe as enum ('under-1-year', '1-3-years', '3-7-years', 'over-7-years', 'unknown');
create type public.quiz_result as enum ('often_stronger', 'harder', 'outside_service');

create table public.eligibility_quizzes (
  id uuid primary key default gen_random_uuid(),
  state public.quiz_state not null,
  outcome public.quiz_outcome not null,
  timeframe public.quiz_timeframe not null,
  email text check (char_length(email) <= 254),
  result public.quiz_result not null,
  is_eligible boolean not null generated always as (result <> 'outside_service') stored,
  language public.locale not null default 'en',
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

grant select, insert, update on public.eligibility_quizzes to service_role;

create function public.store_quiz(
  p_state public.quiz_state,
  p_outcome public.quiz_outcome,
  p_timeframe public.quiz_timeframe,
  p_result public.quiz_result,
  p_language public.locale,
  p_mails jsonb,
  p_idempotency_key text default null,
  p_request_hash text default null,
  p_email text default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_id uuid;
  v_hash text;
begin
  insert into public.eligibility_quizzes (
    idempotency_key, request_hash, state, outcome, timeframe, email, result, language
  ) values (
    p_idempotency_key, p_request_hash, p_state,
    p_outcome, p_timeframe, p_email,
    p_result, coalesce(p_language, 'en')
  )
  on conflict (idempotency_key) do nothing
  returning id into v_id;
  if v_id is null then
    select request_hash into strict v_hash from public.eligibility_quizzes
    where idempotency_key = p_idempotency_key;
    return jsonb_build_object('outcome', case when v_hash = p_request_hash then 'repeated' else 'conflict' end);
  end if;
  perform private.insert_mails(p_mails);
  return jsonb_build_object('outcome', 'created');
end
$$;
comment on function public.store_quiz is '→ { outcome: created | repeated | conflict }.';
