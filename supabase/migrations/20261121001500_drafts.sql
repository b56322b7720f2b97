-- Half-filled forms, kept on the server so that nothing personal lies in the browser; and what a client has begun to
-- write to us: it is there again after a lost connection, on another device, tomorrow.

create type public.device as enum ('own', 'public');

create table public.intake_drafts (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object'),
  tickets jsonb not null default '[]' check (jsonb_typeof(tickets) = 'array'),
  step smallint not null default 0 check (step between 0 and 4),
  language public.locale not null,
  device public.device not null default 'own',
  email text,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (octet_length(answers::text) <= 200000 and octet_length(tickets::text) <= 50000)
);
create index intake_drafts_expires_at_idx on public.intake_drafts (expires_at);
comment on table public.intake_drafts is 'Half-filled applications; gone when they expire or are sent.';
comment on column public.intake_drafts.token_hash is 'SHA-256 (hex) of the token in the cookie.';
comment on column public.intake_drafts.tickets is 'The files chosen so far, each with its upload ticket: handed back to the same browser only.';
comment on column public.intake_drafts.email is 'Where the link to continue was asked for.';

create trigger set_updated_at before update on public.intake_drafts
  for each row execute function private.set_updated_at();

grant select, insert, update, delete on public.intake_drafts to service_role;

-- Links by mail to continue a draft on another device.
create table public.draft_links (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  draft_id uuid not null references public.intake_drafts (id) on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index draft_links_draft_id_idx on public.draft_links (draft_id);
create index draft_links_expires_at_idx on public.draft_links (expires_at);
comment on table public.draft_links is 'Single-use links by mail that continue a draft on another device.';

grant select, insert, update, delete on public.draft_links to service_role;

create function public.use_draft_link(p_link_hash text, p_new_token_hash text, p_expires_at timestamptz) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_draft public.intake_drafts;
  v_draft_id uuid;
begin
  update public.draft_links set used_at = now()
  where token_hash = p_link_hash and used_at is null and expires_at > now()
  returning draft_id into v_draft_id;
  -- The draft moves to this browser: its old cookie opens nothing any more.
  update public.intake_drafts set token_hash = p_new_token_hash, expires_at = p_expires_at
  where id = v_draft_id and expires_at > now()
  returning * into v_draft;
  if v_draft.id is null then
    return jsonb_build_object('outcome', 'gone');
  end if;
  return jsonb_build_object('outcome', 'done', 'draftId', v_draft.id, 'draft', jsonb_build_object(
    'answers', v_draft.answers, 'tickets', v_draft.tickets, 'step', v_draft.step, 'device', v_draft.device,
    'language', v_draft.language, 'updatedAt', v_draft.updated_at, 'version', v_draft.version, 'rivals', v_draft.rivals
  ));
end
$$;
comment on function public.use_draft_link is '→ { outcome: done | gone, draftId, draft }; a link works once.';

create table public.message_drafts (
  case_id uuid not null references public.cases (id) on delete cascade,
  user_id uuid not null references public.users (id) on delete cascade,
  text text not null check (length(text) between 1 and 5000),
  language public.locale not null,
  version integer not null default 1 check (version > 0),
  updated_at timestamptz not null default now(),
  primary key (case_id, user_id)
);
create index message_drafts_user_id_idx on public.message_drafts (user_id);
comment on table public.message_drafts is
  'A message a client has begun and not sent. Staff never read it. Gone when a message is sent or the text is cleared.';

comment on column public.message_drafts.version is 'Counts the saves; a page names the one it saw.';

create trigger set_updated_at before update on public.message_drafts for each row execute function private.set_updated_at();

grant select, insert, update, delete on public.message_drafts to service_role;

create function public.keep_message_draft(
  p_actor_id uuid,
  p_case_id uuid,
  p_language public.locale,
  p_seen integer,
  p_text text default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_case public.cases := private.case_of_write(p_case_id, p_actor_id, 'client');
  v_draft public.message_drafts;
begin
  if v_case.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  -- The case is locked: no other save comes in between.
  select * into v_draft from public.message_drafts where case_id = v_case.id and user_id = v_case.user_id;
  if v_draft.version <> p_seen and v_draft.text is distinct from p_text then
    return jsonb_build_object('outcome', 'elsewhere', 'text', v_draft.text, 'version', v_draft.version);
  end if;
  if p_text is null then
    delete from public.message_drafts where case_id = v_case.id and user_id = v_case.user_id;
    return jsonb_build_object('outcome', 'done', 'version', 0);
  end if;
  insert into public.message_drafts as draft (case_id, user_id, text, language)
  values (v_case.id, v_case.user_id, p_text, p_language)
  on conflict (case_id, user_id) do update
    set text = excluded.text, language = excluded.language, version = draft.version + 1
  returning * into v_draft;
  return jsonb_build_object('outcome', 'done', 'version', v_draft.version);
end
$$;
comment on function public.keep_message_draft is
  'Without a text it is forgotten. p_seen: version, 0 for none → { outcome: done | elsewhere | unknown, version, text }. Elsewhere: '
  'another page wrote something else meanwhile, and nothing was changed.';

-- Whatever sends the message, its draft is done; and an emptied case keeps no words of its client.
create function private.forget_sent_draft() returns trigger
language plpgsql set search_path = '' as $$
begin
  delete from public.message_drafts where case_id = new.case_id and user_id = new.sent_by;
  return null;
end
$$;
comment on function private.forget_sent_draft() is 'Trigger: a message that was sent is no draft any more.';

create function private.forget_drafts_of_case() returns trigger
language plpgsql set search_path = '' as $$
begin
  delete from public.message_drafts where case_id = new.id;
  return null;
end
$$;
comment on function private.forget_drafts_of_case() is 'Trigger: erasing marks a case by its title.';

create trigger forget_drafts_of_case after update of title on public.cases
  for each row when (new.title = '—') execute function private.forget_drafts_of_case();
