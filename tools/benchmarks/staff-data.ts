import type { Sql } from 'postgres';

export interface Size {
  /** Cases, each with its client, application, order and payment. */
  readonly open: number;
  readonly closed: number;
  /** In the threads of cases; a tenth as many came by the contact form. */
  readonly messages: number;
  /** Lines of the audit log. */
  readonly entries: number;
}

/** Fills the tables past the triggers, and then what the triggers would have written. Answers who works here. */
export async function fill(sql: Sql, { open, closed, messages, entries }: Size): Promise<string> {
  const count = open + closed;
  return sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    const [staff] = await transaction<{ id: string }[]>`
      insert into public.users (email, first_name, last_name, role) values ('sam@example.com', 'Sam', 'Office', 'staff')
      returning id`;
    const staffId = staff?.id ?? '';
    await transaction.unsafe(`
      create temporary table made on commit drop as
      select n, gen_random_uuid() as user_id, gen_random_uuid() as intake_id, gen_random_uuid() as order_id,
        gen_random_uuid() as case_id, gen_random_uuid() as matter_id, n <= ${String(open)} as is_open,
        now() - make_interval(hours => (n % 20000)) as at,
        (array['submitted','in_review','waiting_for_client','preparing','attorney_review','client_review','ready_to_file',
               'filed','hearing_set','granted','denied','notifying'])[1 + n % 12]::public.case_status as open_status,
        (array['basic','standard','premium','vip'])[1 + n % 4]::public.package_id as package
      from generate_series(1, ${String(count)}) as n;
      create index on made (n);
      insert into public.users (id, email, first_name, last_name, role, created_at)
      select user_id, 'client' || n || '@example.com', 'Ana ' || n, case when n % 50 = 0 then 'Núñez' else 'Sample' || n % 5000 end,
        'client', at from made;
      insert into public.intake_forms (id, reference, idempotency_key, request_hash, user_id, first_name, last_name,
        date_of_birth, street_address, city, zip_code, email, phone_number, has_eviction, eviction_county, case_outcome,
        attempted_sealing_before, working_with_attorney, sealing_reasons, urgency, signature, landlord_name, status,
        submitted_at, selected_service_package)
      select intake_id, upper(lpad(to_hex(n), 8, '0')), 'bench-' || n, 'x', user_id, 'Ana ' || n,
        case when n % 50 = 0 then 'Núñez' else 'Sample' || n % 5000 end, '1990-01-01', '1 Example St', 'Decatur', '30030',
        'client' || n || '@example.com', '(404) 555-' || lpad((n % 10000)::text, 4, '0'), 'yes', 'DeKalb', 'dismissed', 'no',
        'no', '{housing}', (array['low','moderate','urgent','very-urgent'])[1 + n % 4]::public.urgency, 'Ana', 'Homes ' || n % 700,
        'accepted', at, package from made;
      insert into public.orders (id, reference, user_id, intake_form_id, package_id, amount_cents, received_cents,
        completed_at, status, created_at)
      select order_id, upper(lpad(to_hex(n + 900000), 8, '0')), user_id, intake_id, package, 49500, 49500, at, 'paid', at from made;
      insert into public.order_payments (payment_id, order_id, amount_cents, currency, received_at)
      select 'pi_' || n, order_id, 49500, 'usd', at from made;
      insert into public.cases (id, user_id, order_id, intake_form_id, case_number, package_type, status, title, county,
        assigned_to, created_at, over_since)
      select case_id, user_id, order_id, intake_id, 'FK-2026-' || upper(lpad(to_hex(n), 6, '0')), package,
        case when is_open then open_status else 'closed' end, 'Eviction record', 'DeKalb',
        case when n % 3 = 0 then '${staffId}'::uuid end, at, case when not is_open then at end from made;
      insert into public.court_matters (id, case_id, place, status, status_since, county, docket_number, name_as_filed,
        hearing_at, filed_on, filed_by)
      select matter_id, case_id, 1, case when is_open then open_status else 'closed' end, at, 'DeKalb', '24-D-' || n,
        'Ana Sample' || n, case when open_status = 'hearing_set' then now() + make_interval(days => n % 40) end,
        case when open_status in ('filed', 'hearing_set', 'granted', 'denied', 'notifying') or not is_open then at::date end, 'client'
      from made;
      insert into public.matter_parties (matter_id, role, name, is_client, source)
      select matter_id, role::public.party_role, case role when 'plaintiff' then 'Homes ' || n % 700 else 'Ana Sample' || n end,
        role = 'respondent', 'client' from made, unnest(array['plaintiff', 'respondent']) as role;
      insert into public.case_tasks (case_id, matter_id, code, owner_id, due_at)
      select case_id, matter_id, 'prepare_papers', case when n % 3 = 0 then '${staffId}'::uuid end,
        now() + make_interval(hours => n % 400 - 100) from made where is_open;
      insert into public.case_tasks (case_id, code, due_at, created_at)
      select case_id, 'answer_message', at + interval '1 day', at from made where n % 90 = 0;
      insert into public.case_updates (case_id, code, params, status, created_by_role, created_at)
      select case_id, 'status_changed', '{}', 'in_review', 'staff', at + make_interval(hours => step)
      from made, generate_series(1, 4) as step;
      insert into public.client_messages (user_id, case_id, subject, message, sender_role, created_at, read_at)
      select user_id, case_id, '', 'A message of some length about the case. ' || m,
        case when m % 2 = 0 then 'client' else 'staff' end::public.account_role, at + make_interval(hours => m % 300),
        case when m % 9 <> 0 then at end
      from generate_series(1, ${String(messages)}) as m join made on made.n = 1 + m % ${String(count)};
      insert into public.case_flags (case_id, flag) select case_id, 'county_unknown' from made where is_open and n % 5 = 0;
      insert into public.contact_submissions (reference, first_name, last_name, email, inquiry_type, message, language,
        handled_at, created_at)
      select upper(lpad(to_hex(n + 1800000), 8, '0')), 'Rosa ' || n, 'Sample' || n % 5000, 'writer' || n || '@example.com', 'general',
        repeat('A question about my record and the home I want to rent. ', 1 + n % 9) || n, 'en',
        case when n % 100 <> 0 then at + interval '1 day' end, at
      from made where n <= ${String(messages / 10)};
      insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, created_at)
      select '${staffId}', 'staff', case when m % 20 = 0 then 'case_noted'
          else (array['applications_viewed', 'case_viewed', 'orders_viewed', 'messages_viewed'])[1 + m % 4] end,
        'case', m::text, now() - make_interval(mins => m) from generate_series(1, ${String(entries)}) as m;
      analyze;
      select private.keep_case_words(case_id) from made;
      select private.keep_person_keys(user_id) from made;
    `);
    return staffId;
  });
}
