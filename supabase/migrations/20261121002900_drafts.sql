-- Saving and continuing a half-filled form.
create function public.save_draft(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_draft public.intake_drafts;
begin
  -- What expired is not continued: it is replaced as if new, with the links that led to it.
  delete from public.intake_drafts where token_hash = p ->> 'tokenHash' and expires_at <= now();
  insert into public.intake_drafts as draft (token_hash, answers, tickets, step, language, device, expires_at)
  values (p ->> 'tokenHash', coalesce(p -> 'answers', '{}'), coalesce(p -> 'tickets', '[]'),
          coalesce((p ->> 'step')::smallint, 0), coalesce(p ->> 'language', 'en'), coalesce(p ->> 'device', 'own'),
          (p ->> 'expiresAt')::timestamptz)
  on conflict (token_hash) do update set
    answers = excluded.answers, tickets = excluded.tickets, step = excluded.step, language = excluded.language,
    device = excluded.device, expires_at = excluded.expires_at
  returning * into v_draft;
  return jsonb_build_object('outcome', 'saved', 'draftId', v_draft.id, 'savedAt', v_draft.updated_at);
end
$$;
comment on function public.save_draft(jsonb) is
  'p { tokenHash, answers, tickets, step, language, device, expiresAt } → { outcome: saved, draftId, savedAt }.';

create function public.use_draft_link(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_draft public.intake_drafts;
  v_draft_id uuid;
begin
  update public.draft_links set used_at = now()
  where token_hash = p ->> 'linkHash' and used_at is null and expires_at > now()
  returning draft_id into v_draft_id;
  -- The draft moves to this browser: its old cookie opens nothing any more.
  update public.intake_drafts set token_hash = p ->> 'newTokenHash', expires_at = (p ->> 'expiresAt')::timestamptz
  where id = v_draft_id and expires_at > now()
  returning * into v_draft;
  if v_draft.id is null then
    return jsonb_build_object('outcome', 'gone');
  end if;
  return jsonb_build_object('outcome', 'done', 'draftId', v_draft.id, 'draft', jsonb_build_object(
    'answers', v_draft.answers, 'tickets', v_draft.tickets, 'step', v_draft.step, 'device', v_draft.device,
    'language', v_draft.language, 'updatedAt', v_draft.updated_at
  ));
end
$$;
comment on function public.use_draft_link(jsonb) is
  'p { linkHash, newTokenHash, expiresAt } → { outcome: done | gone, draftId, draft }; a link works once.';

revoke execute on function public.save_draft(jsonb) from public, anon, authenticated;
grant execute on function public.save_draft(jsonb) to service_role;
revoke execute on function public.use_draft_link(jsonb) from public, anon, authenticated;
grant execute on function public.use_draft_link(jsonb) to service_role;
