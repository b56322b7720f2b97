-- Before papers go out, the client says of each person who receives a copy whether they are a danger.

create function public.answer_danger(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_case public.cases;
  v_party public.matter_parties;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  -- In the order of locks: case, then party.
  select one.* into v_case
  from public.cases as one
  join public.court_matters as matter on matter.case_id = one.id
  join public.matter_parties as party on party.matter_id = matter.id
  where party.id = (p ->> 'partyId')::uuid and not party.is_client and matter.left_out_at is null
    and one.user_id = (p ->> 'userId')::uuid
  for no key update of one;
  select * into v_party from public.matter_parties where id = (p ->> 'partyId')::uuid and v_case.id is not null for no key update;
  if v_party.id is null then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'unknown'));
  end if;
  if v_party.version <> (p ->> 'version')::integer then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object(
      'outcome', 'stale', 'changedBy', null, 'changedAt', v_party.updated_at
    ));
  end if;
  update public.matter_parties set
    danger_answer = (p ->> 'answer')::public.yes_no, danger_answered_at = now(), changed_by = v_actor_id,
    -- A new yes is decided anew.
    danger_cleared_at = case when p ->> 'answer' = 'no' then danger_cleared_at end,
    danger_cleared_by = case when p ->> 'answer' = 'no' then danger_cleared_by end
  where id = v_party.id;
  if p ->> 'answer' = 'yes' then
    -- Nothing goes forward until the attorney has decided; a court that has the papers is not stopped by us.
    insert into public.case_holds (case_id, kind) values (v_case.id, 'safety') on conflict do nothing;
    insert into public.case_flags (case_id, flag) values (v_case.id, 'safety')
    on conflict (case_id, flag) do update set raised_at = now(), cleared_at = null, cleared_by = null;
    perform private.add_tasks(v_case.id, v_party.matter_id, jsonb_build_array(jsonb_build_object(
      'code', 'reported_by_client', 'dueAt', p ->> 'answerDueAt', 'dedupeKey', 'danger:' || v_party.id || ':' || v_party.version
    )), null);
    perform private.insert_mails(p -> 'mails', v_case.intake_form_id, v_case.order_id, v_case.user_id);
  end if;
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'done'));
end
$$;
comment on function public.answer_danger(jsonb) is
  'p { idempotencyKey, partyId, version, answer: yes | no, actorId, userId (the client), answerDueAt?, mails? } → { outcome: done | stale | '
  'unknown }. Yes holds the case until the attorney decides.';
revoke execute on function public.answer_danger(jsonb) from public, anon, authenticated;
grant execute on function public.answer_danger(jsonb) to service_role;
