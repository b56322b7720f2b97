-- Who has a case open right now. It is worth nothing after a few minutes, so it need not survive a crash of the
-- database.
create unlogged table public.case_presence (
  case_id uuid not null,
  user_id uuid not null,
  seen_at timestamptz not null default now(),
  writing_at timestamptz,
  primary key (case_id, user_id)
);
create index case_presence_seen_at_idx on public.case_presence (seen_at);
comment on table public.case_presence is 'Who of us has which case open, and writes in it; swept after an hour.';
alter table public.case_presence enable row level security;
revoke all on public.case_presence from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.case_presence to service_role;

create function public.note_presence(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_case_id uuid := (select id from public.cases where id = (p ->> 'caseId')::uuid);
  v_actor_id uuid := (p ->> 'actorId')::uuid;
begin
  if v_case_id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  if (p ->> 'leaves')::boolean then
    delete from public.case_presence where case_id = v_case_id and user_id = v_actor_id;
  else
    insert into public.case_presence (case_id, user_id, seen_at, writing_at)
    values (v_case_id, v_actor_id, now(), case when (p ->> 'writing')::boolean then now() end)
    on conflict (case_id, user_id) do update set seen_at = excluded.seen_at, writing_at = excluded.writing_at;
  end if;
  delete from public.case_presence where seen_at < now() - interval '1 hour';
  return jsonb_build_object(
    'outcome', 'done',
    'others', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', other.user_id, 'name', private.staff_name(other.user_id), 'writing', other.writing_at > now() - interval '1 minute'
      ) order by private.staff_name(other.user_id))
      from public.case_presence as other join public.users as person on person.id = other.user_id and person.is_active
      -- Who asks every two minutes is here; who has gone said so, or is forgotten after a little more.
      where other.case_id = v_case_id and other.user_id <> v_actor_id and other.seen_at > now() - interval '150 seconds'), '[]'),
    'shared', exists (
      select from public.case_presence
      where case_id = v_case_id and user_id <> v_actor_id and seen_at > now() - interval '10 minutes')
  );
end
$$;
comment on function public.note_presence(jsonb) is
  'p { caseId, actorId, writing, leaves } → { outcome: done | unknown, others: { id, name, writing }[], shared: somebody else opened it '
  'within ten minutes }.';
revoke execute on function public.note_presence(jsonb) from public, anon, authenticated;
grant execute on function public.note_presence(jsonb) to service_role;
