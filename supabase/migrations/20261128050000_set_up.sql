-- What the place for setting up shows beside the lists that have pages of their own: what is sold, and who is away when.

create function public.read_offer(p_actor_id uuid, p_actor_role public.account_role) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'packages', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', id, 'amountCents', amount_cents, 'matters', matters, 'files', files, 'isSold', is_active, 'restsOn', rests_on
      ) order by id)
      from public.service_packages), '[]'),
    'filingIsOpen', private.filing_is_open(),
    'attorneyNeeded', (select attorney_needed from public.filing_rules),
    'sellsWhileClosed', (select sells_while_closed from public.filing_rules)
  )
$$;
comment on function public.read_offer(uuid, public.account_role) is
  'The packages as the last deploy left them, with what rests on an open confirmation, and whether anything can be filed.';

create function public.read_days_off(p_actor_id uuid, p_actor_role public.account_role) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('name', private.staff_name(off.staff_id), 'day', off.day) order by off.day, off.staff_id), '[]')
  from public.call_days_off as off join public.users as person on person.id = off.staff_id
  where off.day >= private.office_date() and person.is_active
$$;
comment on function public.read_days_off(uuid, public.account_role) is 'The days to come on which somebody who works here takes no calls.';

insert into public.readings (name, needs) values ('read_offer', 'staff'), ('read_days_off', 'staff');
