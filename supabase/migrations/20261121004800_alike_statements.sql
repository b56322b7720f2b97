-- Two clients whose statements tell the same harm in the same words were helped too much: the attorney has to look before
-- such a paper goes on. Compared are runs of three words, which survive changed names and numbers and are quickly found.

create table public.statement_passages (
  matter_id uuid not null references public.matter_statements (matter_id) on delete cascade,
  place smallint not null check (place > 0),
  words integer not null check (words >= 20),
  runs integer[] not null check (cardinality(runs) > 0),
  primary key (matter_id, place)
);
create index statement_passages_runs_idx on public.statement_passages using gin (runs);
comment on table public.statement_passages is 'The paragraphs of harm of each statement, as hashes, for finding statements of two clients that are too alike.';
comment on column public.statement_passages.place is 'Paragraphs as they were told, then those of the translation.';
comment on column public.statement_passages.words is 'How many words it has; shorter ones are alike by chance.';
comment on column public.statement_passages.runs is 'Hashes of every three words that follow each other, in their order.';

alter table public.statement_passages enable row level security;
revoke all on public.statement_passages from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.statement_passages to service_role;

create function private.write_passages(p_statement public.matter_statements) returns void
language plpgsql volatile security invoker set search_path = '' as $$
begin
  delete from public.statement_passages where matter_id = p_statement.matter_id;
  insert into public.statement_passages (matter_id, place, words, runs)
  select p_statement.matter_id, row_number() over (order by told.source, paragraph.at), cardinality(said.words), said.runs
  from (values (1, p_statement.answers ->> 'harm'), (2, p_statement.translation #>> '{harm,text}')) as told (source, body)
  cross join lateral regexp_split_to_table(told.body, '\n+') with ordinality as paragraph (body, at)
  cross join lateral (
    select array_agg(word order by nth) as words
    from regexp_split_to_table(lower(paragraph.body), '[^[:alnum:]]+') with ordinality as one (word, nth) where word <> ''
  ) as split
  cross join lateral (
    select split.words, array_agg(
      hashtext(concat_ws(' ', split.words[nth], split.words[nth + 1], split.words[nth + 2])) order by nth) as runs
    from generate_series(1, cardinality(split.words) - 2) as nth
  ) as said
  where cardinality(said.words) >= 20;
end
$$;
comment on function private.write_passages(public.matter_statements) is 'Writes the passages of a statement anew.';

create function private.keep_passages() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  perform private.write_passages(new);
  return null;
end
$$;
comment on function private.keep_passages() is 'The trigger: passages follow their statement.';

create trigger keep_passages after insert or update of answers, translation on public.matter_statements
  for each row execute function private.keep_passages();

-- With many statements, nearly all share a few words with any other. Each run is looked up in the index, and only passages
-- that share enough runs are compared word by word.
create function private.alike_statement(p_matter_id uuid) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  v_client_id uuid;
  v_alike jsonb;
begin
  select one.user_id into v_client_id from public.court_matters as matter
  join public.cases as one on one.id = matter.case_id where matter.id = p_matter_id;
  with run as (
    select mine.place, mine.words, told.hash, count(*) as times
    from public.statement_passages as mine cross join lateral unnest(mine.runs) as told (hash)
    where mine.matter_id = p_matter_id
    group by mine.place, mine.words, told.hash
  ), near as (
    -- A run covers three words at most: what shares too few of them cannot be alike, and is not compared word by word.
    select run.place, other.matter_id, other.place as other_place
    from run join public.statement_passages as other on other.runs @> array[run.hash] and other.matter_id <> p_matter_id
    group by run.place, run.words, other.matter_id, other.place
    having 100 * 3 * sum(run.times) > 60 * run.words
  )
  select jsonb_build_object('share', 100 * shared.words / mine.words, 'caseNumber', one.case_number) into v_alike
  from near
  join public.statement_passages as mine on mine.matter_id = p_matter_id and mine.place = near.place
  join public.statement_passages as other on other.matter_id = near.matter_id and other.place = near.other_place
  join public.court_matters as matter on matter.id = other.matter_id
  join public.cases as one on one.id = matter.case_id and one.user_id <> v_client_id
  cross join lateral (
    -- Words of mine that stand in a run which the other has too.
    select count(distinct told.at + further) as words
    from unnest(mine.runs) with ordinality as told (hash, at)
    cross join generate_series(0, 2) as further
    where told.hash = any (other.runs)
  ) as shared
  where 100 * shared.words > 60 * mine.words
  order by shared.words::numeric / mine.words desc, one.case_number limit 1;
  return v_alike;
end
$$;
comment on function private.alike_statement(uuid) is
  'The statement of another client of which a paragraph of harm is more than 60 percent alike: { share: percent, caseNumber }; else null.';

revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
