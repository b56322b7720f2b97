-- A licence that is no longer in force: its approvals fall until the papers are filed, what waited returns to the queue, and
-- nothing new is approved by it before an admin has found it in force again.
alter table public.attorney_profiles add column licence_lapsed_at timestamptz;
comment on column public.attorney_profiles.licence_lapsed_at is
  'When a licence that had been checked was last found not in force, or its number changed. What was approved before counts no more; '
  'it stands while licence_checked_on is empty.';

create function private.has_lapsed(p_user_id uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (
    select from public.attorney_profiles
    where user_id = p_user_id and licence_lapsed_at is not null and licence_checked_on is null
  );
end
$$;
comment on function private.has_lapsed(uuid) is 'The licence of this attorney was found not in force, and not in force again since.';

create function private.note_licence() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.licence_lapsed_at := now();
  return new;
end
$$;
comment on function private.note_licence() is 'Trigger: a licence that had been checked and is checked no more has lapsed.';
create trigger note_licence before update of licence_checked_on on public.attorney_profiles
  for each row when (old.licence_checked_on is not null and new.licence_checked_on is null) execute function private.note_licence();

-- An attorney whose licence is in force again may approve the same version again.
alter table public.paper_approvals
  drop constraint paper_approvals_once,
  add constraint paper_approvals_once unique (document_id, as_role, approved_by, approved_at);

create or replace view public.current_papers with (security_invoker = true) as
select distinct on (paper.id)
  paper.id as paper_id, paper.case_id, paper.matter_id, paper.kind, paper.title, paper.language,
  version.id as document_id, version.version_number, version.status, version.sha256, version.page_code, version.file_name,
  version.file_size, version.returned_note, version.change_asked, version.created_at,
  exists (
    select from public.paper_approvals as one
    left join public.users as lawyer on lawyer.id = one.approved_by
    left join public.attorney_profiles as profile on profile.user_id = one.approved_by
    where one.document_id = version.id and one.sha256 = version.sha256 and one.as_role = 'attorney'
      and lawyer.deactivated_at is null
      and (profile.licence_lapsed_at is null or one.approved_at > profile.licence_lapsed_at)
  ) as attorney_approved,
  exists (select from public.paper_approvals as one where one.document_id = version.id and one.sha256 = version.sha256
            and one.as_role = 'client') as client_approved
from public.case_papers as paper
join public.generated_documents as version on version.paper_id = paper.id
where paper.withdrawn_at is null
order by paper.id, version.version_number desc;

create function private.return_work_of(p_attorney_id uuid, p_code public.task_code) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_case public.cases;
  v_matter public.court_matters;
  v_matter_id uuid;
begin
  for v_matter_id in
    select matter.id from public.court_matters as matter
    where matter.left_out_at is null and matter.status in ('attorney_review', 'client_review', 'ready_to_file')
      and (matter.attorney_id = p_attorney_id or exists (
        select from public.paper_approvals as one
        join public.generated_documents as version on version.id = one.document_id
        join public.case_papers as paper on paper.id = version.paper_id
        where paper.matter_id = matter.id and one.approved_by = p_attorney_id and one.as_role = 'attorney'
      ))
    order by matter.case_id, matter.place
  loop
    select one.* into strict v_case from public.cases as one join public.court_matters as matter on matter.case_id = one.id
    where matter.id = v_matter_id for no key update of one;
    update public.court_matters set attorney_id = null where id = v_matter_id returning * into v_matter;
    -- What nobody has approved yet stays in the queue of the attorneys.
    if v_matter.status in ('client_review', 'ready_to_file') then
      perform private.apply_move(v_case, v_matter, v_matter.status, 'preparing', null, 'system', jsonb_build_object('reason', p_code));
    end if;
    perform private.add_tasks(v_case.id, v_matter.id, jsonb_build_array(jsonb_build_object(
      'code', p_code, 'dueAt', now(), 'dedupeKey', p_code::text || ':' || p_attorney_id || ':' || v_matter.id
        || case when p_code = 'licence_lapsed' then ':' || extract(epoch from now())::bigint else '' end
    )), null);
  end loop;
end
$$;
comment on function private.return_work_of(uuid, public.task_code) is
  'An attorney who left, or whose licence lapsed, takes their approvals along; what was not filed is prepared again for another one.';

create or replace function private.return_work_of_attorney() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.return_work_of(new.id, 'attorney_left');
  return null;
end
$$;

create function private.return_work_of_licence() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.return_work_of(new.user_id, 'licence_lapsed');
  return null;
end
$$;
comment on function private.return_work_of_licence() is 'Trigger: a licence that lapsed.';
create trigger return_work after update of licence_checked_on on public.attorney_profiles
  for each row when (old.licence_checked_on is not null and new.licence_checked_on is null)
  execute function private.return_work_of_licence();

create or replace function public.approve_papers(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_role public.actor_role := p ->> 'actorRole';
  v_as public.account_role := case p ->> 'actorRole' when 'attorney' then coalesce(p ->> 'as', 'attorney') else 'client' end;
  v_recorded boolean;
  v_matter public.court_matters;
  v_case public.cases;
  v_named jsonb;
  v_document public.generated_documents;
  v_bad jsonb;
  v_files uuid[] := '{}';
  v_to public.case_status;
  v_moved boolean := false;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_recorded := v_as = 'client' and v_role <> 'client';
  v_matter := private.matter_of_write(p);
  if v_matter.id is null then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'unknown'));
  end if;
  if v_as = 'attorney' and private.has_lapsed(v_actor_id) then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'licence_lapsed'));
  end if;
  v_named := private.named_versions(v_matter, p -> 'documents');
  if (v_named ->> 'count')::integer = 0 or v_named -> 'count' <> v_named -> 'current' then
    return private.keep_answer(p ->> 'idempotencyKey', private.stale_matter(v_matter));
  end if;
  if v_matter.left_out_at is not null or (case v_as
    when 'attorney' then v_matter.status in ('submitted', 'closed', 'cancelled')
    else v_matter.status in ('submitted', 'in_review', 'waiting_for_client', 'preparing', 'attorney_review', 'closed', 'cancelled')
  end) then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'not_now'));
  end if;
  if private.is_in_danger(v_matter.id) and v_as = 'client' then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'danger'));
  end if;
  if v_recorded then
    -- Who prepared does not approve, nor note an approval; an attorney may.
    if v_role <> 'attorney' and exists (
      select from jsonb_array_elements(p -> 'documents') as listed (named)
      join public.generated_documents as version on version.id = (named ->> 'documentId')::uuid
      where version.generated_by = v_actor_id
    ) then
      return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'own_work'));
    end if;
    if jsonb_array_length(coalesce(nullif(p -> 'ticketHashes', 'null'), '[]')) = 0 then
      return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'no_copy'));
    end if;
    v_bad := private.refused_tickets(p -> 'ticketHashes');
    if v_bad <> '[]' then
      return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'bad_ticket', 'badTickets', v_bad));
    end if;
  end if;
  for v_document in
    select version.* from jsonb_array_elements(p -> 'documents') as listed (named)
    join public.generated_documents as version on version.id = (named ->> 'documentId')::uuid
    order by version.id
  loop
    if v_document.status = 'returned' or (
      v_as = 'client' and (select attorney_needed from public.filing_rules)
      and not (select attorney_approved from public.current_papers where document_id = v_document.id)
    ) then
      -- Nothing of this call stays: the answer is the same for all of them.
      return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'not_ready'));
    end if;
  end loop;
  v_files := private.attach_case_files(v_matter.case_id, case when v_recorded then p -> 'ticketHashes' else '[]' end, v_actor_id);
  select * into v_case from public.cases where id = v_matter.case_id;
  for v_document in
    select version.* from jsonb_array_elements(p -> 'documents') as listed (named)
    join public.generated_documents as version on version.id = (named ->> 'documentId')::uuid
    order by version.id for no key update of version
  loop
    -- Approved before, by the same or another call: that approval stands.
    continue when (select case v_as when 'attorney' then attorney_approved else client_approved end
                   from public.current_papers where document_id = v_document.id);
    insert into public.paper_approvals
      (document_id, sha256, as_role, approved_by, recorded_by, typed_name, language, own_work)
    values (v_document.id, v_document.sha256, v_as, case when v_recorded then v_case.user_id else v_actor_id end,
            case when v_recorded then v_actor_id end, p ->> 'typedName', (p ->> 'language')::public.locale,
            v_as = 'attorney' and v_document.generated_by is not distinct from v_actor_id);
    update public.generated_documents set
      status = case when status in ('signed', 'filed', 'client_approved') then status
               else (v_as || '_approved')::public.paper_state end,
      approved_by_attorney = case when v_as = 'attorney' then v_actor_id else approved_by_attorney end,
      reviewed_by = case when v_as = 'attorney' then v_actor_id else reviewed_by end
    where id = v_document.id;
    update public.case_documents set version_id = v_document.id where id = any (v_files) and version_id is null;
    insert into public.case_updates (case_id, code, params, status, is_internal, created_by, created_by_role)
    values (v_case.id, 'paper_approved', jsonb_build_object('matter', v_matter.place, 'kind', v_document.document_type,
              'version', v_document.version_number, 'as', v_as, 'recorded', v_recorded, 'documentId', v_document.id),
            v_matter.status, v_as = 'attorney', v_actor_id, v_role);
    perform private.audit_case(p, v_case.id, case when v_recorded then 'paper_approval_recorded' else 'paper_approved' end,
      jsonb_build_object('documentId', v_document.id, 'sha256', v_document.sha256));
  end loop;
  v_to := case when v_as = 'attorney' and v_matter.status = 'attorney_review' then 'client_review'
               when v_as = 'client' and v_matter.status = 'client_review' then 'ready_to_file' end;
  if v_to is not null and private.all_approved(v_matter.id, v_as)
    and private.may_move_case(v_matter.status, v_to, v_role) and not private.is_stopped_by_hold(v_matter, v_to)
  then
    perform private.apply_move(v_case, private.with_facts(v_matter, v_to, '{}', v_actor_id), v_matter.status, v_to,
      v_actor_id, v_role, '{}');
    v_moved := true;
    if v_role = 'client' then
      perform private.mail_about_case(v_case, 'staff');
    end if;
  elsif v_as = 'attorney' and v_matter.status not in ('in_review', 'waiting_for_client', 'preparing', 'attorney_review') then
    -- A paper that follows later, such as a new address: nothing moves, and the client has something to read.
    perform private.notify_client(v_case, 'papers_ready', jsonb_build_object('matter', v_matter.place), true);
    perform private.mail_about_case(v_case, 'papers');
  end if;
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object(
    'outcome', 'done', 'moved', v_moved, 'status', (select status from public.court_matters where id = v_matter.id)
  ));
end
$$;
comment on function public.approve_papers(jsonb) is
  'p { idempotencyKey, matterId, documents: [{ documentId, sha256 }], typedName, language, actorId, actorRole, as?: client (an attorney '
  'notes a signed copy), ticketHashes (of the signed copy: staff note the approval of a client) } → { outcome: done | stale | not_now | '
  'not_ready | danger | own_work | licence_lapsed | no_copy | bad_ticket | unknown, moved, status }. When all are approved, the matter moves on.';

revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
