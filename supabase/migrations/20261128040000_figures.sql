-- Money in and back by week, and how far the applications of a period came.

create function private.reached_by_channel(p_from timestamptz, p_until timestamptz) returns jsonb
language sql stable set search_path = '' as $$
  -- Reached: within 24 hours the client opened or answered a text, read the notice a mail told of, or was spoken to.
  with told as (
    select 'mail' as channel, exists (
      select from public.client_notifications as notice
      where notice.user_id = mail.user_id and notice.created_at <= mail.sent_at
        and notice.read_at between mail.sent_at and mail.sent_at + interval '24 hours') as reached
    from public.outbox as mail
    where mail.status = 'sent' and mail.sent_at >= p_from and mail.sent_at < p_until
      and mail.kind in ('case_moved', 'case_message', 'file_requested', 'papers_ready', 'case_changed', 'case_news', 'daily_news')
    union all
    select 'text', one.opened_at < one.sent_at + interval '24 hours' or exists (
      select from public.text_answers as answer
      where answer.consent_id = one.consent_id and answer.received_at between one.sent_at and one.sent_at + interval '24 hours')
    from public.texts as one
    where one.status = 'sent' and one.sent_at >= p_from and one.sent_at < p_until
      and one.kind <> 'confirm' and not private.is_text_reply(one.kind)
    union all
    select 'portal', coalesce(read_at < created_at + interval '24 hours', false) from public.client_notifications
    where mail_key is null and created_at >= p_from and created_at < p_until
    union all
    select 'call', reached from public.contact_log
    where channel = 'call' and direction = 'out' and happened_at >= p_from and happened_at < p_until
  )
  select coalesce(jsonb_agg(jsonb_build_object('channel', channel, 'told', told, 'reached', reached) order by channel), '[]')
  from (select channel, count(*) as told, count(*) filter (where reached) as reached from told group by channel) as counted
$$;
comment on function private.reached_by_channel(timestamptz, timestamptz) is
  'How often clients were told something by each channel, and were reached by it within 24 hours.';

create function public.read_figures(p_actor_id uuid, p_actor_role public.account_role, p_from date, p_to date) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_from timestamptz := p_from::timestamp at time zone 'America/New_York';
  v_until timestamptz := (p_to + 1)::timestamp at time zone 'America/New_York';
begin
  insert into public.audit_entries (actor_id, actor_role, action, details)
  values (p_actor_id, p_actor_role, 'counts_viewed', jsonb_build_object('days', p_to - p_from + 1));
  return jsonb_build_object(
    'weeks', (
      select coalesce(jsonb_agg(jsonb_build_object('week', week, 'inCents', came, 'backCents', back) order by week), '[]')
      from (
        select week, sum(came)::bigint as came, sum(back)::bigint as back
        from (
          select date_trunc('week', received_at at time zone 'America/New_York')::date as week, amount_cents as came, 0 as back
          from public.order_payments where received_at >= v_from and received_at < v_until
          union all
          select date_trunc('week', sent_at at time zone 'America/New_York')::date, 0, amount_cents
          from public.payment_refunds where sent_at >= v_from and sent_at < v_until and failed_at is null
        ) as moved group by week
      ) as summed
    ),
    'flow', (
      select jsonb_build_object(
        'applications', count(*),
        'paid', count(*) filter (where one.id is not null),
        'papers', count(*) filter (where reached.papers),
        'filed', count(*) filter (where reached.filed),
        'granted', count(*) filter (where reached.granted))
      from public.intake_forms as intake
      left join public.cases as one on one.intake_form_id = intake.id
      left join lateral (
        select bool_or(papers_prepared_on is not null or status >= 'filed' and status <> 'cancelled') as papers,
          bool_or(filed_on is not null) as filed,
          bool_or(outcome in ('granted', 'granted_narrower', 'granted_temporary')) as granted
        from public.court_matters where case_id = one.id and left_out_at is null
      ) as reached on true
      where intake.submitted_at >= v_from and intake.submitted_at < v_until
    ),
    'channels', private.reached_by_channel(v_from, v_until),
    'referrals', private.count_referrals(p_from, p_to)
  );
end
$$;
comment on function public.read_figures(uuid, public.account_role, date, date) is
  'The days, both included → { weeks: money received and sent back by the Monday of its week; flow: of the applications sent in these days '
  'how many were paid, had papers for the client to read, were filed and granted by now; channels: how often clients were told and reached by each; referrals: what was handed to free help }. That they are looked at is noted.';

insert into public.readings (name, needs) values ('read_figures', 'figures');
