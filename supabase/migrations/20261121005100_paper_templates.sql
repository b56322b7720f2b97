-- Templates of papers are kept in the workplace: staff write a next version, an attorney says yes to it, sentence by
-- sentence where nobody has verified what it says, and then it is put in force.

create type public.fact_tag as enum ('V', 'V2', 'K', 'U');
comment on type public.fact_tag is 'How sure we are of a legal fact: read in its source, read second-hand, well known, uncertain.';

create table public.legal_facts (
  id text primary key check (id ~ '^[a-z][a-z0-9-]{2,40}$'),
  sentence text not null,
  tag public.fact_tag not null,
  source text not null,
  read_on date not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.legal_facts is 'What templates may say about law and procedure. Its home is content/facts; the seed brings it in.';
comment on column public.legal_facts.tag is 'K and U: nobody has verified it, so an attorney says yes to each template that names it.';

create trigger set_updated_at before update on public.legal_facts
  for each row execute function private.set_updated_at();

grant select, insert, update on public.legal_facts to service_role;

create type public.template_answer as enum ('approved', 'returned');
comment on type public.template_answer is 'What an attorney said of a version of a template.';

create table public.template_reviews (
  id uuid primary key default gen_random_uuid(),
  template_id uuid not null references public.document_templates (id) on delete cascade,
  sha256 text not null,
  answer public.template_answer not null,
  words text check (length(words) between 1 and 2000),
  facts text[] not null default '{}',
  typed_name text check (length(typed_name) between 3 and 120),
  given_by uuid references public.users (id) on delete set null,
  created_at timestamptz not null default now(),
  check ((answer = 'approved') = (typed_name is not null)),
  check (answer = 'approved' or words is not null)
);
create index template_reviews_template_id_idx on public.template_reviews (template_id);
create index template_reviews_given_by_idx on public.template_reviews (given_by);
comment on table public.template_reviews is 'What attorneys said of templates. Nothing is changed here: an answer is evidence.';
comment on column public.template_reviews.sha256 is 'Of the content that was read.';
comment on column public.template_reviews.facts is 'The unverified facts whose sentences the attorney said yes to, one by one.';

grant select, insert on public.template_reviews to service_role;

create function private.unverified_facts(p_facts text[]) returns text[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(id order by id), '{}') from public.legal_facts where id = any (p_facts) and tag in ('K', 'U')
$$;
comment on function private.unverified_facts(text[]) is 'Which of these facts nobody has verified.';

create function private.has_yes(p_template public.document_templates) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  v_last public.template_reviews;
begin
  if p_template.replaced_at is not null then
    return false;
  end if;
  select * into v_last from public.template_reviews
  where template_id = p_template.id and sha256 = p_template.sha256 order by created_at desc, id desc limit 1;
  -- A fact that turned out to be unverified since then takes the yes back.
  return coalesce(v_last.answer = 'approved' and private.unverified_facts(p_template.facts) <@ v_last.facts, false);
end
$$;
comment on function private.has_yes(public.document_templates) is
  'Whether an attorney''s yes to this very content stands, to each unverified sentence too.';

create function private.template_state(p_template public.document_templates) returns text
language plpgsql stable set search_path = '' as $$
declare
  v_yes boolean := private.has_yes(p_template);
begin
  return case
    when p_template.replaced_at is not null then 'replaced'
    when p_template.is_active then case when v_yes then 'in_force' else 'sample' end
    when v_yes then 'approved'
    when (select answer from public.template_reviews
          where template_id = p_template.id order by created_at desc, id desc limit 1) = 'returned' then 'returned'
    else 'waiting'
  end;
end
$$;
comment on function private.template_state(public.document_templates) is
  'in_force | sample (papers are made from it and say SAMPLE) | approved | waiting (for an attorney) | returned | replaced.';

create function private.name_of(p_user_id uuid) returns text
language sql stable set search_path = '' as $$
  select coalesce(nullif(private.person_name(first_name, last_name), ''), email) from public.users where id = p_user_id
$$;
comment on function private.name_of(uuid) is 'How colleagues read who it was.';

create function private.template_row(p_template public.document_templates) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', p_template.id, 'kind', p_template.template_type, 'language', p_template.language, 'county', p_template.county,
    'title', p_template.name, 'number', p_template.version_number, 'state', private.template_state(p_template),
    'isShipped', p_template.is_shipped, 'note', p_template.note, 'at', p_template.created_at, 'by', private.name_of(p_template.created_by)
  )
$$;
comment on function private.template_row(public.document_templates) is 'A version of a template without its blocks.';

create function public.search_templates(p_search text default null) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object('before', null, 'items', coalesce(jsonb_agg(
    private.template_row(template) || jsonb_build_object('unverified', cardinality(private.unverified_facts(template.facts)))
    order by template.template_type, template.language, template.county nulls first, template.version_number desc), '[]'))
  from public.document_templates as template
  where template.replaced_at is null
    and (p_search is null or private.has_words(
      concat_ws(' ', template.name, template.template_type, template.county), p_search))
$$;
comment on function public.search_templates is
  '→ { items, before: null }: every version that is used or may be, by kind, language and county.';

create function public.read_template(p_template_id uuid) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  v public.document_templates;
begin
  select * into v from public.document_templates where id = p_template_id;
  if v.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  return jsonb_build_object(
    'outcome', 'done', 'template', private.template_row(v) || jsonb_build_object(
      'content', v.content, 'sha256', v.sha256, 'unverified', private.unverified_facts(v.facts),
      'putInForceAt', v.put_in_force_at, 'putInForceBy', private.name_of(v.put_in_force_by),
      'reviews', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'answer', answer, 'words', words, 'name', coalesce(typed_name, private.name_of(given_by)), 'at', created_at)
          order by created_at desc), '[]')
        from public.template_reviews where template_id = v.id)),
    'versions', (
      select jsonb_agg(private.template_row(other) order by other.version_number desc)
      from public.document_templates as other
      where other.template_type = v.template_type and other.language = v.language and other.county is not distinct from v.county),
    'facts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'text', sentence, 'tag', tag, 'source', source, 'read', read_on) order by id), '[]')
      from public.legal_facts)
  );
end
$$;
comment on function public.read_template is
  '→ { outcome: done | unknown, template with content and reviews, versions of its line, facts: all that may be named }.';

create function public.add_template_version(
  p_idempotency_key text,
  p_id uuid,
  p_newest integer,
  p_title text,
  p_content text,
  p_sha256 text,
  p_variables jsonb,
  p_facts jsonb,
  p_note text,
  p_actor_id uuid,
  p_actor_role public.account_role,
  p_county text default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_base public.document_templates;
  v_last public.document_templates;
  v public.document_templates;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  lock table public.document_templates in share row exclusive mode;
  select * into v_base from public.document_templates where id = p_id;
  if v_base.id is null or (p_county is not null and not exists (select from public.counties where name = p_county)) then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  end if;
  select * into v_last from public.document_templates
  where template_type = v_base.template_type and language = v_base.language and county is not distinct from p_county
  order by version_number desc limit 1;
  -- A county's first version begins from the general one; any other from the newest of its own line, or the one in use.
  if v_last.id is not null and v_last.version_number <> p_newest then
    return private.keep_answer(p_idempotency_key, jsonb_build_object(
      'outcome', 'stale', 'changedAt', v_last.created_at, 'changedBy', private.name_of(v_last.created_by)));
  end if;
  if v_last.sha256 = p_sha256 and v_last.replaced_at is null then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'same'));
  end if;
  insert into public.document_templates
    (name, template_type, language, county, version_number, content, sha256, variables, facts, note, created_by)
  values (p_title, v_base.template_type, v_base.language, p_county, coalesce(v_last.version_number, 0) + 1, p_content,
          p_sha256, p_variables, array(select jsonb_array_elements_text(p_facts)), p_note, p_actor_id)
  returning * into v;
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values (p_actor_id, p_actor_role, 'template_written', 'template', v.id::text,
          jsonb_build_object('kind', v.template_type, 'version', v.version_number, 'sha256', v.sha256));
  return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'done', 'id', v.id));
end
$$;
comment on function public.add_template_version is
  'p_id: begun from; p_newest: number of the newest version seen in that line → { outcome: done | stale | same | unknown, id }. It waits for '
  'an attorney.';

create function public.review_template(
  p_idempotency_key text,
  p_id uuid,
  p_sha256 text,
  p_answer public.template_answer,
  p_actor_id uuid,
  p_facts jsonb default null,
  p_words text default null,
  p_typed_name text default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v public.document_templates;
  v_yes boolean := p_answer = 'approved';
  v_facts text[] := array(select jsonb_array_elements_text(coalesce(p_facts, '[]')));
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  select * into v from public.document_templates where id = p_id for no key update;
  if v.id is null or not exists (select from public.users where id = p_actor_id and role = 'attorney' and is_active) then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  end if;
  if v.replaced_at is not null or v.sha256 <> p_sha256 or (not v_yes and private.has_yes(v)) then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'not_now'));
  end if;
  if v_yes and not (private.unverified_facts(v.facts) <@ v_facts) then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'facts'));
  end if;
  insert into public.template_reviews (template_id, sha256, answer, words, facts, typed_name, given_by)
  values (v.id, v.sha256, p_answer, nullif(p_words, ''),
          case when v_yes then v_facts else '{}' end, case when v_yes then p_typed_name end, p_actor_id);
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values (p_actor_id, 'attorney', case when v_yes then 'template_approved' else 'template_returned' end, 'template', v.id::text,
          jsonb_build_object('kind', v.template_type, 'version', v.version_number, 'sha256', v.sha256));
  return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'done'));
end
$$;
comment on function public.review_template is
  'p_facts: said yes to → { outcome: done | not_now | facts | unknown }. By an attorney alone; a yes stands until the version is replaced.';

create function public.put_template_in_force(
  p_idempotency_key text,
  p_id uuid,
  p_actor_id uuid,
  p_actor_role public.account_role
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v public.document_templates;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  lock table public.document_templates in share row exclusive mode;
  select * into v from public.document_templates where id = p_id;
  if v.id is null then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  end if;
  if v.replaced_at is not null or v.is_active or not private.has_yes(v) then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'not_now'));
  end if;
  -- Older versions, also those that nobody answered: what was said of them counts no more.
  update public.document_templates set is_active = false, replaced_at = now()
  where template_type = v.template_type and language = v.language and county is not distinct from v.county
    and replaced_at is null and (is_active or version_number < v.version_number);
  update public.document_templates set is_active = true, put_in_force_at = now(), put_in_force_by = p_actor_id where id = v.id;
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values (p_actor_id, p_actor_role, 'template_put_in_force', 'template', v.id::text,
          jsonb_build_object('kind', v.template_type, 'version', v.version_number, 'sha256', v.sha256));
  return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'done'));
end
$$;
comment on function public.put_template_in_force is
  '→ { outcome: done | not_now | unknown }. Papers are made from it from now on; the version before is replaced. Papers that were made keep '
  'the version they were made from.';
