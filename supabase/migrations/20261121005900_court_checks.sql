-- While papers are filed somebody looks at the court's record every seven days, and after an order on days 30, 60 and 90.
-- What came of it stands in the log of contacts, with the matter it was about.

create type public.letter_answer as enum ('corrected', 'verified', 'no_entry');
comment on type public.letter_answer is 'What a screening company answered to a letter.';

create function private.may_be_checked(
  p_matter public.court_matters, p_found public.docket_finding, p_checked_on date, p_role public.actor_role
) returns boolean
language sql immutable set search_path = '' as $$
  select p_matter.left_out_at is null and (p_checked_on < p_matter.filed_on) is not true and (
    (p_matter.status in ('granted', 'notifying', 'closed') and p_found in ('hidden', 'still_visible', 'not_found'))
    -- Clients are asked to look once there is an order; before it nothing is hidden, or still in sight.
    or (p_matter.status in ('filed', 'hearing_set') and p_role <> 'client' and p_found not in ('hidden', 'still_visible')))
$$;
comment on function private.may_be_checked is 'Whether somebody may have looked at the docket of this matter on that day, and found this.';

create function private.log_check(
  p_matter public.court_matters, p_channel public.contact_channel, p_found public.docket_finding, p_note text, p_checked_at timestamptz,
  p_actor_id uuid, p_role public.actor_role
) returns void
language plpgsql volatile set search_path = '' as $$
begin
  insert into public.contact_log (case_id, matter_id, channel, direction, reached, found, note, logged_by, happened_at)
  values (p_matter.case_id, p_matter.id, p_channel,
          case when p_role = 'client' then 'in' else 'out' end::public.contact_direction, p_found <> 'not_found', p_found,
          nullif(p_note, ''), p_actor_id, p_checked_at);
  update public.case_tasks set done_at = now(), done_by = p_actor_id
  where matter_id = p_matter.id and code in ('check_docket', 'after_care') and done_at is null and dropped_at is null;
end
$$;
comment on function private.log_check is 'A look at the docket in the log, and the tasks it fulfils.';

create function private.note_sight(
  p_matter_id uuid, p_found public.docket_finding, p_checked_on date, p_actor_id uuid, p_role public.actor_role
) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if p_found = 'hidden' then
    update public.court_matters set
      hidden_seen_on = p_checked_on, changed_by = p_actor_id,
      sources = sources || jsonb_build_object('hidden_seen_on', jsonb_build_object(
        'source', case when p_role = 'client' then 'client' else 'court_record' end, 'on', p_checked_on))
    where id = p_matter_id;
  elsif p_found = 'still_visible' then
    -- An earlier look that no longer found it is not the last word.
    update public.court_matters set
      hidden_seen_on = null, changed_by = p_actor_id, sources = sources - 'hidden_seen_on'
    where id = p_matter_id and hidden_seen_on is not null;
  end if;
end
$$;
comment on function private.note_sight is 'Whether the file was hidden when it was last looked at.';

-- Still in sight: a copy of the order to the clerk first, which is the client's own with a package that does not file;
-- the second time the attorney.
create function private.act_on_sight(p_matter public.court_matters, p_is_ours boolean, p_seen_before integer, p_due_at timestamptz)
returns void
language plpgsql volatile set search_path = '' as $$
begin
  if p_is_ours or p_seen_before > 0 then
    perform private.add_tasks(p_matter.case_id, p_matter.id, jsonb_build_array(jsonb_build_object(
      'code', case when p_seen_before = 0 then 'copy_to_clerk' else 'still_visible' end,
      'dueAt', p_due_at, 'dedupeKey', 'visible:' || p_matter.id || ':' || p_seen_before)), null);
  end if;
end
$$;
comment on function private.act_on_sight is 'p_seen_before: how many looks found it in sight. The task that follows from one more.';

create function private.tell_of_check(
  p_case public.cases, p_matter public.court_matters, p_found public.docket_finding, p_is_ours boolean
) returns void
language plpgsql volatile set search_path = '' as $$
begin
  -- Notices reach the client's letterbox, not us: each look is told, and they are asked what the court sent.
  if p_matter.status in ('filed', 'hearing_set') then
    perform private.mail_about_case(p_case, 'update');
  elsif p_found in ('still_visible', 'hidden') then
    perform private.notify_client(p_case, 'case_update', '{}', p_found = 'still_visible' and not p_is_ours);
    perform private.mail_about_case(p_case, 'update');
  end if;
end
$$;
comment on function private.tell_of_check is 'Tells the client what a look of ours found.';

create function public.record_docket_check(
  p_idempotency_key text,
  p_matter_id uuid,
  p_channel public.contact_channel,
  p_found public.docket_finding,
  p_checked_on date,
  p_checked_at timestamptz,
  p_act_due_at timestamptz,
  p_actor_id uuid,
  p_actor_role public.account_role,
  p_next_code text default null,
  p_next_due_at timestamptz default null,
  p_note text default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_matter public.court_matters;
  v_case public.cases;
  v_seen_before integer;
  v_is_ours boolean;
  v_is_client boolean := p_actor_role = 'client';
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'matter', p_matter_id, p_idempotency_key);
  if v_answer is not null then
    return v_answer;
  end if;
  v_matter := private.matter_of_write(p_matter_id, p_actor_id, p_actor_role);
  if v_matter.id is null then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  end if;
  if not private.may_be_checked(v_matter, p_found, p_checked_on, p_actor_role) then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'not_now'));
  end if;
  select * into v_case from public.cases where id = v_matter.case_id;
  v_is_ours := (select files from public.service_packages where id = v_case.package_type);
  select count(*) into v_seen_before from public.contact_log as log
  where log.matter_id = v_matter.id and log.found = 'still_visible';
  perform private.log_check(v_matter, p_channel, p_found, p_note, p_checked_at, p_actor_id, p_actor_role);
  perform private.note_sight(v_matter.id, p_found, p_checked_on, p_actor_id, p_actor_role);
  if p_found = 'still_visible' then
    perform private.act_on_sight(v_matter, v_is_ours, v_seen_before, p_act_due_at);
  end if;
  if p_next_due_at is not null then
    perform private.add_tasks(v_case.id, v_matter.id, jsonb_build_array(jsonb_build_object(
      'code', p_next_code, 'dueAt', p_next_due_at,
      'dedupeKey', 'look:' || v_matter.id || ':' || (p_next_due_at at time zone 'America/New_York')::date)), null);
  end if;
  insert into public.case_updates (case_id, code, params, status, is_internal, created_by, created_by_role)
  values (v_case.id, case when v_is_client then 'own_check' else 'docket_checked' end::public.case_update_code, jsonb_build_object('matter', v_matter.place, 'found', p_found, 'on', p_checked_on),
          v_matter.status, false, p_actor_id, p_actor_role);
  if v_is_client then
    perform private.mail_about_case(v_case, 'staff');
  else
    perform private.tell_of_check(v_case, v_matter, p_found, v_is_ours);
  end if;
  perform private.audit_case(p_actor_id, p_actor_role, v_case.id, 'docket_checked', jsonb_build_object('matter', v_matter.place, 'found', p_found));
  return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'done', 'status', v_matter.status));
end
$$;
comment on function public.record_docket_check is
  'p_next_code and p_next_due_at: of the next look, if there is one → { outcome: done | not_now | unknown, status }. The open look is done. A '
  'client looks once there is an order, and staff get a mail about what they saw.';

-- A refused file is no answer to keep: the same press, with another file, is tried again.
create function public.send_court_letter(
  p_idempotency_key text,
  p_case_id uuid,
  p_matter_id uuid,
  p_ticket_hashes jsonb,
  p_due_at timestamptz,
  p_actor_id uuid,
  p_actor_role public.account_role
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_matter public.court_matters;
  v_case public.cases;
  v_bad jsonb;
  v_files uuid[];
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_matter := private.matter_of_write(p_matter_id, p_actor_id, p_actor_role);
  if v_matter.id is null or v_matter.case_id <> p_case_id or p_actor_role <> 'client' then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  end if;
  if v_matter.left_out_at is not null or private.is_case_over(v_matter.status) then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'not_now'));
  end if;
  v_bad := private.refused_tickets(p_ticket_hashes);
  if v_bad <> '[]' then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'bad_ticket', 'badTickets', v_bad));
  end if;
  select * into v_case from public.cases where id = v_matter.case_id;
  v_files := private.attach_case_files(v_case.id, p_ticket_hashes, p_actor_id);
  insert into public.case_updates (case_id, code, params, status, is_internal, created_by, created_by_role)
  values (v_case.id, 'court_letter_sent', jsonb_build_object('matter', v_matter.place, 'files', cardinality(v_files)),
          v_matter.status, false, p_actor_id, 'client');
  -- A date may stand in it: it is read on the next business day at the latest.
  perform private.add_tasks(v_case.id, v_matter.id, jsonb_build_array(jsonb_build_object(
    'code', 'read_court_letter', 'dueAt', p_due_at, 'dedupeKey', 'court_letter:' || v_files[1])), null);
  perform private.mail_about_case(v_case, 'staff');
  return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'done', 'files', cardinality(v_files)));
end
$$;
comment on function public.send_court_letter is
  'p_actor_role: client → { outcome: done | not_now | bad_ticket | unknown, files }: pictures of what the court sent, and a task to read '
  'them.';

-- Letters to screening companies after an order: sent, received, answered, or silent.
create table public.letter_tracks (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references public.cases (id) on delete cascade,
  matter_id uuid not null references public.court_matters (id) on delete cascade,
  company text not null check (length(company) between 1 and 200),
  sent_on date not null,
  received_on date check (received_on >= sent_on),
  added_information boolean not null default false,
  answer public.letter_answer,
  answered_on date check (answered_on >= sent_on),
  version integer not null default 1,
  changed_by uuid references public.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((answer is null) = (answered_on is null))
);
create index letter_tracks_case_id_idx on public.letter_tracks (case_id);
create index letter_tracks_matter_id_idx on public.letter_tracks (matter_id);
create index letter_tracks_changed_by_idx on public.letter_tracks (changed_by);
comment on table public.letter_tracks is 'Letters a client sent to screening companies after an order, and what came of each.';
comment on column public.letter_tracks.received_on is 'By the proof of delivery. The company''s 30 days count from here.';
comment on column public.letter_tracks.added_information is 'The client added information meanwhile, which gives the company 15 days more.';

create trigger set_updated_at before update on public.letter_tracks for each row execute function private.set_updated_at();
create trigger raise_version before update on public.letter_tracks for each row execute function private.raise_version();

grant select, insert, update, delete on public.letter_tracks to service_role;

create function public.read_letters(p_actor_id uuid, p_actor_role public.account_role, p_matter_id uuid) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  v_matter public.court_matters;
begin
  select matter.* into v_matter from public.court_matters as matter
  join public.cases as one on one.id = matter.case_id
  where matter.id = p_matter_id and (p_actor_role <> 'client' or one.user_id = p_actor_id);
  if v_matter.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  return jsonb_build_object('outcome', 'done', 'caseId', v_matter.case_id, 'items', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', id, 'company', company, 'sentOn', sent_on, 'receivedOn', received_on, 'addedInformation', added_information,
      'answer', answer, 'answeredOn', answered_on, 'version', version) order by sent_on, created_at, id), '[]')
    from public.letter_tracks where matter_id = v_matter.id));
end
$$;
comment on function public.read_letters is
  '→ { outcome: done | unknown, items }: letters to screening companies; a client reads those of their own matters alone.';

create function private.refusal_of_letter(
  p_matter public.court_matters, p_letter_id uuid, p_letter public.letter_tracks, p_version integer
) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  -- Letters go with the order: before it there is nothing to send.
  if p_matter.status not in ('granted', 'notifying', 'closed')
    or (p_letter_id is null and (select count(*) from public.letter_tracks where matter_id = p_matter.id) >= 40)
  then
    return jsonb_build_object('outcome', 'not_now');
  elsif p_letter_id is not null and p_letter.id is null then
    return jsonb_build_object('outcome', 'unknown');
  elsif p_letter.version <> p_version then
    return jsonb_build_object(
      'outcome', 'stale', 'changedAt', p_letter.updated_at, 'changedBy', (
        select nullif(private.person_name(first_name, last_name), '') from public.users where id = p_letter.changed_by));
  end if;
  return null;
end
$$;
comment on function private.refusal_of_letter is
  'Why a letter cannot be saved (p_letter: as it is, empty for a new one) → the answer of save_letter; null: it can.';

create function public.save_letter(
  p_idempotency_key text,
  p_matter_id uuid,
  p_company text,
  p_sent_on date,
  p_added_information boolean,
  p_actor_id uuid,
  p_actor_role public.account_role,
  p_silent_on text default null,
  p_version integer default null,
  p_silent_due_at timestamptz default null,
  p_letter_id uuid default null,
  p_received_on date default null,
  p_answer public.letter_answer default null,
  p_answered_on date default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_matter public.court_matters;
  v public.letter_tracks;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'matter', p_matter_id, p_idempotency_key);
  if v_answer is not null then
    return v_answer;
  end if;
  v_matter := private.matter_of_write(p_matter_id, p_actor_id, p_actor_role);
  if v_matter.id is null then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  end if;
  select * into v from public.letter_tracks where id = p_letter_id and matter_id = v_matter.id for no key update;
  v_answer := private.refusal_of_letter(v_matter, p_letter_id, v, p_version);
  if v_answer is not null then
    return private.keep_answer(p_idempotency_key, v_answer);
  elsif v.id is null then
    insert into public.letter_tracks (case_id, matter_id, company, sent_on, changed_by)
    values (v_matter.case_id, v_matter.id, p_company, p_sent_on, p_actor_id) returning * into v;
  end if;
  update public.letter_tracks set
    company = p_company, sent_on = p_sent_on, received_on = p_received_on,
    added_information = p_added_information, answer = p_answer,
    answered_on = p_answered_on, changed_by = p_actor_id
  where id = v.id returning * into v;
  -- Answered, or its day moved: the reminder that stood is no longer right.
  update public.case_tasks set dropped_at = now()
  where dedupe_key like 'letter:' || v.id || ':%' and done_at is null and dropped_at is null
    and dedupe_key <> coalesce('letter:' || v.id || ':' || p_silent_on, '');
  if p_silent_due_at is not null then
    perform private.add_tasks(v_matter.case_id, v_matter.id, jsonb_build_array(jsonb_build_object(
      'code', 'letter_silent', 'dueAt', p_silent_due_at, 'dedupeKey', 'letter:' || v.id || ':' || p_silent_on)), null);
  end if;
  perform private.audit_case(p_actor_id, p_actor_role, v_matter.case_id, 'letter_tracked', jsonb_build_object('matter', v_matter.place));
  return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'done', 'id', v.id, 'version', v.version));
end
$$;
comment on function public.save_letter is
  'p_letter_id and p_version: of one there is; p_silent_on and p_silent_due_at: when a company that has the letter is silent → { outcome: '
  'done | stale | not_now | unknown, id }.';
