-- What people and staff read is asked in one question with their session: the session is checked as the server checks
-- it, an attorney's conflict is looked up, a try is counted where tries are, the look is noted where looks are noted, and
-- then one function reads. Which
-- function opens to whom is data here; the functions of the server say the same, and a test holds them equal.

create table public.readings (
  name text not null,
  -- 'client' is anybody signed in, for their own things, 'signingIn' also who has shown a password alone; the rest are
  -- staff, admins, or a right.
  needs text not null,
  takes_turns boolean not null default false,
  primary key (name, needs)
);
comment on table public.readings is
  'The functions that read_signed_in may call, and for whom. A name may stand twice: its function reads for a client what is theirs alone.';
comment on column public.readings.takes_turns is
  'Lists and searches of staff go through all clients: two at a time, so that however many ask, connections and a processor are left '
  'for those who send an application.';
grant select on public.readings to service_role;

insert into public.readings (name, needs) values
  ('read_dashboard', 'client'),
  ('read_learning', 'client'),
  ('read_own_thread', 'client'),
  ('read_notices', 'client'),
  ('read_own_case', 'client'),
  ('read_case_timeline', 'client'),
  ('read_case_files', 'client'),
  ('read_milestones', 'client'),
  ('read_own_papers', 'client'),
  ('read_own_requests', 'client'),
  ('read_own_draft', 'client'),
  ('read_statement', 'client'),
  ('read_supporters', 'client'),
  ('read_call_times', 'client'),
  ('read_calendar', 'client'),
  ('read_plans', 'client'),
  ('read_own_tickets', 'client'),
  ('read_own_texts', 'client'),
  ('read_activity', 'client'),
  ('read_letters', 'client'),
  ('read_matter_steps', 'client'),
  ('take_password_try', 'client'),
  ('take_password_try', 'staff'),
  ('read_own_factor', 'signingIn'),
  ('read_own_account', 'client'),
  ('read_own_picture', 'client'),
  ('read_preparer_picture', 'client'),
  ('read_own_file', 'client'),
  ('list_cases', 'staff'),
  ('count_case_views', 'staff'),
  ('count_application_views', 'staff'),
  ('list_inbox', 'staff'),
  ('read_case_sheet', 'staff'),
  ('read_today', 'staff'),
  ('list_attorneys', 'staff'),
  ('list_audit_people', 'staff'),
  ('list_saved_views', 'staff'),
  ('read_call_hours', 'staff'),
  ('read_case_papers', 'staff'),
  ('read_case_thread', 'staff'),
  ('read_case_updates', 'staff'),
  ('read_client_card', 'staff'),
  ('read_conflict_check', 'staff'),
  ('read_contact_log', 'staff'),
  ('read_file_requests', 'staff'),
  ('read_letters', 'staff'),
  ('read_mailbox', 'staff'),
  ('read_matter_steps', 'staff'),
  ('read_member', 'staff'),
  ('read_messages', 'staff'),
  ('read_original', 'staff'),
  ('read_package', 'staff'),
  ('read_plan', 'staff'),
  ('read_reply', 'staff'),
  ('read_sight', 'staff'),
  ('read_supporters', 'staff'),
  ('read_template', 'staff'),
  ('read_ticket', 'staff'),
  ('read_unknown_text', 'staff'),
  ('texts_of_case', 'staff'),
  ('read_upload', 'staff'),
  ('read_workload', 'staff'),
  ('export_counties', 'staff'),
  ('board_of_cases', 'staff'),
  ('read_team_calendar', 'staff'),
  ('search_applications', 'staff'),
  ('search_audit', 'staff'),
  ('search_messages', 'staff'),
  ('search_tickets', 'staff'),
  ('find_duplicates', 'merge'),
  ('list_people', 'admin');

-- Who looks at a matter looks at its case.
create function public.note_case_view(
  p_action text,
  p_actor_id uuid,
  p_actor_role public.account_role,
  p_case_id uuid default null,
  p_matter_id uuid default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id)
  select p_actor_id, p_actor_role, p_action, 'case', id::text
  from public.cases
  where id = coalesce(
    p_case_id, (select case_id from public.court_matters where id = p_matter_id));
  return jsonb_build_object('outcome', case when found then 'done' else 'unknown' end);
end
$$;
comment on function public.note_case_view is '→ { outcome: done | unknown }. Notes that staff looked at part of a case.';

create function public.read_money_of_refund(p_refund_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(money)), '[]')
  from public.refund_requests as request join public.payment_money as money on money.order_id = request.order_id
  where request.id = p_refund_id
$$;
comment on function public.read_money_of_refund is '→ the payments of the order it is about, as payment_money has them.';

-- Small readings, each of what its page shows.

create function public.read_package(p_case_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'packageId', one.package_type,
    'declared', (select number_of_evictions from public.intake_forms where id = one.intake_form_id),
    'known', count(distinct coalesce(matter.same_dispute_as, matter.id)),
    'worked', count(distinct coalesce(matter.same_dispute_as, matter.id)) filter (where matter.left_out_at is null),
    'offers', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', offer.id, 'status', offer.status, 'fromPackage', offer.from_package, 'toPackage', offer.to_package,
        'amountCents', offer.amount_cents, 'offeredAt', offer.created_at,
        'offeredBy', nullif(private.person_name(person.first_name, person.last_name), ''),
        'endedAt', coalesce(offer.paid_at, offer.declined_at, offer.withdrawn_at)
      ) order by offer.created_at desc), '[]')
      from public.order_upgrades as offer left join public.users as person on person.id = offer.offered_by
      where offer.case_id = one.id
    )
  )
  from public.cases as one
  left join public.court_matters as matter on matter.case_id = one.id and matter.status <> 'cancelled'
  where one.id = p_case_id
  group by one.id
$$;
comment on function public.read_package is
  '→ { packageId, declared: how many cases the client named, known and worked: disputes in the record, offers }; null for '
  'what does not exist.';

create function public.read_own_account(p_actor_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'choices', one.communication_preferences,
    'hasPicture', coalesce(one.custom_profile_image_url, '') <> '',
    'sessions', (
      select coalesce(jsonb_agg(to_jsonb(session) order by session."lastSeen" desc), '[]')
      from (
        select id, sid, sess, last_seen_at as "lastSeen" from public.sessions
        where user_id = one.id and expire > now() and ends_at > now()
        order by last_seen_at desc limit 50
      ) as session
    ),
    'pendingEmail', (
      select jsonb_build_object('address', new_email, 'from', applies_at) from public.email_changes
      where user_id = one.id and confirmed_at is null and cancelled_at is null and expires_at > now()
      order by created_at desc limit 1
    ),
    'erasureDue', (select due_at from public.data_requests where user_id = one.id and status = 'open'),
    'cases', public.read_reach(p_actor_id) -> 'cases'
  )
  from public.users as one where one.id = p_actor_id
$$;
comment on function public.read_own_account is
  '→ { choices, hasPicture, sessions that live, pendingEmail: { address, from }, erasureDue, cases as read_reach has them '
  '}.';

create function public.read_own_factor(p_actor_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'isSetUp', totp_secret is not null and totp_confirmed_at is not null,
    'codesLeft', (select count(*) from public.recovery_codes where user_id = one.id and used_at is null),
    'passkeys', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'device', device, 'addedAt', created_at, 'usedAt', used_at) order by created_at), '[]')
      from public.passkeys where user_id = one.id
    )
  )
  from public.users as one where one.id = p_actor_id
$$;
comment on function public.read_own_factor is
  '→ { isSetUp, codesLeft, passkeys: { id, device, addedAt, usedAt }[] }: where a second factor stands, never its secret.';

create function public.take_password_try(p_actor_id uuid, p_limit integer, p_window_seconds integer) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_try jsonb := public.take_throttle(
    'own-password:' || p_actor_id, p_limit, p_window_seconds);
begin
  return v_try || jsonb_build_object('hash', (
    select hashed_password from public.users
    where id = p_actor_id and is_active and (v_try ->> 'allowed')::boolean));
end
$$;
comment on function public.take_password_try is
  '→ { allowed, retryAfterSeconds, hash: of their password, null after too many tries }. The server checks the password, '
  'and forgets the tries of who knew it.';

create function public.change_password(
  p_user_id uuid,
  p_checked_password text,
  p_hashed_password text,
  p_sid text,
  p_sess jsonb,
  p_expire timestamptz,
  p_ends_at timestamptz
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_user public.users;
begin
  -- Only over the password that was checked: of two changes at once, one wins and the other asks again.
  update public.users set hashed_password = p_hashed_password, password_changed_at = now()
  where id = p_user_id and is_active and hashed_password = p_checked_password returning * into v_user;
  if v_user.id is null then
    return jsonb_build_object('outcome', 'stale');
  end if;
  update public.password_setup_tokens set used_at = now() where user_id = v_user.id and used_at is null;
  update public.outbox set status = 'cancelled', locked_until = null, locked_by = null
  where user_id = v_user.id and status = 'waiting' and kind = 'password_reset';
  delete from public.sessions where user_id = v_user.id;
  if public.start_session(p_sid, v_user.id, p_hashed_password, p_expire, p_sess, p_ends_at) ->> 'outcome' <> 'started' then
    raise exception 'no session after a changed password';
  end if;
  perform private.insert_mails(jsonb_build_array(jsonb_build_object(
    'kind', 'password_changed', 'recipient', v_user.email, 'language', v_user.preferred_language,
    'dedupeKey', 'password_changed:' || v_user.id || ':' || gen_random_uuid(),
    'payload', jsonb_strip_nulls(jsonb_build_object('firstName', v_user.first_name))
  )), null, null, v_user.id);
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.change_password is
  'p_checked_password: the hash that was checked; p_sid and what follows: as start_session takes them → { outcome: done | stale }. Done: every session ended '
  'and this one begun, every link used, told by mail.';

create function public.read_own_picture(p_actor_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select to_jsonb(custom_profile_image_url) from public.users where id = p_actor_id
$$;
comment on function public.read_own_picture is '→ the key of their picture, or null.';

create function public.read_preparer_picture(p_actor_id uuid, p_case_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select to_jsonb(person.custom_profile_image_url)
  from public.cases as one join public.users as person on person.id = one.assigned_to
  where one.id = p_case_id and one.user_id = p_actor_id
$$;
comment on function public.read_preparer_picture is '→ the key of the picture of who prepares this case of theirs, or null.';

create function public.read_own_file(p_actor_id uuid, p_kind text, p_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object('key', found.key, 'name', found.name)
  from (
    select file.file_path as key, file.file_name as name
    from public.intake_documents as file join public.intake_forms as form on form.id = file.intake_form_id
    where p_kind = 'application' and file.id = p_id and form.user_id = p_actor_id
    union all
    select file.object_key, file.file_name
    from public.uploads as file join public.contact_submissions as message on message.id = file.contact_submission_id
    where p_kind = 'message' and file.id = p_id and file.status = 'attached'
      and message.user_id = p_actor_id
    union all
    select file.file_path, file.original_name
    from public.case_documents as file join public.cases as one on one.id = file.case_id
    where p_kind = 'case' and file.id = p_id and file.is_client_visible
      and one.user_id = p_actor_id
    union all
    select file_path, file_name from public.client_papers
    where p_kind = 'paper' and document_id = p_id and user_id = p_actor_id
    union all
    select custom_profile_image_url, 'picture.jpg' from public.users
    where p_kind = 'picture' and id = p_id and id = p_actor_id
  ) as found
  where found.key is not null and found.name is not null
$$;
comment on function public.read_own_file is
  '→ { key, name }: where a file of theirs lies; null for what is not theirs. Kinds: src/domain/own-data/own-data.ts.';

create function public.read_plan(
  p_case_id uuid default null,
  p_order_id uuid default null,
  p_intake_id uuid default null
) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object('plan', (
    select private.plan_of_order(plan.order_id)
    from public.payment_plans as plan join public.orders as one on one.id = plan.order_id
    where one.id = asked.order_id or one.intake_form_id = asked.intake_id
    order by plan.created_at desc limit 1
  ))
  from (
    select id as order_id, null::uuid as intake_id from public.orders where id = p_order_id
    union all
    select null, id from public.intake_forms where id = p_intake_id
    union all
    select order_id, null from public.cases where id = p_case_id
  ) as asked
$$;
comment on function public.read_plan is
  '→ { plan: the last one, as private.plan_of_order has it, or null }; null for what does not exist.';

create function public.read_upload(p_actor_id uuid, p_actor_role public.account_role, p_upload_id uuid) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_file public.uploads;
begin
  select * into v_file from public.uploads
  where id = p_upload_id and status = 'attached' and scan <> 'infected';
  if v_file.id is null then
    return null;
  end if;
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id)
  values (p_actor_id, p_actor_role, 'file_opened', 'upload', v_file.id::text);
  return jsonb_build_object('key', v_file.object_key, 'name', v_file.file_name);
end
$$;
comment on function public.read_upload is
  '→ { key, name } of a file that belongs to something and that no scanner flagged, else null. That it is opened is '
  'noted.';

create function public.read_messages(p_limit integer, p_before timestamptz default null) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(one) order by created_at desc, id), '[]')
  from (
    select id, reference, first_name, last_name, email, phone, inquiry_type, message, language, uploaded_files, files_missing,
      suspicion, handled_at, created_at
    from public.contact_submissions
    where p_before is null or created_at < p_before
    order by created_at desc, id limit p_limit
  ) as one
$$;
comment on function public.read_messages is '→ messages, the newest first, without keys, hashes or where their files are.';

create function public.read_member(p_actor_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object('preferences', dashboard_preferences) from public.users where id = p_actor_id
$$;
comment on function public.read_member is '→ { preferences } of somebody at work.';

create function public.list_audit_people() returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object('people', coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'first_name', first_name, 'last_name', last_name, 'email', email) order by email), '[]'))
  from public.users where role <> 'client'
$$;
comment on function public.list_audit_people is '→ { people }: who works or worked here.';

create function public.list_people(p_limit integer) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object('items', coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'email', email, 'firstName', first_name, 'lastName', last_name, 'role', role, 'permissions', permissions,
    'invited', hashed_password is null, 'secondFactor', totp_confirmed_at is not null, 'active', is_active,
    'lastLoginAt', last_login_at) order by is_active desc, created_at desc, id), '[]'))
  from (
    select * from public.users where role <> 'client'
    order by is_active desc, created_at desc, id limit p_limit
  ) as person
$$;
comment on function public.list_people is
  '→ { items: who works or worked here, those who can sign in first }; no password and no secret.';

update public.readings set takes_turns = true
where name in ('list_cases', 'read_today', 'list_attorneys', 'read_sight', 'read_workload', 'board_of_cases', 'read_team_calendar',
  'search_applications', 'search_audit', 'search_messages', 'search_tickets', 'find_duplicates');

create function private.take_turn() returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  return pg_try_advisory_xact_lock(hashtext('readings that take turns'), 1)
    or pg_try_advisory_xact_lock(hashtext('readings that take turns'), 2);
end
$$;
comment on function private.take_turn() is
  'Whether this transaction may go through all clients now. Two may at once, so that one that is stuck does not stop the others.';

create function private.call_named(p_name text, p_arguments jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_parameters text;
  v_names text[];
  v_answer jsonb;
begin
  select
    string_agg(format(
      case
        when one.type = 'jsonb'::regtype then '%1$I => nullif($1 -> %1$L, ''null'')'
        when element.oid is not null
          then '%1$I => (select array_agg(value) from jsonb_array_elements_text(nullif($1 -> %1$L, ''null'')))::%2$s'
        else '%1$I => ($1 ->> %1$L)::%2$s'
      end, one.name, format_type(one.type, null)), ', '),
    array_agg(one.name)
  into v_parameters, v_names
  from pg_proc, unnest(proargnames, proargtypes::oid[]) as one (name, type)
  left join pg_type as element on element.typarray = one.type
  where pronamespace = 'public'::regnamespace and proname = p_name and p_arguments ? one.name;
  if exists (select from jsonb_object_keys(p_arguments) as key
    where key <> all (coalesce(v_names, '{}')) and key not in ('p_actor_id', 'p_actor_role')) then
    raise exception '% has no such parameter', p_name;
  end if;
  execute format('select public.%I(%s)', p_name, coalesce(v_parameters, '')) into v_answer using p_arguments;
  return v_answer;
end
$$;
comment on function private.call_named(text, jsonb) is
  'Calls a function of ours by the names of its parameters, as the API does. Who asks is named to those that take it.';

create function private.opens_to(p_session public.sessions, p_user public.users, p_needs text) returns boolean
language sql stable set search_path = '' as $$
  -- As the server judges it: alive, of an account in use, of staff only with the second factor, and for those it is for.
  select p_user.is_active and p_session.expire > now() and p_session.ends_at > now()
    and p_session.sess ->> 'kind' in ('client', 'publicComputer', 'staff')
    and (p_user.role = 'client' or p_needs = 'signingIn' or p_session.sess ->> 'secondFactorAt' is not null)
    and case p_needs
      when 'signingIn' then true
      when 'client' then true
      when 'staff' then p_user.role <> 'client'
      when 'admin' then p_user.role = 'admin'
      else private.has_right(p_user, p_needs)
    end
$$;
comment on function private.opens_to(public.sessions, public.users, text) is
  'Whether a session opens what needs this: signingIn, client, staff, admin or a right.';

create function private.find_reading(p_name text, p_needs text) returns public.readings
language plpgsql stable set search_path = '' as $$
declare
  v_reading public.readings;
begin
  select * into v_reading from public.readings where name = p_name and needs = p_needs;
  if v_reading.name is null then
    raise exception 'no reading % for %', p_name, p_needs;
  end if;
  return v_reading;
end
$$;
comment on function private.find_reading(text, text) is 'A function of the closed list, for those it may be called for. Raises for any other.';

create function private.note_look(p_user public.users, p_action text, p_object text, p_id uuid) returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  v_is_known boolean := true;
begin
  if p_object is not null then
    execute format('select exists (select from public.%I where id = $1)', p_object || 's') into v_is_known using p_id;
  end if;
  if v_is_known then
    insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id)
    values (p_user.id, p_user.role, p_action, p_object, case when p_object is not null then p_id end);
  end if;
  return v_is_known;
end
$$;
comment on function private.note_look(public.users, text, text, uuid) is
  'A look, noted before anything is read. False for what does not exist: nothing is noted or read of it.';

create function private.read_as(p_user public.users, p_needs text, p_name text, p_named jsonb) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_answer jsonb;
  v_role text := current_setting('role');
  -- Who works here may be a client too, and reads their own pages as one.
  v_is_client boolean := p_needs in ('client', 'signingIn');
begin
  if p_user.role = 'attorney' and not v_is_client then
    perform private.begin_careful_reading(p_user.id, private.uuid_of(p_named ->> 'p_case_id'));
  end if;
  -- Who asks is said here, whatever stands in named.
  v_answer := private.call_named(p_name, coalesce(p_named, '{}') || jsonb_build_object(
    'p_actor_id', p_user.id, 'p_actor_role', case when v_is_client then 'client' else p_user.role::text end));
  perform set_config('role', v_role, true);
  return v_answer;
end
$$;
comment on function private.read_as(public.users, text, text, jsonb) is
  'What a function reads for who is signed in; for an attorney without what belongs to cases with a conflict.';

create function private.session_answer(p_session public.sessions, p_user public.users) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'sess', p_session.sess, 'expire', p_session.expire, 'ends_at', p_session.ends_at, 'last_seen_at', p_session.last_seen_at,
    'users', jsonb_build_object(
      'id', p_user.id, 'email', p_user.email, 'first_name', p_user.first_name, 'last_name', p_user.last_name,
      'role', p_user.role, 'preferred_language', p_user.preferred_language, 'is_active', p_user.is_active,
      'permissions', p_user.permissions))
$$;
comment on function private.session_answer(public.sessions, public.users) is 'A session and its account, as the server reads them elsewhere.';

create function public.read_signed_in(
  p_sid text,
  p_needs text default 'client',
  p_name text default null,
  p_named jsonb default null,
  p_id uuid default null,
  p_part text default null,
  p_audit_action text default null,
  p_audit_object text default null,
  p_try_name text default null,
  p_try_limit integer default null,
  p_try_window_seconds integer default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_session public.sessions;
  v_user public.users;
  v_conflict jsonb;
  v_answer jsonb;
  v_is_open boolean;
  v_is_known boolean := true;
  v_try jsonb;
  v_goes_on boolean;
begin
  select * into v_session from public.sessions where sid = p_sid;
  if v_session.sid is null then
    return null;
  end if;
  select * into strict v_user from public.users where id = v_session.user_id;
  v_is_open := private.opens_to(v_session, v_user, p_needs);
  if v_is_open and v_user.role = 'attorney' and p_part is not null then
    v_conflict := private.conflict_answer_of(p_part, p_id, v_user.id);
    v_is_open := v_conflict ->> 'caseId' is null or v_conflict ->> 'state' = 'clear';
  end if;
  v_goes_on := v_is_open;
  -- Nobody waits here with a connection: the server asks again. Nothing was counted or noted yet.
  if v_goes_on and p_name is not null and (private.find_reading(p_name, p_needs)).takes_turns and not private.take_turn() then
    return jsonb_build_object('isBusy', true);
  end if;
  -- One try too many does nothing else.
  if v_goes_on and p_try_name is not null then
    v_try := public.take_throttle(p_try_name || ':' || v_user.id, p_try_limit, p_try_window_seconds);
    v_goes_on := (v_try ->> 'allowed')::boolean;
  end if;
  if v_goes_on and p_audit_action is not null then
    v_is_known := private.note_look(v_user, p_audit_action, p_audit_object, p_id);
    v_goes_on := v_is_known;
  end if;
  if v_goes_on and p_name is not null then
    v_answer := private.read_as(v_user, p_needs, p_name, p_named);
  end if;
  return jsonb_build_object(
    'session', private.session_answer(v_session, v_user),
    'isOpen', v_is_open, 'isKnown', v_is_known, 'conflict', v_conflict, 'try', v_try, 'answer', v_answer);
end
$$;
comment on function public.read_signed_in is
  'p_needs: signingIn, client, staff, admin or a right; p_name: of a function in public.readings; p_named: what it is asked beyond who asks, by '
  'the names of its parameters; p_part, p_id: what an attorney may have a conflict in; p_audit_…: the line for the audit log; p_try_…: '
  'counted for the account → null without a session, { isBusy: true } while others go through all clients, else { session, isOpen: whether '
  'it is for them, isKnown: whether it exists, conflict: of an attorney, try: as take_throttle has it, answer }.';
