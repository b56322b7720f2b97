-- Staff see in their list that an application was emptied, and when.
create or replace function public.search_applications(p jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with found as (
    select
      intake.id, intake.reference, intake.first_name, intake.last_name, intake.email, intake.eviction_county,
      intake.urgency, intake.status, intake.language, intake.submitted_at, intake.selected_service_package,
      cardinality(intake.files_missing) as files_missing, private.is_intake_paid(intake.id) as paid,
      intake.notes is not null as has_notes, intake.erased_at
    from public.intake_forms as intake
    where (p ->> 'status' is null or intake.status = p ->> 'status')
      and (p ->> 'language' is null or intake.preferred_language = p ->> 'language')
      and (p ->> 'paid' is null or private.is_intake_paid(intake.id) = (p ->> 'paid' = 'paid'))
      and (p ->> 'files' is null or (cardinality(intake.files_missing) > 0) = (p ->> 'files' = 'missing'))
      and (p ->> 'search' is null or private.has_words(
        concat_ws(' ', intake.first_name, intake.last_name, intake.email, intake.eviction_county,
          intake.reference, left(intake.reference, 4) || '-' || substr(intake.reference, 5)),
        p ->> 'search'
      ))
      and private.is_before(intake.submitted_at, intake.id, p ->> 'before')
    order by intake.submitted_at desc, intake.id desc
    limit (p ->> 'limit')::integer + 1
  ), page as (
    select * from found order by submitted_at desc, id desc limit (p ->> 'limit')::integer
  )
  select jsonb_build_object(
    'items', coalesce(jsonb_agg(jsonb_build_object(
      'id', id, 'reference', reference, 'firstName', first_name, 'lastName', last_name, 'email', email,
      'county', eviction_county, 'urgency', urgency, 'status', status, 'paid', paid, 'language', language,
      'packageId', selected_service_package, 'filesMissing', files_missing, 'hasNotes', has_notes,
      'submittedAt', submitted_at, 'erasedAt', erased_at
    ) order by submitted_at desc, id desc), '[]'),
    'before', case when (select count(*) from found) > (p ->> 'limit')::integer then (
      select private.page_place(submitted_at, id) from page order by submitted_at, id limit 1
    ) end
  ) from page
$$;
