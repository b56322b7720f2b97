-- Homes hang on it: the eviction is open and its hearing is near. Whoever applies hears of free help before any payment, and staff
-- answer the same business day.

create function private.hearings_between(p_from date, p_to date) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', intake.id, 'reference', intake.reference, 'hearingDate', intake.hearing_date, 'county', intake.eviction_county,
    'caseId', one.id, 'client', private.person_name(intake.first_name, intake.last_name)
  ) order by intake.hearing_date, intake.submitted_at, intake.id), '[]')
  from public.intake_forms as intake left join public.cases as one on one.intake_form_id = intake.id
  where intake.still_open = 'yes' and intake.hearing_date >= p_from and intake.hearing_date < p_to
    and intake.status not in ('declined', 'withdrawn') and intake.erased_at is null
    and (one.id is null or one.status < 'filed')
$$;
comment on function private.hearings_between(date, date) is
  'Hearings in open evictions, as applications name them, paid or not: from one day until before another.';

create function private.near_hearings(p_names boolean) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', intake.id, 'reference', intake.reference, 'hearingDate', intake.hearing_date, 'submittedAt', intake.submitted_at,
    'caseId', one.id
  ) || case when p_names then jsonb_build_object(
    'who', private.person_name(intake.first_name, intake.last_name), 'county', intake.eviction_county,
    'language', private.language_of(intake.user_id, intake.preferred_language),
    'phone', intake.phone_number
  ) else '{}' end order by intake.hearing_date, intake.submitted_at, intake.id), '[]')
  from public.intake_forms as intake left join public.cases as one on one.intake_form_id = intake.id
  where intake.still_open = 'yes' and intake.has_eviction = 'yes'
    and intake.hearing_date between private.office_date() and private.office_date() + 7
    and intake.hearing_answered_for is distinct from intake.hearing_date
    and intake.status not in ('declined', 'withdrawn') and intake.erased_at is null
    and (one.id is null or (one.status < 'filed' and exists (
      select from public.case_flags where case_id = one.id and flag = 'hearing_near' and cleared_at is null)))
$$;
comment on function private.near_hearings(boolean) is
  'Whose eviction is heard within seven days and who had no answer from us yet, the nearest first: what stands at the top of Today. Persons '
  'only with names.';

create function public.answer_near_hearing(
  p_intake_id uuid, p_answer public.hearing_answer, p_hearing_date date, p_refund_due_at timestamptz, p_actor_id uuid,
  p_actor_role public.account_role
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_intake public.intake_forms;
  v_case public.cases;
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'application', p_intake_id);
  select * into v_intake from public.intake_forms where id = p_intake_id for no key update;
  if v_intake.id is null or p_actor_role = 'client' then
    return jsonb_build_object('outcome', 'unknown');
  elsif v_intake.hearing_date is distinct from p_hearing_date or v_intake.still_open is distinct from 'yes'
    or v_intake.status in ('declined', 'withdrawn') or v_intake.erased_at is not null
    or v_intake.hearing_answered_for is not distinct from p_hearing_date then
    return private.stale_answer(v_intake.hearing_answered_by, v_intake.hearing_answered_at);
  end if;
  update public.intake_forms set
    hearing_answer = p_answer, hearing_answered_for = p_hearing_date, hearing_answered_at = now(), hearing_answered_by = p_actor_id
  where id = v_intake.id;
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values (p_actor_id, p_actor_role, 'hearing_answered', 'intake_form', v_intake.id::text,
          jsonb_build_object('answer', p_answer));
  perform private.insert_mails(jsonb_build_array(jsonb_build_object(
    'kind', 'hearing_answered', 'recipient', v_intake.email,
    'language', private.language_of(v_intake.user_id, v_intake.preferred_language),
    'dedupeKey', 'hearing_answered:' || v_intake.id || ':' || p_hearing_date, 'payload', jsonb_build_object('reference', v_intake.reference)
  )), v_intake.id, null, v_intake.user_id);
  select * into v_case from public.cases where intake_form_id = v_intake.id for no key update;
  if v_case.id is not null then
    update public.case_tasks set done_at = now(), done_by = p_actor_id
    where case_id = v_case.id and code = 'offer_free_help' and done_at is null and dropped_at is null;
    -- Paid before we knew: all goes back if the operator says so for a case that is too late, else it is decided within a
    -- business day.
    if p_answer = 'free_help' and not private.is_case_over(v_case.status) then
      perform private.refund_of_ending(v_case, 'too_late', p_actor_id, p_actor_role);
    end if;
    if p_answer = 'free_help' and not private.is_case_over(v_case.status)
      and (select share from public.ending_refunds where ending = 'too_late') = 'staff' then
      perform private.add_tasks(v_case.id, null, jsonb_build_array(jsonb_build_object(
        'code', 'decide_refund', 'dueAt', p_refund_due_at, 'dedupeKey', 'hearing_refund:' || v_case.id || ':' || p_hearing_date)), null);
    end if;
  end if;
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.answer_near_hearing(uuid, public.hearing_answer, date, timestamptz, uuid, public.account_role) is
  '→ { outcome: done | stale (answered already, or the hearing is another day) | unknown }. What staff say to a client whose hearing is '
  'near: go_on opens the payment; free_help keeps it closed until the hearing is over and, where it was paid, makes the task about the '
  'refund. The client hears by mail.';
