-- Nothing of ours goes to a court unless filing is open: the reviewing lawyer whom the operator names has an account here
-- with a checked license and approved these very papers, or the operator's lawyer has confirmed that no attorney is needed.
-- And nothing goes without the copy that its party signed.

create function private.is_reviewing_lawyer(p_user_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.attorney_profiles as profile
    join public.users as person on person.id = profile.user_id and person.role = 'attorney' and person.is_active
    join public.filing_rules as rules on rules.lawyer_bar_number = profile.bar_number
    where profile.user_id = p_user_id and profile.licence_checked_on is not null)
$$;
comment on function private.is_reviewing_lawyer(uuid) is
  'Whether this is an active attorney with the bar number of the reviewing lawyer and a license that an admin has checked.';

create function private.filing_is_open() returns boolean
language sql stable set search_path = '' as $$
  select not attorney_needed or exists (
    select from public.attorney_profiles as profile where private.is_reviewing_lawyer(profile.user_id))
  from public.filing_rules
$$;
comment on function private.filing_is_open() is 'Whether anything can be filed at all; until then papers say SAMPLE.';

create view public.filing_state with (security_invoker = true) as
select private.filing_is_open() as is_open, sells_while_closed from public.filing_rules;
comment on view public.filing_state is 'Whether anything can be filed, and whether payments are taken although nothing can.';
grant select on public.filing_state to service_role;

create function private.may_be_filed(p_matter_id uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return (
    select not attorney_needed or coalesce((
      select bool_and(exists (
        select from public.paper_approvals as one
        where one.document_id = paper.document_id and one.sha256 = paper.sha256 and one.as_role = 'attorney'
          and private.is_reviewing_lawyer(one.approved_by)))
      from public.current_papers as paper where paper.matter_id = p_matter_id and private.is_court_paper(paper.kind)), false)
    from public.filing_rules
  );
end
$$;
comment on function private.may_be_filed(uuid) is
  'Whether the reviewing lawyer approved the newest version of every paper of the matter, or no attorney is needed.';
