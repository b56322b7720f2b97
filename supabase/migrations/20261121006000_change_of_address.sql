-- Where the court reaches the client may change while it decides: the notice of it can be made although other papers are
-- frozen, it is on the list of what is to do that day, and staff see it. Beside that, whoever is waited for is told: the
-- client when their words stand in English, the attorneys when a template waits for their yes.

create function private.follow_address() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_matter public.court_matters;
  v_is_pending boolean;
begin
  select * into v_matter from public.court_matters where id = new.matter_id;
  v_is_pending := v_matter.status in ('filed', 'hearing_set');
  if v_matter.left_out_at is not null or private.is_case_over(v_matter.status) then
    return null;
  end if;
  insert into public.case_updates (case_id, code, params, status, is_internal, created_by, created_by_role)
  select v_matter.case_id, 'address_changed', jsonb_build_object('matter', v_matter.place), v_matter.status, false, new.changed_by,
    coalesce((select role::text from public.users where id = new.changed_by), 'system')::public.actor_role;
  delete from public.matter_steps where matter_id = v_matter.id and step = 'tell_new_address';
  -- Pending: a notice to court and parties, the same day. Otherwise papers that print the old address are made anew.
  if v_is_pending or exists (
    select from public.current_papers where matter_id = v_matter.id and kind <> 'court_letter' and status <> 'returned'
  ) then
    perform private.add_tasks(v_matter.case_id, v_matter.id, jsonb_build_array(jsonb_build_object(
      'code', 'address_changed', 'dedupeKey', concat_ws(':', 'address', new.id, new.version),
      'dueAt', greatest(now(), (private.office_date() + time '17:00') at time zone 'America/New_York'))), null);
  end if;
  return null;
end
$$;
comment on function private.follow_address() is
  'Trigger: the address of a client is another one. It stands in the history, and where papers name the old one staff get a task.';

create trigger follow_address after update of address, city, state, zip on public.matter_parties
  for each row when (new.is_client and old.address is not null
    and (new.address, new.city, new.state, new.zip) is distinct from (old.address, old.city, old.state, old.zip))
  execute function private.follow_address();

create function public.report_address(
  p_idempotency_key text,
  p_case_id uuid,
  p_address text,
  p_city text,
  p_state text,
  p_zip text,
  p_actor_id uuid,
  p_actor_role public.account_role
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_case public.cases;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_case := private.case_of_write(p_case_id, p_actor_id, p_actor_role);
  if v_case.id is null or p_actor_role <> 'client' then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  end if;
  perform from public.court_matters where case_id = v_case.id order by place for no key update;
  if not exists (select from public.court_matters where case_id = v_case.id and not private.is_case_over(status)) then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'not_now'));
  end if;
  update public.matter_parties as party set
    address = p_address, city = p_city, state = p_state, zip = p_zip, address_source = 'client',
    address_on = private.office_date(), changed_by = p_actor_id
  from public.court_matters as matter
  where matter.id = party.matter_id and matter.case_id = v_case.id and party.is_client and not private.is_case_over(matter.status)
    and (party.address, party.city, party.state, party.zip) is distinct from (p_address, p_city, p_state, p_zip);
  perform private.mail_about_case(v_case, 'staff');
  return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'done'));
end
$$;
comment on function public.report_address is
  'p_actor_role: client → { outcome: done | not_now | unknown }. The client moved: papers print the new address in every matter of the case '
  'that is not over.';

create function private.end_notice_of_translation() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.client_notifications as notice set done_at = now()
  from public.court_matters as matter
  where matter.id = new.matter_id and notice.case_id = matter.case_id and notice.code = 'translation_ready'
    and notice.done_at is null and (notice.params ->> 'matter')::smallint = matter.place;
  return null;
end
$$;
comment on function private.end_notice_of_translation() is 'Trigger: the client said that the English is right.';

create trigger end_notice after update of read_back_at on public.matter_statements
  for each row when (old.read_back_at is null and new.read_back_at is not null)
  execute function private.end_notice_of_translation();

create function private.mail_waiting_template() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.insert_mails((
    select jsonb_agg(jsonb_build_object(
      'kind', 'staff_template', 'recipient', email, 'language', preferred_language,
      'payload', jsonb_build_object('templateId', new.id), 'dedupeKey', concat_ws(':', 'template', new.id, id)))
    from public.users where role = 'attorney' and is_active));
  return null;
end
$$;
comment on function private.mail_waiting_template() is 'Trigger: every attorney is told that a template waits for a yes.';

-- What comes with the product comes in bulk: those stand in the number beside the section.
create trigger mail_waiting_template after insert on public.document_templates
  for each row when (not new.is_shipped and not new.is_active) execute function private.mail_waiting_template();
