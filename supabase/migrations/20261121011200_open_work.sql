-- What waits for staff, as numbers; and the audit log, to be read.

create function public.count_open_work() returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'applications', (select count(*) from public.intake_forms where status = 'submitted'),
    'applicationsPaid', (
      select count(*) from public.intake_forms as intake
      where intake.status = 'submitted' and private.is_intake_paid(intake.id)
    ),
    'oldestPaidApplication', (
      select min(intake.submitted_at) from public.intake_forms as intake
      where intake.status = 'submitted' and private.is_intake_paid(intake.id)
    ),
    'messages', (select count(*) from public.contact_submissions where handled_at is null and suspicion is null),
    'messagesSuspicious', (select count(*) from public.contact_submissions where handled_at is null and suspicion is not null),
    'oldestMessage', (
      select min(created_at) from public.contact_submissions where handled_at is null and suspicion is null
    ),
    'orders', (select count(*) from public.orders where review_since is not null and review_resolved_at is null),
    'refunds', (select count(*) from public.refund_requests where status in ('asked', 'failed')),
    'mail', (select count(*) from public.outbox where status = 'dead'),
    'dataRequests', (select count(*) from public.data_requests where status = 'open'),
    'nextDataRequest', (select min(due_at) from public.data_requests where status = 'open'),
    'today', coalesce((
      select jsonb_object_agg(counted.event, counted.total) from (
        select event, sum(count) as total from public.daily_counts where day = private.office_date() group by event
      ) as counted
    ), '{}')
  )
$$;
comment on function public.count_open_work() is 'How much waits for staff, and since when; no person in it.';

-- squawk-ignore require-concurrent-index-creation
create index audit_entries_action_idx on public.audit_entries (action, position);

create function public.search_audit(p jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with found as (
    select entry.*, users.first_name, users.last_name, users.email, count(*) over () as found_count
    from public.audit_entries as entry left join public.users on users.id = entry.actor_id
    where (p ->> 'action' is null or entry.action = p ->> 'action')
      and (p ->> 'actorId' is null or entry.actor_id = (p ->> 'actorId')::uuid)
      and (p ->> 'before' is null or entry.position < (p ->> 'before')::bigint)
    order by entry.position desc
    limit (p ->> 'limit')::integer
  )
  select jsonb_build_object(
    'items', coalesce(jsonb_agg(jsonb_build_object(
      'id', id, 'action', action, 'actorRole', actor_role, 'objectType', object_type, 'objectId', object_id,
      'details', details, 'createdAt', created_at,
      -- Clients stand here for what they did to their own account: by their id alone.
      'actor', case when actor_role in ('staff', 'admin')
        then coalesce(nullif(concat_ws(' ', first_name, last_name), ''), email) end
    ) order by position desc), '[]'),
    'before', case when max(found_count) > count(*) then min(position)::text end
  ) from found
$$;
comment on function public.search_audit(jsonb) is 'p { limit, action?, actorId?, before? } → { items, before }, newest first.';

revoke execute on function public.count_open_work() from public, anon, authenticated;
grant execute on function public.count_open_work() to service_role;
revoke execute on function public.search_audit(jsonb) from public, anon, authenticated;
grant execute on function public.search_audit(jsonb) to service_role;
