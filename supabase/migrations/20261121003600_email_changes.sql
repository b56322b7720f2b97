-- Another address for an account: asked for with the password, confirmed from the new mailbox by the signed-in owner,
-- told to the old mailbox, which can take it back for some days.

create table public.email_changes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  old_email text not null,
  new_email text not null check (new_email = lower(btrim(new_email)) and char_length(new_email) between 3 and 254),
  expires_at timestamptz not null,
  confirmed_at timestamptz,
  undo_until timestamptz,
  undone_at timestamptz,
  cancelled_at timestamptz,
  created_at timestamptz not null default now(),
  case_id uuid references public.cases (id) on delete cascade,
  asked_by uuid references public.users (id) on delete set null,
  applies_at timestamptz,
  matched_facts text[],
  called_at timestamptz,
  note text,
  mailbox_confirmed_at timestamptz,
  stopped_by uuid references public.users (id) on delete set null,
  taken_at timestamptz,
  approved_by uuid references public.users (id) on delete set null,
  approved_at timestamptz,
  check ((confirmed_at is null) = (undo_until is null)),
  check (confirmed_at is null or cancelled_at is null),
  check (undone_at is null or confirmed_at is not null),
  constraint email_changes_lost_mailbox_check check (
    (applies_at is null) = (case_id is null) and (applies_at is null) = (matched_facts is null)
    and (applies_at is null) = (called_at is null)
  ),
  constraint email_changes_two_facts_check check (cardinality(matched_facts) >= 2),
  -- No way of confirming it comes before the day is over, without the new mailbox, or by one person without the right.
  constraint email_changes_waits_check check (
    applies_at is null or (
      applies_at >= created_at + interval '24 hours'
      and (confirmed_at is null or (confirmed_at >= applies_at and mailbox_confirmed_at is not null and approved_at is not null)))
  )
);
create index email_changes_user_id_idx on public.email_changes (user_id);
create index email_changes_created_at_idx on public.email_changes (created_at);
comment on table public.email_changes is 'Addresses that were to replace that of an account.';
comment on column public.email_changes.cancelled_at is 'Taken back before it was confirmed, or replaced by a later wish.';
comment on column public.email_changes.undo_until is 'Until when the old mailbox can take it back.';
comment on column public.email_changes.case_id is 'Of a lost mailbox: the case by which staff made sure who calls.';
comment on column public.email_changes.asked_by is 'Of a lost mailbox: who on staff asked for it.';
comment on column public.email_changes.applies_at is 'Of a lost mailbox: not before then. Null: the client asked while signed in.';
comment on column public.email_changes.matched_facts is 'Which facts the caller knew; never the answers.';
comment on column public.email_changes.called_at is 'When staff called back at the number on file.';
comment on column public.email_changes.note is 'What staff noted about it.';
comment on column public.email_changes.mailbox_confirmed_at is 'When the new mailbox confirmed that it is theirs.';
comment on column public.email_changes.stopped_by is 'Who on staff stopped it.';
comment on column public.email_changes.approved_by is
  'Of a lost mailbox: the second person on staff, or who asked if they have the right to do it alone.';
comment on column public.email_changes.taken_at is 'When it failed, because the address had another account by then.';
create index email_changes_case_id_idx on public.email_changes (case_id);
create index email_changes_asked_by_idx on public.email_changes (asked_by);
create index email_changes_approved_by_idx on public.email_changes (approved_by);
create index email_changes_stopped_by_idx on public.email_changes (stopped_by);
create index email_changes_due_idx on public.email_changes (applies_at)
  where applies_at is not null and confirmed_at is null and cancelled_at is null;

grant select, insert, update, delete on public.email_changes to service_role;

create type public.email_link_purpose as enum ('confirm', 'undo');

create table public.email_change_links (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  email_change_id uuid not null references public.email_changes (id) on delete cascade,
  purpose public.email_link_purpose not null,
  created_at timestamptz not null default now()
);
create index email_change_links_email_change_id_idx on public.email_change_links (email_change_id);
comment on table public.email_change_links is
  'Links in mails about a change of address. A mail sent twice has two; whichever is used first counts.';
comment on column public.email_change_links.token_hash is 'SHA-256 (hex) of the token in the link.';

grant select, insert on public.email_change_links to service_role;

-- The link in the old mailbox stops what waits, and undoes what happened.
create function private.email_change_is_open(
  p_change public.email_changes, p_user public.users, p_purpose public.email_link_purpose
) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(
    p_user.is_active and case p_purpose
      when 'confirm' then
        p_change.confirmed_at is null and p_change.cancelled_at is null and p_change.expires_at > now()
        and p_user.email = p_change.old_email and p_change.mailbox_confirmed_at is null
        and (p_change.applies_at is null or p_change.approved_at is not null)
      else case when p_change.applies_at is not null and p_change.confirmed_at is null
        then p_change.cancelled_at is null and (p_change.expires_at > now() or p_change.mailbox_confirmed_at is not null)
        else p_change.undone_at is null and p_change.undo_until > now() end
    end, false)
$$;
comment on function private.email_change_is_open(public.email_changes, public.users, public.email_link_purpose) is
  'Whether a link of this purpose still does something.';

create function public.request_email_change(p_user_id uuid, p_email text, p_expires_at timestamptz) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_email text := lower(btrim(p_email));
  v_user public.users;
  v_change public.email_changes;
begin
  select * into v_user from public.users where id = p_user_id and is_active for no key update;
  if v_user.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  delete from public.email_changes where created_at < now() - interval '60 days';
  -- One wish at a time: the link of a mistyped address must not work beside that of the right one.
  update public.email_changes set cancelled_at = now()
  where user_id = v_user.id and confirmed_at is null and cancelled_at is null;
  insert into public.email_changes (user_id, old_email, new_email, expires_at)
  values (v_user.id, v_user.email, v_email, p_expires_at) returning * into v_change;
  -- The asker reads the same either way; only the mailbox itself learns that its address has an account.
  perform private.insert_mails(jsonb_build_array(jsonb_build_object(
    'kind', case when exists (select from public.users where email = v_email) then 'email_in_use'
                 else 'email_confirm' end,
    'recipient', v_email, 'language', v_user.preferred_language,
    'dedupeKey', 'email_confirm:' || v_change.id,
    'payload', jsonb_build_object('emailChangeId', v_change.id)
  )), null, null, v_user.id);
  return jsonb_build_object('outcome', 'asked');
end
$$;
comment on function public.request_email_change is '→ { outcome: asked | unknown }, also when the address has an account.';

create function public.cancel_email_change(p_user_id uuid) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  update public.email_changes set cancelled_at = now()
  where user_id = p_user_id and confirmed_at is null and cancelled_at is null;
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.cancel_email_change is '→ { outcome: done }: no link confirms anything any more.';

create function public.create_email_link(
  p_email_change_id uuid,
  p_purpose public.email_link_purpose,
  p_token_hash text
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_change public.email_changes;
  v_user public.users;
begin
  select * into v_change from public.email_changes where id = p_email_change_id;
  select * into v_user from public.users where id = v_change.user_id;
  if not private.email_change_is_open(v_change, v_user, p_purpose) then
    return jsonb_build_object('outcome', 'closed');
  end if;
  insert into public.email_change_links (token_hash, email_change_id, purpose)
  values (p_token_hash, v_change.id, p_purpose);
  return jsonb_build_object('outcome', 'created');
end
$$;
comment on function public.create_email_link is '→ { outcome: created | closed }.';

create function public.read_email_link(p_token_hash text) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  v_link public.email_change_links;
  v_change public.email_changes;
  v_user public.users;
begin
  select * into v_link from public.email_change_links where token_hash = p_token_hash;
  select * into v_change from public.email_changes where id = v_link.email_change_id;
  select * into v_user from public.users where id = v_change.user_id;
  if not private.email_change_is_open(v_change, v_user, v_link.purpose) then
    return jsonb_build_object('outcome', 'closed');
  end if;
  return jsonb_build_object(
    'outcome', 'open', 'userId', v_user.id, 'appliesAt', v_change.applies_at,
    'purpose', case
      when v_change.applies_at is null or v_change.confirmed_at is not null then v_link.purpose::text
      when v_link.purpose = 'confirm' then 'claim' else 'stop' end,
    'email', case v_link.purpose when 'undo' then v_change.old_email else v_change.new_email end);
end
$$;
comment on function public.read_email_link is
  '→ { outcome: open | closed, purpose: confirm | undo, or of a lost mailbox claim | stop, userId, appliesAt, email: the address it leads to '
  '}; changes nothing.';

create function private.close_ways_in(p_user_id uuid) returns void
language sql volatile set search_path = '' as $$
  -- Links that set a password went to an address that may be somebody else's by now.
  update public.password_setup_tokens set used_at = now() where user_id = p_user_id and used_at is null;
  update public.outbox set status = 'cancelled', locked_until = null, locked_by = null
  where user_id = p_user_id and status = 'waiting' and kind in ('password_reset', 'registration', 'email_confirm');
$$;
comment on function private.close_ways_in(uuid) is 'No link that was mailed, or is about to be, opens the account.';

create function private.put_new_address(p_change public.email_changes, p_user public.users, p_undo_until timestamptz)
returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  begin
    update public.users set email = p_change.new_email where id = p_user.id;
  exception when unique_violation then
    return false;
  end;
  update public.email_changes set confirmed_at = now(), undo_until = p_undo_until where id = p_change.id;
  perform private.close_ways_in(p_user.id);
  update public.outbox set recipient = p_change.new_email
  where user_id = p_user.id and status = 'waiting' and recipient = p_change.old_email
    and kind::text not like 'email\_%' and kind <> 'password_changed';
  perform private.insert_mails(jsonb_build_array(jsonb_build_object(
    'kind', 'email_changed', 'recipient', p_change.old_email, 'language', p_user.preferred_language,
    'dedupeKey', 'email_changed:' || p_change.id,
    'payload', jsonb_strip_nulls(jsonb_build_object('emailChangeId', p_change.id, 'firstName', p_user.first_name))
  )), null, null, p_user.id);
  return true;
end
$$;
comment on function private.put_new_address(public.email_changes, public.users, timestamptz) is
  'Gives a locked account its new address and tells the old one; false when another account has it.';

create function public.confirm_email_change(p_token_hash text, p_user_id uuid, p_undo_until timestamptz) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_link public.email_change_links;
  v_change public.email_changes;
  v_user public.users;
begin
  select * into v_link from public.email_change_links where token_hash = p_token_hash and purpose = 'confirm';
  -- The account first, so that many presses at once take turns. Its owner alone: the mail of a mistyped address
  -- reaches a stranger, who must not get the account by it.
  select * into v_user from public.users
  where id = p_user_id
    and id = (select user_id from public.email_changes where id = v_link.email_change_id)
  for update;
  select * into v_change from public.email_changes where id = v_link.email_change_id and user_id = v_user.id;
  if v_change.applies_at is not null or not private.email_change_is_open(v_change, v_user, 'confirm')
    or not private.put_new_address(v_change, v_user, p_undo_until) then
    return jsonb_build_object('outcome', 'closed');
  end if;
  return jsonb_build_object('outcome', 'done', 'email', v_change.new_email);
end
$$;
comment on function public.confirm_email_change is
  'p_user_id: who is signed in → { outcome: done | closed, email }. Done: told to the old address.';

-- The old mailbox takes an account back from somebody who knew its password: nothing that person set up opens it on.
create function public.undo_email_change(p_token_hash text, p_unknown_password text) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_link public.email_change_links;
  v_change public.email_changes;
  v_user public.users;
  v_name text;
begin
  select * into v_link from public.email_change_links where token_hash = p_token_hash and purpose = 'undo';
  select * into v_user from public.users
  where id = (select user_id from public.email_changes where id = v_link.email_change_id) for update;
  select * into v_change from public.email_changes where id = v_link.email_change_id;
  if not private.email_change_is_open(v_change, v_user, 'undo') then
    return jsonb_build_object('outcome', 'closed');
  end if;
  begin
    -- Whoever changed the address knew the password, so it opens nothing any more.
    update public.users set email = v_change.old_email, hashed_password = p_unknown_password,
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
    perform private.note_activity(v_user.id, 'supporter_ended', v_name);
  end loop;
  perform private.insert_mails(jsonb_build_array(jsonb_build_object(
    'kind', 'email_restored', 'recipient', v_change.old_email, 'language', v_user.preferred_language,
    'dedupeKey', 'email_restored:' || v_change.id,
    'payload', jsonb_strip_nulls(jsonb_build_object('firstName', v_user.first_name))
  )), null, null, v_user.id);
  return jsonb_build_object('outcome', 'done', 'email', v_change.old_email);
end
$$;
comment on function public.undo_email_change is
  'p_unknown_password: a hash nobody knows the password of → { outcome: done | taken | closed, email }. Done: every session ended, the '
  'calendar address and supporters agreed to since the change was asked too, and a link to a new password mailed to the old address.';
