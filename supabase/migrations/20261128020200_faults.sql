-- Faults that reach a person: what went wrong in browsers and on the server, counted by day and place. Codes and places
-- alone: no message, nothing typed, nobody's address.

create type public.fault_side as enum ('browser', 'server');

create table public.faults (
  day date not null,
  side public.fault_side not null,
  place text not null check (place ~ '^[A-Za-z0-9_./:@$<>,#-]{1,200}$'),
  code text not null check (code ~ '^[A-Za-z][A-Za-z0-9_:.-]{0,59}$'),
  build text not null check (build ~ '^[A-Za-z0-9_-]{1,40}$'),
  count integer not null default 1 check (count > 0),
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  last_reference text check (last_reference ~ '^[0-9A-Z]{8}$'),
  primary key (day, side, place, code, build)
);
create index faults_last_at_idx on public.faults (last_at);
comment on table public.faults is 'What went wrong, counted by day and place; codes alone. The daily retention removes it after 30 days.';
comment on column public.faults.place is 'The page without its ids, and the script with its line; on the server the function and its file.';
comment on column public.faults.build is 'The release that ran.';
comment on column public.faults.last_reference is 'What the last person who met it was shown.';

grant select, insert, update, delete on public.faults to service_role;

create function public.note_fault(
  p_side public.fault_side,
  p_place text,
  p_code text,
  p_build text,
  p_most_a_day integer,
  p_alarm_from integer,
  p_reference text default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_fault public.faults;
begin
  -- A script that invents places fills no table: beyond this many a day only what is known is counted.
  if (select count(*) from public.faults where day = private.office_date()) >= p_most_a_day and not exists (
    select from public.faults where day = private.office_date() and side = p_side
      and place = p_place and code = p_code and build = p_build) then
    return jsonb_build_object('outcome', 'full');
  end if;
  insert into public.faults as fault (day, side, place, code, build, last_reference)
  values (private.office_date(), p_side, p_place, p_code, p_build, p_reference)
  on conflict (day, side, place, code, build) do update set
    count = fault.count + 1, last_at = now(), last_reference = coalesce(excluded.last_reference, fault.last_reference)
  returning * into v_fault;
  -- One alarm a day for each place. A browser may have its own reasons, so several are waited for.
  if v_fault.count >= p_alarm_from then
    insert into public.outbox (kind, payload, dedupe_key)
    values ('staff_alarm',
      jsonb_build_object('about', 'fault ' || v_fault.side, 'reason', v_fault.code, 'id', v_fault.place),
      'staff_alarm:fault:' || md5(concat_ws('|', v_fault.day, v_fault.side, v_fault.place, v_fault.code)))
    on conflict (dedupe_key) do nothing;
  end if;
  return jsonb_build_object('outcome', 'noted', 'count', v_fault.count);
end
$$;
comment on function public.note_fault is 'p_alarm_from: how many of a day make an alarm → { outcome: noted | full, count }.';

create function public.read_faults(p_limit integer) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return jsonb_build_object('items', coalesce((
    select jsonb_agg(jsonb_build_object(
      'side', side, 'place', place, 'codes', codes, 'count', total, 'days', days, 'lastAt', last_at, 'build', build,
      'reference', reference) order by last_at desc)
    from (
      select side, place, array_agg(distinct code order by code) as codes, sum(count) as total, count(distinct day) as days,
        max(last_at) as last_at, (array_agg(build order by last_at desc))[1] as build,
        (array_agg(last_reference order by last_at desc) filter (where last_reference is not null))[1] as reference
      from public.faults where day > private.office_date() - 30 group by side, place order by max(last_at) desc limit p_limit
    ) as grouped), '[]'));
end
$$;
comment on function public.read_faults is
  '→ { items: { side, place, codes, count, days, lastAt, build, reference }[] } of the last 30 days, by place, the latest '
  'first.';

insert into public.readings (name, needs) values ('read_faults', 'staff');

select private.keep_conflicts_out();
