-- Workers of the outbox: claim by lease, then finish or fail. Skipping locked rows alone is no claim, because the
-- lock ends with the request; the lease outlives it, and a dead worker's rows are claimed again when it ends.
create function public.claim_outbox(p_limit integer, p_lease_seconds integer, p_worker text)
returns setof public.outbox
language sql volatile security invoker set search_path = '' as $$
  with due as (
    select id from public.outbox
    where status = 'waiting' and run_after <= now() and (locked_until is null or locked_until <= now())
    order by run_after, position
    limit p_limit
    for update skip locked
  ), claimed as (
    update public.outbox as job set
      locked_by = p_worker,
      locked_until = now() + make_interval(secs => p_lease_seconds),
      attempts = job.attempts + 1
    from due where job.id = due.id
    returning job.*
  )
  select * from claimed order by run_after, position
$$;
comment on function public.claim_outbox(integer, integer, text) is
  'Up to p_limit due mails, held for p_lease_seconds by p_worker; a claim counts as an attempt.';

create function public.finish_outbox(p_id uuid, p_worker text) returns boolean
language plpgsql volatile security invoker set search_path = '' as $$
begin
  update public.outbox set status = 'sent', sent_at = now(), locked_until = null, locked_by = null, last_error = null
  where id = p_id and locked_by = p_worker and status = 'waiting';
  return found;
end
$$;
comment on function public.finish_outbox(uuid, text) is 'The mail was sent; false when the lease is another worker''s by now.';

create function public.fail_outbox(
  p_id uuid, p_worker text, p_error text, p_retry_at timestamptz, p_dead boolean
) returns boolean
language plpgsql volatile security invoker set search_path = '' as $$
begin
  update public.outbox set
    status = case when p_dead then 'dead' else 'waiting' end,
    run_after = coalesce(p_retry_at, run_after),
    last_error = p_error, locked_until = null, locked_by = null
  where id = p_id and locked_by = p_worker and status = 'waiting';
  return found;
end
$$;
comment on function public.fail_outbox(uuid, text, text, timestamptz, boolean) is
  'The mail was not sent: again at p_retry_at, or given up and shown to staff.';

revoke execute on function public.claim_outbox(integer, integer, text) from public, anon, authenticated;
grant execute on function public.claim_outbox(integer, integer, text) to service_role;
revoke execute on function public.finish_outbox(uuid, text) from public, anon, authenticated;
grant execute on function public.finish_outbox(uuid, text) to service_role;
revoke execute on function public.fail_outbox(uuid, text, text, timestamptz, boolean) from public, anon, authenticated;
grant execute on function public.fail_outbox(uuid, text, text, timestamptz, boolean) to service_role;
