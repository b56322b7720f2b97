// The papers of the sample cases: their bytes go to the storage of the local stack once it answers.
import type { Sql } from 'postgres';
import { connectDatabase } from '#server/database/client.ts';
import { supabaseFileStore } from '#server/files/supabase-file-store.ts';

/** One page that says what it is, as bytes that every reader opens. */
export const demoPaper = samplePdf();

/** Stores the papers of the samples that are not there yet. */
export async function putDemoPapers(sql: Sql, url: string, secretKey: string): Promise<void> {
  const rows = await sql<{ key: string }[]>`
    select file_path as key from public.generated_documents
    where file_path like 'papers/demo-%' and not exists (
      select from storage.objects where bucket_id = 'documents' and name = file_path
    )`;
  const files = supabaseFileStore(connectDatabase(url, secretKey));
  for (const { key } of rows) await files.put(key, demoPaper, 'application/pdf');
}

function samplePdf(): Buffer {
  const text = 'BT /F1 20 Tf 72 700 Td (SAMPLE - not a court paper) Tj ET';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>',
    `<< /Length ${String(text.length)} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = body.length;
    body += `${String(index + 1)} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const count = String(objects.length + 1);
  return Buffer.from(
    `${body}xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${String(body.length)}\n%%EOF\n`,
    'latin1',
  );
}
