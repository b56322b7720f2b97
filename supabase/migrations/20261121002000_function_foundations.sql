-- Pieces the functions of the API share. They run with the caller's rights, so service_role may call them.
--
-- Locks: rows other tables refer to are taken "for no key update", which lets others write rows that refer to them,
-- and always in the order application, case, order, account, mail, count; else two writers wait in a circle.

create function private.insert_mails(
  p_mails jsonb,
  p_intake_form_id uuid default null,
  p_order_id uuid default null,
  p_user_id uuid default null
) returns void
language sql volatile set search_path = '' as $$
  -- p_mails: [{ kind, recipient, language, payload, runAfter?, dedupeKey }]; the same fact is told once.
  insert into public.outbox
    (kind, recipient, language, payload, run_after, dedupe_key, intake_form_id, order_id, user_id)
  select
    mail ->> 'kind',
    mail ->> 'recipient',
    coalesce(mail ->> 'language', 'en'),
    coalesce(mail -> 'payload', '{}'),
    coalesce((mail ->> 'runAfter')::timestamptz, now()),
    mail ->> 'dedupeKey',
    p_intake_form_id,
    p_order_id,
    p_user_id
  from jsonb_array_elements(coalesce(nullif(p_mails, 'null'), '[]')) with ordinality as listed (mail, place)
  order by place
  on conflict (dedupe_key) do nothing
$$;
comment on function private.insert_mails(jsonb, uuid, uuid, uuid) is 'Writes outbox rows in the caller''s transaction.';

create function private.count_event(p_event text, p_package_id text) returns void
language sql volatile set search_path = '' as $$
  insert into public.daily_counts as counted (day, event, package_id, count)
  values (private.office_date(), p_event, p_package_id, 1)
  on conflict (day, event, package_id) do update set count = counted.count + 1
$$;
comment on function private.count_event(text, text) is 'Ruling 11: counted on our server, without cookie or person.';

create function private.new_case_number() returns text
language plpgsql volatile set search_path = '' as $$
declare
  -- The alphabet of references: no look-alikes.
  alphabet constant text := 'ACDEFGHJKMNPRTWXY34679';
  bytes bytea := decode(replace(gen_random_uuid()::text, '-', ''), 'hex');
  word text := '';
begin
  -- Bytes 9 to 15 of a random UUID carry no fixed bits. The number names a case and is no secret.
  for place in 9..14 loop
    word := word || substr(alphabet, get_byte(bytes, place) % length(alphabet) + 1, 1);
  end loop;
  return 'FK-' || extract(year from private.office_date())::int || '-' || word;
end
$$;
comment on function private.new_case_number() is 'FK-2026-XXXXXX; the caller tries again should it be taken.';

create function private.attach_uploads(p_ticket_hashes jsonb, p_purpose text) returns setof public.uploads
language plpgsql volatile set search_path = '' as $$
declare
  v_wanted text[] := array(select distinct jsonb_array_elements_text(coalesce(nullif(p_ticket_hashes, 'null'), '[]')));
  v_ids uuid[];
begin
  if cardinality(v_wanted) = 0 then
    return;
  end if;
  -- In one order for everybody, so that two submissions naming the same files cannot block each other.
  v_ids := array(
    select locked.id from (
      select id from public.uploads
      where ticket_hash = any (v_wanted) and purpose = p_purpose and status = 'checked'
      order by id for update
    ) as locked
  );
  if cardinality(v_ids) <> cardinality(v_wanted) then
    raise exception 'a ticket is unknown, unchecked or used' using errcode = 'FK001';
  end if;
  return query
    update public.uploads set status = 'attached', attached_at = now() where id = any (v_ids) returning *;
end
$$;
comment on function private.attach_uploads(jsonb, text) is
  'Takes checked uploads by their tickets, each once; raises FK001 when one cannot be taken.';

create function private.bad_tickets(p_ticket_hashes jsonb, p_purpose text) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(distinct wanted.hash), '[]')
  from jsonb_array_elements_text(coalesce(nullif(p_ticket_hashes, 'null'), '[]')) as wanted (hash)
  where not exists (
    select from public.uploads
    where ticket_hash = wanted.hash and purpose = p_purpose and status = 'checked'
  )
$$;
comment on function private.bad_tickets(jsonb, text) is 'Which tickets cannot be taken, for the answer.';

revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
