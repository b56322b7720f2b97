-- What a writing call has to know first is asked in one question with its session, or told with the answer of the write:
-- on a phone far from the database each question is felt.

create function public.call_counted(
  p_takes jsonb,
  p_name text default null,
  p_named jsonb default null,
  p_right text default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_take jsonb;
  v_try jsonb;
  v_answer jsonb;
begin
  -- One after the other: who tries too often no longer counts against anybody else.
  for v_take in select one from jsonb_array_elements(p_takes) with ordinality as listed (one, place) order by place loop
    v_try := public.take_throttle(
      v_take ->> 'key', (v_take ->> 'limit')::integer, (v_take ->> 'windowSeconds')::integer);
    if not (v_try ->> 'allowed')::boolean then
      return jsonb_build_object('try', v_try);
    end if;
  end loop;
  if p_name is not null then
    v_answer := private.call_named(p_name, coalesce(p_named, '{}'));
    if v_answer ->> 'outcome' = p_right then
      delete from public.throttles where key in (select one ->> 'key' from jsonb_array_elements(p_takes) as listed (one));
    end if;
  end if;
  return jsonb_build_object('try', v_try, 'answer', v_answer);
end
$$;
comment on function public.call_counted is
  'p_takes: [{ key, limit, windowSeconds }]; p_name: of the function to call with p_named; p_right: the outcome that forgets the tries → '
  '{ try: the last one, as take_throttle has it, answer: of the function, null after one try too many }. A function that raises takes its '
  'tries back with it.';

-- What is asked with the session.

create function public.read_matter(
  p_actor_id uuid,
  p_actor_role public.account_role,
  p_matter_id uuid,
  p_case_id uuid default null
) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'place', matter.place, 'status', matter.status, 'decidedOn', matter.decided_on, 'filedOn', matter.filed_on, 'hearingAt', matter.hearing_at,
    'filedAgainstOn', matter.filed_against_on, 'judgedOn', matter.judged_on)
  from public.court_matters as matter join public.cases as one on one.id = matter.case_id
  where matter.id = p_matter_id
    and (p_actor_role <> 'client' or one.user_id = p_actor_id)
    and (p_case_id is null or one.id = p_case_id)
$$;
comment on function public.read_matter is
  '→ { place, status, and the days that a move follows }; null for what does not exist or is not theirs.';

create function public.read_danger(p_actor_id uuid, p_party_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object('caseId', one.id, 'caseNumber', one.case_number)
  from public.matter_parties as party
  join public.court_matters as matter on matter.id = party.matter_id
  join public.cases as one on one.id = matter.case_id
  where party.id = p_party_id and one.user_id = p_actor_id
$$;
comment on function public.read_danger is
  '→ { caseId, caseNumber }: the case in which this party may be a danger to the client; null for what is not theirs.';

create function public.read_tickets(p_ticket_hashes jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'ticket_hash', ticket_hash, 'purpose', purpose, 'object_key', object_key, 'file_name', file_name,
    'file_type', file_type, 'file_size', file_size, 'status', status, 'refusal', refusal)), '[]')
  from public.uploads
  where ticket_hash in (select jsonb_array_elements_text(p_ticket_hashes))
$$;
comment on function public.read_tickets is '→ the uploads behind these tickets.';

create function public.read_report(p_actor_id uuid, p_case_id uuid, p_matter_id uuid, p_ticket_hashes jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object('matter', public.read_matter(p_actor_id, 'client', p_matter_id, p_case_id), 'tickets', public.read_tickets(p_ticket_hashes))
$$;
comment on function public.read_report is
  '→ { matter: as read_matter, tickets: as read_tickets }: what a report of a client is held to.';

create function public.read_counts(p_actor_id uuid, p_actor_role public.account_role, p_from date, p_to date) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  insert into public.audit_entries (actor_id, actor_role, action, details)
  values (p_actor_id, p_actor_role, 'counts_viewed', jsonb_build_object('days', p_to - p_from + 1));
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'day', day, 'event', event, 'packageId', package_id, 'count', count) order by day, id), '[]')
    from public.daily_counts where day between p_from and p_to
  );
end
$$;
comment on function public.read_counts is '→ the daily counts of these days. That they are looked at is noted.';

create function public.read_received(p_intake_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'reference', reference, 'firstName', first_name, 'language', preferred_language, 'packageId', selected_service_package,
    'filesMissing', files_missing)
  from public.intake_forms where id = p_intake_id
$$;
comment on function public.read_received is
  '→ { reference, firstName, language, packageId, filesMissing }: what its mail of receipt says; null for what does not exist.';

create function public.read_own_proof(p_actor_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'email', email, 'hash', hashed_password,
    'sealed', case when totp_confirmed_at is not null then totp_secret end,
    'salt', (select salt from public.recovery_codes where user_id = one.id limit 1),
    'passkeys', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'credentialId', credential_id, 'publicKey', public_key, 'counter', counter, 'transports', transports)), '[]')
      from public.passkeys where user_id = one.id
    ))
  from public.users as one where id = p_actor_id and is_active
$$;
comment on function public.read_own_proof is
  '→ { email, hash: of the password, sealed: the secret of the second factor, salt: of the recovery codes, passkeys }: what the server '
  'checks a second factor against; it counts the try when it acts on it.';

-- Recovery codes are renewed with both proofs at once.
delete from public.readings where name = 'take_password_try' and needs = 'staff';
insert into public.readings (name, needs) values
  ('read_matter', 'client'),
  ('read_matter', 'staff'),
  ('read_report', 'client'),
  ('read_danger', 'client'),
  ('read_tickets', 'client'),
  ('read_tickets', 'staff'),
  ('read_received', 'staff'),
  ('read_counts', 'figures'),
  ('read_own_proof', 'signingIn'),
  ('read_own_proof', 'staff');

create function public.note_own_data(p_actor_id uuid, p_actor_role public.account_role) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id)
  values (p_actor_id, p_actor_role, 'data_downloaded', 'user', p_actor_id);
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.note_own_data is
  '→ { outcome: done }. Notes that somebody is handed everything we keep about them, before it is read.';

create function public.read_own_sheets(p_user_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_object_agg(case_id, to_jsonb(sheet) - 'case_id'), '{}')
  from (
    select case_id, documents_generated, documents_prepared_date, case_filing_date, court_review, court_review_date,
      decision_received, outcome_date, case_outcome, records_sealed, sealing_completed_date, attorney_name, attorney_firm,
      attorney_bar_number
    from public.case_sheets where case_id in (select id from public.cases where user_id = p_user_id)
  ) as sheet
$$;
comment on function public.read_own_sheets is
  '→ by case: how far its first matter came and who its attorney is, under the names of the specification.';
