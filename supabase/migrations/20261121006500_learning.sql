-- The Learning Center: progress, time spent, a quiz that stays shut, in the same transaction as the mark, for whoever
-- has not read far enough, and certificates, each with a code by which anybody can check it.

create type public.module_category as enum ('legal', 'recovery');

create table public.learning_progress (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  module_id text not null,
  module_name text,
  category public.module_category,
  progress smallint not null default 0 check (progress between 0 and 100),
  completed_at timestamptz,
  time_spent integer not null default 0 check (time_spent >= 0),
  quiz_score smallint check (quiz_score between 0 and 100),
  quiz_taken_at timestamptz,
  certificate_earned_at timestamptz,
  certificate_earned boolean not null generated always as (certificate_earned_at is not null) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  certificate_code text
    constraint learning_progress_certificate_code_form check (certificate_code ~ '^[ACDEFGHJKMNPRTWXY34679]{16}$'),
  constraint learning_progress_certificate_has_code
    check ((certificate_code is null) = (certificate_earned_at is null)),
  unique (user_id, module_id)
);
create unique index learning_progress_certificate_code on public.learning_progress (certificate_code);
comment on table public.learning_progress is 'How far a person is in each module.';
comment on column public.learning_progress.time_spent is 'Seconds.';
comment on column public.learning_progress.quiz_score is 'Best graded result in percent.';
comment on column public.learning_progress.certificate_earned_at is 'Set by the graded quiz alone, never by the slider.';
comment on column public.learning_progress.certificate_code is
  'Made once, with the first passed quiz; whoever has it may read module, day and first name.';

create trigger set_updated_at before update on public.learning_progress
  for each row execute function private.set_updated_at();

grant select, insert, update, delete on public.learning_progress to service_role;

create function private.new_certificate_code() returns text
language plpgsql volatile set search_path = '' as $$
declare
  -- The alphabet of references: no look-alikes.
  alphabet constant text := 'ACDEFGHJKMNPRTWXY34679';
  -- Of a random UUID, bytes 0 to 5 and 9 to 15 carry no fixed bits.
  bytes bytea := ''::bytea;
  word text := '';
  drawn bytea;
begin
  for round in 1..2 loop
    drawn := decode(replace(gen_random_uuid()::text, '-', ''), 'hex');
    bytes := bytes || substr(drawn, 1, 6) || substr(drawn, 10, 7);
  end loop;
  for place in 0..15 loop
    word := word || substr(alphabet, get_byte(bytes, place) % length(alphabet) + 1, 1);
  end loop;
  return word;
end
$$;
comment on function private.new_certificate_code() is
  'Sixteen characters, 22^16 of them: a code is what opens the public check, so it cannot be guessed.';

create function private.learning_record(p_row public.learning_progress) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'moduleId', p_row.module_id,
    'progress', p_row.progress,
    'updatedAt', p_row.updated_at,
    'quizScore', p_row.quiz_score,
    'completedAt', p_row.completed_at,
    'secondsSpent', p_row.time_spent,
    'certificateCode', p_row.certificate_code,
    'certificateEarnedAt', p_row.certificate_earned_at
  )
$$;
comment on function private.learning_record(public.learning_progress) is 'A row as its owner reads it.';

create function public.record_progress(
  p_user_id uuid,
  p_module_id text,
  p_progress integer,
  p_module_name text default null,
  p_category public.module_category default null,
  p_intent text default null,
  p_from smallint default null,
  p_seconds integer default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_progress smallint := least(100, greatest(0, p_progress))::smallint;
  v_advances boolean := coalesce(p_intent, 'set') = 'advance';
  v_seconds integer := greatest(0, coalesce(p_seconds, 0));
  v_row public.learning_progress;
begin
  -- A slider moved on a page that shows more than was ever stored changes nothing either.
  if not v_advances and p_from > 0
    and not exists (select from public.learning_progress where user_id = p_user_id and module_id = p_module_id)
  then
    return jsonb_build_object('outcome', 'stale', 'progress', 0, 'updatedAt', null);
  end if;
  insert into public.learning_progress as kept
    (user_id, module_id, module_name, category, progress, completed_at, time_spent)
  values (p_user_id, p_module_id, p_module_name, p_category, v_progress,
          case when v_progress = 100 then now() end, v_seconds)
  on conflict (user_id, module_id) do update set
    progress = case when v_advances then greatest(kept.progress, v_progress) else v_progress end,
    module_name = coalesce(excluded.module_name, kept.module_name),
    category = coalesce(excluded.category, kept.category),
    completed_at = case when v_progress = 100 then coalesce(kept.completed_at, now()) else kept.completed_at end,
    -- Years of open pages must not overflow the column and refuse a save.
    time_spent = least(2000000000::bigint, kept.time_spent::bigint + v_seconds)::integer
  -- A slider moved on a page that shows an old value changes nothing.
  where v_advances or p_from is null or p_from = kept.progress
  returning * into v_row;
  if v_row.id is null then
    select * into v_row from public.learning_progress where user_id = p_user_id and module_id = p_module_id;
    return jsonb_build_object('outcome', 'stale') || private.learning_record(v_row);
  end if;
  return jsonb_build_object('outcome', 'saved') || private.learning_record(v_row);
end
$$;
comment on function public.record_progress is
  'p_intent: advance | set → { outcome: saved | stale, …the record }. advance: the greatest wins; set: the last wins, when from is what is '
  'stored.';

create function public.record_quiz(
  p_user_id uuid,
  p_module_id text,
  p_score smallint,
  p_passed boolean,
  p_module_name text default null,
  p_category public.module_category default null,
  p_locked_below smallint default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_locked_below smallint := coalesce(p_locked_below, 0::smallint);
  v_stored smallint;
  v_row public.learning_progress;
begin
  -- Held until the end, so that a reset on another device comes before or after, never between.
  select progress into v_stored from public.learning_progress
  where user_id = p_user_id and module_id = p_module_id for update;
  if coalesce(v_stored, 0) < v_locked_below then
    return jsonb_build_object('outcome', 'locked', 'progress', coalesce(v_stored, 0));
  end if;
  insert into public.learning_progress as kept (
    user_id, module_id, module_name, category, progress, completed_at, quiz_score, quiz_taken_at,
    certificate_earned_at, certificate_code
  ) values (
    p_user_id, p_module_id, p_module_name, p_category,
    case when p_passed then 100 else 0 end, case when p_passed then now() end, p_score, now(),
    case when p_passed then now() end, case when p_passed then private.new_certificate_code() end
  )
  on conflict (user_id, module_id) do update set
    progress = case when p_passed then 100 else kept.progress end,
    module_name = coalesce(excluded.module_name, kept.module_name),
    category = coalesce(excluded.category, kept.category),
    completed_at = case when p_passed then coalesce(kept.completed_at, now()) else kept.completed_at end,
    quiz_score = greatest(kept.quiz_score, p_score),
    quiz_taken_at = now(),
    certificate_earned_at = coalesce(kept.certificate_earned_at, excluded.certificate_earned_at),
    certificate_code = coalesce(kept.certificate_code, excluded.certificate_code)
  returning * into v_row;
  return jsonb_build_object('outcome', 'saved') || private.learning_record(v_row);
end
$$;
comment on function public.record_quiz is
  '→ { outcome: saved, …the record } or { outcome: locked, progress } while less than p_locked_below is stored; the server graded it.';
