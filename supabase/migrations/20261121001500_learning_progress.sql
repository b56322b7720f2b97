-- Progress in the Learning Center (ruling 6).
create table public.learning_progress (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  module_id text not null,
  module_name text,
  category text check (category in ('legal', 'recovery')),
  progress smallint not null default 0 check (progress between 0 and 100),
  completed_at timestamptz,
  time_spent integer not null default 0 check (time_spent >= 0),
  quiz_score smallint check (quiz_score between 0 and 100),
  quiz_taken_at timestamptz,
  certificate_earned_at timestamptz,
  certificate_earned boolean not null generated always as (certificate_earned_at is not null) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, module_id)
);
comment on table public.learning_progress is 'How far a person is in each module.';
comment on column public.learning_progress.time_spent is 'Seconds.';
comment on column public.learning_progress.quiz_score is 'Best graded result in percent.';
comment on column public.learning_progress.certificate_earned_at is 'Set by the graded quiz alone, never by the slider.';

create trigger set_updated_at before update on public.learning_progress
  for each row execute function private.set_updated_at();

alter table public.learning_progress enable row level security;
revoke all on public.learning_progress from public, anon, authenticated, service_role;
grant select, insert, update on public.learning_progress to service_role;
