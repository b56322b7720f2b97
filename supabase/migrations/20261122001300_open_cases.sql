-- A case that is still open, or a hearing that is near, is seen by staff before anything else.
create type public.open_answer as enum ('yes', 'no', 'unknown');
alter table public.intake_forms
  add column still_open public.open_answer,
  add column hearing_date date;
comment on column public.intake_forms.still_open is 'Whether a court still works on the case, as the client says; null when not answered.';
comment on column public.intake_forms.hearing_date is 'Day of the hearing in the open eviction case, as the client says.';

create or replace function private.flags_of_application(p_case public.cases) returns void
language sql volatile set search_path = '' as $$
  insert into public.case_flags (case_id, flag)
  select p_case.id, raised.flag
  from public.intake_forms as intake
  join public.service_packages as offer on offer.id = p_case.package_type,
  lateral (values
    -- As in src/domain/intake/notices.ts: who left the question out and knows no outcome may have an open case.
    ('open_case'::public.case_flag, intake.has_eviction = 'yes' and coalesce(
      intake.still_open, case when intake.case_outcome = 'unknown' then 'unknown' end::public.open_answer
    ) in ('yes', 'unknown')),
    ('hearing_near', intake.still_open = 'yes'
      and intake.hearing_date between private.office_date() and private.office_date() + 14),
    ('has_attorney', intake.working_with_attorney = 'yes'),
    ('judgment_unpaid', intake.case_outcome = 'judgment-landlord' and intake.paid_money is distinct from 'yes'),
    ('county_unknown', intake.has_eviction = 'yes' and intake.knows_case_number is distinct from 'yes'),
    ('more_matters', greatest(
      coalesce(left(intake.number_of_evictions::text, 1)::integer, 1),
      (select count(*) from public.court_matters where case_id = p_case.id)
    ) > offer.matters or intake.number_of_evictions = '5+'),
    ('out_of_scope', intake.has_eviction = 'no')
  ) as raised (flag, holds)
  where intake.id = p_case.intake_form_id and raised.holds
  on conflict (case_id, flag) do nothing
$$;
