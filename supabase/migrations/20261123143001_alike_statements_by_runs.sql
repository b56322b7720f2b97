-- With many statements, nearly all share a few words with any other. Each run is looked up in the index, and only passages that
-- share enough runs are compared word by word; the answer stays the same.

create or replace function private.alike_statement(p_matter_id uuid) returns jsonb
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
