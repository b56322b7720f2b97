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
    'note', concat_ws(E'\n', nullif(v_kept ->> 'note', ''), nullif(nullif(v_merged ->> 'note', ''), v_kept ->> 'note'))));
end
$$;
comment on function private.stricter_ways(jsonb, jsonb) is
  'The preferences of an account, with what another one of the same person says about reaching them: of two answers the stricter.';

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
begin
  select * into v_was from public.users where id = v_merged;
  select * into v_is from public.users where id = v_kept;
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

  for v_case in select * from public.cases where user_id = v_kept order by created_at desc limit 1 loop
    perform private.mail_about_case(v_case, 'update');
  end loop;
  return jsonb_build_object('mergedId', v_merged, 'cases', v_cases, 'orders', v_orders, 'messages', v_messages);
end
$$;

revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
