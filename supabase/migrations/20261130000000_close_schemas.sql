-- What the files before this one made is closed to everybody but the server: row security on every table, functions for
-- service_role alone. Rights on tables stand beside each table, since the server needs different ones.

create function private.close_schemas() returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_table regclass;
begin
  for v_table in
    select oid from pg_catalog.pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity order by relname
  loop
    execute format('alter table %s enable row level security', v_table);
  end loop;
  -- PostgreSQL lets everybody call a new function.
  revoke execute on all functions in schema public, private from public, anon, authenticated;
  grant execute on all functions in schema public, private to service_role;
end
$$;
comment on function private.close_schemas() is
  'Row security on every table, functions for the server alone. A migration that adds a table or a function ends with it.';

select private.close_schemas();
