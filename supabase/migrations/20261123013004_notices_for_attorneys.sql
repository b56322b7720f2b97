-- A notice of a new address is made while the court decides: it waits for an attorney as other papers do.
create or replace view public.attorney_work with (security_invoker = true) as
select
  matter.id as matter_id, matter.case_id, coalesce(notice.since, matter.status_since) as status_since, matter.attorney_id,
  case when away.user_id is not null then away.substitute_id end as stands_in_id
from public.court_matters as matter
left join public.attorney_profiles as away
  on away.user_id = matter.attorney_id and away.away_until >= private.office_date() and away.substitute_id is not null
left join lateral (
  select min(version.created_at) as since
  from public.case_papers as paper
  join public.generated_documents as version on version.paper_id = paper.id
  where matter.status in ('filed', 'hearing_set') and paper.matter_id = matter.id and paper.kind = 'change_of_address'
    and paper.withdrawn_at is null and version.status = 'draft'
) as notice on true
where matter.left_out_at is null and (matter.status = 'attorney_review' or (
  notice.since is not null and (select attorney_needed from public.filing_rules)
));
