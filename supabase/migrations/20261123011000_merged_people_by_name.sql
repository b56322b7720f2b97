-- An account that was made one with another is emptied: staff still read whom they merged, by the name and the address
-- that are kept as its alias.
create or replace function private.person_card(p_user_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'id', person.id,
      'name', coalesce(nullif(concat_ws(' ', coalesce(person.first_name, sent.first_name),
                                             coalesce(person.last_name, sent.last_name)), ''),
                       nullif(concat_ws(' ', old.first_name, old.last_name), '')),
      -- An address that no mail reaches names nobody.
      'email', coalesce(old.email, case when person.email not like '%.invalid' then person.email end),
      'phone', sent.phone_number, 'birthDate', sent.date_of_birth,
      'since', person.created_at, 'lastSeenAt', person.last_login_at,
      'cases', (select count(*) from public.cases where user_id = person.id),
      'orders', (select count(*) from public.orders where user_id = person.id and completed_at is not null)
    )
    from public.users as person
    left join lateral (
      select * from public.intake_forms where user_id = person.id and erased_at is null order by submitted_at desc limit 1
    ) as sent on true
    left join lateral (
      select alias.email, alias.first_name, alias.last_name
      from public.person_merges as merge join public.person_aliases as alias on alias.merge_id = merge.id
      where merge.merged_id = person.id and merge.status = 'done' limit 1
    ) as old on true
    where person.id = p_user_id
  );
end
$$;
comment on function private.person_card(uuid) is
  'By what staff tell two people apart; an account that was merged goes by its alias, one that was erased by nothing.';
