-- Two clients whose statements tell the same harm in the same words were helped too much: the attorney has to look before
-- such a paper goes on. Compared are runs of three words, which survive changed names and numbers and are quickly found.

create table public.statement_passages (
  matter_id uuid not null references public.matter_statements (matter_id) on delete cascade,
  place smallint not null check (place > 0),
  words integer not null check (words >= 20),
  runs integer[] not null check (cardinality(runs) > 0),
  id integer generated always as identity unique,
  primary key (matter_id, place)
);
comment on table public.statement_passages is 'The paragraphs of harm of each statement, as hashes, for finding statements of two clients that are too alike.';
comment on column public.statement_passages.place is 'Paragraphs as they were told, then those of the translation.';
comment on column public.statement_passages.words is 'How many words it has; shorter ones are alike by chance.';
comment on column public.statement_passages.runs is 'Hashes of every three words that follow each other, in their order.';
comment on column public.statement_passages.id is 'A short name, for its runs.';

grant select, insert, update, delete on public.statement_passages to service_role;

-- Each run of a passage stands in a row of its own, under an index that is read without the passages.
create table public.statement_runs (
  run integer not null,
  passage_id integer not null references public.statement_passages (id) on delete cascade,
  primary key (run, passage_id)
);
create index statement_runs_passage_id_idx on public.statement_runs (passage_id);
comment on table public.statement_runs is 'Which passages have a run of three words, by its hash.';
comment on column public.statement_runs.run is 'One of the runs of its passage.';
grant select, insert, update, delete on public.statement_runs to service_role;
grant select, insert, update, delete on public.statement_runs to service_role;

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
  insert into public.statement_runs (run, passage_id)
  select distinct told.hash, passage.id
  from public.statement_passages as passage cross join lateral unnest(passage.runs) as told (hash)
  where passage.matter_id = p_statement.matter_id;
end
$$;
comment on function private.write_passages(public.matter_statements) is 'Writes the passages of a statement anew, with their runs.';

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

-- With many statements, nearly all share a few words with any other. Each run is looked up in the index, and which words are
-- shared is counted in the same pass.
create function private.alike_statement(p_matter_id uuid) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  v_client_id uuid;
  v_alike jsonb;
begin
  select one.user_id into v_client_id from public.court_matters as matter
  join public.cases as one on one.id = matter.case_id where matter.id = p_matter_id;
  with run as materialized (
    -- A bit for each word of mine: those that stand in this run.
    select mine.id, mine.words, told.hash,
      bit_or((repeat('0', told.at::integer - 1) || '111' || repeat('0', mine.words - told.at::integer - 2))::varbit) as covered
    from public.statement_passages as mine cross join lateral unnest(mine.runs) with ordinality as told (hash, at)
    where mine.matter_id = p_matter_id
    group by mine.id, mine.words, told.hash
  ), alike as (
    -- Words of mine that stand in a run which the other has too.
    select other.passage_id, run.words, bit_count(bit_or(run.covered)) as shared
    from run join public.statement_runs as other on other.run = run.hash
    group by run.id, run.words, other.passage_id
    having 100 * bit_count(bit_or(run.covered)) > 60 * run.words
  )
  select jsonb_build_object('share', 100 * alike.shared / alike.words, 'caseNumber', one.case_number) into v_alike
  from alike
  join public.statement_passages as passage on passage.id = alike.passage_id and passage.matter_id <> p_matter_id
  join public.court_matters as matter on matter.id = passage.matter_id
  join public.cases as one on one.id = matter.case_id and one.user_id <> v_client_id
  order by alike.shared::numeric / alike.words desc, one.case_number limit 1;
  return v_alike;
end
$$;
comment on function private.alike_statement(uuid) is
  'The statement of another client of which a paragraph of harm is more than 60 percent alike: { share: percent, caseNumber }; else null.';
