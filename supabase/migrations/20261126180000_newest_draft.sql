-- Of two saves of one open page the later counts, in whatever order they arrive. A page that goes away cannot wait for
-- the answer to its last save but one, so both are under way at once. Of two pages, each changes only the answers that
-- somebody changed in it; where both changed the same one, the stored answer stays and the other waits beside it until
-- the person says which is right.
alter table public.intake_drafts
  add page uuid,
  add page_edit integer check (page_edit > 0),
  add version integer not null default 1 check (version > 0),
  add changes jsonb not null default '{}',
  add rivals jsonb not null default '{}';
comment on column public.intake_drafts.page is 'The open page that saved last, by an id it made up.';
comment on column public.intake_drafts.page_edit is 'Which of the saves of that page this is.';
comment on column public.intake_drafts.version is 'Counts the saves; a page names the one it saw.';
comment on column public.intake_drafts.changes is 'For each answer the version, page and save that changed it last.';
comment on column public.intake_drafts.rivals is 'Answers another page gave to the same question, until the person chooses.';

create function public.save_draft(
  p_token_hash text,
  p_answers jsonb,
  p_tickets jsonb,
  p_step smallint,
  p_language public.locale,
  p_device public.device,
  p_expires_at timestamptz,
  p_edit jsonb default null,
  p_base jsonb default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_draft public.intake_drafts;
  v_answers jsonb := coalesce(p_answers, '{}');
  v_tickets jsonb := coalesce(p_tickets, '[]');
  v_page uuid := (p_edit ->> 'page')::uuid;
  v_edit integer := (p_edit ->> 'number')::integer;
  v_seen integer := (p_base ->> 'version')::integer;
  v_known jsonb := coalesce(p_base -> 'tickets', '[]');
  v_field text;
  v_last jsonb;
begin
  -- What expired is not continued: it is replaced as if new, with the links that led to it.
  delete from public.intake_drafts where token_hash = p_token_hash and expires_at <= now();
  -- A draft that was sent or ran out is begun anew; the page that saw it goes on counting, or it would take the first
  -- answer about the new one for an old one that came late.
  insert into public.intake_drafts (token_hash, answers, tickets, step, language, device, page, page_edit, version, expires_at)
  values (p_token_hash, v_answers, v_tickets,
          coalesce(p_step, 0), coalesce(p_language, 'en'),
          coalesce(p_device, 'own'), v_page, v_edit, coalesce(v_seen, 0) + 1,
          p_expires_at)
  on conflict (token_hash) do nothing
  returning * into v_draft;
  if v_draft.id is null then
    select * into v_draft from public.intake_drafts where token_hash = p_token_hash for update;
    if v_draft.page = v_page and v_draft.page_edit > v_edit then
      return private.saved_draft(v_draft, v_draft.answers, v_draft.tickets);
    end if;
    v_draft.version := v_draft.version + 1;
    if v_seen is null then
      v_draft.answers := v_answers;
      v_draft.tickets := v_tickets;
      v_draft.changes := '{}';
      v_draft.rivals := '{}';
    else
      for v_field in select jsonb_array_elements_text(p_base -> 'changed') loop
        v_last := v_draft.changes -> v_field;
        if (v_last ->> 'page')::uuid = v_page and (v_last ->> 'edit')::integer > v_edit then
          continue;
        end if;
        -- A signature stands under all answers: the page where somebody signs asks again when they change.
        if (v_last ->> 'version')::integer > v_seen and (v_last ->> 'page')::uuid is distinct from v_page
          and v_draft.answers -> v_field is distinct from v_answers -> v_field
          and v_field not in ('signature', 'agreementAccepted') then
          v_draft.rivals := v_draft.rivals || jsonb_build_object(v_field, v_answers -> v_field);
        else
          v_draft.answers := v_draft.answers - v_field
            || case when v_answers ? v_field then jsonb_build_object(v_field, v_answers -> v_field) else '{}' end;
          v_draft.rivals := v_draft.rivals - v_field;
          v_draft.changes := v_draft.changes || jsonb_build_object(v_field,
            jsonb_build_object('version', v_draft.version, 'page', v_page, 'edit', v_edit));
        end if;
      end loop;
      -- Files that came in another page stay, and those that either page took away go.
      v_draft.tickets := coalesce((
        select jsonb_agg(file order by place)
        from (
          select file, place from jsonb_array_elements(v_tickets) with ordinality as mine (file, place)
          where not v_known ? (file ->> 'ticket') or v_draft.tickets @> jsonb_build_array(jsonb_build_object('ticket', file -> 'ticket'))
          union all
          select file, 1000 + place from jsonb_array_elements(v_draft.tickets) with ordinality as stored (file, place)
          where not v_known ? (file ->> 'ticket')
            and not v_tickets @> jsonb_build_array(jsonb_build_object('ticket', file -> 'ticket'))
        ) as files), '[]');
    end if;
    update public.intake_drafts set
      answers = v_draft.answers, tickets = v_draft.tickets, step = coalesce(p_step, 0),
      language = coalesce(p_language, 'en'),
      device = coalesce(p_device, 'own'), page = v_page, page_edit = v_edit,
      version = v_draft.version, changes = v_draft.changes, rivals = v_draft.rivals,
      expires_at = p_expires_at
      where id = v_draft.id
    returning * into v_draft;
  end if;
  return private.saved_draft(v_draft, v_answers, v_tickets);
end
$$;
comment on function public.save_draft is
  'p_edit: { page, number } or none; p_base: { version, changed, tickets } or none (all counts as changed) → { outcome: saved, draftId, '
  'savedAt, version, elsewhere: answers that differ from those sent (null: none), files: all, or null if they are those sent, rivals }.';

-- What a page did not know when it saved.
create function private.saved_draft(v_draft public.intake_drafts, v_sent jsonb, v_tickets jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'outcome', 'saved', 'draftId', v_draft.id, 'savedAt', v_draft.updated_at, 'version', v_draft.version,
    'elsewhere', (
      select coalesce(jsonb_object_agg(field, v_draft.answers -> field), '{}')
      from jsonb_object_keys(v_sent || v_draft.answers) as field
      where v_draft.answers -> field is distinct from v_sent -> field),
    'files', case when v_draft.tickets <> v_tickets then v_draft.tickets end,
    'rivals', v_draft.rivals)
$$;
comment on function private.saved_draft(public.intake_drafts, jsonb, jsonb) is
  'The answer to a save: the draft as far as the page that saved does not know it.';
