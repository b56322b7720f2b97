-- A client who can no longer read their mail. Staff who called them back at the number on file type what the caller answered,
-- and the database compares. The change waits a day, the old mailbox is told at once and can stop it, a second person on
-- staff has to agree (or an admin gave the right to do without), and then the new one has to confirm that it is theirs. The
-- row is one of `email_changes`: what a client sees, stops and undoes of their own wishes holds for it too.

create function private.phone_on_file(p_case public.cases) returns text
language sql stable set search_path = '' as $$
  -- A number that staff noted may be what a stranger told them on the phone, so only what the client wrote counts.
  select case when client.communication_preferences #>> '{reach,call}' is distinct from 'no' then coalesce(
    case when client.communication_preferences #>> '{reach,by}' = 'client'
      then nullif(client.communication_preferences #>> '{reach,phone}', '') end,
    (select nullif(phone_number, '') from public.intake_forms where id = p_case.intake_form_id and erased_at is null)) end
  from public.users as client where client.id = p_case.user_id
$$;
comment on function private.phone_on_file(public.cases) is
  'The number a client wrote down themselves; null for none, and where they asked not to be called.';

create function private.facts_on_file(p_case public.cases) returns text[]
language sql stable set search_path = '' as $$
  select array_remove(array[
    case when intake.date_of_birth is not null then 'birth_date' end,
    case when p_case.case_number is not null then 'case_number' end,
    case when exists (
      select from public.orders where user_id = p_case.user_id and completed_at is not null) then 'last_payment' end,
    case when exists (
      select from public.court_matters where case_id = p_case.id and left_out_at is null and docket_number is not null)
      then 'docket_number' end,
    case when intake.street_address is not null then 'street_address' end,
    case when private.phone_on_file(p_case) is not null then 'phone_end' end
  ], null)
  from (select) as one left join public.intake_forms as intake
    on intake.id = p_case.intake_form_id and intake.erased_at is null
$$;
comment on function private.facts_on_file(public.cases) is
  'Which facts a caller can be asked, because something stored confirms them (mailboxFacts in src/domain/access/lost-mailbox.ts).';

create function private.bare(p_text text) returns text
language sql immutable set search_path = '' as $$
  select upper(regexp_replace(p_text, '[^[:alnum:]]', '', 'g'))
$$;
comment on function private.bare(text) is 'Letters and digits alone: how somebody says a number on the phone.';

create function private.house_of(p_address text) returns text[]
language sql immutable set search_path = '' as $$
  select array_remove(array[
    (regexp_match(p_address, '^\s*#?\s*([0-9]+)'))[1],
    -- The first word that is no direction: "12 N Oak St" and "12 Oak Street" are one house.
    (regexp_match(lower(p_address), '^\s*#?\s*[0-9]+[a-z]?\s+(?:(?:n|s|e|w|ne|nw|se|sw|north|south|east|west)\.?\s+)?([^\s,.]+)'))[1]
  ], null)
$$;
comment on function private.house_of(text) is 'Number and first word of the street; how people say where they live differs in the rest.';

create function private.knows_fact(p_case public.cases, p_fact text, p_answer text) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  v_intake public.intake_forms;
begin
  select * into v_intake from public.intake_forms where id = p_case.intake_form_id and erased_at is null;
  return coalesce(case p_fact
    when 'birth_date' then v_intake.date_of_birth::text = btrim(p_answer)
    when 'case_number' then regexp_replace(private.bare(p_answer), '^FK', '') = regexp_replace(private.bare(p_case.case_number), '^FK', '')
    when 'last_payment' then (
      select payment.amount_cents = round(replace(regexp_replace(p_answer, '[$\s]', '', 'g'), ',', '')::numeric * 100)
      from public.order_payments as payment join public.orders as bought on bought.id = payment.order_id
      where bought.user_id = p_case.user_id and p_answer ~ '^\s*\$?\s*[0-9][0-9,]{0,8}(\.[0-9]{1,2})?\s*$'
      order by payment.received_at desc limit 1)
    when 'docket_number' then exists (
      select from public.court_matters
      where case_id = p_case.id and left_out_at is null and private.bare(docket_number) = private.bare(p_answer))
    when 'street_address' then cardinality(private.house_of(p_answer)) = 2
      and private.house_of(p_answer) = private.house_of(v_intake.street_address)
    when 'phone_end' then right(regexp_replace(private.phone_on_file(p_case), '[^0-9]', '', 'g'), 4)
      = regexp_replace(p_answer, '[^0-9]', '', 'g')
  end, false);
end
$$;
comment on function private.knows_fact(public.cases, text, text) is
  'Whether what a caller answered agrees with what is on file. It is written down nowhere.';

create function private.compare_facts(
  p_actor_id uuid,
  p_actor_role public.account_role,
  p_case public.cases,
  p_facts jsonb,
  p_max_tries integer
) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  -- Of one client, whoever asks and for what: a colleague goes on with the same tries.
  v_key text := 'mailbox-facts:' || p_case.user_id;
  v_try jsonb := public.take_throttle(v_key, p_max_tries, 86400);
begin
  if not (v_try ->> 'allowed')::boolean then
    return v_try || '{"outcome": "too_many"}';
  elsif exists (
    select from jsonb_array_elements(p_facts) as said where not private.knows_fact(p_case, said ->> 'fact', said ->> 'answer'))
  then
    perform private.audit_case(p_actor_id, p_actor_role, p_case.id, 'mailbox_facts_wrong', jsonb_build_object(
      'facts', (select string_agg(distinct said ->> 'fact', ', ' order by said ->> 'fact') from jsonb_array_elements(p_facts) as said)));
    return '{"outcome": "wrong"}';
  end if;
  delete from public.throttles where key = v_key;
  return '{"outcome": "right"}';
end
$$;
comment on function private.compare_facts is
  '→ { outcome: right | wrong | too_many, retryAfterSeconds }: compares what a caller answered, counts the tries '
  'about one client, and writes wrong ones into the audit log.';

create function private.may_change_mailbox_alone(p_user_id uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (select from public.users as person where id = p_user_id and private.has_right(person, 'mailbox'));
end
$$;
comment on function private.may_change_mailbox_alone(uuid) is 'Whether an admin gave this person the right to do without a second one.';

create function private.mail_to_new_mailbox(p_change public.email_changes) returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform private.insert_mails(jsonb_build_array(jsonb_build_object(
    'kind', 'email_change_confirm', 'recipient', p_change.new_email, 'language', client.preferred_language,
    'dedupeKey', 'email_change_confirm:' || p_change.id,
    'payload', jsonb_build_object('emailChangeId', p_change.id, 'appliesAt', p_change.applies_at)
  )), null, null, client.id)
  from public.users as client where client.id = p_change.user_id;
end
$$;
comment on function private.mail_to_new_mailbox(public.email_changes) is 'Asks the new mailbox whether it is theirs.';

create function private.waiting_mailbox(p_user_id uuid) returns public.email_changes
language sql stable set search_path = '' as $$
  select * from public.email_changes
  where user_id = p_user_id and applies_at is not null and confirmed_at is null and cancelled_at is null
    and (expires_at > now() or mailbox_confirmed_at is not null)
  order by created_at desc limit 1
$$;
comment on function private.waiting_mailbox(uuid) is 'The change of a lost mailbox that waits; a row of nulls for none.';

create function public.ask_mailbox_change(
  p_idempotency_key text,
  p_case_id uuid,
  p_email text,
  p_facts jsonb,
  p_called_at timestamptz,
  p_note text,
  p_seen text,
  p_wait_hours integer,
  p_confirm_hours integer,
  p_second_hours integer,
  p_most_tries integer,
  p_actor_id uuid,
  p_actor_role public.account_role
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_email text := lower(btrim(p_email));
  v_facts text[] := array(select distinct one ->> 'fact' from jsonb_array_elements(p_facts) as one order by 1);
  v_alone boolean := private.may_change_mailbox_alone(p_actor_id);
  v_try jsonb;
  v_case public.cases;
  v_user public.users;
  v_change public.email_changes;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'case', p_case_id, p_idempotency_key);
  if v_answer is not null then
    return v_answer;
  end if;
  v_case := private.case_of_write(p_case_id, p_actor_id, p_actor_role);
  if v_case.id is null then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  elsif p_actor_role not in ('staff', 'admin') then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'forbidden'));
  end if;
  select * into v_user from public.users where id = v_case.user_id for no key update;
  v_change := private.waiting_mailbox(v_user.id);
  if v_change.id is not null then
    return private.keep_answer(p_idempotency_key, private.stale_answer(v_change.asked_by, v_change.created_at));
  elsif v_user.email <> lower(btrim(p_seen)) then
    return private.keep_answer(p_idempotency_key, private.stale_answer(null, null));
  end if;
  v_answer := case
    when v_user.role <> 'client' or not v_user.is_active then '{"outcome": "not_client"}'::jsonb
    when private.phone_on_file(v_case) is null then '{"outcome": "no_phone"}'
    when not v_facts <@ private.facts_on_file(v_case) then '{"outcome": "not_on_file"}'
    when v_email = v_user.email then '{"outcome": "same"}'
    when private.owner_of_address(v_email) <> v_user.id then '{"outcome": "taken"}'
  end;
  if v_answer is not null then
    return private.keep_answer(p_idempotency_key, v_answer);
  end if;
  v_try := private.compare_facts(p_actor_id, p_actor_role, v_case, p_facts, p_most_tries);
  if v_try ->> 'outcome' <> 'right' then
    return private.keep_answer(p_idempotency_key, v_try);
  end if;
  -- One wish at a time, as when the client asks.
  update public.email_changes set cancelled_at = now()
  where user_id = v_user.id and confirmed_at is null and cancelled_at is null;
  insert into public.email_changes
    (user_id, old_email, new_email, expires_at, case_id, asked_by, applies_at, matched_facts, called_at, note, approved_by, approved_at)
  values (
    v_user.id, v_user.email, v_email,
    now() + make_interval(hours => case when v_alone then p_confirm_hours else p_second_hours end), v_case.id, p_actor_id,
    now() + make_interval(hours => p_wait_hours), v_facts, p_called_at,
    nullif(p_note, ''), case when v_alone then p_actor_id end, case when v_alone then now() end)
  returning * into v_change;
  perform private.audit_case(p_actor_id, p_actor_role, v_case.id, 'mailbox_change_asked',
                             jsonb_build_object('facts', array_to_string(v_facts, ', ')));
  perform private.insert_mails(jsonb_build_array(
    jsonb_build_object(
      'kind', 'email_change_asked', 'recipient', v_change.old_email, 'language', v_user.preferred_language,
      'dedupeKey', 'email_change_asked:' || v_change.id,
      'payload', jsonb_strip_nulls(jsonb_build_object(
        'emailChangeId', v_change.id, 'firstName', v_user.first_name, 'appliesAt', v_change.applies_at,
        'newAddress', left(v_email, 1) || '•••@' || split_part(v_email, '@', 2))))
  ), null, null, v_user.id);
  if v_alone then
    perform private.mail_to_new_mailbox(v_change);
  end if;
  return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'done', 'appliesAt', v_change.applies_at));
end
$$;
comment on function public.ask_mailbox_change is
  'p_facts: at least two { fact, answer }; p_seen: the address on file → { outcome: done | stale | not_client | no_phone | not_on_file | '
  'wrong | too_many | same | taken | forbidden | unknown, appliesAt }. Done: the old mailbox is told at once, the new one when a second '
  'person agreed or who asks may do it alone.';

create function public.approve_mailbox_change(
  p_idempotency_key text,
  p_case_id uuid,
  p_email text,
  p_confirm_hours integer,
  p_actor_id uuid,
  p_actor_role public.account_role
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_case public.cases;
  v_change public.email_changes;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'case', p_case_id, p_idempotency_key);
  if v_answer is not null then
    return v_answer;
  end if;
  v_case := private.case_of_write(p_case_id, p_actor_id, p_actor_role);
  if v_case.id is null then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  elsif p_actor_role not in ('staff', 'admin') then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'forbidden'));
  end if;
  perform from public.users where id = v_case.user_id for no key update;
  v_change := private.waiting_mailbox(v_case.user_id);
  if v_change.id is null or v_change.approved_at is not null or v_change.new_email <> lower(btrim(p_email)) then
    return private.keep_answer(p_idempotency_key, private.stale_answer(v_change.approved_by, v_change.approved_at));
  elsif v_change.asked_by is not distinct from p_actor_id then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'own'));
  end if;
  update public.email_changes set
    approved_by = p_actor_id, approved_at = now(), expires_at = now() + make_interval(hours => p_confirm_hours)
  where id = v_change.id returning * into v_change;
  perform private.audit_case(p_actor_id, p_actor_role, v_case.id, 'mailbox_change_approved', '{}');
  perform private.mail_to_new_mailbox(v_change);
  return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'done'));
end
$$;
comment on function public.approve_mailbox_change is
  'p_email: the new address they saw → { outcome: done | stale (nothing waits for it) | own (they asked for it themselves) | forbidden | '
  'unknown }.';

create function public.stop_mailbox_change(p_case_id uuid, p_actor_id uuid, p_actor_role public.account_role) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_case public.cases;
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'case', p_case_id);
  v_case := private.case_of_write(p_case_id, p_actor_id, p_actor_role);
  if v_case.id is null then
    return jsonb_build_object('outcome', 'unknown');
  elsif p_actor_role not in ('staff', 'admin') then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  perform from public.users where id = v_case.user_id for no key update;
  update public.email_changes set cancelled_at = now(), stopped_by = p_actor_id
  where id = (private.waiting_mailbox(v_case.user_id)).id;
  if not found then
    return jsonb_build_object('outcome', 'stale');
  end if;
  perform private.audit_case(p_actor_id, p_actor_role, v_case.id, 'mailbox_change_stopped', '{}');
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.stop_mailbox_change is '→ { outcome: done | stale (nothing waits) | forbidden | unknown }.';

create function public.stop_mailbox_by_link(p_token_hash text) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_change public.email_changes;
begin
  select one.* into v_change from public.email_change_links as link
  join public.email_changes as one on one.id = link.email_change_id
  where link.token_hash = p_token_hash and link.purpose = 'undo';
  perform from public.users where id = v_change.user_id for no key update;
  update public.email_changes set cancelled_at = now() where id = (private.waiting_mailbox(v_change.user_id)).id and id = v_change.id;
  if not found then
    return jsonb_build_object('outcome', 'closed');
  end if;
  return jsonb_build_object('outcome', 'done', 'email', v_change.old_email);
end
$$;
comment on function public.stop_mailbox_by_link is
  'p_token_hash: of the link in the old mailbox → { outcome: done | closed, email: that stays }.';

create function private.apply_mailbox_change(p_id uuid, p_undo_until timestamptz) returns text
language plpgsql volatile set search_path = '' as $$
declare
  v_change public.email_changes;
  v_user public.users;
begin
  select * into v_user from public.users
  where id = (select user_id from public.email_changes where id = p_id) and is_active for update;
  select * into v_change from public.email_changes where id = p_id and user_id = v_user.id;
  if v_change.id is null or v_change.applies_at > now() or v_change.mailbox_confirmed_at is null or v_change.approved_at is null
    or v_change.confirmed_at is not null or v_change.cancelled_at is not null then
    return 'waiting';
  elsif v_user.email <> v_change.old_email
    or coalesce(private.owner_of_address(v_change.new_email) <> v_user.id, false)
    or not private.put_new_address(v_change, v_user, p_undo_until) then
    update public.email_changes set cancelled_at = now(), taken_at = now() where id = p_id;
    return 'taken';
  end if;
  -- Whoever is signed in came in by the old mailbox, which may be a stranger's.
  delete from public.sessions where user_id = v_user.id;
  insert into public.audit_entries (actor_role, action, object_type, object_id)
  values ('system', 'mailbox_changed', 'case', v_change.case_id::text);
  return 'done';
end
$$;
comment on function private.apply_mailbox_change(uuid, timestamptz) is
  'Carries out a change whose day is over and whose new mailbox confirmed: done, taken (another account has the address) or waiting.';

create function public.claim_mailbox(p_token_hash text, p_undo_until timestamptz) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_link public.email_change_links;
  v_change public.email_changes;
  v_user public.users;
begin
  select * into v_link from public.email_change_links where token_hash = p_token_hash and purpose = 'confirm';
  select * into v_user from public.users
  where id = (select user_id from public.email_changes where id = v_link.email_change_id) for update;
  select * into v_change from public.email_changes where id = v_link.email_change_id;
  if v_change.applies_at is null or not private.email_change_is_open(v_change, v_user, 'confirm') then
    return jsonb_build_object('outcome', 'closed');
  end if;
  update public.email_changes set mailbox_confirmed_at = now() where id = v_change.id;
  if private.apply_mailbox_change(v_change.id, p_undo_until) = 'taken' then
    return jsonb_build_object('outcome', 'closed');
  end if;
  return jsonb_build_object('outcome', 'done', 'email', v_change.new_email);
end
$$;
comment on function public.claim_mailbox is
  'p_token_hash: of the link in the new mailbox → { outcome: done | closed, email }. The address changes when its day is over, at once if it '
  'is.';

create function public.apply_mailbox_changes(p_limit integer, p_undo_until timestamptz) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_id uuid;
  v_outcome text;
  v_changed integer := 0;
  v_taken integer := 0;
begin
  for v_id in
    select id from public.email_changes
    where applies_at <= now() and mailbox_confirmed_at is not null and confirmed_at is null and cancelled_at is null
    order by applies_at limit p_limit
  loop
    v_outcome := private.apply_mailbox_change(v_id, p_undo_until);
    v_changed := v_changed + (v_outcome = 'done')::integer;
    v_taken := v_taken + (v_outcome = 'taken')::integer;
  end loop;
  return jsonb_build_object('changed', v_changed, 'taken', v_taken);
end
$$;
comment on function public.apply_mailbox_changes is '→ { changed, taken }: carries out what is due; run every hour.';

create function private.note_unsettled_mailbox() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.add_tasks(new.case_id, null, jsonb_build_array(jsonb_build_object(
    'code', 'address_not_changed', 'dedupeKey', 'mailbox:' || new.id,
    'dueAt', greatest(now(), (private.office_date() + time '17:00') at time zone 'America/New_York'))), null);
  return null;
end
$$;
comment on function private.note_unsettled_mailbox() is
  'Trigger: a lost mailbox was not replaced, though staff did not stop it. Somebody else may have called, so staff look at it that day.';

create trigger note_unsettled_mailbox after update of cancelled_at on public.email_changes
  for each row when (
    new.applies_at is not null and new.stopped_by is null and old.cancelled_at is null and new.cancelled_at is not null)
  execute function private.note_unsettled_mailbox();

create function public.read_mailbox(p_actor_id uuid, p_case_id uuid) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return coalesce((
    select jsonb_build_object(
      'outcome', 'done', 'current', client.email, 'isClient', client.role = 'client' and client.is_active,
      'phone', private.phone_on_file(one), 'onFile', private.facts_on_file(one),
      'needsSecond', not private.may_change_mailbox_alone(p_actor_id),
      'passwordLockedAt', client.birth_date_locked_at,
      'change', (
        select jsonb_build_object(
          'email', change.new_email, 'facts', change.matched_facts, 'calledAt', change.called_at,
          'note', coalesce(change.note, ''), 'askedAt', change.created_at, 'appliesAt', change.applies_at,
          'askedBy', private.staff_name(change.asked_by),
          'isMine', change.asked_by is not distinct from p_actor_id,
          'approvedBy', private.staff_name(change.approved_by),
          'state', case
            when change.undone_at is not null then 'undone'
            when change.confirmed_at is not null then 'done'
            when change.taken_at is not null then 'taken'
            when change.cancelled_at is not null then 'stopped'
            when change.mailbox_confirmed_at is not null then 'waiting'
            when change.expires_at > now() and change.approved_at is null then 'second'
            when change.expires_at > now() then 'unconfirmed'
            else 'lapsed' end)
        from public.email_changes as change
        where change.user_id = client.id and change.applies_at is not null
        order by change.created_at desc limit 1
      )
    )
    from public.cases as one join public.users as client on client.id = one.user_id
    where one.id = p_case_id
  ), jsonb_build_object('outcome', 'unknown'));
end
$$;
comment on function public.read_mailbox is
  '→ { outcome: done | unknown, current: the address on file, isClient, phone: to call back, onFile: facts to ask, '
  'needsSecond: whether this reader needs somebody else, passwordLockedAt: since when a first password is locked, '
  'change: the latest, null for none }: for staff.';
