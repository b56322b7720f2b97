-- What the privacy policy says how long we keep: one function, run each day, that counts or does it. Whoever has an open
-- case or unsettled money is never touched, and payments are never deleted. The periods come from the caller, which
-- has them in one place with the policy (src/domain/retention). The deleting is that of an erasure: what a person may
-- ask for and what time asks for is the same work.

create function private.kept_until(p_days jsonb, p_name text) returns timestamptz
language plpgsql stable set search_path = '' as $$
declare
  v_days integer := (p_days ->> p_name)::integer;
begin
  if v_days is null or v_days < 1 then
    raise exception 'no period for %', p_name using errcode = 'invalid_parameter_value';
  end if;
  return now() - make_interval(days => v_days);
end
$$;
comment on function private.kept_until(jsonb, text) is 'What is older than the answer may go; a missing period is a fault.';

create function private.retain_cases(p_before timestamptz, p_limit integer) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_cases uuid[];
  v_intakes uuid[];
  v_messages uuid[];
  v_files integer;
begin
  v_cases := array(
    select id from public.cases as done
    where over_since < p_before and title <> '—'
      and not exists (
        select from public.orders as bought
        where (bought.id = done.order_id or bought.intake_form_id = done.intake_form_id) and private.is_money_open(bought)
      )
    order by over_since limit p_limit for no key update skip locked
  );
  v_intakes := array(
    select intake_form_id from public.cases where id = any (v_cases) and intake_form_id is not null
  );
  v_messages := array(select id from public.contact_submissions where intake_form_id = any (v_intakes));
  v_files := private.erase_files(v_intakes, v_cases, v_messages);
  delete from public.contact_submissions where id = any (v_messages);
  delete from public.text_answers where case_id = any (v_cases);
  delete from public.texts where case_id = any (v_cases);
  delete from public.client_messages where case_id = any (v_cases);
  delete from public.support_tickets where case_id = any (v_cases);
  delete from public.client_notifications where case_id = any (v_cases);
  delete from public.client_milestones where case_id = any (v_cases);
  delete from public.client_goals where case_id = any (v_cases);
  delete from public.calendar_events where case_id = any (v_cases);
  update public.refund_requests as refund set
    words = null, decision_note = case when decision_note is not null then '—' end
  from public.cases as done
  where done.id = any (v_cases) and refund.order_id = done.order_id;
  perform private.erase_mails('{}', v_intakes, '{}');
  perform private.erase_intakes(v_intakes);
  perform private.erase_cases(v_cases);
  return jsonb_build_object('closedCases', cardinality(v_cases), 'files', v_files);
end
$$;
comment on function private.retain_cases(timestamptz, integer) is
  'Cases closed before: emptied with their application, files and messages. Payments and signed agreements stay.';

create function private.retain_applications(p_before timestamptz, p_limit integer) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_intakes uuid[];
  v_messages uuid[];
  v_files integer;
begin
  v_intakes := array(
    select id from public.intake_forms as applied
    where erased_at is null and submitted_at < p_before
      and not exists (select from public.cases where intake_form_id = applied.id)
      and not exists (select from public.orders where intake_form_id = applied.id and completed_at is not null)
      and not exists (
        select from public.orders as bought where bought.intake_form_id = applied.id and private.is_money_open(bought)
      )
      and not (applied.user_id is not null and private.has_open_business(applied.user_id))
    order by submitted_at limit p_limit for no key update skip locked
  );
  v_messages := array(select id from public.contact_submissions where intake_form_id = any (v_intakes));
  v_files := private.erase_files(v_intakes, '{}', v_messages);
  delete from public.contact_submissions where id = any (v_messages);
  perform private.erase_mails('{}', v_intakes, '{}');
  perform private.erase_intakes(v_intakes);
  return jsonb_build_object('unpaidApplications', cardinality(v_intakes), 'files', v_files);
end
$$;
comment on function private.retain_applications(timestamptz, integer) is
  'Applications sent before and never paid go, with their files and messages.';

create function private.retain_messages(p_before timestamptz, p_limit integer) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_messages uuid[];
  v_files integer;
begin
  -- Counted from the answer: one that nobody answered waits for somebody. A robot's is never answered.
  v_messages := array(
    select id from public.contact_submissions as message
    where coalesce(handled_at, case when suspicion is not null then created_at end) < p_before
      and intake_form_id is null
      and not exists (select from public.cases where user_id = message.user_id)
    order by created_at limit p_limit for no key update skip locked
  );
  v_files := private.erase_files('{}', '{}', v_messages);
  delete from public.contact_submissions where id = any (v_messages);
  -- Texts of nobody we know, and words that were for us alone, such as STOP.
  delete from public.text_answers
  where (user_id is null or meaning not in ('one', 'two', 'words')) and handled_at < p_before;
  return jsonb_build_object('messages', cardinality(v_messages), 'files', v_files);
end
$$;
comment on function private.retain_messages(timestamptz, integer) is
  'Messages answered before, without an application or case. Those of a case go with it.';

create function private.retain_accounts(p_before timestamptz, p_limit integer) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  v_users uuid[];
begin
  v_users := array(
    select id from public.users as person
    where role = 'client' and deactivated_at < p_before and email like 'closed.%@account.invalid'
      and not exists (select from public.cases where user_id = person.id and title <> '—')
      and not exists (select from public.intake_forms where user_id = person.id and erased_at is null)
      and not private.has_open_business(person.id)
    order by deactivated_at limit p_limit for no key update skip locked
  );
  perform private.erase_portal(v_users);
  return cardinality(v_users);
end
$$;
comment on function private.retain_accounts(timestamptz, integer) is
  'Accounts closed before, of which no application or case is kept: name and everything that hung on them go.';

create function private.retain_traces(p_days jsonb, p_limit integer) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_mails integer;
  v_keys integer;
  v_more integer;
  v_events integer;
  v_quizzes integer;
  v_changes integer;
  v_requests integer;
  v_faults integer;
begin
  update public.outbox set
    recipient = case when recipient is not null then 'removed@account.invalid' end, payload = '{}',
    status = case when status = 'dead' then 'cancelled' else status end
  where id in (
    select id from public.outbox
    where (recipient <> 'removed@account.invalid' or payload <> '{}') and (
      (status in ('sent', 'cancelled') and updated_at < private.kept_until(p_days, 'mailContent'))
      or (status = 'dead' and updated_at < private.kept_until(p_days, 'deadLetter'))
    )
    order by updated_at limit p_limit for update skip locked
  );
  get diagnostics v_mails = row_count;
  -- What became of a mail stands where it was put; the row goes once the receiver's copy is gone.
  delete from public.received_mails where id in (
    select id from public.received_mails
    where object_key is null and updated_at < private.kept_until(p_days, 'mailContent') order by updated_at limit p_limit
  );
  get diagnostics v_more = row_count;
  v_mails := v_mails + v_more;

  update public.intake_forms set idempotency_key = 'ended:' || id, request_hash = 'ended'
  where id in (
    select id from public.intake_forms
    where submitted_at < private.kept_until(p_days, 'repeatKey') and idempotency_key not like 'ended:%' limit p_limit
  );
  get diagnostics v_keys = row_count;
  update public.contact_submissions set idempotency_key = null, request_hash = null
  where id in (
    select id from public.contact_submissions
    where created_at < private.kept_until(p_days, 'repeatKey') and idempotency_key is not null limit p_limit
  );
  get diagnostics v_more = row_count;
  v_keys := v_keys + v_more;
  update public.eligibility_quizzes set idempotency_key = null, request_hash = null
  where id in (
    select id from public.eligibility_quizzes
    where created_at < private.kept_until(p_days, 'repeatKey') and idempotency_key is not null limit p_limit
  );
  get diagnostics v_more = row_count;
  v_keys := v_keys + v_more;

  delete from public.stripe_events where id in (
    select id from public.stripe_events
    where processed_at < private.kept_until(p_days, 'paymentEvent') order by processed_at limit p_limit
  );
  get diagnostics v_events = row_count;

  -- Without the address an answer is nobody's.
  update public.eligibility_quizzes set email = null
  where id in (
    select id from public.eligibility_quizzes
    where email is not null and created_at < private.kept_until(p_days, 'quizAddress') limit p_limit
  );
  get diagnostics v_quizzes = row_count;

  delete from public.email_changes where id in (
    select id from public.email_changes
    where created_at < private.kept_until(p_days, 'addressChange') order by created_at limit p_limit
  );
  get diagnostics v_changes = row_count;

  update public.data_requests set email = null
  where status <> 'open' and email is not null and decided_at < private.kept_until(p_days, 'dataRequest');
  get diagnostics v_requests = row_count;

  delete from public.faults where last_at < private.kept_until(p_days, 'fault');
  get diagnostics v_faults = row_count;

  return jsonb_build_object(
    'mailContents', v_mails, 'repeatKeys', v_keys, 'paymentEvents', v_events, 'quizAddresses', v_quizzes,
    'addressChanges', v_changes, 'dataRequests', v_requests, 'faults', v_faults
  );
end
$$;
comment on function private.retain_traces(jsonb, integer) is
  'What the work leaves behind: contents of mails, keys against pressing twice, events of the card processor, addresses, faults.';

-- Whoever asks for an account on the way to the checkout gets a row and a link by mail. An account whose link was never
-- opened holds nothing but an address, which may be somebody else's: it goes, row and all.

create function private.retain_unopened(p_before timestamptz, p_limit integer) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  v_users uuid[];
begin
  v_users := array(
    select id from public.users as person
    where role = 'client' and is_active and hashed_password is null and created_at < p_before
      -- A link that still works, or is about to be mailed.
      and not exists (select from public.password_setup_tokens
                      where user_id = person.id and used_at is null and expires_at > now())
      and not exists (select from public.outbox where user_id = person.id and status = 'waiting')
      and not exists (select from public.orders where user_id = person.id)
      and not exists (select from public.cases where user_id = person.id)
      and not exists (select from public.intake_forms where user_id = person.id)
      and not exists (select from public.contact_submissions where user_id = person.id)
      and not exists (select from public.client_messages where user_id = person.id)
      and not exists (select from public.support_tickets where user_id = person.id)
      and not exists (select from public.learning_progress where user_id = person.id)
      and not exists (select from public.refund_requests where user_id = person.id)
      and not exists (select from public.data_requests where user_id = person.id)
    order by created_at limit p_limit for update skip locked
  );
  -- Asked once more under the lock: what came in between keeps the account.
  delete from public.users where id = any (v_users) and hashed_password is null
    and not exists (select from public.orders where user_id = users.id)
    and not exists (select from public.intake_forms where user_id = users.id);
  return cardinality(v_users);
end
$$;
comment on function private.retain_unopened(timestamptz, integer) is
  'Accounts of clients made before, that never had a password and that nothing hangs on, are deleted.';

create function public.run_retention(
  p_days jsonb,
  p_limit integer default null,
  p_dry_run boolean default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_limit integer := coalesce(p_limit, 500);
  v_part jsonb;
  v_removed jsonb;
  v_files integer;
  v_more boolean;
  v_text text;
begin
  begin
    v_removed := private.retain_applications(private.kept_until(p_days, 'unpaidApplication'), v_limit);
    v_files := (v_removed ->> 'files')::integer;
    v_part := private.retain_cases(private.kept_until(p_days, 'closedCase'), v_limit);
    v_files := v_files + (v_part ->> 'files')::integer;
    v_removed := v_removed || v_part;
    v_part := private.retain_messages(private.kept_until(p_days, 'message'), v_limit);
    v_files := v_files + (v_part ->> 'files')::integer;
    v_removed := v_removed || v_part || jsonb_build_object(
      'files', v_files, 'closedAccounts', private.retain_accounts(private.kept_until(p_days, 'closedAccount'), v_limit)
    );
    v_removed := v_removed || private.retain_traces(p_days, v_limit);
    v_removed := v_removed || jsonb_build_object(
      'unopenedAccounts', private.retain_unopened(private.kept_until(p_days, 'unopenedAccount'), v_limit)
    );
    if coalesce(p_dry_run, true) then
      raise exception 'only counted' using errcode = 'FK009', detail = v_removed::text;
    end if;
  exception when sqlstate 'FK009' then
    get stacked diagnostics v_text = pg_exception_detail;
    v_removed := v_text::jsonb;
  end;
  v_more := exists (
    select from jsonb_each_text(v_removed) as counted (name, count) where name <> 'files' and count::integer >= v_limit
  );
  if v_text is not null then
    return jsonb_build_object('outcome', 'counted', 'removed', v_removed, 'more', v_more);
  end if;
  if exists (select from jsonb_each_text(v_removed) as counted (name, count) where count <> '0') then
    insert into public.audit_entries (actor_role, action, details) values ('system', 'retention_run', v_removed);
  end if;
  return jsonb_build_object('outcome', 'done', 'removed', v_removed, 'more', v_more);
end
$$;
comment on function public.run_retention is
  'p_days: a number for each period; p_limit: of each kind at once; p_dry_run: the default → { outcome: counted | done, removed: counts, '
  'more: a limit was reached }. Done: counts in the audit log.';
