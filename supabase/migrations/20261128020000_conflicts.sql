-- An attorney who declared a conflict is kept out of the case everywhere: its records, the lists, searches, counts and
-- logs that would show it, and whatever would change it. One place decides: for such an attorney read_signed_in turns into
-- careful_reader, whom row security shows nothing of what is kept from them, and every write of staff asks
-- private.refuse_own_account. No list can forget it. Other people are read for as before, without row security.

create function private.kept(p_what text) returns text[]
language sql stable set search_path = '' as $$
  select coalesce(nullif(pg_catalog.current_setting('app.kept_' || p_what, true), ''), '{}')::text[]
$$;
comment on function private.kept(text) is
  'What is kept from the attorney that this transaction reads for: ids of cases, matters, applications, orders, messages, people (in any '
  'such case), accounts (in such cases alone), objects (all of these and what belongs to them), and their addresses.';

create function private.keep(p_what text, p_ids text[]) returns void
language sql volatile set search_path = '' as $$
  select pg_catalog.set_config('app.kept_' || p_what, coalesce(p_ids, '{}')::text, true)
$$;
comment on function private.keep(text, text[]) is 'What private.kept returns until the transaction ends.';

-- What hangs on a client and on no case of theirs, such as a message that came without one, may be about any of them.
create function private.begin_careful_reading(p_attorney_id uuid, p_asked_case_id uuid) returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  v_cases uuid[] := array(select case_id from public.conflict_checks where attorney_id = p_attorney_id and has_conflict);
  v_matters uuid[];
  v_people uuid[];
  v_intakes uuid[];
  v_orders uuid[];
  v_messages uuid[];
  v_addresses text[];
begin
  -- The answer about a case with a conflict is that there is one; what asks for the case itself says so.
  if cardinality(v_cases) = 0 or p_asked_case_id = any (v_cases) then
    return false;
  end if;
  v_matters := array(select id from public.court_matters where case_id = any (v_cases));
  v_people := array(select user_id from public.cases where id = any (v_cases));
  v_intakes := array(
    select intake_form_id from public.cases where id = any (v_cases) and intake_form_id is not null
    union
    select id from public.intake_forms as form
    where user_id = any (v_people) and not exists (select from public.cases where intake_form_id = form.id));
  v_orders := array(
    select order_id from public.cases where id = any (v_cases) and order_id is not null
    union
    select id from public.orders where intake_form_id = any (v_intakes)
    union
    select id from public.orders as bought
    where user_id = any (v_people) and intake_form_id is null
      and not exists (select from public.cases where order_id = bought.id));
  v_addresses := array(
    select email from public.users where id = any (v_people)
    union
    select lower(btrim(email)) from public.intake_forms where id = any (v_intakes) and email is not null);
  v_messages := array(
    select id from public.contact_submissions where intake_form_id = any (v_intakes)
    union
    select id from public.contact_submissions where intake_form_id is null and user_id = any (v_people)
    union
    select id from public.contact_submissions where intake_form_id is null and lower(btrim(email)) = any (v_addresses));
  perform private.keep('cases', v_cases::text[]), private.keep('matters', v_matters::text[]),
    private.keep('people', v_people::text[]), private.keep('applications', v_intakes::text[]),
    private.keep('orders', v_orders::text[]), private.keep('messages', v_messages::text[]),
    private.keep('addresses', v_addresses),
    private.keep('accounts', array(
      select person.id::text from unnest(v_people) as person (id)
      where not exists (select from public.cases where user_id = person.id and id <> all (v_cases)))),
    private.keep('objects', private.objects_of(v_cases, v_matters, v_people, v_intakes, v_orders, v_messages));
  perform set_config('role', 'careful_reader', true);
  return true;
end
$$;
comment on function private.begin_careful_reading(uuid, uuid) is
  'Turns the transaction into careful_reader where this attorney declared a conflict, and says whether it did. Not for what asks for '
  'such a case by its id: that answers by itself that there is a conflict.';

create function private.objects_of(
  p_cases uuid[], p_matters uuid[], p_people uuid[], p_intakes uuid[], p_orders uuid[], p_messages uuid[]
) returns text[]
language sql stable set search_path = '' as $$
  select array(
    select listed.id::text from (
      select unnest(p_cases || p_matters || p_people || p_intakes || p_orders || p_messages) as id
      union all select id from public.case_papers where case_id = any (p_cases)
      union all select upload_id from public.generated_documents where case_id = any (p_cases)
      union all select word_upload_id from public.generated_documents where case_id = any (p_cases)
      union all select upload_id from public.case_documents where case_id = any (p_cases)
      union all select upload_id from public.intake_documents where intake_form_id = any (p_intakes)
      union all select id from public.uploads where contact_submission_id = any (p_messages)
      union all select id from public.client_messages where case_id = any (p_cases)
      union all select id from public.support_tickets
        where case_id = any (p_cases) or (case_id is null and user_id = any (p_people))
      union all select id from public.file_requests where case_id = any (p_cases)
      union all select id from public.calendar_events where case_id = any (p_cases)
      union all select id from public.order_upgrades where order_id = any (p_orders)
      union all select id from public.payment_plans where order_id = any (p_orders)
      union all select id from public.refund_requests where order_id = any (p_orders)
      union all select id from public.outbox where order_id = any (p_orders) or intake_form_id = any (p_intakes)
      union all select id from public.data_requests where user_id = any (p_people)
      union all select id from public.person_merges where kept_id = any (p_people) or merged_id = any (p_people)
    ) as listed where listed.id is not null)
$$;
comment on function private.objects_of(uuid[], uuid[], uuid[], uuid[], uuid[], uuid[]) is
  'The ids that the audit log may name of these cases and what belongs to them.';

-- By its columns, so that a table made later is kept like the others: whoever makes one calls this again.
create function private.careful_condition(p_table regclass) returns text
language plpgsql stable set search_path = '' as $$
declare
  v_name text := (select relname from pg_catalog.pg_class where oid = p_table);
  v_column record;
  v_own text := case v_name
    when 'cases' then 'cases' when 'intake_forms' then 'applications' when 'orders' then 'orders'
    when 'contact_submissions' then 'messages' when 'users' then 'accounts' end;
  v_parts text[] := '{}';
  v_tied text[] := '{}';
begin
  if v_own is not null then
    return format('not id::text = any ((select private.kept(%L))::text[])', v_own);
  end if;
  for v_column in
    select attribute.attname as name, coalesce(
      case attribute.attname when 'case_id' then 'cases' when 'matter_id' then 'matters' when 'user_id' then 'people'
        when 'kept_id' then 'people' when 'merged_id' then 'people' end,
      case target.relname when 'cases' then 'cases' when 'court_matters' then 'matters' when 'intake_forms' then 'applications'
        when 'orders' then 'orders' when 'contact_submissions' then 'messages' when 'users' then 'nobody' end,
      target.relname) as kept, target.relname as target, target_key.attname as target_key
    from pg_catalog.pg_attribute as attribute
    left join pg_catalog.pg_constraint as key
      on key.conrelid = attribute.attrelid and key.contype = 'f' and key.conkey = array[attribute.attnum]
    left join pg_catalog.pg_class as target on target.oid = key.confrelid and target.relnamespace = 'public'::regnamespace
    left join pg_catalog.pg_attribute as target_key
      on target_key.attrelid = target.oid and target_key.attnum = key.confkey[1]
    where attribute.attrelid = p_table and attribute.attnum > 0 and not attribute.attisdropped
      and (target.oid is not null or attribute.attname in ('case_id', 'matter_id'))
    -- What leads to a case at once goes first; then no parent has to be asked.
    order by target.relname not in ('cases', 'court_matters', 'intake_forms', 'orders', 'contact_submissions') , attribute.attnum
  loop
    if v_column.kept in ('cases', 'matters', 'applications', 'orders', 'messages') then
      v_parts := v_parts || format(
        '(%I is null or not %I::text = any ((select private.kept(%L))::text[]))', v_column.name, v_column.name, v_column.kept);
      v_tied := v_tied || format('%I is not null', v_column.name);
    elsif cardinality(v_parts) = 0 and v_column.kept not in ('nobody', 'people') and v_column.target <> v_name
      and private.careful_condition(('public.' || quote_ident(v_column.target))::regclass) <> 'true' then
      -- As its parent is shown to the same reader.
      v_parts := v_parts || format(
        '(%I is null or exists (select from public.%I as parent where parent.%I = %I.%I))',
        v_column.name, v_column.target, v_column.target_key, v_name, v_column.name);
      v_tied := v_tied || format('%I is not null', v_column.name);
    end if;
  end loop;
  for v_column in
    select attname as name from pg_catalog.pg_attribute
    where attrelid = p_table and attnum > 0 and not attisdropped and attname in ('user_id', 'kept_id', 'merged_id')
    order by attnum
  loop
    v_parts := v_parts || array_to_string(
      v_tied || format('not coalesce(%I::text = any ((select private.kept(%L))::text[]), false)', v_column.name, 'people'), ' or ');
  end loop;
  if v_name = 'audit_entries' then
    v_parts := v_parts || 'not coalesce(object_id = any ((select private.kept(''objects''))::text[]), false)'::text;
  elsif v_name = 'uploads' then
    v_parts := v_parts || 'not id::text = any ((select private.kept(''objects''))::text[])'::text;
  elsif v_name = 'outbox' then
    v_parts := v_parts || 'not coalesce(recipient = any ((select private.kept(''addresses''))::text[]), false)'::text;
  end if;
  return case when cardinality(v_parts) = 0 then 'true' else '(' || array_to_string(v_parts, ') and (') || ')' end;
end
$$;
comment on function private.careful_condition(regclass) is
  'Which rows of a table careful_reader is shown, by what its columns lead to: SQL for a policy.';

create function private.keep_conflicts_out() returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_table regclass;
begin
  for v_table in
    select oid from pg_catalog.pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname
  loop
    execute format('drop policy if exists without_conflicts on %s', v_table);
    execute format(
      'create policy without_conflicts on %s for select to careful_reader using (%s)', v_table, private.careful_condition(v_table));
  end loop;
  -- What they look at is noted as ever.
  drop policy if exists note_looks on public.audit_entries;
  create policy note_looks on public.audit_entries for insert to careful_reader with check (true);
  grant insert on public.audit_entries to careful_reader;
end
$$;
comment on function private.keep_conflicts_out() is
  'Gives every table its policy for careful_reader. The migration that adds a table, or a column that leads to a case, ends with it.';

select private.keep_conflicts_out();

create function private.refuse_conflicted(
  p_actor_id uuid,
  p_actor_role public.actor_role,
  p_part text,
  p_id uuid,
  p_key text,
  p_given_to uuid
) returns void
language plpgsql stable set search_path = '' as $$
begin
  -- The second press of what was taken before the conflict was declared, and of declaring it, hears the same again.
  if exists (
    select from public.case_writes
    where key = split_part(p_key, '#', 1) and user_id = p_actor_id and answer is not null
  ) then
    return;
  end if;
  if p_actor_role = 'attorney' and private.conflicts_in(p_actor_id, p_part, p_id) then
    raise exception 'this attorney declared a conflict in the case' using errcode = 'FK011';
  elsif private.conflicts_in(p_given_to, p_part, p_id) then
    raise exception 'an attorney with a conflict is given nothing of the case' using errcode = 'FK012';
  end if;
end
$$;
comment on function private.refuse_conflicted(uuid, public.actor_role, text, uuid, text, uuid) is
  'Raises FK011 where an attorney would change something of a case in which they declared a conflict, FK012 where it would be given to '
  'one. private.refuse_own_account asks it.';

create function public.take_back_conflict(
  p_idempotency_key text,
  p_case_id uuid,
  p_attorney_id uuid,
  p_note text,
  p_actor_id uuid,
  p_actor_role public.account_role
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_case public.cases;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'case', p_case_id, p_idempotency_key);
  if v_answer is not null then
    return v_answer;
  end if;
  select * into v_case from public.cases where id = p_case_id for no key update;
  delete from public.conflict_checks where case_id = v_case.id and attorney_id = p_attorney_id and has_conflict;
  if not found then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  end if;
  -- Nobody has to take over any longer. Its key is free again: declared once more, it is a task once more.
  update public.case_tasks set dedupe_key = dedupe_key || ':taken_back:' || gen_random_uuid(),
    dropped_at = case when done_at is null then coalesce(dropped_at, now()) end
  where case_id = v_case.id and dedupe_key = 'attorney_conflict:' || v_case.id || ':' || p_attorney_id;
  insert into public.case_updates (case_id, title, description, status, is_internal, created_by, created_by_role)
  values (v_case.id, '', p_note, v_case.status, true, p_actor_id, p_actor_role);
  perform private.audit_case(p_actor_id, p_actor_role, v_case.id, 'conflict_taken_back', jsonb_build_object('attorneyId', p_attorney_id));
  return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'done'));
end
$$;
comment on function public.take_back_conflict is
  '→ { outcome: done | unknown (no such conflict) }. A second person takes a declared conflict back, never the attorney; the attorney is '
  'asked anew. The note stays in the case, for staff.';
