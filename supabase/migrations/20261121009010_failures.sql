-- What was given up and waits for a person: mails, payment events, submissions, and files that should be gone.
create function public.list_failures(p jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with failures as (
    select 'mail' as what, mail.id::text as id, mail.kind, coalesce(mail.last_error, 'unknown') as code, mail.attempts as tries,
           mail.created_at, mail.updated_at as failed_at, mail.recipient, null::text as reference
    from public.outbox as mail where mail.status = 'dead'
    union all
    select 'event', event.id, event.type, coalesce(event.last_error, 'unknown'), event.attempts,
           event.received_at, event.updated_at, null, null
    from public.stripe_events as event
    where event.processed_at is null and event.attempts >= (p ->> 'mostEventAttempts')::integer
    union all
    select 'submission', stuck.place, stuck.kind, stuck.code, stuck.tries,
           stuck.first_failed_at, stuck.first_failed_at, null, stuck.reference
    from public.stuck_submissions as stuck
    union all
    -- The sweep removes them each hour; a day later the storage must have refused.
    select 'file', upload.id::text, upload.purpose, 'not_removed', 1, upload.created_at, upload.updated_at, null, null
    from public.uploads as upload where upload.status = 'expired' and upload.updated_at < now() - interval '1 day'
  ), keyed as (
    -- Their own ids are of several kinds.
    select *, md5(what || ':' || id)::uuid as row_id from failures
  ), page as (
    select * from keyed
    where (p ->> 'before' is null or (failed_at, row_id)
             < (split_part(p ->> 'before', '_', 1)::timestamptz, split_part(p ->> 'before', '_', 2)::uuid))
      and (p ->> 'what' is null or what = p ->> 'what')
      and (p ->> 'kind' is null or kind = p ->> 'kind')
    order by failed_at desc, row_id desc limit coalesce((p ->> 'limit')::integer, 51)
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'what', what, 'id', id, 'kind', kind, 'code', code, 'tries', tries, 'createdAt', created_at, 'failedAt', failed_at,
    'recipient', recipient, 'reference', reference,
    'place', to_char(failed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || row_id
  ) order by failed_at desc, row_id desc), '[]') from page
$$;
comment on function public.list_failures(jsonb) is
  'p { mostEventAttempts, what?, kind?, before?: the place of the last row seen, limit? } → [{ what: mail | event | '
  'submission | file, id, kind, code, tries, createdAt, failedAt, recipient?, reference?, place }], newest first.';

create function public.requeue_failures(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_what text := p ->> 'what';
  v_ids text[] := array(select jsonb_array_elements_text(coalesce(nullif(p -> 'ids', 'null'), '[]')));
  v_kind text := p ->> 'kind';
  v_count integer := 0;
begin
  if v_what is null or v_what not in ('mail', 'event') or (cardinality(v_ids) = 0 and v_kind is null) then
    raise exception 'name mails or events, by ids or by a kind' using errcode = 'invalid_parameter_value';
  end if;
  if v_what = 'mail' then
    update public.outbox set
      status = 'waiting', attempts = 0, run_after = now(), last_error = null, locked_until = null, locked_by = null
    where status = 'dead' and (id::text = any (v_ids) or kind = v_kind);
  else
    update public.stripe_events set attempts = 0, last_error = null
    where processed_at is null and attempts >= (p ->> 'mostEventAttempts')::integer
      and (id = any (v_ids) or type = v_kind);
  end if;
  get diagnostics v_count = row_count;
  -- Given up once more, it is news again.
  update public.outbox set dedupe_key = dedupe_key || ':' || gen_random_uuid()
  where kind = 'staff_alarm' and dedupe_key in (
    select 'staff_alarm:' || case v_what when 'mail' then 'mail' else 'stripe_event' end || ':' || named
    from unnest(v_ids) as named
  );
  if v_count > 0 then
    insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
    values ((p ->> 'actorId')::uuid, coalesce(p ->> 'actorRole', 'system'), 'mail_requeued',
            case v_what when 'mail' then 'outbox' else 'stripe_event' end,
            case when cardinality(v_ids) = 1 then v_ids[1] end,
            jsonb_strip_nulls(jsonb_build_object('kind', v_kind, 'count', v_count)));
  end if;
  return jsonb_build_object('outcome', case when v_count > 0 then 'requeued' else 'nothing' end, 'count', v_count);
end
$$;
comment on function public.requeue_failures(jsonb) is
  'p { what: mail | event, ids? | kind?, mostEventAttempts, actorId?, actorRole? } → { outcome: requeued | nothing, count }. '
  'All their tries begin anew; noted in the audit log.';

revoke execute on function public.list_failures(jsonb) from public, anon, authenticated;
revoke execute on function public.requeue_failures(jsonb) from public, anon, authenticated;
grant execute on function public.list_failures(jsonb) to service_role;
grant execute on function public.requeue_failures(jsonb) to service_role;
