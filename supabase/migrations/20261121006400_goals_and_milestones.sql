-- What clients set themselves, the notes they keep for themselves, and the steps of a case that are worth a pause.

create type public.goal_kind as enum ('find_home', 'keep_home', 'clear_debt', 'work', 'learn', 'own');
create type public.goal_status as enum ('active', 'completed', 'paused', 'cancelled');

create table public.client_goals (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  case_id uuid references public.cases (id) on delete set null,
  goal_type public.goal_kind not null,
  title text,
  description text,
  target_date date,
  status public.goal_status not null default 'active',
  progress smallint not null default 0 check (progress between 0 and 100),
  priority public.case_priority not null default 'medium',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  language public.locale,
  is_shared boolean not null default false,
  constraint client_goals_own_words_check check ((goal_type = 'own') = (title is not null))
);
create index client_goals_user_id_idx on public.client_goals (user_id);
create index client_goals_case_id_idx on public.client_goals (case_id);
comment on table public.client_goals is 'Goals a client set.';
comment on column public.client_goals.title is 'In the client''s own words; a kind has its words in both languages.';
comment on column public.client_goals.description is 'Why it matters, in the client''s words.';
comment on column public.client_goals.is_shared is 'Whether staff may read it.';

create trigger set_updated_at before update on public.client_goals
  for each row execute function private.set_updated_at();

grant select, insert, update, delete on public.client_goals to service_role;

create function public.add_goal(
  p_idempotency_key text,
  p_actor_id uuid,
  p_kind public.goal_kind,
  p_description text,
  p_is_first boolean,
  p_is_shared boolean,
  p_language public.locale,
  p_most integer,
  p_title text default null,
  p_target_date date default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_id uuid;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  -- Locked, so that two at once cannot both be the last.
  perform from public.users where id = p_actor_id for no key update;
  if (select count(*) from public.client_goals where user_id = p_actor_id and status <> 'cancelled') >= p_most then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'too_many'));
  end if;
  insert into public.client_goals
    (user_id, case_id, goal_type, title, description, target_date, priority, is_shared, language)
  values (
    p_actor_id, (select id from public.cases where user_id = p_actor_id order by created_at desc limit 1),
    p_kind, p_title, nullif(p_description, ''), p_target_date,
    case when p_is_first then 'high' else 'medium' end::public.case_priority,
    p_is_shared, p_language
  ) returning id into v_id;
  return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'done', 'goalId', v_id));
end
$$;
comment on function public.add_goal is 'p_title: own words alone → { outcome: done | too_many, goalId? }.';

create function public.change_goal(
  p_goal_id uuid,
  p_actor_id uuid,
  p_status public.goal_status default null,
  p_progress smallint default null,
  p_is_shared boolean default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  update public.client_goals set
    status = coalesce(p_status, status),
    progress = coalesce(p_progress, progress),
    is_shared = coalesce(p_is_shared, is_shared)
  where id = p_goal_id and user_id = p_actor_id;
  return jsonb_build_object('outcome', case when found then 'done' else 'unknown' end);
end
$$;
comment on function public.change_goal is '→ { outcome: done | unknown }. The last of two wins: a goal has one owner.';

create function public.remove_goal(p_goal_id uuid, p_actor_id uuid) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  delete from public.client_goals where id = p_goal_id and user_id = p_actor_id;
  return jsonb_build_object('outcome', case when found then 'done' else 'unknown' end);
end
$$;
comment on function public.remove_goal is '→ { outcome: done | unknown }.';

create function private.goals_of(p_user_id uuid, p_for_staff boolean) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', id, 'kind', goal_type, 'title', title, 'description', description, 'targetDate', target_date, 'status', status,
      'progress', progress, 'isFirst', priority = 'high', 'isShared', is_shared, 'language', language
    ) order by priority = 'high' desc, created_at), '[]')
    from public.client_goals
    where user_id = p_user_id and status <> 'cancelled' and (is_shared or not p_for_staff)
  );
end
$$;
comment on function private.goals_of(uuid, boolean) is 'Goals, the most important first; staff see those that were shared.';

create function public.read_plans(p_actor_id uuid) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return jsonb_build_object(
    'goals', private.goals_of(p_actor_id, false),
    'notes', coalesce((select personal_notes from public.users where id = p_actor_id), '')
  );
end
$$;
comment on function public.read_plans is '→ { goals, notes }: of the client alone. No other function reads these notes.';

create function public.keep_notes(p_actor_id uuid, p_notes text, p_seen text) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  update public.users set personal_notes = nullif(p_notes, '')
  where id = p_actor_id and coalesce(personal_notes, '') = p_seen;
  return jsonb_build_object('outcome', case when found then 'done' else 'stale' end);
end
$$;
comment on function public.keep_notes is 'p_seen: what stood there → { outcome: done | stale (written on another device meanwhile) }.';

-- Under which address and name a client was known before accounts were made one: whoever answers an old mail of theirs,
-- or hears the other name on the phone, finds it beside the case.
create function public.read_client_card(p_case_id uuid) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return coalesce((
    select jsonb_build_object(
      'outcome', 'done', 'accountType', client.account_type, 'paymentStatus', client.payment_status,
      'mailboxWaits', (private.waiting_mailbox(client.id)).applies_at,
      'passwordLockedAt', client.birth_date_locked_at,
      'goals', private.goals_of(client.id, true),
      'ratings', (
        select jsonb_build_object('count', count(satisfaction_rating), 'mean', round(avg(satisfaction_rating), 1))
        from public.support_tickets where user_id = client.id
      ),
      'aliases', coalesce((
        select jsonb_agg(jsonb_build_object(
          'email', email, 'name', nullif(private.person_name(first_name, last_name), '')) order by created_at, email)
        from public.person_aliases where user_id = client.id
      ), '[]')
    )
    from public.cases as one join public.users as client on client.id = one.user_id
    where one.id = p_case_id
  ), jsonb_build_object('outcome', 'unknown'));
end
$$;
comment on function public.read_client_card is
  '→ { outcome: done | unknown, accountType, paymentStatus, mailboxWaits: until when another address waits at the earliest, '
  'passwordLockedAt, goals (shared), ratings: { count, mean }, aliases: [{ email, name }] }: for staff.';

-- Milestones follow from the moves of a matter: what those say stands in i18n, so they keep a code and when it was. Others
-- are told by staff, in their own words.

create type public.milestone_kind as enum (
  'told', 'work_began', 'papers_ready', 'papers_approved', 'filed', 'hearing_set', 'granted', 'closed'
);

create table public.client_milestones (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  case_id uuid references public.cases (id) on delete cascade,
  milestone_type public.milestone_kind not null,
  is_visible boolean not null default true,
  created_by uuid references public.users (id) on delete set null,
  achieved_at timestamptz,
  celebration_shown boolean not null default false,
  metadata jsonb not null default '{}',
  created_at timestamptz not null default now(),
  matter_id uuid references public.court_matters (id) on delete cascade,
  title text check (length(title) between 1 and 200),
  description text check (length(description) between 1 and 5000),
  language public.locale,
  priority public.case_priority not null default 'medium',
  check ((milestone_type = 'told') = (title is not null and language is not null))
);
create index client_milestones_user_id_idx on public.client_milestones (user_id);
create index client_milestones_case_id_idx on public.client_milestones (case_id);
create index client_milestones_created_by_idx on public.client_milestones (created_by);
create unique index client_milestones_matter_id_idx on public.client_milestones (matter_id, milestone_type);
comment on table public.client_milestones is 'Steps reached that are worth showing.';
comment on column public.client_milestones.is_visible is 'False while the matter went back behind it.';
comment on column public.client_milestones.celebration_shown is 'The client has seen it once.';
comment on column public.client_milestones.created_by is 'Who moved the matter.';
comment on column public.client_milestones.metadata is '{ place }: which matter of its case.';
comment on column public.client_milestones.title is 'Of what staff told, in the language of the row; of a move the words stand in i18n.';
comment on column public.client_milestones.priority is 'high: what the whole case is about, such as an order; the list shows it so.';

grant select, insert, update, delete on public.client_milestones to service_role;

create function private.note_milestone() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_kind public.milestone_kind := case new.status
    when 'preparing' then 'work_began' when 'attorney_review' then 'work_began' when 'client_review' then 'papers_ready'
    when 'ready_to_file' then 'papers_approved' when 'filed' then 'filed' when 'hearing_set' then 'hearing_set'
    when 'granted' then 'granted' when 'notifying' then 'granted'
    when 'closed' then case when old.status in ('granted', 'notifying') then 'closed' end
  end;
begin
  if v_kind is null then
    return null;
  end if;
  -- What the matter went back behind is not reached any more.
  update public.client_milestones set is_visible = false
  where matter_id = new.id and milestone_type > v_kind and is_visible;
  insert into public.client_milestones
    (user_id, case_id, matter_id, milestone_type, created_by, achieved_at, metadata, priority)
  select user_id, new.case_id, new.id, v_kind, new.changed_by, now(), jsonb_build_object('place', new.place),
    case when v_kind in ('filed', 'granted') then 'high' else 'medium' end::public.case_priority
  from public.cases where id = new.case_id
  on conflict (matter_id, milestone_type) do update set
    is_visible = true, created_by = excluded.created_by,
    achieved_at = case when public.client_milestones.is_visible then public.client_milestones.achieved_at else now() end;
  return null;
end
$$;
comment on function private.note_milestone() is 'Trigger: a matter reached a step, or went back behind one.';

create trigger note_milestone after update of status on public.court_matters
  for each row when (old.status is distinct from new.status) execute function private.note_milestone();

create function private.tell_milestone(
  p_case public.cases, p_title text, p_text text, p_language public.locale, p_is_great boolean, p_actor_id uuid
) returns void
language sql volatile set search_path = '' as $$
  insert into public.client_milestones
    (user_id, case_id, milestone_type, title, description, language, priority, created_by, achieved_at)
  values (p_case.user_id, p_case.id, 'told', p_title, p_text, p_language,
    case when p_is_great then 'high' else 'medium' end::public.case_priority, p_actor_id, now())
$$;
comment on function private.tell_milestone is 'An update for the client that is a step reached, too.';

create function public.read_milestones(p_actor_id uuid, p_case_id uuid) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  v_case public.cases;
begin
  select * into v_case from public.cases where id = p_case_id and user_id = p_actor_id;
  if v_case.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  return jsonb_build_object(
    'outcome', 'done',
    'items', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', milestone_type, 'at', achieved_at, 'place', metadata -> 'place', 'title', title, 'text', description,
        'language', language, 'isHigh', priority = 'high'
      ) order by achieved_at, milestone_type), '[]')
      from public.client_milestones where case_id = v_case.id and is_visible
    ),
    -- The furthest one that was not seen; never beside a denial or an end without an order.
    'celebrate', case when v_case.status not in ('denied', 'cancelled') and not exists (
      select from public.court_matters
      where case_id = v_case.id and left_out_at is null and (status in ('denied', 'cancelled') or outcome in ('denied', 'denied_without_prejudice'))
    ) then (
      select milestone_type from public.client_milestones
      where case_id = v_case.id and is_visible and not celebration_shown and milestone_type <> 'told'
      order by milestone_type desc limit 1
    ) end
  );
end
$$;
comment on function public.read_milestones is
  '→ { outcome: done | unknown, items: [{ kind, at, place, title, text, language, isHigh }], celebrate: the newest not '
  'yet seen }, for the client.';

create function public.mark_milestones_seen(p_case_id uuid, p_actor_id uuid) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  if not exists (select from public.cases where id = p_case_id and user_id = p_actor_id) then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  update public.client_milestones set celebration_shown = true
  where case_id = p_case_id and not celebration_shown;
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.mark_milestones_seen is '→ { outcome: done | unknown }. Each is celebrated once.';
