-- A first password is locked after five wrong birth dates. Staff open it again for a caller who answers what only the client
-- knows: the facts, their comparison and the counted tries of a lost mailbox. It gives five more tries at the birth date and
-- nothing else: the link goes to the address on file, so that its owner hears of it too.

create function public.unlock_first_password(
  p_idempotency_key text,
  p_case_id uuid,
  p_facts jsonb,
  p_max_tries integer,
  p_actor_id uuid,
  p_actor_role public.account_role
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_facts text[] := array(select distinct one ->> 'fact' from jsonb_array_elements(p_facts) as one order by 1);
  v_case public.cases;
  v_user public.users;
  v_try jsonb;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'case', p_case_id);
  if v_answer is not null then
    return v_answer;
  end if;
  v_case := private.case_of_write(p_case_id, p_actor_id, p_actor_role);
  select * into v_user from public.users where id = v_case.user_id for no key update;
  v_answer := case
    when v_case.id is null then '{"outcome": "unknown"}'::jsonb
    when p_actor_role not in ('staff', 'admin') then '{"outcome": "forbidden"}'
    when v_user.birth_date_locked_at is null or v_user.role <> 'client' or not v_user.is_active then private.stale_answer(null, null)
    when not v_facts <@ private.facts_on_file(v_case) then '{"outcome": "not_on_file"}'
  end;
  if v_answer is not null then
    return private.keep_answer(p_idempotency_key, v_answer);
  end if;
  v_try := private.compare_facts(p_actor_id, p_actor_role, v_case, p_facts, p_max_tries);
  if v_try ->> 'outcome' <> 'right' then
    return private.keep_answer(p_idempotency_key, v_try);
  end if;
  update public.users set birth_date_attempts = 0, birth_date_locked_at = null where id = v_user.id;
  perform private.audit_case(p_actor_id, p_actor_role, v_case.id, 'first_password_unlocked', jsonb_build_object('facts', array_to_string(v_facts, ', ')));
  perform private.insert_mails(jsonb_build_array(jsonb_build_object(
    'kind', 'password_reset', 'recipient', v_user.email, 'language', v_user.preferred_language,
    'dedupeKey', 'password_reset:unlocked:' || p_idempotency_key
  )), null, null, v_user.id);
  return private.keep_answer(p_idempotency_key, '{"outcome": "done"}');
end
$$;
comment on function public.unlock_first_password is
  'p_facts: at least two { fact, answer } → { outcome: done | stale (nothing is locked) | not_on_file | wrong | too_many | forbidden | '
  'unknown }. Done: five more tries at the birth date, and a new link to the address on file.';
