-- What a client reads along in their own language beside a paper for the court.

create function public.read_reading_copy(p_actor_id uuid, p_document_id uuid, p_language public.locale) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object('pageCode', shown.page_code, 'variables', version.variables, 'template', template.content)
  from public.client_papers as shown
  join public.generated_documents as version on version.id = shown.document_id
  join public.document_templates as template on template.template_type = shown.kind::text and template.language = p_language
    and template.county is null and template.is_active
  where shown.user_id = p_actor_id and shown.document_id = p_document_id and shown.language <> p_language
    and version.variables ? 'facts' and (template.content::jsonb ->> 'readingHelp')::boolean
$$;
comment on function public.read_reading_copy is
  'A version that the client may read → { pageCode, variables: what it was made from, template: of the copy }; null where it is not theirs, '
  'was not made here, or has no copy in this language.';
