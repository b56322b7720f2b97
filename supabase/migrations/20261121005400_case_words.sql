-- Finding cases by words that stand in them. The words of a case are folded, in a table of their own: a name that changes
-- on an account or a matter must not wait for whoever works on the case.

create table public.case_words (
  case_id uuid primary key references public.cases (id) on delete cascade,
  words tsvector not null,
  sort_name text not null,
  sort_county text not null
);
create index case_words_words_idx on public.case_words using gin (words);
create index case_words_sort_name_idx on public.case_words (sort_name, case_id);
create index case_words_sort_county_idx on public.case_words (sort_county, case_id);
comment on table public.case_words is
  'What a case is found and sorted by; made from other rows by triggers, never written by hand.';
comment on column public.case_words.sort_name is 'The client, last name first, as lists are sorted by it.';
comment on column public.case_words.sort_county is 'The first county of the alphabet among its court cases; ~ without one.';

grant select, insert, update, delete on public.case_words to service_role;

create function private.words_of(p_text text) returns text[]
language plpgsql immutable set search_path = '' as $$
begin
  return (
    -- Parts and the whole: "24-D-01" is found by its parts and as 24D01, "O'Brien" as OBrien too.
    select array(
      select left(word, 100) from (
        select regexp_split_to_table(private.search_form(p_text), '[^[:alnum:]]+') as word
        union
        select regexp_replace(whole, '[^[:alnum:]]+', '', 'g')
        from regexp_split_to_table(private.search_form(p_text), '\s+') as whole
      ) as listed where word <> ''
    )
  );
end
$$;
comment on function private.words_of(text) is 'The words of a text as they are searched.';

create function private.phone_words(p_phone text) returns text[]
language plpgsql immutable set search_path = '' as $$
begin
  return (
    select case when length(digits) >= 7 then array[right(digits, 10), right(digits, 7), right(digits, 4)] else '{}' end
    from (select regexp_replace(coalesce(p_phone, ''), '\D', '', 'g') as digits) as typed
  );
end
$$;
comment on function private.phone_words(text) is 'A phone number with and without its area code, and its end, as people read it out.';

create function private.case_query(p_search text) returns tsquery
language sql immutable set search_path = '' as $$
  with typed as (
    select btrim(private.search_form(p_search)) as search, regexp_replace(p_search, '\D', '', 'g') as digits
  ), word as (
    -- A number in any spelling; an address as it is; else each word by itself.
    select right(digits, 10) as word from typed where search ~ '^[-+().\s\d]+$' and length(digits) >= 7
    union all
    select regexp_replace(search, '[''\\\s]', '', 'g') from typed where search like '%@%'
    union all
    select regexp_split_to_table(search, '[^[:alnum:]]+') from typed
    where search not like '%@%' and not (search ~ '^[-+().\s\d]+$' and length(digits) >= 7)
  )
  select coalesce(string_agg('''' || word || ''':*', ' & '), '''-nothing-''')::tsquery from word where word <> ''
$$;
comment on function private.case_query(text) is 'What somebody typed, as a question to case_words: every word, by its beginning.';

create function private.keep_case_words(p_case_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  insert into public.case_words (case_id, words, sort_name, sort_county)
  select one.id, array_to_tsvector(array(select distinct word from unnest(
    private.words_of(concat_ws(' ', one.case_number, client.first_name, client.last_name, intake.first_name, intake.last_name,
      intake.landlord_name, intake.reference, left(intake.reference, 4) || ' ' || substr(intake.reference, 5),
      (select string_agg(concat_ws(' ', matter.docket_number, matter.name_as_filed, array_to_string(matter.aliases, ' ')), ' ')
       from public.court_matters as matter where matter.case_id = one.id),
      (select string_agg(concat_ws(' ', first_name, last_name, replace(email, '@', ' ')), ' ')
       from public.person_aliases where user_id = one.user_id),
      (select string_agg(party.name, ' ') from public.matter_parties as party
       join public.court_matters as matter on matter.id = party.matter_id where matter.case_id = one.id)))
    || private.words_of(replace(client.email, '@', ' ')) || private.words_of(replace(intake.email, '@', ' '))
    || array_remove(array[client.email, lower(intake.email)], null)
    || array(select email from public.person_aliases where user_id = one.user_id)
    || private.phone_words(coalesce(intake.phone_e164, intake.phone_number))
  ) as listed (word) where word <> '')),
    left(private.search_form(coalesce(
      nullif(concat_ws(' ', client.last_name, client.first_name), ''),
      nullif(concat_ws(' ', intake.last_name, intake.first_name), ''), client.email, '')), 60),
    coalesce((select min(county) from public.court_matters where case_id = one.id and left_out_at is null), '~')
  from public.cases as one
  join public.users as client on client.id = one.user_id
  left join public.intake_forms as intake on intake.id = one.intake_form_id
  where one.id = p_case_id
  on conflict (case_id) do update set
    words = excluded.words, sort_name = excluded.sort_name, sort_county = excluded.sort_county
  where (case_words.words, case_words.sort_name, case_words.sort_county)
    is distinct from (excluded.words, excluded.sort_name, excluded.sort_county);
end
$$;
comment on function private.keep_case_words(uuid) is 'Writes what a case is found by, from the rows as they stand.';

create function private.keep_words() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_row jsonb := to_jsonb(coalesce(new, old));
begin
  perform private.keep_case_words(id) from public.cases
  where case tg_table_name
    when 'cases' then id = (v_row ->> 'id')::uuid
    when 'court_matters' then id = (v_row ->> 'case_id')::uuid
    when 'matter_parties' then id = (select case_id from public.court_matters where court_matters.id = (v_row ->> 'matter_id')::uuid)
    when 'users' then user_id = (v_row ->> 'id')::uuid
    when 'intake_forms' then intake_form_id = (v_row ->> 'id')::uuid
  end;
  return null;
end
$$;
comment on function private.keep_words() is 'Trigger: a case is found by what its rows say now, and no longer by what they said.';

create trigger keep_words after insert or update of user_id, intake_form_id, case_number on public.cases
  for each row execute function private.keep_words();
create trigger keep_words after insert or delete or update of docket_number, name_as_filed, aliases, county, left_out_at on public.court_matters
  for each row execute function private.keep_words();
create trigger keep_words after insert or delete or update of name on public.matter_parties
  for each row execute function private.keep_words();
create trigger keep_words after update of first_name, last_name, email on public.users
  for each row when (new.role = 'client') execute function private.keep_words();
create trigger keep_words after update of first_name, last_name, email, phone_number, landlord_name on public.intake_forms
  for each row execute function private.keep_words();
