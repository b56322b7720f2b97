-- The list of what was given up gets pages that are told apart like those of the other lists: by time and id.
create or replace function public.list_failures(p jsonb) returns jsonb
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
