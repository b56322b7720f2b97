-- In superior and state court the affidavit goes with the motion unless an attorney leaves it out.

create or replace function public.withdraw_paper(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_paper public.case_papers;
  v_matter public.court_matters;
begin
  select * into v_paper from public.case_papers where id = (p ->> 'paperId')::uuid;
  v_matter := private.matter_of_write(p || jsonb_build_object('matterId', v_paper.matter_id));
  if v_matter.id is null or p ->> 'actorRole' = 'client' then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  if not private.takes_papers(v_matter, v_paper.kind)
    or exists (select from public.generated_documents where paper_id = v_paper.id and status = 'filed')
  then
    return jsonb_build_object('outcome', 'frozen');
  end if;
  -- Facts that are not agreed need evidence in these courts; only an attorney does without.
  if v_paper.kind = 'affidavit' and v_matter.court in ('superior', 'state') and p ->> 'actorRole' <> 'attorney'
    and (select attorney_needed from public.filing_rules)
  then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  update public.case_papers set withdrawn_at = now() where id = v_paper.id and withdrawn_at is null;
  if found then
    perform private.audit_case(p, v_matter.case_id, 'paper_withdrawn', jsonb_build_object('paperId', v_paper.id));
  end if;
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.withdraw_paper(jsonb) is
  'p { paperId, actorId, actorRole } → { outcome: done | frozen | forbidden | unknown }. A paper that is not needed after all; doing it twice changes nothing.';
