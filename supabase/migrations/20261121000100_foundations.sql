-- What every later file builds on. The database answers our server alone: nothing here is for the browser.
-- The roles anon, authenticated and service_role exist on a hosted project; elsewhere they are made beforehand.

-- Projects made before October 2026 hand every new object to the API roles; from here on nothing is given unasked.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

create schema if not exists private;
comment on schema private is 'Functions that functions call; not exposed by the API.';
revoke all on schema private from public, anon, authenticated;
grant usage on schema private to service_role;

create function private.set_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := pg_catalog.now();
  return new;
end
$$;
comment on function private.set_updated_at() is 'Trigger: updated_at is the time of the last change, whoever made it.';
revoke execute on function private.set_updated_at() from public, anon, authenticated;
grant execute on function private.set_updated_at() to service_role;

create function private.refuse_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'rows of % are evidence and are never changed', tg_table_name using errcode = 'restrict_violation';
end
$$;
comment on function private.refuse_change() is 'Trigger for rows that are evidence: a signature, an audit entry.';
revoke execute on function private.refuse_change() from public, anon, authenticated;
grant execute on function private.refuse_change() to service_role;

create function private.office_date() returns date
language sql stable set search_path = '' as $$
  select (pg_catalog.now() at time zone 'America/New_York')::date
$$;
comment on function private.office_date() is 'Today at the office in Georgia: counts and due dates follow its calendar.';
revoke execute on function private.office_date() from public, anon, authenticated;
grant execute on function private.office_date() to service_role;
