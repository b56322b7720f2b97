-- What a client has begun to write to us: it is there again after a lost connection, on another device, tomorrow.

create table public.message_drafts (
  case_id uuid not null references public.cases (id) on delete cascade,
  user_id uuid not null references public.users (id) on delete cascade,
  text text not null check (length(text) between 1 and 5000),
  language public.locale not null,
  updated_at timestamptz not null default now(),
  primary key (case_id, user_id)
);
create index message_drafts_user_id_idx on public.message_drafts (user_id);
comment on table public.message_drafts is
  'A message a client has begun and not sent. Staff never read it. Gone when a message is sent or the text is cleared.';
create trigger set_updated_at before update on public.message_drafts for each row execute function private.set_updated_at();
alter table public.message_drafts enable row level security;
revoke all on public.message_drafts from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.message_drafts to service_role;

create function public.keep_message_draft(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_case public.cases := private.case_of_write(jsonb_build_object(
    'caseId', p ->> 'caseId', 'actorId', p ->> 'userId', 'actorRole', 'client'));
begin
  if v_case.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  if p ->> 'text' is null then
    delete from public.message_drafts where case_id = v_case.id and user_id = v_case.user_id;
  else
    insert into public.message_drafts (case_id, user_id, text, language)
    values (v_case.id, v_case.user_id, p ->> 'text', (p ->> 'language')::public.locale)
    on conflict (case_id, user_id) do update set text = excluded.text, language = excluded.language;
  end if;
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.keep_message_draft(jsonb) is
  'p { caseId, userId, text (null: forget it), language } → { outcome: done | unknown }. The last one wins, sent twice too.';

-- Whatever sends the message, its draft is done; and an emptied case keeps no words of its client.
create function private.forget_sent_draft() returns trigger
language plpgsql set search_path = '' as $$
begin
  delete from public.message_drafts where case_id = new.case_id and user_id = new.sent_by;
  return null;
end
$$;
comment on function private.forget_sent_draft() is 'Trigger: a message that was sent is no draft any more.';
create trigger forget_sent_draft after insert on public.client_messages
  for each row when (new.case_id is not null) execute function private.forget_sent_draft();

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

revoke execute on function public.keep_message_draft(jsonb) from public, anon, authenticated;
grant execute on function public.keep_message_draft(jsonb) to service_role;
revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
