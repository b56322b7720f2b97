-- Two accounts of one person become one: duplicates are suggested, a person with the right asks, and another one with the
-- right confirms. Whoever is alone with the right waits a day, in which it can be stopped. All moves in one transaction,
-- and the old address and name stay as an alias.

create function private.keep_alias_words() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.keep_case_words(id) from public.cases where user_id = coalesce(new.user_id, old.user_id);
  return null;
end
$$;
comment on function private.keep_alias_words() is 'Trigger: a case is found by the aliases of its client as long as they are kept.';

create trigger keep_words after insert or delete on public.person_aliases
  for each row execute function private.keep_alias_words();

create function private.has_second_merger(p_user_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select private.has_second(p_user_id, 'merge')
$$;
comment on function private.has_second_merger(uuid) is 'Whether anybody beside this person may confirm.';

create function private.has_open_money(p_users uuid[]) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.orders as bought where user_id = any (p_users) and private.is_money_open(bought))
$$;
comment on function private.has_open_money(uuid[]) is 'A refund or a question about money is open for one of them.';

create function public.ask_merge(
  p_kept_id uuid,
  p_merged_id uuid,
  p_reason text,
  p_actor_id uuid,
  p_actor_role public.account_role
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_merge public.person_merges;
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'person', p_kept_id);
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'person', p_merged_id);
  perform from public.users where id in (p_kept_id, p_merged_id) order by id for no key update;
  if (select count(*) from public.users where id in (p_kept_id, p_merged_id) and is_active and role = 'client') <> 2 then
    return jsonb_build_object('outcome', 'unknown');
  elsif exists (select from public.person_merges where status = 'asked'
                and (kept_id in (p_kept_id, p_merged_id) or merged_id in (p_kept_id, p_merged_id))) then
    return jsonb_build_object('outcome', 'asked');
  elsif private.has_open_money(array[p_kept_id, p_merged_id]) then
    return jsonb_build_object('outcome', 'money_open');
  end if;
  insert into public.person_merges (kept_id, merged_id, reason, asked_by)
  values (p_kept_id, p_merged_id, p_reason, p_actor_id) returning * into v_merge;
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values (p_actor_id, p_actor_role, 'merge_asked', 'user', p_kept_id::text,
          jsonb_build_object('mergedId', p_merged_id));
  return jsonb_build_object('outcome', 'done', 'mergeId', v_merge.id);
end
$$;
comment on function public.ask_merge is
  '→ { outcome: done | asked (one of them is in a merge already) | money_open | unknown, mergeId? }.';

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
    perform private.note_activity(v_kept.id, 'supporter_ended', v_helper.name);
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

create function private.join_accounts(
  p_merge public.person_merges, p_was public.users, p_is public.users, p_actor_id uuid
) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_kept uuid := p_merge.kept_id;
  v_merged uuid := p_merge.merged_id;
begin
  update public.person_aliases set user_id = v_kept where user_id = v_merged;
  update public.users set
    email = 'merged.' || id || '@account.invalid', first_name = null, last_name = null, latin_name = null, hashed_password = null,
    stripe_customer_id = null, personal_notes = null, deactivated_at = now(), deactivated_by = p_actor_id
  where id = v_merged;
  insert into public.person_aliases (user_id, email, first_name, last_name, merge_id)
  values (v_kept, p_was.email, p_was.first_name, p_was.last_name, p_merge.id)
  on conflict (email, user_id) do nothing;
  update public.users set
    stripe_customer_id = coalesce(stripe_customer_id, p_was.stripe_customer_id),
    account_type = greatest(account_type, p_was.account_type),
    payment_status = case when payment_status = 'none' then p_was.payment_status else payment_status end,
    communication_preferences = private.stricter_ways(communication_preferences, p_was.communication_preferences),
    first_name = coalesce(first_name, p_was.first_name), last_name = coalesce(last_name, p_was.last_name),
    latin_name = coalesce(latin_name, p_was.latin_name)
  where id = v_kept;
  -- Who was called otherwise is found and named by both names.
  update public.court_matters as matter set aliases = matter.aliases || private.person_name(p_was.first_name, p_was.last_name)
  from public.cases as one
  where one.id = matter.case_id and one.user_id = v_merged and cardinality(matter.aliases) < 20
    and private.person_name(p_was.first_name, p_was.last_name) not in ('', private.person_name(p_is.first_name, p_is.last_name))
    and private.person_name(p_was.first_name, p_was.last_name) <> all (matter.aliases);
end
$$;
comment on function private.join_accounts(public.person_merges, public.users, public.users, uuid) is
  'Empties and closes the account that ends, keeps its address and name as an alias, and gives the other one what it lacks. p_was, p_is: both '
  'as they were before.';

create function private.move_texts(p_kept uuid, p_merged uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  -- One number a person: that of the account that stays goes first.
  update public.text_consents set ended_at = now(), ended_by = 'replaced'
  where user_id = p_merged and ended_at is null
    and exists (select from public.text_consents where user_id = p_kept and ended_at is null);
  update public.text_consents set user_id = p_kept where user_id = p_merged;
  update public.text_answers set user_id = p_kept where user_id = p_merged;
end
$$;
comment on function private.move_texts(uuid, uuid) is 'The phone of an account, and what it answered, goes to the other one.';

create function private.move_purchases(p_kept uuid, p_merged uuid, out moved_cases integer, out moved_orders integer)
language plpgsql volatile set search_path = '' as $$
begin
  -- A page that was begun and never paid ends here: the same package may be begun on the other side.
  update public.orders set cancelled_at = now()
  where user_id = p_merged and intake_form_id is null and status in ('created', 'failed');
  update public.intake_forms set user_id = p_kept where user_id = p_merged;
  update public.cases set user_id = p_kept where user_id = p_merged;
  get diagnostics moved_cases = row_count;
  update public.orders set user_id = p_kept where user_id = p_merged;
  get diagnostics moved_orders = row_count;
  update public.refund_requests set user_id = p_kept where user_id = p_merged;
end
$$;
comment on function private.move_purchases(uuid, uuid) is
  'Applications, cases and payments go from one account to the other. Answers how many cases and orders.';

create function private.move_messages(p_kept uuid, p_merged uuid) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  v_messages integer;
begin
  update public.client_messages set user_id = p_kept where user_id = p_merged;
  get diagnostics v_messages = row_count;
  update public.client_messages set sent_by = p_kept where sent_by = p_merged;
  update public.client_messages set sent_to = p_kept where sent_to = p_merged;
  update public.message_drafts set user_id = p_kept where user_id = p_merged;
  update public.contact_submissions set user_id = p_kept where user_id = p_merged;
  update public.client_notifications set user_id = p_kept where user_id = p_merged;
  return v_messages;
end
$$;
comment on function private.move_messages(uuid, uuid) is
  'What was written in cases, to us and to the client goes to the other account. Answers how many messages of cases.';

create function private.move_records(p_kept uuid, p_merged uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  update public.calendar_events set user_id = p_kept where user_id = p_merged;
  update public.client_goals set user_id = p_kept where user_id = p_merged;
  update public.client_milestones set user_id = p_kept where user_id = p_merged;
  update public.client_milestones set created_by = p_kept where created_by = p_merged;
  update public.support_tickets set user_id = p_kept where user_id = p_merged;
  update public.data_requests set user_id = p_kept where user_id = p_merged;
  update public.case_documents set uploaded_by = p_kept where uploaded_by = p_merged;
  -- History and approvals are never rewritten: they name the account that acted.
  update public.court_matters set changed_by = p_kept where changed_by = p_merged;
  update public.matter_parties set changed_by = p_kept where changed_by = p_merged;
end
$$;
comment on function private.move_records(uuid, uuid) is
  'Dates, goals, tickets, requests, and whose hand files and matters name, go to the other account.';

create function private.move_mails(p_kept public.users, p_merged public.users) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_kept uuid := p_kept.id;
  v_merged uuid := p_merged.id;
begin
  update public.outbox set recipient = p_kept.email where user_id = v_merged and status = 'waiting' and recipient = p_merged.email;
  update public.outbox set user_id = v_kept where user_id = v_merged;
  update public.reply_addresses set user_id = v_kept where user_id = v_merged;
  update public.received_mails set user_id = v_kept where user_id = v_merged;
end
$$;
comment on function private.move_mails(public.users, public.users) is
  'Mails go to the other account; what still waits is sent to its address.';

create function private.move_learning(p_kept uuid, p_merged uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  delete from public.learning_progress as mine using public.learning_progress as other
  where mine.user_id = p_kept and other.user_id = p_merged and other.module_id = mine.module_id
    and (other.certificate_earned, other.progress) > (mine.certificate_earned, mine.progress);
  update public.learning_progress as one set user_id = p_kept
  where user_id = p_merged
    and not exists (select from public.learning_progress where user_id = p_kept and module_id = one.module_id);
  delete from public.learning_progress where user_id = p_merged;
end
$$;
comment on function private.move_learning(uuid, uuid) is 'Of each module what goes further counts.';

create function private.drop_own_settings(p_merged uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  delete from public.dashboard_layouts where user_id = p_merged;
  delete from public.client_activity where user_id = p_merged;
  delete from public.calendar_addresses where user_id = p_merged;
  delete from public.sessions where user_id = p_merged;
  delete from public.password_setup_tokens where user_id = p_merged;
  delete from public.email_changes where user_id = p_merged;
end
$$;
comment on function private.drop_own_settings(uuid) is 'What opens an account, or was set up for it alone, goes with it.';

create function private.move_person(p_merge public.person_merges, p_actor_id uuid) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_was public.users;
  v_is public.users;
  v_case public.cases;
  v_cases integer;
  v_orders integer;
  v_messages integer;
  v_helpers public.case_supporters[];
  v_had_calendar boolean;
begin
  select * into v_was from public.users where id = p_merge.merged_id;
  select * into v_is from public.users where id = p_merge.kept_id;
  -- Both end with the account, and nobody would know: read before it is closed.
  v_helpers := array(
    select helper from public.case_supporters as helper join public.cases as one on one.id = helper.case_id
    where one.user_id = v_was.id and helper.ended_at is null order by helper.id);
  v_had_calendar := exists (select from public.calendar_addresses where user_id = v_was.id);
  perform private.join_accounts(p_merge, v_was, v_is, p_actor_id);
  perform private.move_texts(v_is.id, v_was.id);
  select * into v_cases, v_orders from private.move_purchases(v_is.id, v_was.id);
  v_messages := private.move_messages(v_is.id, v_was.id);
  perform private.move_records(v_is.id, v_was.id);
  perform private.move_mails(v_is, v_was);
  perform private.move_learning(v_is.id, v_was.id);
  perform private.drop_own_settings(v_was.id);

  perform private.tell_of_merge(p_merge, v_helpers, v_had_calendar);
  for v_case in select * from public.cases where user_id = v_is.id order by created_at desc limit 1 loop
    perform private.mail_about_case(v_case, 'update');
  end loop;
  return jsonb_build_object('mergedId', v_was.id, 'cases', v_cases, 'orders', v_orders, 'messages', v_messages);
end
$$;
comment on function private.move_person(public.person_merges, uuid) is
  'Moves everything of one account to the other, empties and closes it, and keeps its address and name as an alias. The '
  'caller holds both accounts.';

create function public.decide_merge(
  p_merge_id uuid,
  p_act text,
  p_actor_id uuid,
  p_actor_role public.account_role
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_merge public.person_merges;
  v_people uuid[];
  v_moved jsonb := '{}';
  v_alone text;
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'merge', p_merge_id);
  select * into v_merge from public.person_merges where id = p_merge_id for no key update;
  if v_merge.id is null then
    return jsonb_build_object('outcome', 'unknown');
  elsif v_merge.status <> 'asked' then
    return jsonb_build_object('outcome', 'stale', 'changedBy', private.staff_name(v_merge.decided_by), 'changedAt', v_merge.decided_at);
  end if;
  if p_act = 'confirm' then
    v_alone := private.why_not_alone(v_merge.asked_by, v_merge.created_at, p_actor_id, 'merge');
    if v_alone is not null then
      return jsonb_build_object('outcome', v_alone);
    end if;
    v_people := array[v_merge.kept_id, v_merge.merged_id];
    -- Locks in one order everywhere: application, case, order, account.
    perform from public.intake_forms where user_id = any (v_people) order by id for no key update;
    perform from public.cases where user_id = any (v_people) order by id for no key update;
    perform from public.orders where user_id = any (v_people) order by id for no key update;
    perform from public.users where id = any (v_people) order by id for no key update;
    if (select count(*) from public.users where id = any (v_people) and is_active and role = 'client') <> 2 then
      return jsonb_build_object('outcome', 'gone');
    elsif private.has_open_money(v_people) then
      return jsonb_build_object('outcome', 'money_open');
    end if;
    v_moved := private.move_person(v_merge, p_actor_id);
  end if;
  update public.person_merges set
    status = case p_act when 'confirm' then 'done' else 'stopped' end::public.merge_status,
    decided_by = p_actor_id, decided_at = now()
  where id = v_merge.id;
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values (p_actor_id, p_actor_role,
          case p_act when 'confirm' then 'people_merged' else 'merge_stopped' end, 'user', v_merge.kept_id::text,
          jsonb_build_object('mergedId', v_merge.merged_id) || v_moved);
  return jsonb_build_object('outcome', 'done', 'cases', v_moved -> 'cases', 'orders', v_moved -> 'orders',
                            'messages', v_moved -> 'messages');
end
$$;
comment on function public.decide_merge is
  'p_act: confirm | stop → { outcome: done | stale | second_needed | too_early | money_open | gone | unknown, cases?, orders?, messages? }. '
  'Confirmed by another person than who asked, or by the only one after 24 hours.';

-- When two accounts become one, a way of reaching the person that either of them forbids stays forbidden: a phone or a
-- letterbox may be watched.
create function private.stricter_ways(p_kept jsonb, p_merged jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  v_kept jsonb := coalesce(nullif(p_kept -> 'reach', 'null'), '{}');
  v_merged jsonb := coalesce(nullif(p_merged -> 'reach', 'null'), '{}');
begin
  if v_merged = '{}' then
    return p_kept;
  elsif v_kept = '{}' then
    return p_kept || jsonb_build_object('reach', v_merged);
  end if;
  return p_kept || jsonb_build_object('reach', v_kept || jsonb_build_object(
    'call', case when 'no' in (v_kept ->> 'call', v_merged ->> 'call') then 'no' else coalesce(v_kept ->> 'call', v_merged ->> 'call') end,
    'letter', case when 'no' in (v_kept ->> 'letter', v_merged ->> 'letter') then 'no' else coalesce(v_kept ->> 'letter', v_merged ->> 'letter') end,
    -- A machine is spoken to only where both said yes.
    'voicemail', case when 'no' in (v_kept ->> 'voicemail', v_merged ->> 'voicemail') then 'no'
      when v_kept ->> 'voicemail' = v_merged ->> 'voicemail' then v_kept ->> 'voicemail' end,
    'phone', coalesce(nullif(v_kept ->> 'phone', ''), v_merged ->> 'phone'),
    'phoneE164', case when coalesce(v_kept ->> 'phone', '') = '' then v_merged ->> 'phoneE164' else v_kept ->> 'phoneE164' end,
    'note', concat_ws(E'\n', nullif(v_kept ->> 'note', ''), nullif(nullif(v_merged ->> 'note', ''), v_kept ->> 'note'))));
end
$$;
comment on function private.stricter_ways(jsonb, jsonb) is
  'The preferences of an account, with what another one of the same person says about reaching them: of two answers the stricter.';
