-- One row per write that may be sent twice: the second gets the answer of the first. A key counts for what was first sent
-- under it: with other content it is refused, and not answered with the answer to the first.

create table public.case_writes (
  key text primary key check (length(key) between 16 and 200),
  user_id uuid references public.users (id) on delete cascade,
  answer jsonb,
  created_at timestamptz not null default now(),
  content_hash text
);
create index case_writes_created_at_idx on public.case_writes (created_at);
create index case_writes_user_id_idx on public.case_writes (user_id);
comment on table public.case_writes is 'Writes by their idempotency key, with their answer; swept after 7 days.';
comment on column public.case_writes.content_hash is
  'SHA-256 of address and content of the call; null where a key came without one.';

grant select, insert, update, delete on public.case_writes to service_role;

create function private.answer_of_write(p_key text, p_user_id uuid) returns jsonb
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

create function private.keep_answer(p_key text, p_answer jsonb) returns jsonb
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
comment on function private.keep_answer(text, jsonb) is 'Keeps the answer of a write that was done, and hands it on.';
