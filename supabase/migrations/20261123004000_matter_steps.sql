-- What has to be done by hand around a filing, a hearing and an order. Which steps a matter has, and whose they are, is
-- said in src/domain/cases/matter-steps.ts; here stands what somebody did, and when.
create type public.matter_step as enum (
  'check_papers', 'ask_clerk', 'ask_interpreter', 'sign_papers', 'sign_at_notary', 'translator_at_notary', 'send_signed',
  'settle_fee', 'make_copies', 'file_papers', 'serve_copies', 'sign_certificate',
  'court_interpreter', 'interpreter_confirmed', 'serve_notice', 'print_proof',
  'certified_copies', 'check_record', 'send_letters', 'keep_order'
);
comment on type public.matter_step is 'A step by hand; some are done by a fact of the matter and never ticked.';
create type public.step_stage as enum ('filing', 'hearing', 'order');
comment on type public.step_stage is 'What a step belongs to.';

create table public.matter_steps (
  id uuid primary key default gen_random_uuid(),
  matter_id uuid not null references public.court_matters (id) on delete cascade,
  stage public.step_stage not null,
  step public.matter_step not null,
  done_at timestamptz not null default now(),
  done_as public.actor_role not null,
  done_by uuid references public.users (id) on delete set null,
  unique (matter_id, step)
);
create index matter_steps_done_by_idx on public.matter_steps (done_by);
comment on table public.matter_steps is 'Steps by hand that somebody ticked off; a step nobody did has no row.';
comment on column public.matter_steps.done_as is 'What the client reads: they did it, or we did.';
alter table public.matter_steps enable row level security;
revoke all on public.matter_steps from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.matter_steps to service_role;

create function private.stage_of_steps(p_status public.case_status) returns public.step_stage
language sql immutable set search_path = '' as $$
  select (case
    when p_status in ('ready_to_file', 'filed') then 'filing'
    when p_status = 'hearing_set' then 'hearing'
    when p_status in ('granted', 'notifying') then 'order'
  end)::public.step_stage
$$;
comment on function private.stage_of_steps(public.case_status) is 'The steps a matter is at now; null when there are none.';

create function private.begin_steps_again() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- Returned by the clerk: the next papers are signed, copied and served anew. A new date: everybody is told again.
  delete from public.matter_steps
  where matter_id = new.id and (
    (stage = 'filing' and old.status <> new.status and new.status = 'preparing')
    or (stage = 'hearing' and old.hearing_at is distinct from new.hearing_at));
  return null;
end
$$;
comment on function private.begin_steps_again() is 'Trigger: steps that were done for other papers, or another date, are to do again.';
create trigger begin_steps_again after update of status, hearing_at on public.court_matters
  for each row when (old.status is distinct from new.status or old.hearing_at is distinct from new.hearing_at)
  execute function private.begin_steps_again();

create function public.read_matter_steps(p jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  v_matter public.court_matters;
  v_case public.cases;
begin
  select * into v_matter from public.court_matters where id = (p ->> 'matterId')::uuid;
  select * into v_case from public.cases
  where id = v_matter.case_id and (p ->> 'userId' is null or user_id = (p ->> 'userId')::uuid);
  if v_case.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  return jsonb_build_object(
    'outcome', 'done', 'caseId', v_case.id, 'packageId', v_case.package_type, 'status', v_matter.status,
    'leftOut', v_matter.left_out_at is not null, 'court', v_matter.court,
    'staffDeliver', (select staff_deliver from public.filing_rules),
    'needsInterpreter', coalesce(private.needs_interpreter(v_case.id), false),
    'papers', (
      select coalesce(jsonb_agg(distinct kind), '[]') from public.current_papers where matter_id = v_matter.id),
    'signedAt', v_matter.signed_copy_at, 'feeAt', v_matter.court_fee_settled_at, 'filedOn', v_matter.filed_on,
    'hiddenOn', v_matter.hidden_seen_on,
    'lettersFrom', (select min(sent_on) from public.letter_tracks where matter_id = v_matter.id),
    'askedAt', (
      select done_at from public.case_tasks
      where matter_id = v_matter.id and code = 'request_interpreter' and dropped_at is null order by created_at desc limit 1),
    'confirmedAt', (
      select done_at from public.case_tasks
      where matter_id = v_matter.id and code = 'confirm_interpreter' and dropped_at is null order by created_at desc limit 1),
    'ticks', (
      select coalesce(jsonb_agg(jsonb_build_object('step', step, 'at', done_at, 'as', done_as)), '[]')
      from public.matter_steps where matter_id = v_matter.id),
    'county', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'field', field, 'value', value, 'checked', checked_on, 'stale', private.is_stale_county_value(checked_on))), '[]')
      from public.county_values where county = v_matter.county and court = v_matter.court and field <> 'exists')
  );
end
$$;
comment on function public.read_matter_steps(jsonb) is
  'p { matterId, userId? (of a client) } → { outcome: done | unknown, facts of the matter, ticks, county: what was checked about its court }.';

create function public.tick_matter_step(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_matter public.court_matters;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_matter := private.matter_of_write(p);
  if v_matter.id is null then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'unknown'));
  end if;
  if v_matter.left_out_at is not null
    or private.stage_of_steps(v_matter.status) is distinct from (p ->> 'stage')::public.step_stage
  then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'not_now'));
  end if;
  if (p ->> 'done')::boolean then
    -- Whoever did it first did it.
    insert into public.matter_steps (matter_id, stage, step, done_as, done_by)
    values (v_matter.id, (p ->> 'stage')::public.step_stage, (p ->> 'step')::public.matter_step,
            (p ->> 'actorRole')::public.actor_role, v_actor_id)
    on conflict (matter_id, step) do nothing;
  else
    delete from public.matter_steps where matter_id = v_matter.id and step = (p ->> 'step')::public.matter_step;
  end if;
  perform private.audit_case(p, v_matter.case_id, 'step_ticked', jsonb_build_object(
    'matter', v_matter.place, 'step', p ->> 'step', 'done', (p ->> 'done')::boolean));
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'done'));
end
$$;
comment on function public.tick_matter_step(jsonb) is
  'p { idempotencyKey, matterId, stage, step, done, actorId, actorRole } → { outcome: done | not_now | unknown }. A step done twice keeps '
  'its first day.';

revoke execute on function public.read_matter_steps(jsonb), public.tick_matter_step(jsonb) from public, anon, authenticated;
grant execute on function public.read_matter_steps(jsonb), public.tick_matter_step(jsonb) to service_role;
revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
