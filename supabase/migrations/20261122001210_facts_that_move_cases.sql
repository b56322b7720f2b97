-- What becomes of cases when the bank decides for its customer, when an attorney leaves, and when a client with an open
-- case wants everything deleted.
alter type public.task_code add value 'dispute_lost' before 'custom';
alter type public.task_code add value 'attorney_left' before 'custom';

update public.case_moves set by_roles = by_roles || '{system}'::public.actor_role[]
where (from_status, to_status) in (('attorney_review', 'preparing'), ('client_review', 'preparing'), ('ready_to_file', 'preparing'));

-- Approvals of an attorney who left count no more until the papers are filed.
create or replace view public.current_papers with (security_invoker = true) as
select distinct on (paper.id)
  paper.id as paper_id, paper.case_id, paper.matter_id, paper.kind, paper.title, paper.language,
  version.id as document_id, version.version_number, version.status, version.sha256, version.page_code, version.file_name,
  version.file_size, version.returned_note, version.change_asked, version.created_at,
  exists (
    select from public.paper_approvals as one left join public.users as lawyer on lawyer.id = one.approved_by
    where one.document_id = version.id and one.sha256 = version.sha256 and one.as_role = 'attorney'
      and lawyer.deactivated_at is null
  ) as attorney_approved,
  exists (select from public.paper_approvals as one where one.document_id = version.id and one.sha256 = version.sha256
            and one.as_role = 'client') as client_approved
from public.case_papers as paper
join public.generated_documents as version on version.paper_id = paper.id
where paper.withdrawn_at is null
order by paper.id, version.version_number desc;

create function private.return_work_of_attorney() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_case public.cases;
  v_matter public.court_matters;
  v_matter_id uuid;
begin
  for v_matter_id in
    select matter.id from public.court_matters as matter
    where matter.left_out_at is null and matter.status in ('attorney_review', 'client_review', 'ready_to_file')
      and (matter.attorney_id = new.id or exists (
        select from public.paper_approvals as one
        join public.generated_documents as version on version.id = one.document_id
        join public.case_papers as paper on paper.id = version.paper_id
        where paper.matter_id = matter.id and one.approved_by = new.id and one.as_role = 'attorney'
      ))
    order by matter.case_id, matter.place
  loop
    select one.* into strict v_case from public.cases as one join public.court_matters as matter on matter.case_id = one.id
    where matter.id = v_matter_id for no key update of one;
    update public.court_matters set attorney_id = null where id = v_matter_id returning * into v_matter;
    -- What nobody has approved yet stays in the queue of the attorneys.
    if v_matter.status in ('client_review', 'ready_to_file') then
      perform private.apply_move(v_case, v_matter, v_matter.status, 'preparing', null, 'system', '{"reason": "attorney_left"}');
    end if;
    perform private.add_tasks(v_case.id, v_matter.id, jsonb_build_array(jsonb_build_object(
      'code', 'attorney_left', 'dueAt', now(), 'dedupeKey', 'attorney_left:' || new.id || ':' || v_matter.id
    )), null);
  end loop;
  return null;
end
$$;
comment on function private.return_work_of_attorney() is
  'Trigger: an attorney who leaves takes their approvals along; what was not filed is prepared again for another one.';
create trigger return_work after update of deactivated_at on public.users
  for each row when (old.deactivated_at is null and new.deactivated_at is not null and new.role in ('attorney', 'admin'))
  execute function private.return_work_of_attorney();

create function private.end_case_of_lost_dispute() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_case public.cases;
begin
  select one.* into v_case from public.cases as one
  join public.order_payments as payment on payment.order_id = one.order_id and not payment.is_extra
  where payment.payment_id = new.payment_id for no key update of one;
  if v_case.id is null then
    return null;
  end if;
  if private.may_move_case(v_case.status, 'cancelled', 'system') then
    perform public.change_case_status(jsonb_build_object(
      'caseId', v_case.id, 'from', v_case.status, 'to', 'cancelled', 'actorRole', 'system', 'endReason', 'dispute_lost'
    ));
  end if;
  if not private.is_case_over((select status from public.cases where id = v_case.id)) then
    perform private.add_tasks(v_case.id, null, jsonb_build_array(jsonb_build_object(
      'code', 'dispute_lost', 'dueAt', now(), 'dedupeKey', 'dispute_lost:' || new.dispute_id
    )), null);
  end if;
  return null;
end
$$;
comment on function private.end_case_of_lost_dispute() is
  'Trigger: the money is gone, so what was not filed ends; what is at the court is a task for staff.';
create trigger end_case_of_lost_dispute after insert or update of status on public.payment_disputes
  for each row when (new.status = 'lost') execute function private.end_case_of_lost_dispute();

create or replace function public.ask_erasure(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_user public.users;
  v_case_id uuid;
  v_request public.data_requests;
begin
  select * into v_user from public.users
  where id = (p ->> 'userId')::uuid and is_active and role = 'client'
    and hashed_password = p ->> 'checkedPassword' for no key update;
  if v_user.id is null then
    return jsonb_build_object('outcome', 'stale');
  end if;
  if private.has_open_business(v_user.id) then
    -- The wish is noted where the case is worked: staff stop it first, or the court decides first.
    for v_case_id in select id from public.cases where user_id = v_user.id and not private.is_case_over(status) order by id loop
      perform private.add_tasks(v_case_id, null, jsonb_build_array(jsonb_build_object(
        'code', 'stop_asked', 'dueAt', now(), 'dedupeKey', 'erasure_asked:' || v_case_id
      )), v_user.id);
    end loop;
    return jsonb_build_object('outcome', 'open_case');
  end if;
  v_request := private.insert_data_request(p, v_user.id, v_user.email, v_user.preferred_language, 'account');
  if v_request.id is null then
    -- Staff may have noted the same wish from a letter: from here on it belongs to the account.
    update public.data_requests set user_id = v_user.id
    where email = v_user.email and status = 'open' returning * into v_request;
  end if;
  return jsonb_build_object('outcome', 'asked', 'reference', v_request.reference, 'dueAt', v_request.due_at);
end
$$;

-- A case that is over is held by nothing: what would have been waited for is past.
create function private.release_holds() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.case_holds set released_at = now() where case_id = new.id and released_at is null;
  return null;
end
$$;
comment on function private.release_holds() is 'Trigger: closing or canceling a case releases its holds.';
create trigger release_holds after update of status on public.cases
  for each row when (new.over_since is not null and old.over_since is null) execute function private.release_holds();

create or replace function private.hold_disputed() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_case_id uuid := (select id from public.cases where order_id = new.id and over_since is null);
begin
  if v_case_id is null then
    return null;
  elsif new.disputed_at is not null then
    insert into public.case_holds (case_id, kind) values (v_case_id, 'dispute') on conflict do nothing;
  else
    update public.case_holds set released_at = now() where case_id = v_case_id and kind = 'dispute' and released_at is null;
  end if;
  return null;
end
$$;

-- Staff may end a whole case with its reason; what the reason gives back is asked for at once.
create function public.end_case(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_role public.actor_role := p ->> 'actorRole';
  v_case public.cases;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_actor_id);
  v_refund boolean;
begin
  if v_answer is not null then
    return v_answer;
  end if;
  select * into v_case from public.cases where id = (p ->> 'caseId')::uuid for no key update;
  v_answer := public.change_case_status(p || jsonb_build_object('from', v_case.status, 'to', 'cancelled'));
  if v_answer ->> 'outcome' <> 'changed' then
    return private.keep_answer(p ->> 'idempotencyKey', v_answer);
  end if;
  v_refund := private.refund_of_ending(v_case, p ->> 'endReason', v_actor_id, v_role);
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object(
    'outcome', 'done', 'status', v_answer ->> 'status', 'refundOpened', v_refund
  ));
end
$$;
comment on function public.end_case(jsonb) is
  'p { idempotencyKey, caseId, endReason, note? (the client reads it), actorId, actorRole } → { outcome: done | forbidden | '
  'unknown, status, refundOpened? }. Cancels every matter that may be canceled, and a case that has none yet.';
revoke execute on function public.end_case(jsonb) from public, anon, authenticated;
grant execute on function public.end_case(jsonb) to service_role;

revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
