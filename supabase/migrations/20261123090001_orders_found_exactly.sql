-- A reference or a whole address names its orders, so the words of 52,000 applications are asked only when neither does:
-- a long address is made of trigrams every row has, and looking it up took from 10 to 300 ms.
create or replace function public.find_orders(p jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  v_words text[] := private.search_patterns(p ->> 'search');
  v_reference text := upper(regexp_replace(p ->> 'search', '[\s-]', '', 'g'));
  v_address text := lower(btrim(p ->> 'search'));
  v_ids jsonb;
begin
  select jsonb_agg(id order by created_at desc) into v_ids from (
    select id, created_at from public.orders where reference = v_reference
    union
    select orders.id, orders.created_at
    from public.orders join public.intake_forms as intake on intake.id = orders.intake_form_id
    where lower(intake.email) = v_address
    union
    select orders.id, orders.created_at
    from public.orders join public.users on users.id = orders.user_id
    where users.email = v_address
    order by created_at desc
    limit (p ->> 'limit')::integer
  ) as named;
  if v_ids is null then
    select jsonb_agg(id order by created_at desc) into v_ids from (
      select orders.id, orders.created_at
      from public.orders join public.intake_forms as intake on intake.id = orders.intake_form_id
      where v_words is not null and intake.search_text like v_words[1] and intake.search_text like all (v_words)
      order by created_at desc
      limit (p ->> 'limit')::integer
    ) as found;
  end if;
  return jsonb_build_object('ids', coalesce(v_ids, '[]'));
end
$$;
comment on function public.find_orders(jsonb) is
  'p { search, limit } → { ids }, newest first: by reference of the order or the address of account or application; if '
  'neither names one, by words of the application it pays for, its reference among them.';
