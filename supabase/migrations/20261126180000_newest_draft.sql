-- Of two saves of one open page the later counts, in whatever order they arrive. A page that goes away cannot wait for
-- the answer to its last save but one, so both are under way at once.
alter table public.intake_drafts
  add page uuid,
  add page_edit integer check (page_edit > 0);
comment on column public.intake_drafts.page is 'The open page that saved last, by an id it made up.';
comment on column public.intake_drafts.page_edit is 'Which of the saves of that page this is.';

create or replace function public.save_draft(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_draft public.intake_drafts;
begin
  -- What expired is not continued: it is replaced as if new, with the links that led to it.
  delete from public.intake_drafts where token_hash = p ->> 'tokenHash' and expires_at <= now();
  insert into public.intake_drafts as draft
    (token_hash, answers, tickets, step, language, device, page, page_edit, expires_at)
  values (p ->> 'tokenHash', coalesce(p -> 'answers', '{}'), coalesce(p -> 'tickets', '[]'),
          coalesce((p ->> 'step')::smallint, 0), coalesce((p ->> 'language')::public.locale, 'en'),
          coalesce((p ->> 'device')::public.device, 'own'), (p -> 'edit' ->> 'page')::uuid,
          (p -> 'edit' ->> 'number')::integer, (p ->> 'expiresAt')::timestamptz)
  on conflict (token_hash) do update set
    answers = excluded.answers, tickets = excluded.tickets, step = excluded.step, language = excluded.language,
    device = excluded.device, page = excluded.page, page_edit = excluded.page_edit, expires_at = excluded.expires_at
    where draft.page is distinct from excluded.page or draft.page is null or draft.page_edit <= excluded.page_edit
  returning * into v_draft;
  if v_draft.id is null then
    select * into v_draft from public.intake_drafts where token_hash = p ->> 'tokenHash';
  end if;
  return jsonb_build_object('outcome', 'saved', 'draftId', v_draft.id, 'savedAt', v_draft.updated_at);
end
$$;
comment on function public.save_draft(jsonb) is
  'p { tokenHash, answers, tickets, step, language, device, edit: { page, number } or none, expiresAt } '
  '→ { outcome: saved, draftId, savedAt }. An older save of the same page changes nothing.';
