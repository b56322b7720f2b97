-- A write key counts for what was first sent under it: with other content it is refused, and not answered with the answer
-- to the first.

alter table public.case_writes add column content_hash text;
comment on column public.case_writes.content_hash is
  'SHA-256 of address and content of the call; null where a key came without one.';

create or replace function private.answer_of_write(p_key text, p_user_id uuid) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  -- The hash stands behind the sign that no key holds.
  v_key text := split_part(p_key, '#', 1);
  v_hash text := nullif(split_part(p_key, '#', 2), '');
  v_first public.case_writes;
begin
  -- The other press of the same button waits here until the first is written, or fails and leaves nothing.
  insert into public.case_writes (key, user_id, content_hash) values (v_key, p_user_id, v_hash) on conflict (key) do nothing;
  if found then
    return null;
  end if;
  select * into strict v_first from public.case_writes where key = v_key and user_id is not distinct from p_user_id;
  if v_first.content_hash <> v_hash then
    raise exception 'this key was used for something else' using errcode = 'FK409';
  end if;
  return coalesce(v_first.answer, jsonb_build_object('outcome', 'unknown'));
end
$$;
comment on function private.answer_of_write(text, uuid) is
  'Null for a first write, else the answer the same write got before. A key of somebody else is refused (no_data_found), and '
  'so is one used for other content (FK409). p_key: the key, or key#hash of what was sent.';

create or replace function private.keep_answer(p_key text, p_answer jsonb) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_key text := split_part(p_key, '#', 1);
begin
  -- A refusal changed nothing and may be answered otherwise next time.
  if p_answer ->> 'outcome' = 'done' then
    update public.case_writes set answer = p_answer where key = v_key;
  else
    delete from public.case_writes where key = v_key;
  end if;
  return p_answer;
end
$$;

create or replace function public.save_reply(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_both boolean := coalesce((p ->> 'bothCurrent')::boolean, false);
  v_reply public.saved_replies;
  v_en boolean;
  v_es boolean;
begin
  if p ->> 'id' is null then
    -- Two at once may both be the last; a list a little longer than agreed harms nobody.
    if (select count(*) from public.saved_replies where retired_at is null) >= (p ->> 'most')::integer then
      return jsonb_build_object('outcome', 'too_many');
    end if;
    insert into public.saved_replies (id, title_en, title_es, body_en, body_es, changed_by)
    values ((p ->> 'newId')::uuid, p ->> 'titleEn', p ->> 'titleEs', p ->> 'bodyEn', p ->> 'bodyEs', (p ->> 'actorId')::uuid)
    on conflict (id) do nothing returning * into v_reply;
    if v_reply.id is null then
      -- The same press again: the first answer was lost on its way.
      select * into v_reply from public.saved_replies where id = (p ->> 'newId')::uuid;
      if (v_reply.title_en, v_reply.title_es, v_reply.body_en, v_reply.body_es)
        is distinct from (p ->> 'titleEn', p ->> 'titleEs', p ->> 'bodyEn', p ->> 'bodyEs') then
        raise exception 'this key was used for something else' using errcode = 'FK409';
      end if;
      return jsonb_build_object('outcome', 'saved', 'reply', private.show_reply(v_reply));
    end if;
  else
    select * into v_reply from public.saved_replies
    where id = (p ->> 'id')::uuid and retired_at is null for no key update;
    if v_reply.id is null then
      return jsonb_build_object('outcome', 'unknown');
    end if;
    if p ->> 'version' is null or v_reply.version <> (p ->> 'version')::integer then
      return private.stale_reply(v_reply);
    end if;
    v_en := v_both or (v_reply.title_en, v_reply.body_en) is distinct from (p ->> 'titleEn', p ->> 'bodyEn');
    v_es := v_both or (v_reply.title_es, v_reply.body_es) is distinct from (p ->> 'titleEs', p ->> 'bodyEs');
    update public.saved_replies set
      title_en = p ->> 'titleEn', title_es = p ->> 'titleEs', body_en = p ->> 'bodyEn', body_es = p ->> 'bodyEs',
      en_current_at = case when v_en then now() else en_current_at end,
      es_current_at = case when v_es then now() else es_current_at end,
      version = version + 1, changed_by = (p ->> 'actorId')::uuid
    where id = v_reply.id returning * into v_reply;
  end if;
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id)
  values ((p ->> 'actorId')::uuid, (p ->> 'actorRole')::public.actor_role, 'reply_saved', 'saved_reply', v_reply.id::text);
  return jsonb_build_object('outcome', 'saved', 'reply', private.show_reply(v_reply));
end
$$;
comment on function public.save_reply(jsonb) is
  'p { id? or newId, version, titleEn, titleEs, bodyEn, bodyEs, bothCurrent, most, actorId, actorRole } → { outcome: saved | stale '
  '| unknown | too_many, reply?, version?, by? }. A half that was changed alone makes the other one old, unless bothCurrent. A '
  'newId used for another text is refused (FK409).';
