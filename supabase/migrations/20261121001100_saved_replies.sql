-- Replies that staff insert into what they write, as pairs of both languages.

create table public.saved_replies (
  id uuid primary key default gen_random_uuid(),
  shipped_as text unique check (shipped_as ~ '^[a-z][a-z0-9-]{1,60}$'),
  title_en text not null check (char_length(title_en) between 1 and 80),
  title_es text not null check (char_length(title_es) between 1 and 80),
  body_en text not null check (char_length(body_en) between 1 and 3000),
  body_es text not null check (char_length(body_es) between 1 and 3000),
  en_current_at timestamptz not null default now(),
  es_current_at timestamptz not null default now(),
  version integer not null default 1 check (version > 0),
  changed_by uuid references public.users (id) on delete set null,
  retired_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index saved_replies_changed_by_idx on public.saved_replies (changed_by) where changed_by is not null;
comment on table public.saved_replies is 'Replies of staff as pairs of both languages, with blanks to fill in.';
comment on column public.saved_replies.shipped_as is 'Name of a pair that came with the product: it is added once and from then on belongs to staff.';
comment on column public.saved_replies.en_current_at is 'When the English half was last changed or found right. Another time than that of the Spanish half: one of them is old.';
comment on column public.saved_replies.retired_at is 'Since when it is offered no more.';

create trigger set_updated_at before update on public.saved_replies
  for each row execute function private.set_updated_at();

grant select, insert, update on public.saved_replies to service_role;

create function private.show_reply(p_reply public.saved_replies) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'id', p_reply.id, 'version', p_reply.version, 'titleEn', p_reply.title_en, 'titleEs', p_reply.title_es,
    'bodyEn', p_reply.body_en, 'bodyEs', p_reply.body_es,
    'enCurrentAt', p_reply.en_current_at, 'esCurrentAt', p_reply.es_current_at,
    'older', case
      when p_reply.en_current_at < p_reply.es_current_at then 'en'
      when p_reply.es_current_at < p_reply.en_current_at then 'es'
    end
  )
$$;
comment on function private.show_reply(public.saved_replies) is 'A pair as staff read it.';

create function private.stale_reply(p_reply public.saved_replies) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('outcome', 'stale', 'version', p_reply.version, 'by', (
    select coalesce(nullif(private.person_name(first_name, last_name), ''), email) from public.users
    where id = p_reply.changed_by
  ))
$$;
comment on function private.stale_reply(public.saved_replies) is 'Whose change it was, and the version that counts.';

create function public.search_replies(p_search text default null) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object('before', null, 'items', coalesce(
    jsonb_agg(private.show_reply(reply) order by lower(reply.title_en), reply.id), '[]'))
  from public.saved_replies as reply
  where reply.retired_at is null
    and (p_search is null or private.has_words(
      concat_ws(' ', reply.title_en, reply.title_es, reply.body_en, reply.body_es), p_search))
$$;
comment on function public.search_replies is '→ { items, before: null }, by title; at most 200 there are.';

create function public.read_reply(p_reply_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce((
    select jsonb_build_object('outcome', 'found', 'reply', private.show_reply(reply))
    from public.saved_replies as reply where reply.id = p_reply_id and reply.retired_at is null
  ), jsonb_build_object('outcome', 'unknown'))
$$;
comment on function public.read_reply is '→ { outcome: found | unknown, reply? }.';

create function public.save_reply(
  p_title_en text,
  p_title_es text,
  p_body_en text,
  p_body_es text,
  p_most integer,
  p_actor_id uuid,
  p_actor_role public.account_role,
  p_id uuid default null,
  p_new_id uuid default null,
  p_version integer default null,
  p_both_current boolean default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_both boolean := coalesce(p_both_current, false);
  v_reply public.saved_replies;
  v_en boolean;
  v_es boolean;
begin
  if p_id is null then
    -- Two at once may both be the last; a list a little longer than agreed harms nobody.
    if (select count(*) from public.saved_replies where retired_at is null) >= p_most then
      return jsonb_build_object('outcome', 'too_many');
    end if;
    insert into public.saved_replies (id, title_en, title_es, body_en, body_es, changed_by)
    values (p_new_id, p_title_en, p_title_es, p_body_en, p_body_es, p_actor_id)
    on conflict (id) do nothing returning * into v_reply;
    if v_reply.id is null then
      -- The same press again: the first answer was lost on its way.
      select * into v_reply from public.saved_replies where id = p_new_id;
      if (v_reply.title_en, v_reply.title_es, v_reply.body_en, v_reply.body_es)
        is distinct from (p_title_en, p_title_es, p_body_en, p_body_es) then
        raise exception 'this key was used for something else' using errcode = 'FK409';
      end if;
      return jsonb_build_object('outcome', 'saved', 'reply', private.show_reply(v_reply));
    end if;
  else
    select * into v_reply from public.saved_replies
    where id = p_id and retired_at is null for no key update;
    if v_reply.id is null then
      return jsonb_build_object('outcome', 'unknown');
    end if;
    if p_version is null or v_reply.version <> p_version then
      return private.stale_reply(v_reply);
    end if;
    v_en := v_both or (v_reply.title_en, v_reply.body_en) is distinct from (p_title_en, p_body_en);
    v_es := v_both or (v_reply.title_es, v_reply.body_es) is distinct from (p_title_es, p_body_es);
    update public.saved_replies set
      title_en = p_title_en, title_es = p_title_es, body_en = p_body_en, body_es = p_body_es,
      en_current_at = case when v_en then now() else en_current_at end,
      es_current_at = case when v_es then now() else es_current_at end,
      version = version + 1, changed_by = p_actor_id
    where id = v_reply.id returning * into v_reply;
  end if;
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id)
  values (p_actor_id, p_actor_role, 'reply_saved', 'saved_reply', v_reply.id::text);
  return jsonb_build_object('outcome', 'saved', 'reply', private.show_reply(v_reply));
end
$$;
comment on function public.save_reply is
  '→ { outcome: saved | stale | unknown | too_many, reply?, version?, by? }. A half that was changed alone makes the other one old, unless '
  'p_both_current. A p_new_id used for another text is refused (FK409).';

create function public.retire_reply(
  p_id uuid,
  p_version integer,
  p_actor_id uuid,
  p_actor_role public.account_role
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_reply public.saved_replies;
begin
  select * into v_reply from public.saved_replies where id = p_id for no key update;
  if v_reply.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  if v_reply.retired_at is not null then
    return jsonb_build_object('outcome', 'done');
  end if;
  if v_reply.version <> p_version then
    return private.stale_reply(v_reply);
  end if;
  update public.saved_replies set retired_at = now(), version = version + 1, changed_by = p_actor_id
  where id = v_reply.id;
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id)
  values (p_actor_id, p_actor_role, 'reply_retired', 'saved_reply', v_reply.id::text);
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.retire_reply is '→ { outcome: done | stale | unknown, version?, by? }. It is offered no more.';
