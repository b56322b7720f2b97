// People for a drill without a project of one's own: enough rows and bytes that the times say something, and the samples of
// `npm start`, so that what a case leaves behind in its many tables is copied too.
import { randomBytes } from 'node:crypto';
import { connectTo } from '#tools/database/connect.ts';
import { seedDemoCases } from '#tools/local/demo-cases.ts';
import { putDemoPapers } from '#tools/local/demo-papers.ts';
import { seedDemoPeople } from '#tools/local/demo-people.ts';
import { writeObject } from './objects.ts';
import { addSampleLives } from './sample-lives.ts';
import type { FreshProject } from './fresh-project.ts';

interface Sample {
  readonly people: number;
  readonly files: number;
  readonly fileBytes: number;
  /** Clients with something in every table in which a client can leave something. */
  readonly lives: number;
}

export async function addSamplePeople(
  { databaseUrl, storage }: FreshProject,
  { people, files, fileBytes, lives }: Sample,
): Promise<void> {
  const sql = connectTo(databaseUrl);
  try {
    await sql`
      insert into public.users (email, first_name, last_name, preferred_language)
      select 'sample.' || n || '@example.com', 'José ' || n, E'Núñez\tPeña', (case n % 2 when 0 then 'es' else 'en' end)::public.locale
      from generate_series(1, ${people}::int) as n`;
    await sql`
      insert into public.intake_forms (
        reference, idempotency_key, request_hash, user_id, first_name, last_name, date_of_birth, street_address, city,
        zip_code, email, has_eviction, eviction_county, case_outcome, case_numbers, attempted_sealing_before,
        working_with_attorney, sealing_reasons, urgency, signature, agreement_accepted
      )
      select lpad(upper(to_hex(row_number() over (order by id))), 8, 'Z'), id::text, 'x', id, first_name, last_name,
        '1990-02-28', E'1 Peachtree St\\\\N', 'Decatur', '30030', email, 'yes', 'DeKalb', 'dismissed', E'a\nb', 'no', 'no',
        '{housing,other}', 'urgent', first_name, true
      from public.users where role = 'client'`;
    await sql`
      insert into public.intake_agreements (intake_form_id, signature, signed_at, language, agreement_version,
        agreement_hash, shown_hash, ip)
      select id, signature, now(), 'es', '1', 'x', 'y', '203.0.113.7' from public.intake_forms`;
    await sql`
      insert into public.outbox (kind, recipient, dedupe_key, payload, intake_form_id)
      select 'application_received', email, 'sample:' || id, jsonb_build_object('firstName', first_name), id
      from public.intake_forms`;
    const intakes = await sql<
      { id: string }[]
    >`select id from public.intake_forms order by id limit ${files}`;
    for (const { id } of intakes) {
      const key = `intake/${randomBytes(32).toString('base64url')}`;
      const [upload] = await sql<{ id: string }[]>`
        insert into public.uploads (ticket_hash, purpose, object_key, file_name, file_type, file_size, status)
        values (${randomBytes(32).toString('hex')}, 'intake', ${key}, 'acta año.pdf', 'application/pdf', ${fileBytes},
          'attached') returning id`;
      await sql`
        insert into public.intake_documents (intake_form_id, upload_id, file_name, file_type, file_size, file_path)
        values (${id}, ${upload?.id ?? ''}, 'acta año.pdf', 'application/pdf', ${fileBytes}, ${key})`;
      await writeObject(storage, key, randomBytes(fileBytes), 'application/pdf');
    }
    await seedDemoPeople(sql, randomBytes(32));
    await seedDemoCases(sql);
    await putDemoPapers(sql, storage.url, storage.secretKey);
    await addSampleLives(sql, storage, lives);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
