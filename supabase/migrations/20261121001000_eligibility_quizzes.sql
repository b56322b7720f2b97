-- The quiz on the home page (ruling 7): a direction, never a verdict, and usually without a person.
create table public.eligibility_quizzes (
  id uuid primary key default gen_random_uuid(),
  state text not null,
  outcome text not null,
  timeframe text not null,
  email text check (char_length(email) <= 254),
  result text not null check (result in ('often_stronger', 'harder', 'outside_service')),
  is_eligible boolean not null generated always as (result <> 'outside_service') stored,
  language text not null default 'en' check (language in ('en', 'es')),
  created_at timestamptz not null default now()
);
comment on table public.eligibility_quizzes is 'Answers of the eligibility quiz.';
comment on column public.eligibility_quizzes.is_eligible is 'Only says that the service covers the answer; a judge decides the rest.';

alter table public.eligibility_quizzes enable row level security;
revoke all on public.eligibility_quizzes from public, anon, authenticated, service_role;
grant select, insert on public.eligibility_quizzes to service_role;
