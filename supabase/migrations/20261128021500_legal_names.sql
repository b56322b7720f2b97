-- People marry, and courts and forms misspell. The name under which the court has the case never changes; the name a client
-- has today does, with a reason and a line in the audit log, and papers that print it are made again.

create function public.ask_name_change(
  p_idempotency_key text,
  p_case_id uuid,
  p_first_name text,
  p_last_name text,
  p_ticket_hashes jsonb,
  p_actor_id uuid,
  p_actor_role public.account_role,
  p_due_at timestamptz default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_case public.cases;
  v_bad jsonb;
  v_files uuid[];
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_case := private.case_of_write(p_case_id, p_actor_id, p_actor_role);
  if v_case.id is null or p_actor_role <> 'client' then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  elsif private.is_case_over(v_case.status) then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'not_now'));
  end if;
  v_bad := private.refused_tickets(p_ticket_hashes);
  if v_bad <> '[]' then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'bad_ticket', 'badTickets', v_bad));
  end if;
  v_files := private.attach_case_files(v_case.id, p_ticket_hashes, p_actor_id);
  insert into public.case_updates (case_id, code, params, description, status, is_internal, created_by, created_by_role)
  values (v_case.id, 'name_change_asked', jsonb_build_object('files', cardinality(v_files)),
          concat_ws(' ', p_first_name, p_last_name), v_case.status, false, p_actor_id, 'client');
  perform private.add_tasks(v_case.id, null, jsonb_build_array(jsonb_build_object(
    'code', 'name_change_asked', 'dueAt', p_due_at, 'dedupeKey', 'name_change:' || v_files[1])), null);
  perform private.mail_about_case(v_case, 'staff');
  return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'done'));
end
$$;
comment on function public.ask_name_change is
  'p_ticket_hashes: a picture that shows it; p_actor_role: client → { outcome: done | not_now | bad_ticket | unknown }. A task for staff, who '
  'change the name.';

create function public.change_client_name(
  p_idempotency_key text,
  p_case_id uuid,
  p_first_name text,
  p_last_name text,
  p_reason text,
  p_actor_id uuid,
  p_actor_role public.account_role
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_case public.cases;
  v_one record;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'case', p_case_id, p_idempotency_key);
  if v_answer is not null then
    return v_answer;
  end if;
  v_case := private.case_of_write(p_case_id, p_actor_id, p_actor_role);
  if v_case.id is null or p_actor_role = 'client' then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  end if;
  -- The case is held; the name stands in every case of the person.
  update public.users set first_name = p_first_name, last_name = p_last_name, latin_name = null
  where id = v_case.user_id and (first_name, last_name) is distinct from (p_first_name, p_last_name);
  if not found then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'same'));
  end if;
  for v_one in select id, status from public.cases where user_id = v_case.user_id and not private.is_case_over(status) order by id loop
    insert into public.case_updates (case_id, code, params, description, status, is_internal, created_by, created_by_role)
    values (v_one.id, 'name_changed', '{}', concat_ws(' ', p_first_name, p_last_name), v_one.status, false,
            p_actor_id, p_actor_role),
           (v_one.id, 'name_changed', '{}', p_reason, v_one.status, true, p_actor_id, p_actor_role);
    update public.case_tasks set done_at = now(), done_by = p_actor_id
    where case_id = v_one.id and code = 'name_change_asked' and done_at is null and dropped_at is null;
  end loop;
  perform private.audit_case(p_actor_id, p_actor_role, v_case.id, 'client_name_changed', '{}');
  perform private.mail_about_case(v_case, 'update');
  return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'done', 'papers', (
    select count(*) from public.court_matters as matter join public.cases as one on one.id = matter.case_id,
      unnest(private.changed_papers(matter.id)) as changed
    where one.user_id = v_case.user_id)));
end
$$;
comment on function public.change_client_name is
  '→ { outcome: done | same | unknown, papers: how many are to be made again }. Approvals of papers under the name before fall with those '
  'papers; the name as filed stays. Told by mail.';

create function private.name_words(p_name text) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(word order by word), '{}')
  from regexp_split_to_table(private.search_form(coalesce(p_name, '')), '[^[:alpha:]]+') as word
  where word <> ''
$$;
comment on function private.name_words(text) is
  'The words of a name in an order of their own: much of the world writes the name of the family first.';

create function private.is_own_name(p_typed text, p_user_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select coalesce((
    select bool_or(private.name_letters(p_typed) = private.name_letters(own)
      or private.name_words(p_typed) = private.name_words(own))
    from public.users, unnest(array[private.person_name(first_name, last_name), latin_name]) as own
    where id = p_user_id and own is not null and concat_ws('', first_name, last_name) <> ''), true)
$$;
comment on function private.is_own_name(text, uuid) is
  'Whether somebody typed the name they have today: accents, capitals, spaces, marks and the order of the words aside. True where no name is known.';
