-- A way into an account that is opened or closed is told to those whom it concerns: an address by which calendars read
-- the dates, and what ends when two accounts become one, which are the people who helped and that address.

alter type public.activity_kind add value 'calendar_address_made' after 'supporter_ended';
alter type public.activity_kind add value 'calendar_address_ended' after 'calendar_address_made';
alter type public.mail_kind add value 'supporter_ended' after 'supporter_added';
alter type public.mail_kind add value 'calendar_address_made' after 'supporter_ended';
alter type public.mail_kind add value 'accounts_joined' after 'calendar_address_made';

create or replace function public.keep_calendar_address(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_user_id uuid := (p ->> 'userId')::uuid;
begin
  insert into public.calendar_addresses (user_id, token_hash, language, with_place)
  values (v_user_id, p ->> 'tokenHash', (p ->> 'language')::public.locale, (p ->> 'withPlace')::boolean)
  on conflict (user_id) do update set
    token_hash = excluded.token_hash, language = excluded.language, with_place = excluded.with_place, created_at = now();
  -- Somebody else may hold the phone: the owner of the account reads it in their own mailbox.
  perform private.insert_mails((
    select jsonb_build_array(jsonb_build_object(
      'kind', 'calendar_address_made', 'recipient', email, 'language', preferred_language,
      'payload', jsonb_strip_nulls(jsonb_build_object('firstName', first_name)),
      'dedupeKey', concat_ws(':', 'calendar-address', id, gen_random_uuid())))
    from public.users where id = v_user_id
  ), p_user_id => v_user_id);
  perform private.note_activity(v_user_id, 'calendar_address_made');
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.keep_calendar_address(jsonb) is
  'p { userId, tokenHash, language, withPlace } → { outcome: done }. The address before no longer works. The owner is told.';

create or replace function public.end_calendar_address(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  delete from public.calendar_addresses where user_id = (p ->> 'userId')::uuid;
  if found then
    perform private.note_activity((p ->> 'userId')::uuid, 'calendar_address_ended');
  end if;
  return jsonb_build_object('outcome', 'done');
end
$$;

create function private.tell_of_merge(p_merge public.person_merges, p_helpers public.case_supporters[], p_had_calendar boolean)
returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_kept public.users;
  v_helper public.case_supporters;
begin
  select * into v_kept from public.users where id = p_merge.kept_id;
  foreach v_helper in array p_helpers loop
    perform private.insert_mails(
      jsonb_build_array(jsonb_build_object(
        'kind', 'supporter_ended', 'recipient', v_helper.email, 'language', v_helper.language,
        'payload', jsonb_strip_nulls(jsonb_build_object('firstName', v_kept.first_name)),
        'dedupeKey', concat_ws(':', 'supporter-ended', v_helper.id))),
      p_user_id => v_kept.id);
    perform private.note_activity(v_kept.id, 'supporter_ended', jsonb_build_object('name', v_helper.name));
  end loop;
  if p_had_calendar then
    perform private.note_activity(v_kept.id, 'calendar_address_ended');
  end if;
  perform private.insert_mails(
    jsonb_build_array(jsonb_build_object(
      'kind', 'accounts_joined', 'recipient', v_kept.email, 'language', v_kept.preferred_language,
      'payload', jsonb_strip_nulls(jsonb_build_object(
        'firstName', v_kept.first_name, 'helpersEnded', cardinality(p_helpers) > 0, 'calendarEnded', p_had_calendar)),
      'dedupeKey', concat_ws(':', 'accounts-joined', p_merge.id))),
    p_user_id => v_kept.id);
end
$$;
comment on function private.tell_of_merge(public.person_merges, public.case_supporters[], boolean) is
  'Tells the client that two accounts are one and what ended with the other, and each person who helped there that their '
  'link no longer works.';

create or replace function private.move_person(p_merge public.person_merges, p jsonb) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_kept uuid := p_merge.kept_id;
  v_merged uuid := p_merge.merged_id;
  v_was public.users;
  v_is public.users;
  v_case public.cases;
  v_cases integer;
  v_orders integer;
  v_messages integer;
  v_helpers public.case_supporters[];
  v_had_calendar boolean;
begin
  select * into v_was from public.users where id = v_merged;
  select * into v_is from public.users where id = v_kept;
  -- Both end with the account, and nobody would know: read before it is closed.
  v_helpers := array(
    select helper from public.case_supporters as helper join public.cases as one on one.id = helper.case_id
    where one.user_id = v_merged and helper.ended_at is null order by helper.id);
  v_had_calendar := exists (select from public.calendar_addresses where user_id = v_merged);
  update public.person_aliases set user_id = v_kept where user_id = v_merged;
  update public.users set
    email = 'merged.' || id || '@account.invalid', first_name = null, last_name = null, hashed_password = null,
    stripe_customer_id = null, personal_notes = null, deactivated_at = now(), deactivated_by = (p ->> 'actorId')::uuid
  where id = v_merged;
  insert into public.person_aliases (user_id, email, first_name, last_name, merge_id)
  values (v_kept, v_was.email, v_was.first_name, v_was.last_name, p_merge.id)
  on conflict (email, user_id) do nothing;
  update public.users set
    stripe_customer_id = coalesce(stripe_customer_id, v_was.stripe_customer_id),
    account_type = greatest(account_type, v_was.account_type),
    payment_status = case when payment_status = 'none' then v_was.payment_status else payment_status end,
    communication_preferences = private.stricter_ways(communication_preferences, v_was.communication_preferences),
    first_name = coalesce(first_name, v_was.first_name), last_name = coalesce(last_name, v_was.last_name)
  where id = v_kept;

  -- Who was called otherwise is found and named by both names.
  update public.court_matters as matter set aliases = matter.aliases || concat_ws(' ', v_was.first_name, v_was.last_name)
  from public.cases as one
  where one.id = matter.case_id and one.user_id = v_merged and cardinality(matter.aliases) < 20
    and concat_ws(' ', v_was.first_name, v_was.last_name) not in ('', concat_ws(' ', v_is.first_name, v_is.last_name))
    and concat_ws(' ', v_was.first_name, v_was.last_name) <> all (matter.aliases);

  -- A page that was begun and never paid ends here: the same package may be begun on the other side.
  update public.orders set cancelled_at = now()
  where user_id = v_merged and intake_form_id is null and status in ('created', 'failed');
  update public.intake_forms set user_id = v_kept where user_id = v_merged;
  update public.cases set user_id = v_kept where user_id = v_merged;
  get diagnostics v_cases = row_count;
  update public.orders set user_id = v_kept where user_id = v_merged;
  get diagnostics v_orders = row_count;
  update public.refund_requests set user_id = v_kept where user_id = v_merged;
  update public.client_messages set user_id = v_kept where user_id = v_merged;
  get diagnostics v_messages = row_count;
  update public.client_messages set sent_by = v_kept where sent_by = v_merged;
  update public.client_messages set sent_to = v_kept where sent_to = v_merged;
  update public.message_drafts set user_id = v_kept where user_id = v_merged;
  update public.contact_submissions set user_id = v_kept where user_id = v_merged;
  update public.client_notifications set user_id = v_kept where user_id = v_merged;
  update public.calendar_events set user_id = v_kept where user_id = v_merged;
  update public.client_goals set user_id = v_kept where user_id = v_merged;
  update public.client_milestones set user_id = v_kept where user_id = v_merged;
  update public.client_milestones set created_by = v_kept where created_by = v_merged;
  update public.support_tickets set user_id = v_kept where user_id = v_merged;
  update public.data_requests set user_id = v_kept where user_id = v_merged;
  update public.case_documents set uploaded_by = v_kept where uploaded_by = v_merged;
  -- History and approvals are never rewritten: they name the account that acted.
  update public.court_matters set changed_by = v_kept where changed_by = v_merged;
  update public.matter_parties set changed_by = v_kept where changed_by = v_merged;
  update public.outbox set recipient = v_is.email where user_id = v_merged and status = 'waiting' and recipient = v_was.email;
  update public.outbox set user_id = v_kept where user_id = v_merged;
  -- Of each module what goes further counts.
  delete from public.learning_progress as mine using public.learning_progress as other
  where mine.user_id = v_kept and other.user_id = v_merged and other.module_id = mine.module_id
    and (other.certificate_earned, other.progress) > (mine.certificate_earned, mine.progress);
  update public.learning_progress as one set user_id = v_kept
  where user_id = v_merged
    and not exists (select from public.learning_progress where user_id = v_kept and module_id = one.module_id);
  -- What opens the old account, or was set up for it alone, goes with it.
  delete from public.learning_progress where user_id = v_merged;
  delete from public.dashboard_layouts where user_id = v_merged;
  delete from public.client_activity where user_id = v_merged;
  delete from public.calendar_addresses where user_id = v_merged;
  delete from public.sessions where user_id = v_merged;
  delete from public.password_setup_tokens where user_id = v_merged;
  delete from public.email_changes where user_id = v_merged;

  perform private.tell_of_merge(p_merge, v_helpers, v_had_calendar);
  for v_case in select * from public.cases where user_id = v_kept order by created_at desc limit 1 loop
    perform private.mail_about_case(v_case, 'update');
  end loop;
  return jsonb_build_object('mergedId', v_merged, 'cases', v_cases, 'orders', v_orders, 'messages', v_messages);
end
$$;

create or replace function private.person_card(p_user_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'id', person.id,
      'name', coalesce(nullif(concat_ws(' ', coalesce(person.first_name, sent.first_name),
                                             coalesce(person.last_name, sent.last_name)), ''),
                       nullif(concat_ws(' ', old.first_name, old.last_name), '')),
      -- An address that no mail reaches names nobody.
      'email', coalesce(old.email, case when person.email not like '%.invalid' then person.email end),
      'phone', sent.phone_number, 'birthDate', sent.date_of_birth,
      'since', person.created_at, 'lastSeenAt', person.last_login_at,
      'cases', (select count(*) from public.cases where user_id = person.id),
      'supporters', (select count(*) from public.case_supporters as helper join public.cases as one on one.id = helper.case_id
                     where one.user_id = person.id and helper.ended_at is null),
      'hasCalendar', exists (select from public.calendar_addresses where user_id = person.id),
      'orders', (select count(*) from public.orders where user_id = person.id and completed_at is not null)
    )
    from public.users as person
    left join lateral (
      select * from public.intake_forms where user_id = person.id and erased_at is null order by submitted_at desc limit 1
    ) as sent on true
    left join lateral (
      select alias.email, alias.first_name, alias.last_name
      from public.person_merges as merge join public.person_aliases as alias on alias.merge_id = merge.id
      where merge.merged_id = person.id and merge.status = 'done' limit 1
    ) as old on true
    where person.id = p_user_id
  );
end
$$;

revoke execute on all functions in schema public from public, anon, authenticated;
grant execute on all functions in schema public to service_role;
revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
