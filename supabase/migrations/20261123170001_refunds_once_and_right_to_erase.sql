-- What cannot be taken back is done once and not by one person alone: giving money back, and erasing somebody.

-- What `give_back` was: the decision itself, which declining an application makes too.
create function private.give_money_back(p jsonb) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_amount integer := (p ->> 'amountCents')::integer;
  v_order public.orders;
  v_payment public.order_payments;
  v_request_id uuid;
begin
  perform private.hold_case_of((p ->> 'orderId')::uuid);
  select * into v_order from public.orders where id = (p ->> 'orderId')::uuid for no key update;
  select * into v_payment from public.order_payments
  where order_id = v_order.id and payment_id = p ->> 'paymentId' for no key update;
  if v_payment.payment_id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  if v_amount is null or v_amount < 1 or v_amount > private.left_to_refund(v_payment) then
    return jsonb_build_object('outcome', 'too_much', 'leftCents', private.left_to_refund(v_payment));
  end if;
  if private.is_disputed(v_payment.payment_id) then
    return jsonb_build_object('outcome', 'disputed');
  end if;
  if exists (select from public.refund_requests where payment_id = v_payment.payment_id and status = 'approved') then
    return jsonb_build_object('outcome', 'stale');
  end if;
  -- A wish of the client for the same payment is answered by this.
  select id into v_request_id from public.refund_requests
  where payment_id = v_payment.payment_id and status = 'asked' for no key update;
  if v_request_id is null then
    insert into public.refund_requests (order_id, payment_id, user_id, asked_by_role, reason_code)
    values (v_order.id, v_payment.payment_id, v_order.user_id, (p ->> 'actorRole')::public.account_role,
            (p ->> 'reasonCode')::public.refund_reason)
    returning id into v_request_id;
  end if;
  perform private.approve_refund(v_order, v_request_id, v_payment, v_amount,
    (p ->> 'actorId')::uuid, (p ->> 'actorRole')::public.account_role, p ->> 'note');
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values ((p ->> 'actorId')::uuid, (p ->> 'actorRole')::public.actor_role, 'refund_decided', 'refund_request', v_request_id::text,
          jsonb_build_object('decision', 'approve', 'amountCents', v_amount, 'orderId', v_order.id));
  return jsonb_build_object('outcome', 'decided', 'requestId', v_request_id);
end
$$;
comment on function private.give_money_back(jsonb) is
  'Approves a refund nobody asked for; a wish of the client for the same payment is answered by it. p as in give_back, '
  'without a key.';

create or replace function public.give_back(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_key text := p ->> 'idempotencyKey';
  v_what jsonb := jsonb_build_object('paymentId', p ->> 'paymentId', 'amountCents', (p ->> 'amountCents')::integer);
  v_answer jsonb;
begin
  -- Declining an application gives back what is left, under its own lock and once.
  if v_key is null then
    return private.give_money_back(p);
  end if;
  v_answer := private.answer_of_write(v_key, (p ->> 'actorId')::uuid);
  if v_answer is not null then
    -- Another sum under the same key: the person does not know yet that the first one is on its way.
    return case when v_answer @> v_what then
      jsonb_build_object('outcome', 'decided', 'requestId', v_answer -> 'requestId')
    else
      jsonb_build_object('outcome', 'stale')
    end;
  end if;
  v_answer := private.give_money_back(p);
  perform private.keep_answer(v_key, case when v_answer ->> 'outcome' = 'decided' then
    v_what || jsonb_build_object('outcome', 'done', 'requestId', v_answer -> 'requestId')
  else
    v_answer
  end);
  return v_answer;
end
$$;
comment on function public.give_back(jsonb) is
  'Staff give money back without having been asked. p { orderId, paymentId, amountCents, reasonCode, note, actorId, actorRole, '
  'idempotencyKey? } → { outcome: decided | stale | too_much | disputed | unknown, requestId?, leftCents? }. The same key '
  'again gets the first answer; with another payment or sum: stale.';

-- Erasing somebody for good takes a right, and a second person where one of us noted the wish. The rule is that of merging.
alter type public.staff_right add value if not exists 'erase' after 'figures';
comment on column public.users.permissions is
  'Rights an admin gave to somebody on staff: { refunds, merge, templates, figures, erase }, each true or absent.';

create function private.has_right(p_user public.users, p_right text) returns boolean
language sql immutable set search_path = '' as $$
  select p_user.deactivated_at is null and (p_user.role = 'admin'
    or (p_user.role = 'staff' and coalesce((p_user.permissions ->> p_right)::boolean, false)))
$$;
comment on function private.has_right(public.users, text) is 'As rightsOf in src/domain/access/rights.ts has it.';

create function private.has_second(p_user_id uuid, p_right text) returns boolean
language sql stable set search_path = '' as $$
  -- Asked of the few who work here, not of tens of thousands of clients.
  select exists (
    select from public.users as one
    where role <> 'client' and id is distinct from p_user_id and private.has_right(one, p_right)
  )
$$;
comment on function private.has_second(uuid, text) is 'Whether anybody beside this person has the right.';

create or replace function private.has_second_merger(p_user_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select private.has_second(p_user_id, 'merge')
$$;
drop function private.may_merge(public.users);

create function private.why_not_alone(p_asked_by uuid, p_asked_at timestamptz, p_actor_id uuid, p_right text) returns text
language sql stable set search_path = '' as $$
  select case
    when p_asked_by is distinct from p_actor_id then null
    when private.has_second(p_actor_id, p_right) then 'second_needed'
    when p_asked_at > now() - interval '24 hours' then 'too_early'
  end
$$;
comment on function private.why_not_alone(uuid, timestamptz, uuid, text) is
  'Why this person may not carry out alone what they asked for: second_needed while somebody else has the right, too_early '
  'for the only one before 24 hours are over; null when they may.';

create or replace function public.decide_merge(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_merge public.person_merges;
  v_people uuid[];
  v_moved jsonb := '{}';
  v_alone text;
begin
  select * into v_merge from public.person_merges where id = (p ->> 'mergeId')::uuid for no key update;
  if v_merge.id is null then
    return jsonb_build_object('outcome', 'unknown');
  elsif v_merge.status <> 'asked' then
    return jsonb_build_object('outcome', 'stale', 'changedBy', private.staff_name(v_merge.decided_by), 'changedAt', v_merge.decided_at);
  end if;
  if p ->> 'act' = 'confirm' then
    v_alone := private.why_not_alone(v_merge.asked_by, v_merge.created_at, v_actor_id, 'merge');
    if v_alone is not null then
      return jsonb_build_object('outcome', v_alone);
    end if;
    v_people := array[v_merge.kept_id, v_merge.merged_id];
    -- Locks in one order everywhere: application, case, order, account.
    perform from public.intake_forms where user_id = any (v_people) order by id for no key update;
    perform from public.cases where user_id = any (v_people) order by id for no key update;
    perform from public.orders where user_id = any (v_people) order by id for no key update;
    perform from public.users where id = any (v_people) order by id for no key update;
    if (select count(*) from public.users where id = any (v_people) and is_active and role = 'client') <> 2 then
      return jsonb_build_object('outcome', 'gone');
    elsif private.has_open_money(v_people) then
      return jsonb_build_object('outcome', 'money_open');
    end if;
    v_moved := private.move_person(v_merge, p);
  end if;
  update public.person_merges set
    status = case p ->> 'act' when 'confirm' then 'done' else 'stopped' end::public.merge_status,
    decided_by = v_actor_id, decided_at = now()
  where id = v_merge.id;
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values (v_actor_id, (p ->> 'actorRole')::public.actor_role,
          case p ->> 'act' when 'confirm' then 'people_merged' else 'merge_stopped' end, 'user', v_merge.kept_id::text,
          jsonb_build_object('mergedId', v_merge.merged_id) || v_moved);
  return jsonb_build_object('outcome', 'done', 'cases', v_moved -> 'cases', 'orders', v_moved -> 'orders',
                            'messages', v_moved -> 'messages');
end
$$;

-- A table of few rows, which staff alone write.
-- squawk-ignore adding-foreign-key-constraint
alter table public.data_requests add column noted_by uuid references public.users (id) on delete set null;
-- squawk-ignore require-concurrent-index-creation
create index data_requests_noted_by_idx on public.data_requests (noted_by);
comment on column public.data_requests.noted_by is
  'Who noted the wish of somebody who wrote or called. Null when its owner asked with their password.';
update public.data_requests as request set noted_by = entry.actor_id
from public.audit_entries as entry
where request.source = 'staff' and entry.action = 'data_request_noted' and entry.object_id = request.id::text
  and exists (select from public.users where id = entry.actor_id);

create or replace function private.insert_data_request(p jsonb, p_user_id uuid, p_email text, p_language public.locale, p_source public.data_request_source)
returns public.data_requests
language plpgsql volatile set search_path = '' as $$
declare
  v_request public.data_requests;
begin
  insert into public.data_requests (reference, user_id, email, language, source, due_at, noted_by)
  values (p ->> 'reference', p_user_id, p_email, p_language, p_source, (p ->> 'dueAt')::timestamptz,
          case when p_source = 'staff' then (p ->> 'actorId')::uuid end)
  on conflict (email) where status = 'open' do nothing returning * into v_request;
  if v_request.id is null then
    return null;
  end if;
  perform private.insert_mails(jsonb_build_array(
    jsonb_build_object(
      'kind', 'data_request_received', 'recipient', v_request.email, 'language', v_request.language,
      'dedupeKey', 'data_request_received:' || v_request.id,
      'payload', jsonb_build_object('reference', v_request.reference, 'dueAt', v_request.due_at)
    ),
    jsonb_build_object(
      'kind', 'staff_data_request', 'dedupeKey', 'staff_data_request:' || v_request.id,
      'payload', jsonb_build_object('reference', v_request.reference, 'dueAt', v_request.due_at)
    )
  ), null, null, p_user_id);
  return v_request;
end
$$;

create or replace function public.ask_erasure(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_user public.users;
  v_case_id uuid;
  v_request public.data_requests;
begin
  select * into v_user from public.users
  where id = (p ->> 'userId')::uuid and is_active and role = 'client'
    and hashed_password = p ->> 'checkedPassword' for no key update;
  if v_user.id is null then
    return jsonb_build_object('outcome', 'stale');
  end if;
  if private.has_open_business(v_user.id) then
    -- The wish is noted where the case is worked: staff stop it first, or the court decides first.
    for v_case_id in select id from public.cases where user_id = v_user.id and not private.is_case_over(status) order by id loop
      perform private.add_tasks(v_case_id, null, jsonb_build_array(jsonb_build_object(
        'code', 'stop_asked', 'dueAt', now(), 'dedupeKey', 'erasure_asked:' || v_case_id
      )), v_user.id);
    end loop;
    return jsonb_build_object('outcome', 'open_case');
  end if;
  v_request := private.insert_data_request(p, v_user.id, v_user.email, v_user.preferred_language, 'account');
  if v_request.id is null then
    -- Staff may have noted the same wish from a letter: from here on it belongs to the account, and its owner asked.
    update public.data_requests set user_id = v_user.id, noted_by = null
    where email = v_user.email and status = 'open' returning * into v_request;
  end if;
  return jsonb_build_object('outcome', 'asked', 'reference', v_request.reference, 'dueAt', v_request.due_at);
end
$$;

create or replace function public.erase_person(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_request public.data_requests;
  v_emails text[];
  v_users uuid[];
  v_intakes uuid[];
  v_cases uuid[];
  v_messages uuid[];
  v_by_address boolean;
  v_removed jsonb;
  v_count integer;
  v_text text;
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_is_count boolean := coalesce((p ->> 'dryRun')::boolean, false);
  v_alone text;
begin
  if not v_is_count and not exists (
    select from public.users as one where id = v_actor_id and private.has_right(one, 'erase')
  ) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  select * into v_request from public.data_requests where id = (p ->> 'requestId')::uuid for update;
  if v_request.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  if v_request.status <> 'open' then
    return jsonb_build_object('outcome', 'stale');
  end if;
  v_alone := private.why_not_alone(v_request.noted_by, v_request.created_at, v_actor_id, 'erase');
  if v_alone is not null and not v_is_count then
    return jsonb_build_object('outcome', v_alone);
  end if;

  -- An account that was closed lost its address; its applications still tell whose it was.
  v_users := array(
    select id from public.users
    where role = 'client' and (
      id = v_request.user_id or (v_request.user_id is null and email = v_request.email)
      or (v_request.user_id is null and not is_active
          and id in (select user_id from public.intake_forms where lower(email) = v_request.email))
    )
  );
  v_emails := array(
    select v_request.email union select email from public.users where id = any (v_users)
  );
  -- What came without signing in may be somebody else's who mistyped an address: with an account, staff decide.
  v_by_address := cardinality(v_users) = 0 or coalesce((p ->> 'alsoByAddress')::boolean, false);
  v_intakes := array(
    select id from public.intake_forms
    where erased_at is null
      and (user_id = any (v_users) or (v_by_address and user_id is null and lower(email) = any (v_emails)))
    order by id for no key update
  );
  v_cases := array(
    select id from public.cases where user_id = any (v_users) or intake_form_id = any (v_intakes)
    order by id for no key update
  );
  perform from public.orders where user_id = any (v_users) or intake_form_id = any (v_intakes)
  order by id for no key update;
  perform from public.users where id = any (v_users) order by id for no key update;
  v_messages := array(
    select id from public.contact_submissions
    where user_id = any (v_users) or intake_form_id = any (v_intakes)
      or (v_by_address and user_id is null and lower(email) = any (v_emails))
    for no key update
  );

  if exists (select from unnest(v_users) as person (id) where private.has_open_business(person.id))
    or exists (select from public.cases where id = any (v_cases) and not private.is_case_over(status))
    or exists (select from public.orders as bought
               where bought.intake_form_id = any (v_intakes) and private.is_money_open(bought))
  then
    return jsonb_build_object('outcome', 'open_case');
  end if;

  begin
    v_removed := jsonb_build_object('files', private.erase_files(v_intakes, v_cases, v_messages));
    delete from public.contact_submissions where id = any (v_messages);
    get diagnostics v_count = row_count;
    v_removed := v_removed || jsonb_build_object('messages', v_count, 'cases', private.erase_cases(v_cases));
    v_removed := v_removed || jsonb_build_object('mails', private.erase_mails(v_users, v_intakes, v_emails));
    -- Money that went back is kept with the payment; what was written about it is not.
    update public.refund_requests as refund set
      words = null, decision_note = case when decision_note is not null then '—' end
    from public.orders as bought
    where bought.id = refund.order_id
      and (bought.user_id = any (v_users) or bought.intake_form_id = any (v_intakes));
    v_removed := v_removed || private.erase_intakes(v_intakes) || private.erase_portal(v_users)
      || private.erase_by_address(v_emails);
    select count(*) into v_count from public.orders
    where completed_at is not null and (user_id = any (v_users) or intake_form_id = any (v_intakes));
    v_removed := v_removed || jsonb_build_object('paymentsKept', v_count);
    if v_is_count then
      raise exception 'only counted' using errcode = 'FK009', detail = v_removed::text;
    end if;
  exception when sqlstate 'FK009' then
    get stacked diagnostics v_text = pg_exception_detail;
    return jsonb_build_object(
      'outcome', 'counted', 'removed', v_text::jsonb, 'mayErase', v_alone is null,
      'freeAt', case when v_alone = 'too_early' then v_request.created_at + interval '24 hours' end
    );
  end;

  update public.data_requests set status = 'withdrawn', decided_at = now(), decided_by = v_actor_id
  where id <> v_request.id and status = 'open' and (user_id = any (v_users) or email = any (v_emails));
  update public.data_requests set email = null
  where id <> v_request.id and (user_id = any (v_users) or email = any (v_emails));
  update public.data_requests set
    status = 'done', decided_at = now(), decided_by = v_actor_id, email = null, removed = v_removed
  where id = v_request.id;
  perform private.insert_mails(jsonb_build_array(jsonb_build_object(
    'kind', 'data_deleted', 'recipient', v_request.email, 'language', v_request.language,
    'dedupeKey', 'data_deleted:' || v_request.id,
    'payload', jsonb_build_object('reference', v_request.reference, 'paymentsKept', v_count > 0)
  )));
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values (v_actor_id, (p ->> 'actorRole')::public.actor_role, 'data_deleted', 'data_request', v_request.id::text, v_removed);
  return jsonb_build_object('outcome', 'done', 'removed', v_removed);
end
$$;
comment on function public.erase_person(jsonb) is
  'p { requestId, actorId, actorRole, alsoByAddress?: also what came under the address without signing in, dryRun? } → '
  '{ outcome: done | counted (dryRun) | open_case | stale (decided before) | unknown | forbidden (no right) | second_needed | '
  'too_early, removed: counts, mayErase?, freeAt? (dryRun: for this actor) }. Carried out by another person than who noted '
  'it, or by the only one after 24 hours. The person is told by mail, the last one to that address.';

revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
