-- What staff find on their lists. A hold stops the clocks of our own steps and nothing else: the letter that follows from the
-- hold, a late part, a hearing and a question of the client fall due all the same. And a case that is over may still have
-- something to do: a refund to decide, an order that ends.

create function private.is_paused_by_hold(p_code public.task_code) returns boolean
language sql immutable set search_path = '' as $$
  select p_code::text in (
    'read_application', 'match_record', 'first_contact', 'begin_papers', 'prepare_papers', 'ask_statement', 'translate_statement', 'ask_read_back',
    'remake_papers', 'attorney_reads', 'client_reads', 'chase_client', 'deliver_papers', 'after_care', 'step_late', 'check_county', 'try_client', 'try_other_way', 'ask_report')
$$;
comment on function private.is_paused_by_hold(public.task_code) is
  'A step of our own work, which waits while a hold stands. The same as pausedByHold in src/domain/cases/tasks.ts; a test compares the two.';

create function private.is_task_of_need(p_code public.task_code) returns boolean
language sql immutable set search_path = '' as $$
  select p_code::text in ('begin_papers', 'ask_statement', 'translate_statement', 'ask_read_back', 'remake_papers', 'prepare_papers')
$$;
comment on function private.is_task_of_need(public.task_code) is 'Of these at most one is open: the one that papers wait for, which are not begun yet or in preparation.';

create function private.task_of_need(p_matter public.court_matters) returns public.task_code
language plpgsql stable set search_path = '' as $$
begin
  if p_matter.left_out_at is not null then
    return null;
  -- Compared with the record, and not moved on by whoever compared it.
  elsif p_matter.status = 'in_review' and p_matter.record_matched_at is not null then
    return 'begin_papers';
  elsif p_matter.status <> 'preparing' then
    return null;
  end if;
  return (case private.reading_need(p_matter)
    when 'statement' then 'ask_statement' when 'translation' then 'translate_statement' when 'read_back' then 'ask_read_back'
    when 'current_papers' then 'remake_papers' else 'prepare_papers' end)::public.task_code;
end
$$;
comment on function private.task_of_need(public.court_matters) is 'What staff have to do about papers in preparation, or that could be begun; null in any other state.';

create function private.outlives_case(p_code public.task_code) returns boolean
language sql immutable set search_path = '' as $$
  select p_code::text in (
    'custom', 'decide_refund', 'limit_ends', 'answer_message', 'letter_silent', 'decided_without_hearing', 'part_late',
    'part_unpaid', 'plan_stopped', 'call_client', 'address_not_changed')
$$;
comment on function private.outlives_case(public.task_code) is
  'Still to be done when the case is over. The same as outlivesCase in src/domain/cases/tasks.ts; a test compares the two.';

create function private.next_task(p_case_id uuid, p_is_over boolean) returns public.case_tasks
language plpgsql stable set search_path = '' as $$
declare
  v_is_held boolean := private.is_held(p_case_id);
  v_task public.case_tasks;
begin
  select * into v_task from public.case_tasks
  where case_id = p_case_id and done_at is null and dropped_at is null
    and not (v_is_held and private.is_paused_by_hold(code)) and (not p_is_over or private.outlives_case(code))
  order by due_at nulls last, created_at limit 1;
  return v_task;
end
$$;
comment on function private.next_task(uuid, boolean) is 'What falls due first in a case, without what a hold pauses.';

create function private.drop_tasks_of_state(p_matter_id uuid, p_to public.case_status) returns void
language sql volatile set search_path = '' as $$
  update public.case_tasks set dropped_at = now()
  where matter_id = p_matter_id and done_at is null and dropped_at is null
    and not private.outlives_case(code)
    and (private.is_case_over(p_to) or (
      -- What papers in preparation wait for is followed by itself (private.follow_needs).
      not private.is_task_of_need(code) and code not in ('stop_asked', 'erasure_asked', 'name_change_asked', 'read_court_letter', 'address_changed', 'mail_returned', 'copy_to_clerk', 'still_visible')
      and coalesce(dedupe_key, '') not like 'danger:%'))
$$;
comment on function private.drop_tasks_of_state(uuid, public.case_status) is
  'What was to do in the state before is done or no longer wanted. What the client asked for or fears, and what the court or the '
  'post brought, is done by nobody''s move: it stays until the matter is over.';
