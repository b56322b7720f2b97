-- Deletes or empties everything about one person, in one transaction; or only counts it.
--
-- Kept, because tax law and a possible claim ask for it: payments, and the signed agreement of an application that
-- was paid. The rows these hang on stay, emptied of everything about the person.

-- Uploaded papers are files like the others: kept as long as their version is there, and gone with it.
create function private.erase_files(p_intakes uuid[], p_cases uuid[], p_messages uuid[]) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  v_uploads uuid[];
  v_files integer;
  v_more integer;
begin
  v_uploads := array(
    select upload_id from public.intake_documents where intake_form_id = any (p_intakes)
    union select upload_id from public.case_documents where case_id = any (p_cases) and upload_id is not null
    union select upload_id from public.generated_documents where case_id = any (p_cases) and upload_id is not null
    union select word_upload_id from public.generated_documents where case_id = any (p_cases) and word_upload_id is not null
    union select id from public.uploads where contact_submission_id = any (p_messages)
  );
  -- Papers that were made, not uploaded, are handed to the same sweep, which removes objects by their keys.
  insert into public.uploads (ticket_hash, purpose, object_key, file_name, file_type, file_size, status)
  select encode(sha256(convert_to(gen_random_uuid()::text, 'UTF8')), 'hex'), 'case', made.file_path, 'removed',
         'application/octet-stream', 0, 'expired'
  from (
    select file_path from public.generated_documents where case_id = any (p_cases) and upload_id is null
    union select file_path from public.case_documents where case_id = any (p_cases) and upload_id is null
  ) as made
  where made.file_path ~ '^[A-Za-z0-9/_.-]{1,200}$'
  on conflict (object_key) do update set status = 'expired';
  get diagnostics v_more = row_count;
  delete from public.intake_documents where intake_form_id = any (p_intakes);
  delete from public.case_documents where case_id = any (p_cases);
  delete from public.generated_documents where case_id = any (p_cases);
  update public.uploads set status = 'expired', file_name = 'removed', contact_submission_id = null
  where id = any (v_uploads);
  get diagnostics v_files = row_count;
  return v_files + v_more;
end
$$;
comment on function private.erase_files(uuid[], uuid[], uuid[]) is
  'Gives the files of applications, cases and messages to the sweep, which removes the objects; answers how many.';

create function private.erase_intakes(p_intakes uuid[]) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_agreements integer;
  v_deleted integer;
  v_emptied integer;
begin
  delete from public.intake_agreements as agreement
  where intake_form_id = any (p_intakes) and not exists (
    select from public.orders where intake_form_id = agreement.intake_form_id and completed_at is not null
  );
  delete from public.text_answers
  where user_id is null and phone in (select phone from public.text_consents where intake_form_id = any (p_intakes));
  delete from public.text_consents where intake_form_id = any (p_intakes);
  -- One with an order stays as an empty row: a payment page that is still open must lead to a person who decides.
  delete from public.intake_forms as intake
  where id = any (p_intakes)
    and not exists (select from public.orders where intake_form_id = intake.id)
    and not exists (select from public.cases where intake_form_id = intake.id);
  get diagnostics v_deleted = row_count;
  update public.intake_forms set
    request_hash = 'erased', first_name = '—', last_name = '—', date_of_birth = '1900-01-01',
    address_use = '{}', street_address = '—', city = '—', state = 'Georgia', zip_code = '00000',
    email = 'erased.' || id || '@account.invalid', has_eviction = 'no', attempted_sealing_before = 'no',
    working_with_attorney = 'no', benefits = '{}', sealing_reasons = '{other}', urgency = 'low', signature = '—',
    files_missing = '{}', erased_at = now()
  where id = any (p_intakes);
  get diagnostics v_emptied = row_count;
  -- Whatever else may be missing goes, also answers of fields added later: all but whose it was and what became of it.
  execute (
    select format(
      'update public.intake_forms set %s where id = any ($1)', string_agg(format('%I = null', attname), ', ')
    )
    from pg_catalog.pg_attribute
    where attrelid = 'public.intake_forms'::regclass and attnum > 0 and not attisdropped and not attnotnull
      and attname <> all (array['user_id', 'reviewed_at', 'reviewed_by', 'erased_at'])
  ) using p_intakes;
  select count(*) into v_agreements from public.intake_agreements where intake_form_id = any (p_intakes);
  return jsonb_build_object(
    'applicationsDeleted', v_deleted, 'applicationsEmptied', v_emptied, 'agreementsKept', v_agreements
  );
end
$$;
comment on function private.erase_intakes(uuid[]) is 'Applications without an order go; the others are emptied. Answers counts.';

create function private.erase_cases(p_cases uuid[]) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  v_emptied integer;
begin
  delete from public.case_updates where case_id = any (p_cases);
  delete from public.undoable_acts where case_id = any (p_cases);
  delete from public.case_holds where case_id = any (p_cases);
  delete from public.case_tasks where case_id = any (p_cases);
  delete from public.contact_log where case_id = any (p_cases);
  delete from public.file_requests where case_id = any (p_cases);
  delete from public.case_supporters where case_id = any (p_cases);
  delete from public.referrals where case_id = any (p_cases);
  delete from public.case_flags where case_id = any (p_cases);
  delete from public.case_papers where case_id = any (p_cases);
  delete from public.letter_tracks where case_id = any (p_cases);
  delete from public.matter_statements as statement using public.court_matters as matter
  where statement.matter_id = matter.id and matter.case_id = any (p_cases);
  delete from public.matter_parties as party using public.court_matters as matter
  where party.matter_id = matter.id and matter.case_id = any (p_cases);
  -- How each matter went stays for our figures; nothing about who or where.
  update public.court_matters set
    county = null, docket_number = null, name_as_filed = null, aliases = '{}', address_then = null, filing_year = null,
    filed_against_on = null, judged_on = null, writ_recorded_in = null, hearing_place = null, outcome_part = null,
    sources = '{}'
  where case_id = any (p_cases);
  update public.cases set
    title = '—', county = null
  where id = any (p_cases);
  get diagnostics v_emptied = row_count;
  return v_emptied;
end
$$;
comment on function private.erase_cases(uuid[]) is 'A case keeps its number, package, course and dates; nothing about who it was for.';

create function private.erase_portal(p_users uuid[]) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_messages integer;
  v_tickets integer;
  v_lessons integer;
begin
  -- Also what came from their number before we knew it was theirs.
  delete from public.text_answers where user_id = any (p_users)
    or (user_id is null and phone in (select phone from public.text_consents where user_id = any (p_users)));
  delete from public.text_consents where user_id = any (p_users);
  delete from public.client_messages where user_id = any (p_users);
  get diagnostics v_messages = row_count;
  delete from public.support_tickets where user_id = any (p_users);
  get diagnostics v_tickets = row_count;
  delete from public.learning_progress where user_id = any (p_users);
  get diagnostics v_lessons = row_count;
  delete from public.client_notifications where user_id = any (p_users);
  delete from public.client_activity where user_id = any (p_users);
  delete from public.client_milestones where user_id = any (p_users);
  delete from public.client_goals where user_id = any (p_users);
  delete from public.dashboard_layouts where user_id = any (p_users);
  delete from public.calendar_events where user_id = any (p_users);
  delete from public.sessions where user_id = any (p_users);
  delete from public.password_setup_tokens where user_id = any (p_users);
  delete from public.passkeys where user_id = any (p_users);
  delete from public.recovery_codes where user_id = any (p_users);
  delete from public.email_changes where user_id = any (p_users);
  update public.users set
    email = 'erased.' || id || '@account.invalid', first_name = null, last_name = null, latin_name = null,
    custom_profile_image_url = null,
    hashed_password = null, stripe_customer_id = null,
    dashboard_preferences = '{}', communication_preferences = '{}', personal_notes = null, last_login_at = null,
    totp_secret = null, totp_confirmed_at = null, totp_last_step = null,
    deactivated_at = coalesce(deactivated_at, now())
  where id = any (p_users);
  return jsonb_build_object(
    'accounts', cardinality(p_users), 'portalMessages', v_messages + v_tickets, 'lessons', v_lessons
  );
end
$$;
comment on function private.erase_portal(uuid[]) is 'The account is emptied and closed; what hung on it alone goes. Answers counts.';

create function private.erase_by_address(p_emails text[]) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_quizzes integer;
  v_drafts integer;
begin
  -- Without the address an answer is nobody's.
  update public.eligibility_quizzes set email = null, idempotency_key = null, request_hash = null
  where lower(email) = any (p_emails);
  get diagnostics v_quizzes = row_count;
  delete from public.intake_drafts where lower(email) = any (p_emails);
  get diagnostics v_drafts = row_count;
  return jsonb_build_object('quizAnswers', v_quizzes, 'drafts', v_drafts);
end
$$;
comment on function private.erase_by_address(text[]) is 'Quiz answers and unfinished forms that carry an address. Answers counts.';

create function private.erase_mails(p_users uuid[], p_intakes uuid[], p_emails text[]) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  v_mails integer;
begin
  -- The row stays without its content, so that the same fact is never told again.
  update public.outbox set
    recipient = case when recipient is not null then 'erased@account.invalid' end, payload = '{}',
    status = case when status in ('waiting', 'dead') then 'cancelled' else status end,
    locked_until = null, locked_by = null
  where user_id = any (p_users) or intake_form_id = any (p_intakes) or lower(recipient) = any (p_emails)
    or order_id in (
      select id from public.orders where user_id = any (p_users) or intake_form_id = any (p_intakes)
    );
  get diagnostics v_mails = row_count;
  delete from public.reply_addresses where user_id = any (p_users);
  -- The receiver deletes its copy at the next sweep.
  update public.received_mails set
    original_until = null, status = case status when 'done' then status else 'done' end,
    outcome = coalesce(outcome, 'automatic'), done_at = coalesce(done_at, now()), letter_hash = null, token_hash = null
  where user_id = any (p_users) or case_id in (select id from public.cases where user_id = any (p_users))
    or contact_submission_id in (select id from public.contact_submissions where intake_form_id = any (p_intakes));
  return v_mails;
end
$$;
comment on function private.erase_mails(uuid[], uuid[], text[]) is 'Mails sent and waiting lose recipient and content.';

create type private.person_rows as (
  users uuid[],
  emails text[],
  intakes uuid[],
  cases uuid[],
  messages uuid[]
);
comment on type private.person_rows is 'Whose rows are erased: accounts, addresses, applications, cases, messages.';

create function private.lock_person(p_request public.data_requests, p_also_by_address boolean) returns private.person_rows
language plpgsql volatile set search_path = '' as $$
declare
  v private.person_rows;
  v_by_address boolean;
begin
  -- An account that was closed lost its address; its applications still tell whose it was.
  v.users := array(
    select id from public.users
    where role = 'client' and (
      id = p_request.user_id or (p_request.user_id is null and email = p_request.email)
      or (p_request.user_id is null and not is_active
          and id in (select user_id from public.intake_forms where lower(email) = p_request.email))
    )
  );
  v.emails := array(
    select p_request.email union select email from public.users where id = any (v.users)
  );
  -- What came without signing in may be somebody else's who mistyped an address: with an account, staff decide.
  v_by_address := cardinality(v.users) = 0 or p_also_by_address;
  v.intakes := array(
    select id from public.intake_forms
    where erased_at is null
      and (user_id = any (v.users) or (v_by_address and user_id is null and lower(email) = any (v.emails)))
    order by id for no key update
  );
  v.cases := array(
    select id from public.cases where user_id = any (v.users) or intake_form_id = any (v.intakes)
    order by id for no key update
  );
  perform from public.orders where user_id = any (v.users) or intake_form_id = any (v.intakes)
  order by id for no key update;
  perform from public.users where id = any (v.users) order by id for no key update;
  v.messages := array(
    select id from public.contact_submissions
    where user_id = any (v.users) or intake_form_id = any (v.intakes)
      or (v_by_address and user_id is null and lower(email) = any (v.emails))
    for no key update
  );
  return v;
end
$$;
comment on function private.lock_person(public.data_requests, boolean) is
  'Finds and locks everything a request is about: application, case, order, account, in the order used everywhere.';

create function private.has_anything_open(p_person private.person_rows) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from unnest(p_person.users) as person (id) where private.has_open_business(person.id))
    or exists (select from public.cases where id = any (p_person.cases) and not private.is_case_over(status))
    or exists (select from public.orders as bought
               where bought.intake_form_id = any (p_person.intakes) and private.is_money_open(bought))
$$;
comment on function private.has_anything_open(private.person_rows) is 'A case that goes on, or money that is not settled.';

create function private.erase_rows(p_person private.person_rows) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_removed jsonb;
  v_messages integer;
  v_payments integer;
begin
  v_removed := jsonb_build_object('files', private.erase_files(p_person.intakes, p_person.cases, p_person.messages));
  delete from public.contact_submissions where id = any (p_person.messages);
  get diagnostics v_messages = row_count;
  v_removed := v_removed || jsonb_build_object('messages', v_messages, 'cases', private.erase_cases(p_person.cases));
  v_removed := v_removed
    || jsonb_build_object('mails', private.erase_mails(p_person.users, p_person.intakes, p_person.emails));
  -- Money that went back is kept with the payment; what was written about it is not.
  update public.refund_requests as refund set
    words = null, decision_note = case when decision_note is not null then '—' end
  from public.orders as bought
  where bought.id = refund.order_id
    and (bought.user_id = any (p_person.users) or bought.intake_form_id = any (p_person.intakes));
  v_removed := v_removed || private.erase_intakes(p_person.intakes) || private.erase_portal(p_person.users)
    || private.erase_by_address(p_person.emails);
  select count(*) into v_payments from public.orders
  where completed_at is not null and (user_id = any (p_person.users) or intake_form_id = any (p_person.intakes));
  return v_removed || jsonb_build_object('paymentsKept', v_payments);
end
$$;
comment on function private.erase_rows(private.person_rows) is 'Deletes or empties them; answers how many of each kind.';

create function private.count_rows(p_person private.person_rows) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_removed text;
begin
  -- Done and taken back, so that what is said is what would happen.
  raise exception 'only counted' using errcode = 'FK009', detail = private.erase_rows(p_person)::text;
exception when sqlstate 'FK009' then
  get stacked diagnostics v_removed = pg_exception_detail;
  return v_removed::jsonb;
end
$$;
comment on function private.count_rows(private.person_rows) is 'What erase_rows would answer; nothing is changed.';

create function private.close_requests(
  p_request public.data_requests, p_person private.person_rows, p_removed jsonb, p_actor_id uuid
) returns void
language plpgsql volatile set search_path = '' as $$
begin
  update public.data_requests set status = 'withdrawn', decided_at = now(), decided_by = p_actor_id
  where id <> p_request.id and status = 'open' and (user_id = any (p_person.users) or email = any (p_person.emails));
  update public.data_requests set email = null
  where id <> p_request.id and (user_id = any (p_person.users) or email = any (p_person.emails));
  update public.data_requests set
    status = 'done', decided_at = now(), decided_by = p_actor_id, email = null, removed = p_removed
  where id = p_request.id;
  perform private.insert_mails(jsonb_build_array(jsonb_build_object(
    'kind', 'data_deleted', 'recipient', p_request.email, 'language', p_request.language,
    'dedupeKey', 'data_deleted:' || p_request.id,
    'payload', jsonb_build_object('reference', p_request.reference, 'paymentsKept', (p_removed ->> 'paymentsKept')::integer > 0)
  )));
end
$$;
comment on function private.close_requests(public.data_requests, private.person_rows, jsonb, uuid) is
  'The request is carried out, others of the same person are moot, and the person hears of it once more.';

create function public.erase_person(
  p_request_id uuid,
  p_actor_id uuid,
  p_actor_role public.account_role,
  p_also_by_address boolean default null,
  p_dry_run boolean default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_request public.data_requests;
  v_person private.person_rows;
  v_removed jsonb;
  v_is_count boolean := coalesce(p_dry_run, false);
  v_alone text;
begin
  -- Only counted, nothing is decided about anybody.
  if not v_is_count then
    perform private.refuse_own_account(p_actor_id, p_actor_role, 'data_request', p_request_id);
  end if;
  if not v_is_count and not exists (
    select from public.users as one where id = p_actor_id and private.has_right(one, 'erase')
  ) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  select * into v_request from public.data_requests where id = p_request_id for update;
  if v_request.id is null then
    return jsonb_build_object('outcome', 'unknown');
  elsif v_request.status <> 'open' then
    return jsonb_build_object('outcome', 'stale');
  end if;
  v_alone := private.why_not_alone(v_request.noted_by, v_request.created_at, p_actor_id, 'erase');
  if v_alone is not null and not v_is_count then
    return jsonb_build_object('outcome', v_alone);
  end if;
  v_person := private.lock_person(v_request, coalesce(p_also_by_address, false));
  if private.has_anything_open(v_person) then
    return jsonb_build_object('outcome', 'open_case');
  elsif v_is_count then
    return jsonb_build_object(
      'outcome', 'counted', 'removed', private.count_rows(v_person), 'mayErase', v_alone is null,
      'freeAt', case when v_alone = 'too_early' then v_request.created_at + interval '24 hours' end
    );
  end if;
  v_removed := private.erase_rows(v_person);
  perform private.close_requests(v_request, v_person, v_removed, p_actor_id);
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values (p_actor_id, p_actor_role, 'data_deleted', 'data_request', v_request.id::text, v_removed);
  return jsonb_build_object('outcome', 'done', 'removed', v_removed);
end
$$;
comment on function public.erase_person is
  'p_also_by_address: also what came under the address without signing in → { outcome: done | counted (p_dry_run) | open_case | stale (decided '
  'before) | unknown | forbidden (no right) | second_needed | too_early, removed: counts, mayErase?, freeAt? (p_dry_run: for this actor) }. '
  'Carried out by another person than who noted it, or by the only one after 24 hours. The person is told by mail, the last one to that '
  'address.';
