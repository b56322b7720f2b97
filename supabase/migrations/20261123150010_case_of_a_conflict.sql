-- Whoever is asked about conflicts at an application or an order has to find the case in which they answer.
create or replace function public.read_conflict_answer(p jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object('caseId', one.id, 'state', private.conflict_answer(one.id, (p ->> 'actorId')::uuid))
  from (select private.case_of(p ->> 'part', (p ->> 'id')::uuid) as id) as asked
  left join public.cases as one on one.id = asked.id
$$;
comment on function public.read_conflict_answer(jsonb) is
  'p { part, id, actorId } → { caseId, state: open | clear | conflict }: what an attorney answered; caseId is null where there is no '
  'case.';
