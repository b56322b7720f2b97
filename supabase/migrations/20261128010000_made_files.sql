-- Papers are made, taken in and put together with few questions: what they are made from is read with the session, and
-- several versions are added in one.

create function public.read_paper_upload(p_matter_id uuid, p_ticket_hashes jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object('sheet', public.read_paper_facts(p_matter_id), 'tickets', public.read_tickets(p_ticket_hashes))
$$;
comment on function public.read_paper_upload is
  '→ { sheet: as read_paper_facts, tickets: as read_tickets }: what an uploaded paper is held to.';

create function public.read_packet(p_matter_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'sheet', public.read_paper_facts(p_matter_id),
    'versions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'paperId', version.paper_id, 'pageCode', version.page_code, 'key', version.file_path, 'variables', version.variables,
        'template', template.content)), '[]')
      from public.current_papers as current
      join public.generated_documents as version on version.id = current.document_id
      left join public.document_templates as template on template.id = version.template_id
      where current.matter_id = p_matter_id))
$$;
comment on function public.read_packet is
  '→ { sheet: as read_paper_facts, versions: of each paper the newest, with what it was made from }.';

-- Where a court has a filing system, the papers go there as files of their own.
create function private.filing_files(p_matter_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'sheet', public.read_paper_facts(matter.id),
    'versions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'paperId', version.paper_id, 'key', version.file_path, 'approved', current.client_approved)), '[]')
      from public.current_papers as current
      join public.generated_documents as version on version.id = current.document_id
      where current.matter_id = matter.id),
    'copies', (
      select coalesce(jsonb_agg(jsonb_build_object('paperId', current.paper_id, 'key', copy.file_path, 'name', copy.original_name)
                                order by copy.created_at, copy.id), '[]')
      from public.current_papers as current
      join public.case_documents as copy on copy.version_id = current.document_id and copy.withdrawn_at is null
      where current.matter_id = matter.id),
    'county', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'field', field, 'value', value, 'source', source, 'checked', checked_on,
        'stale', private.is_stale_county_value(checked_on))), '[]')
      from public.county_values where county = matter.county and court = matter.court and field <> 'exists'))
  from public.court_matters as matter where matter.id = p_matter_id
$$;
comment on function private.filing_files(uuid) is
  'A matter → { sheet: as read_paper_facts, versions: of each paper the newest, copies: of those that came back signed, county: what was '
  'checked about its court }; null where there is none.';

create function public.read_filing_files(p_actor_id uuid, p_actor_role public.actor_role, p_matter_id uuid) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_case_id uuid := (select case_id from public.court_matters where id = p_matter_id);
begin
  if v_case_id is null then
    return null;
  end if;
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id)
  values (p_actor_id, p_actor_role, 'case_papers_viewed', 'case', v_case_id::text);
  return private.filing_files(p_matter_id);
end
$$;
comment on function public.read_filing_files is 'What private.filing_files answers, for staff; that they looked is noted first.';

create function public.read_own_filing_files(p_actor_id uuid, p_matter_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.filing_files(matter.id)
  from public.court_matters as matter join public.cases as one on one.id = matter.case_id
  where matter.id = p_matter_id and one.user_id = p_actor_id
$$;
comment on function public.read_own_filing_files is 'The same for a client of their own case; null where it is not theirs.';

insert into public.readings (name, needs) values
  ('read_filing_files', 'staff'),
  ('read_own_filing_files', 'client'),
  ('read_paper_facts', 'staff'),
  ('read_paper_upload', 'staff'),
  ('read_packet', 'staff');

-- Several are made in one transaction, and stay in the order in which they were made.
alter table public.case_papers alter column created_at set default clock_timestamp();

create function public.add_paper_versions(
  p_matter_id uuid,
  p_versions jsonb,
  p_actor_id uuid,
  p_actor_role public.account_role
) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(public.add_paper_version(
    one."idempotencyKey", p_matter_id, one."ticketHash", one.sha256, p_actor_id, p_actor_role, one.kind, one.title, one.language,
    one."paperId", one.version, one."pageCode", one."templateId", one.facts, one."wordTicketHash", one."wordSha256") order by place), '[]')
  from rows from (jsonb_to_recordset(p_versions) as (
    "idempotencyKey" text, "ticketHash" text, sha256 text, kind public.paper_kind, title text, language public.locale, "paperId" uuid,
    version integer, "pageCode" text, "templateId" uuid, facts jsonb, "wordTicketHash" text, "wordSha256" text
  )) with ordinality as one (
    "idempotencyKey", "ticketHash", sha256, kind, title, language, "paperId", version, "pageCode", "templateId", facts, "wordTicketHash",
    "wordSha256", place)
$$;
comment on function public.add_paper_versions is
  'p_versions: what add_paper_version takes of each beyond matter and actor → its answers, in the same order.';

-- A link to a saved form is asked for in one question with its tries, and nobody gets a copy without a mail.

create function public.mail_draft_link(
  p_token_hash text,
  p_email text,
  p_language public.locale,
  p_now timestamptz,
  p_ends_at timestamptz,
  p_copy_hash text default null,
  p_copy_ends_at timestamptz default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_draft public.intake_drafts;
begin
  select * into v_draft from public.intake_drafts
  where token_hash = p_token_hash and expires_at > p_now for update;
  if v_draft.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  if v_draft.device = 'public' then
    -- The answers at the computer still end with their idle minutes. Nobody has the token of the copy: its link is the only way in.
    insert into public.intake_drafts (token_hash, answers, tickets, step, language, device, email, expires_at)
    values (p_copy_hash, v_draft.answers, v_draft.tickets, v_draft.step, p_language, 'own',
            p_email, p_copy_ends_at)
    returning * into v_draft;
  else
    update public.intake_drafts set email = p_email, expires_at = p_ends_at where id = v_draft.id;
  end if;
  insert into public.outbox (kind, recipient, language, payload, dedupe_key)
  values ('draft_link', p_email, p_language, jsonb_build_object('draftId', v_draft.id),
          'draft_link:' || v_draft.id || ':' || gen_random_uuid());
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.mail_draft_link is
  'p_copy_hash: of a copy → { outcome: done | unknown }: mails a link to continue a living draft elsewhere; from a public computer it leads '
  'to a copy.';
