-- What every later file builds on. The database answers our server alone: nothing here is for the browser.
-- The roles anon, authenticated and service_role exist on a hosted project; elsewhere they are made beforehand.
--
-- Functions run with the caller's rights, so service_role may call those in "private" too. Those that lists of staff ask
-- for every row are in PL/pgSQL, which keeps their plan: a function in SQL with a search path of its own is planned anew
-- at each call, which took most of the time of a list.
--
-- Locks, everywhere: rows other tables refer to are taken "for no key update", which lets others write rows that refer
-- to them, and always in the order application, case, order, account, mail, count; else two writers wait in a circle.

-- Projects made before October 2026 hand every new object to the API roles; from here on nothing is given unasked.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

create schema if not exists private;
comment on schema private is 'Functions that functions call; not exposed by the API.';
revoke all on schema private from public, anon, authenticated;
grant usage on schema private to service_role;

-- Reads for an attorney who declared a conflict: the same functions, under row security (20261128020000_conflicts.sql).
-- A table without a policy shows it nothing, so what is new is closed until somebody opens it.
do $$
begin
  if to_regrole('careful_reader') is null then
    create role careful_reader nologin noinherit;
  end if;
  -- Who connects for the API of a hosted project; the server's calls turn into this role and back.
  if to_regrole('authenticator') is not null then
    grant careful_reader to authenticator;
  end if;
end
$$;
grant usage on schema public, private to careful_reader;
alter default privileges in schema public grant select on tables to careful_reader;
alter default privileges in schema public grant execute on functions to careful_reader;
alter default privileges in schema private grant execute on functions to careful_reader;

-- No call waits without an end. The server gives up after five seconds (src/server/database/client.ts); what it asked for
-- ends then too, and what waits for a lock ends before, so that no connection is held for somebody who has left.
-- PostgREST applies these to each call of its role.
do $$
begin
  -- Roles belong to the whole server: where another database of it was here before, nothing is to be done.
  if not coalesce((select rolconfig @> array['lock_timeout=2s', 'statement_timeout=5s', 'idle_in_transaction_session_timeout=15s']
                   from pg_roles where rolname = 'service_role'), false) then
    alter role service_role set lock_timeout = '2s';
    alter role service_role set statement_timeout = '5s';
    alter role service_role set idle_in_transaction_session_timeout = '15s';
  end if;
end
$$;
notify pgrst, 'reload config';

create schema if not exists extensions;
-- Lets a constraint say "the same person" beside "at the same time".
create extension if not exists btree_gist with schema extensions;
-- Indexes by which lists are searched for parts of words.
create extension if not exists pg_trgm with schema extensions;
-- Folds letters as people do who type without their marks: đ is d, ł is l, ß is ss.
create extension if not exists unaccent with schema extensions;
-- careful_reader too: what searches compares names without their marks.
grant usage on schema extensions to service_role, careful_reader;

-- Codes are enumerated types: what a row may say is one list, which the generated types of the server carry. A test
-- compares every list with that of the domain (src/domain).
create type public.locale as enum ('en', 'es');
create type public.account_role as enum ('client', 'staff', 'attorney', 'admin');
create type public.actor_role as enum ('client', 'staff', 'attorney', 'admin', 'system');
comment on type public.actor_role is 'Who did something: a person in their role, or the system when a fact arrived.';

create cast (public.account_role as public.actor_role) with inout as implicit;

create function private.set_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := pg_catalog.now();
  return new;
end
$$;
comment on function private.set_updated_at() is 'Trigger: updated_at is the time of the last change, whoever made it.';

create function private.refuse_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'rows of % are evidence and are never changed', tg_table_name using errcode = 'restrict_violation';
end
$$;
comment on function private.refuse_change() is 'Trigger for rows that are evidence: a signature, an audit entry.';

-- Any change raises the version, whoever makes it.
create function private.raise_version() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.version := old.version + 1;
  return new;
end
$$;
comment on function private.raise_version() is 'Trigger: the version people name to say what they saw.';

create function private.mover() returns public.actor_role
language sql stable set search_path = '' as $$
  select coalesce(nullif(pg_catalog.current_setting('app.mover', true), ''), 'system')::public.actor_role
$$;
comment on function private.mover() is 'Who moves something to another state in this statement; where nobody is named, the system.';

create function private.move_as(p_role public.actor_role) returns void
language sql volatile set search_path = '' as $$
  select pg_catalog.set_config('app.mover', coalesce(p_role::text, ''), true)
$$;
comment on function private.move_as(public.actor_role) is
  'Names who moves something next; the caller takes the name back (null) after its statement.';

create function private.office_date() returns date
language sql stable set search_path = '' as $$
  select (pg_catalog.now() at time zone 'America/New_York')::date
$$;
comment on function private.office_date() is 'Today at the office in Georgia: counts and due dates follow its calendar.';

create function private.office_day(p_moment timestamptz) returns date
language sql immutable set search_path = '' as $$
  select (p_moment at time zone 'America/New_York')::date
$$;
comment on function private.office_day(timestamptz) is 'The day in Georgia on which a moment falls.';

-- What lists for staff share, with tens of thousands of rows: what is searched stands folded in a column of its own under
-- a trigram index, and pages go on where the last one ended, so nothing is counted for them.

-- Its dictionary is named, so the same text has the same form wherever it is asked, as an index needs. Marks go first,
-- also those that stand apart from their letter.
create function private.search_form(p_text text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select lower(extensions.unaccent('extensions.unaccent'::regdictionary, lower(
    regexp_replace(normalize(p_text, NFKD), '[\u0300-\u036f]', '', 'g'))))
$$;
comment on function private.search_form(text) is
  'Text as it is compared in searches and between people: small letters without marks (src/domain/search/search-form.ts).';

create function private.name_form(p_name text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(private.search_form(p_name), '[[:space:][:punct:]]+', '', 'g')
$$;
comment on function private.name_form(text) is
  'A name as two people are compared by it: its letters alone, so that O’Brien is OBrien and María José is Maria-Jose.';

create function private.name_letters(p_name text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(private.search_form(coalesce(p_name, '')), '[^[:alpha:]]', '', 'g')
$$;
comment on function private.name_letters(text) is 'The bare letters of a name, to compare what somebody typed with it.';

create function private.person_name(p_first text, p_last text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return concat_ws(' ', nullif(p_first, ''), case when p_last !~ '^[-–—.[:space:]]*$' then p_last end);
end
$$;
comment on function private.person_name(text, text) is
  'A name as papers print it: whoever has only one name writes a dash for the other, which is left out.';

create function private.address_line(p_address text, p_city text, p_state text, p_zip text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return nullif(concat_ws(', ', nullif(p_address, ''), nullif(p_city, ''), nullif(concat_ws(' ', coalesce((
    '{"Georgia":"GA","Alabama":"AL","Alaska":"AK","Arizona":"AZ","Arkansas":"AR","California":"CA","Colorado":"CO",
      "Connecticut":"CT","Delaware":"DE","District of Columbia":"DC","Florida":"FL","Hawaii":"HI","Idaho":"ID",
      "Illinois":"IL","Indiana":"IN","Iowa":"IA","Kansas":"KS","Kentucky":"KY","Louisiana":"LA","Maine":"ME","Maryland":"MD",
      "Massachusetts":"MA","Michigan":"MI","Minnesota":"MN","Mississippi":"MS","Missouri":"MO","Montana":"MT",
      "Nebraska":"NE","Nevada":"NV","New Hampshire":"NH","New Jersey":"NJ","New Mexico":"NM","New York":"NY",
      "North Carolina":"NC","North Dakota":"ND","Ohio":"OH","Oklahoma":"OK","Oregon":"OR","Pennsylvania":"PA",
      "Puerto Rico":"PR","Rhode Island":"RI","South Carolina":"SC","South Dakota":"SD","Tennessee":"TN","Texas":"TX",
      "Utah":"UT","Vermont":"VT","Virginia":"VA","Washington":"WA","West Virginia":"WV","Wisconsin":"WI","Wyoming":"WY"}'::jsonb
  ) ->> p_state, nullif(p_state, '')), nullif(p_zip, '')), '')), '');
end
$$;
comment on function private.address_line(text, text, text, text) is
  'An address as people write it: "9 Oak Street, Decatur, GA 30030". Its twin in the domain is addressLine, compared by a test.';

create function private.has_words(p_haystack text, p_search text) returns boolean
language sql immutable set search_path = '' as $$
  -- strpos, not like: whatever somebody searches for is compared as it is, and no character has a meaning.
  select not exists (
    select from regexp_split_to_table(private.search_form(btrim(p_search)), '\s+') as word
    where word <> '' and strpos(private.search_form(p_haystack), word) = 0
  )
$$;
comment on function private.has_words(text, text) is 'Whether every word of the search stands in the text.';

create function private.search_patterns(p_search text) returns text[]
language sql immutable set search_path = '' as $$
  -- Whatever somebody searches for is compared as it is: no character has a meaning. The longest word comes first,
  -- because the index looks for one and the rest is compared.
  select nullif(array(
    select '%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%'
    from regexp_split_to_table(private.search_form(btrim(p_search)), '\s+') as word
    where word <> ''
    order by length(word) desc, word
  ), '{}')
$$;
comment on function private.search_patterns(text) is
  'Each word of a search as a pattern for like, folded, the longest first; null if there is none.';

create function private.page_place(p_time timestamptz, p_id uuid) returns text
language sql immutable set search_path = '' as $$
  select to_char(p_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || p_id
$$;
comment on function private.page_place(timestamptz, uuid) is 'Where a page of a list ends, as it goes to the browser and back; the id tells rows of one moment apart.';

create function private.sorted_place(p_key text, p_id uuid) returns text
language sql immutable set search_path = '' as $$
  select p_id || '_' || p_key
$$;
comment on function private.sorted_place(text, uuid) is 'Where a page of a sorted list ends: its last row, and what that was sorted by.';

-- Asked of each row of a list, so written for the planner to take in: it does so with no function that sets a search
-- path, and this body is bound to what it names when it is made.
create function private.is_past(p_key text, p_id uuid, p_place text, p_down boolean) returns boolean
language sql immutable
return p_place is null or case
  when p_down then (p_key, p_id) < (substr(p_place, 38), left(p_place, 36)::uuid)
  else (p_key, p_id) > (substr(p_place, 38), left(p_place, 36)::uuid) end;
comment on function private.is_past(text, uuid, text, boolean) is
  'Whether a row comes after this place of a list that is sorted by a head and then by id, p_down: the largest first.';

create function private.sort_time(p_time timestamptz) returns text
language sql stable set search_path = '' as $$
  select coalesce(to_char(p_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), '')
$$;
comment on function private.sort_time(timestamptz) is 'A time as text that sorts as times do.';

create function private.sort_number(p_number bigint) returns text
language sql immutable set search_path = '' as $$
  select coalesce(lpad(p_number::text, 12, '0'), '')
$$;
comment on function private.sort_number(bigint) is 'A number from zero on as text that sorts as numbers do.';

create function private.is_before(p_time timestamptz, p_id uuid, p_place text) returns boolean
language sql stable
return p_place is null or (p_time, p_id) < (split_part(p_place, '_', 1)::timestamptz, split_part(p_place, '_', 2)::uuid);
comment on function private.is_before(timestamptz, uuid, text) is 'Whether a row comes after the page that ended there, newest first.';
