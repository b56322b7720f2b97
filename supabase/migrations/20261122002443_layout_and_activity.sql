-- How a client arranged the list of cases, and what happened in their account lately: on a phone that others use too,
-- that is how a stranger is noticed.

create type public.activity_kind as enum ('signed_in', 'password_changed', 'email_changed', 'ticket_opened', 'goal_added');
alter table public.client_activity
  drop column description,
  alter column activity_type type public.activity_kind using activity_type::public.activity_kind;
comment on table public.client_activity is 'What happened in a client''s account, for the client; 90 days.';
comment on column public.client_activity.metadata is 'Of a sign-in: { device, shared }, as its session says.';

create function private.note_activity(p_user_id uuid, p_kind public.activity_kind, p_metadata jsonb default '{}') returns void
language sql volatile set search_path = '' as $$
  delete from public.client_activity where user_id = p_user_id and created_at < now() - interval '90 days';
  insert into public.client_activity (user_id, activity_type, metadata)
  select id, p_kind, p_metadata from public.users where id = p_user_id and role = 'client' and is_active;
$$;
comment on function private.note_activity(uuid, public.activity_kind, jsonb) is
  'Of clients alone: what those who work here do stands in the audit log.';

create function private.note_sign_in() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.note_activity(new.user_id, 'signed_in', jsonb_build_object(
    'device', new.sess -> 'device', 'shared', coalesce(new.sess ->> 'kind' = 'publicComputer', false)
  ));
  return null;
end
$$;
comment on function private.note_sign_in() is 'Trigger: a browser signed in.';
create trigger note_sign_in after insert on public.sessions for each row execute function private.note_sign_in();

create function private.note_account_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.hashed_password is distinct from old.hashed_password and old.hashed_password is not null then
    perform private.note_activity(new.id, 'password_changed');
  end if;
  if new.email is distinct from old.email then
    perform private.note_activity(new.id, 'email_changed');
  end if;
  return null;
end
$$;
comment on function private.note_account_change() is 'Trigger: another password or address; not when the account is emptied.';
create trigger note_account_change after update of hashed_password, email on public.users
  for each row when (new.deactivated_at is null) execute function private.note_account_change();

create function private.note_own_entry() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.note_activity(new.user_id, tg_argv[0]::public.activity_kind);
  return null;
end
$$;
comment on function private.note_own_entry() is 'Trigger: a client added something; which kind it is comes with it.';
create trigger note_activity after insert on public.support_tickets
  for each row execute function private.note_own_entry('ticket_opened');
create trigger note_activity after insert on public.client_goals
  for each row execute function private.note_own_entry('goal_added');

create function public.read_activity(p jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return jsonb_build_object('items', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', one.id, 'kind', one.activity_type, 'device', one.metadata ->> 'device',
      'shared', coalesce((one.metadata ->> 'shared')::boolean, false), 'at', one.created_at
    ) order by one.created_at desc, one.id), '[]')
    from (
      select * from public.client_activity
      where user_id = (p ->> 'actorId')::uuid and created_at > now() - interval '90 days'
      order by created_at desc, id limit (p ->> 'limit')::integer
    ) as one
  ));
end
$$;
comment on function public.read_activity(jsonb) is 'p { actorId, limit } → { items: [{ id, kind, device, shared, at }] }, the newest first.';

create function public.save_layout(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  insert into public.dashboard_layouts (user_id, widget_config)
  values ((p ->> 'actorId')::uuid, jsonb_build_object('order', p -> 'order', 'hidden', p -> 'hidden'))
  on conflict (user_id, layout_name) do update set widget_config = excluded.widget_config, is_active = true;
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.save_layout(jsonb) is 'p { actorId, order, hidden: names of panels } → { outcome: done }. The last one wins.';
comment on column public.dashboard_layouts.layout_name is 'A client has one so far.';
comment on column public.dashboard_layouts.widget_config is '{ order, hidden }: names of panels, as src/domain/portal/layout.ts lists them.';

revoke execute on function public.read_activity(jsonb), public.save_layout(jsonb) from public, anon, authenticated;
grant execute on function public.read_activity(jsonb), public.save_layout(jsonb) to service_role;
revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
