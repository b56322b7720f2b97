-- What stayed open after it should have been closed: an address that was merged into another account, what was set up
-- while somebody else held the account, a person the client fears, and messages that belong to a case.

-- Whose an address is: the account that signs in with it, or the one that another with this address was merged into.
create function private.owner_of_address(p_email text) returns uuid
language plpgsql stable set search_path = '' as $$
declare
  v_email text := lower(btrim(p_email));
begin
  return coalesce(
    (select id from public.users where email = v_email),
    (select alias.user_id from public.person_aliases as alias
     join public.users as person on person.id = alias.user_id and person.is_active
     where alias.email = v_email order by alias.created_at desc limit 1));
end
$$;
comment on function private.owner_of_address(text) is
  'The account of this address, also one that it leads to since two accounts became one; null for nobody''s.';

create or replace function private.waits_for_owner(p_intake public.intake_forms) returns boolean
language sql stable set search_path = '' as $$
  select p_intake.user_id is null and p_intake.owner_answered_at is null and exists (
    select from public.users as owner
    where owner.id = private.owner_of_address(p_intake.email)
      -- A first password asks the birth date by itself.
      and (owner.hashed_password is not null or exists (
        select from public.intake_forms as own where own.user_id = owner.id
      ))
      and not exists (
        select from public.intake_forms as own
        where own.user_id = owner.id and own.date_of_birth = p_intake.date_of_birth and own.erased_at is null
      )
  )
$$;

create or replace function public.answer_for_application(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_most_tries constant smallint := 5;
  v_intake public.intake_forms;
  v_order public.orders;
begin
  select * into v_intake from public.intake_forms where id = (p ->> 'intakeId')::uuid for no key update;
  v_order := private.lock_waiting_order(v_intake.id);
  if v_order.id is null or not private.waits_for_owner(v_intake) or not exists (
    select from public.users
    where id = (p ->> 'userId')::uuid and is_active and id = private.owner_of_address(v_intake.email)
  ) then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  if v_intake.owner_attempts >= v_most_tries then
    return jsonb_build_object('outcome', 'locked');
  end if;
  if to_char(v_intake.date_of_birth, 'YYYY-MM-DD') is distinct from p ->> 'birthDate' then
    update public.intake_forms set owner_attempts = owner_attempts + 1
    where id = v_intake.id returning * into v_intake;
    if v_intake.owner_attempts >= v_most_tries then
      return jsonb_build_object('outcome', 'locked');
    end if;
    return jsonb_build_object('outcome', 'wrong', 'attemptsLeft', v_most_tries - v_intake.owner_attempts);
  end if;
  update public.intake_forms set owner_answered_at = now() where id = v_intake.id returning * into v_intake;
  perform private.lock_address(v_intake.email);
  perform private.join_account(v_order, v_intake);
  return jsonb_build_object('outcome', 'joined');
end
$$;

create or replace function public.applications_waiting_for(p jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('intakeId', intake.id, 'sentAt', intake.submitted_at)
    order by intake.submitted_at), '[]')
  from (
    select email from public.users where id = (p ->> 'userId')::uuid
    union select email from public.person_aliases where user_id = (p ->> 'userId')::uuid
  ) as known
  join public.intake_forms as intake on lower(intake.email) = known.email
  where private.owner_of_address(intake.email) = (p ->> 'userId')::uuid and private.waits_for_owner(intake)
    and exists (
      select from public.orders
      where intake_form_id = intake.id and is_to_review and review_reason = 'other_client' and status = 'needs_review'
    )
$$;
comment on function public.applications_waiting_for(jsonb) is
  'p { userId } → [{ intakeId, sentAt }]: paid applications with this account''s address, or one that leads to it; nothing else of them '
  'is told.';

create or replace function private.account_for_order(
  p_order public.orders, p_intake public.intake_forms, p_stripe_customer_id text
) returns public.users
language plpgsql volatile set search_path = '' as $$
declare
  v_email text := lower(btrim(p_intake.email));
  v_user_id uuid := coalesce(p_order.user_id, p_intake.user_id, private.owner_of_address(v_email));
  v_user public.users;
begin
  if v_user_id is null then
    insert into public.users (email, first_name, last_name, preferred_language)
    values (v_email, p_intake.first_name, p_intake.last_name, p_intake.preferred_language)
    on conflict (email) do nothing;
  end if;
  update public.users set
    account_type = 'paid', payment_status = 'paid',
    stripe_customer_id = case
      when stripe_customer_id is not null then stripe_customer_id
      when exists (select from public.users as other where other.stripe_customer_id = p_stripe_customer_id) then null
      else p_stripe_customer_id
    end
  where case when v_user_id is null then email = v_email else id = v_user_id end
  returning * into strict v_user;
  return v_user;
end
$$;

-- The old mailbox takes an account back from somebody who knew its password: nothing that person set up opens it on.
create or replace function public.undo_email_change(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_link public.email_change_links;
  v_change public.email_changes;
  v_user public.users;
  v_name text;
begin
  select * into v_link from public.email_change_links where token_hash = p ->> 'tokenHash' and purpose = 'undo';
  select * into v_user from public.users
  where id = (select user_id from public.email_changes where id = v_link.email_change_id) for update;
  select * into v_change from public.email_changes where id = v_link.email_change_id;
  if not private.email_change_is_open(v_change, v_user, 'undo') then
    return jsonb_build_object('outcome', 'closed');
  end if;
  begin
    -- Whoever changed the address knew the password, so it opens nothing any more.
    update public.users set email = v_change.old_email, hashed_password = p ->> 'unknownPassword',
      password_changed_at = now()
    where id = v_user.id;
  exception when unique_violation then
    return jsonb_build_object('outcome', 'taken');
  end;
  -- This change and what was built on it: a later mailbox must not take the account back again.
  update public.email_changes set undone_at = now()
  where user_id = v_user.id and confirmed_at >= v_change.confirmed_at and undone_at is null;
  update public.email_changes set cancelled_at = now()
  where user_id = v_user.id and confirmed_at is null and cancelled_at is null;
  perform private.close_ways_in(v_user.id);
  delete from public.sessions where user_id = v_user.id;
  -- A calendar that reads the dates, and whoever was let in meanwhile: the mails about it went to the other mailbox. The
  -- owner makes another address, and adds again whom they want.
  delete from public.calendar_addresses where user_id = v_user.id;
  for v_name in
    update public.case_supporters as supporter set
      ended_at = now(), link_hash = null, link_ends_at = null, session_hash = null, session_ends_at = null
    from public.cases as one
    where one.id = supporter.case_id and one.user_id = v_user.id and supporter.ended_at is null
      and supporter.consented_at >= v_change.created_at
    returning supporter.name
  loop
    perform private.note_activity(v_user.id, 'supporter_ended', jsonb_build_object('name', v_name));
  end loop;
  perform private.insert_mails(jsonb_build_array(jsonb_build_object(
    'kind', 'email_restored', 'recipient', v_change.old_email, 'language', v_user.preferred_language,
    'dedupeKey', 'email_restored:' || v_change.id,
    'payload', jsonb_strip_nulls(jsonb_build_object('firstName', v_user.first_name))
  )), null, null, v_user.id);
  return jsonb_build_object('outcome', 'done', 'email', v_change.old_email);
end
$$;
comment on function public.undo_email_change(jsonb) is
  'p { tokenHash, unknownPassword: a hash nobody knows the password of } → { outcome: done | taken | closed, email }. '
  'Done: every session ended, the calendar address and supporters agreed to since the change was asked too, and a link to a new '
  'password mailed to the old address.';

-- Whoever takes a feared person out of the matter decides about them, which is the attorney's: named anew, nobody would
-- be asked about them.
create or replace function public.save_party(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_facts jsonb := p -> 'facts';
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_source public.fact_source := p ->> 'source';
  v_matter public.court_matters;
  v_party public.matter_parties;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_matter := private.lock_matter((p ->> 'matterId')::uuid);
  if p ->> 'partyId' is not null then
    select * into v_party from public.matter_parties
    where id = (p ->> 'partyId')::uuid and matter_id = v_matter.id for no key update;
  end if;
  if v_matter.id is null or (p ->> 'partyId' is not null and v_party.id is null) then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'unknown'));
  elsif v_party.id is not null and v_party.version <> (p ->> 'version')::integer then
    return private.keep_answer(p ->> 'idempotencyKey', private.stale_answer(v_party.changed_by, v_party.updated_at));
  elsif (p ->> 'remove')::boolean then
    -- Whoever is a client of ours in this file is respondent as long as the file is.
    if v_party.is_client then
      return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'is_client'));
    elsif v_party.danger_answer = 'yes' and v_party.danger_cleared_at is null and p ->> 'actorRole' <> 'attorney' then
      return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'forbidden'));
    end if;
    delete from public.matter_parties where id = v_party.id;
  elsif (p ->> 'clearDanger')::boolean then
    if p ->> 'actorRole' <> 'attorney' then
      return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'forbidden'));
    end if;
    update public.matter_parties set danger_cleared_at = now(), danger_cleared_by = v_actor_id, changed_by = v_actor_id
    where id = v_party.id and danger_answer = 'yes';
  else
    if v_party.id is null then
      insert into public.matter_parties (matter_id, role, name, source)
      values (v_matter.id, (v_facts ->> 'role')::public.party_role, v_facts ->> 'name', v_source) returning * into v_party;
    end if;
    update public.matter_parties set
      role = (v_facts ->> 'role')::public.party_role, name = v_facts ->> 'name', address = v_facts ->> 'address',
      city = v_facts ->> 'city', state = v_facts ->> 'state', zip = v_facts ->> 'zip', email = v_facts ->> 'email',
      phone = v_facts ->> 'phone', attorney_of_record = v_facts ->> 'attorneyOfRecord',
      registered_agent = v_facts ->> 'registeredAgent',
      deceased_noted_at = case when (v_facts ->> 'deceased')::boolean then coalesce(deceased_noted_at, now()) end,
      dissolved_noted_at = case when (v_facts ->> 'dissolved')::boolean then coalesce(dissolved_noted_at, now()) end,
      address_source = case when v_facts ->> 'address' is null then null
        when address is distinct from v_facts ->> 'address' or address_source is null then v_source else address_source end,
      address_on = case when v_facts ->> 'address' is null then null
        when address is distinct from v_facts ->> 'address' or address_on is null then private.office_date() else address_on end,
      source = case when (role, name) is distinct from ((v_facts ->> 'role')::public.party_role, v_facts ->> 'name')
        then v_source else source end,
      changed_by = v_actor_id
    where id = v_party.id;
  end if;
  perform private.note_case(p, v_matter.case_id, 'party_saved', jsonb_build_object('matter', v_matter.place));
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'done', 'partyId', v_party.id));
end
$$;
comment on function public.save_party(jsonb) is
  'p { idempotencyKey, matterId, partyId? (null: a new one), version?, source, facts { role, name, address, city, state, zip, email, '
  'phone, attorneyOfRecord, registeredAgent, deceased, dissolved }, or remove (attorneys alone, while the client fears them), or '
  'clearDanger (attorneys), actorId, actorRole } → { outcome: done | stale | unknown | forbidden | is_client, partyId? }.';

create or replace function public.book_call(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_start timestamptz := p ->> 'startsAt';
  v_end timestamptz := p ->> 'endsAt';
  v_language public.locale := p ->> 'language';
  v_case public.cases;
  v_call public.calendar_events;
  v_staff_id uuid;
  v_taken boolean := false;
  v_code public.case_update_code;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', (p ->> 'actorId')::uuid);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_case := private.case_of_write(p);
  if v_case.id is null then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'unknown'));
  end if;
  v_call := private.call_of(v_case.id);
  -- A second call, or moving one that is gone.
  if v_call.id is distinct from (p ->> 'moves')::uuid or private.is_case_over(v_case.status) then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'stale'));
  end if;
  if v_call.id is not null and v_call.start_date < (p ->> 'changeableFrom')::timestamptz then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'too_late'));
  end if;
  v_code := case
    when v_call.id is null then 'call_booked'
    -- Another number or language at the same time moves nothing.
    when v_call.start_date <> v_start then 'call_moved'
  end;
  -- One at a time for each person: of many who take the same time, the others see that it is taken. All of them in one
  -- order first, so that two who begin with different people do not wait in a circle.
  for v_staff_id in select distinct named.id::uuid from jsonb_array_elements_text(p -> 'staffIds') as named (id) order by 1 loop
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('call:' || v_staff_id, 0));
  end loop;
  -- Who already works on the case comes first. The people are those whom the server found free at that time.
  for v_staff_id in
    select person.id from jsonb_array_elements_text(p -> 'staffIds') with ordinality as named (id, place)
    join public.users as person on person.id = named.id::uuid and person.is_active
    order by person.id is distinct from v_case.assigned_to, named.place
  loop
    begin
      if v_call.id is null then
        insert into public.calendar_events
          (user_id, case_id, title, event_type, start_date, end_date, staff_id, phone, language, busy)
        values (v_case.user_id, v_case.id, 'call', 'call', v_start, v_end, v_staff_id, p ->> 'phone', v_language,
                tstzrange(v_start, (p ->> 'busyUntil')::timestamptz))
        returning * into v_call;
      else
        update public.calendar_events set
          start_date = v_start, end_date = v_end, staff_id = v_staff_id, phone = p ->> 'phone', language = v_language,
          busy = tstzrange(v_start, (p ->> 'busyUntil')::timestamptz)
        where id = v_call.id returning * into v_call;
      end if;
      v_taken := true;
      exit;
    exception when exclusion_violation then
      null;
    end;
  end loop;
  if not v_taken then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'taken'));
  end if;
  update public.case_tasks set dropped_at = now()
  where case_id = v_case.id and code = 'call_client' and done_at is null and dropped_at is null;
  perform private.add_tasks(v_case.id, null, jsonb_build_array(jsonb_build_object(
    'code', 'call_client', 'ownerId', v_call.staff_id, 'dueAt', v_start, 'dedupeKey', 'call:' || v_call.id || ':' || v_call.sequence
  )), null);
  update public.client_notifications set done_at = now()
  where case_id = v_case.id and code in ('call_booked', 'call_cancelled') and done_at is null;
  if v_code is not null then
    perform private.note_call(v_call, v_code, v_case.user_id, 'client');
  end if;
  perform private.tell_of_call(v_case, v_call, 'call_booked');
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'done', 'callId', v_call.id));
end
$$;

-- A correction of an application is part of its case, although it came to the inbox.
create or replace function private.case_of(p_part text, p_id uuid) returns uuid
language plpgsql stable set search_path = '' as $$
begin
  return case p_part
    when 'case' then p_id
    when 'matter' then (select case_id from public.court_matters where id = p_id)
    when 'paper' then (select case_id from public.case_papers where id = p_id)
    when 'message' then (select case_id from public.client_messages where id = p_id)
    when 'ticket' then (select case_id from public.support_tickets where id = p_id)
    when 'request' then (select case_id from public.file_requests where id = p_id)
    when 'call' then (select case_id from public.calendar_events where id = p_id)
    when 'upgrade' then (select case_id from public.order_upgrades where id = p_id)
    when 'application' then (select id from public.cases where intake_form_id = p_id)
    when 'inbox' then (select private.case_of('application', intake_form_id) from public.contact_submissions where id = p_id)
    when 'order' then (
      select cases.id
      from public.orders
      join public.cases on cases.order_id = orders.id or cases.intake_form_id = orders.intake_form_id
      where orders.id = p_id limit 1)
    when 'refund' then (select private.case_of('order', order_id) from public.refund_requests where id = p_id)
    when 'plan' then (select private.case_of('order', order_id) from public.payment_plans where id = p_id)
    when 'court_date' then (select private.case_of('plan', plan_id) from public.early_court_dates where id = p_id)
    when 'file' then (
      select case_id from public.case_documents where upload_id = p_id
      union all
      select paper.case_id
      from public.generated_documents as version
      join public.case_papers as paper on paper.id = version.paper_id
      where p_id in (version.upload_id, version.word_upload_id)
      union all
      select cases.id
      from public.intake_documents as document
      join public.cases on cases.intake_form_id = document.intake_form_id
      where document.upload_id = p_id
      union all
      select private.case_of('inbox', contact_submission_id) from public.uploads
      where id = p_id and contact_submission_id is not null
      limit 1)
  end;
end
$$;

revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
