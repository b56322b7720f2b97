// What is in the database for people who sent something: read there, never asked from the product.
import type { Sql } from 'postgres';
import type { Person } from './person.ts';

export interface Verdict {
  readonly lost: string[];
  readonly doubled: string[];
  /** In the database, but not as it was sent, or with another reference than the person was shown. */
  readonly wrong: string[];
}

interface Row {
  key: string;
  reference: string;
  answers: Record<string, unknown>;
  files: string[];
  missing: string[];
  agreements: number;
  acknowledgements: number;
  notices: number;
  recipient: string | null;
}

async function rowsOf(sql: Sql): Promise<Map<string, Row[]>> {
  const applications = await sql<Row[]>`
    select f.idempotency_key as key, f.reference, to_jsonb(f) as answers, f.files_missing as missing,
      array(select file_name from public.intake_documents d where d.intake_form_id = f.id) as files,
      (select count(*)::int from public.intake_agreements a
        where a.intake_form_id = f.id and a.signature = f.signature) as agreements,
      (select count(*)::int from public.outbox m
        where m.kind = 'application_received' and m.intake_form_id = f.id) as acknowledgements,
      (select count(*)::int from public.outbox m
        where m.kind = 'staff_application' and m.intake_form_id = f.id) as notices,
      (select min(m.recipient) from public.outbox m
        where m.kind = 'application_received' and m.payload ->> 'reference' = f.reference) as recipient
    from public.intake_forms f`;
  const messages = await sql<Row[]>`
    select c.idempotency_key as key, c.reference, to_jsonb(c) as answers, c.files_missing as missing,
      array(select file ->> 'fileName' from jsonb_array_elements(c.uploaded_files) file) as files,
      1 as agreements,
      (select count(*)::int from public.outbox m
        where m.kind = 'contact_received' and m.payload ->> 'reference' = c.reference) as acknowledgements,
      (select count(*)::int from public.outbox m
        where m.kind = 'staff_contact' and m.payload ->> 'reference' = c.reference) as notices,
      (select min(m.recipient) from public.outbox m
        where m.kind = 'contact_received' and m.payload ->> 'reference' = c.reference) as recipient
    from public.contact_submissions c`;
  const rows = new Map<string, Row[]>();
  for (const row of [...applications, ...messages]) rows.set(row.key, [...(rows.get(row.key) ?? []), row]);
  return rows;
}

/** camelCase as it is sent, snake_case as it is stored. */
const columnOf = (field: string): string =>
  field.replace(/([A-Z])|(\d+)$/g, (letter) => (/\d/.test(letter) ? letter : `_${letter.toLowerCase()}`));

function differences(person: Person, row: Row): string[] {
  const found: string[] = [];
  for (const [field, sent] of Object.entries(person.answers)) {
    const column = columnOf(field);
    const stored = row.answers[column];
    if (JSON.stringify(stored) !== JSON.stringify(sent)) found.push(`${column} is ${JSON.stringify(stored)}`);
  }
  const references = new Set(person.seen.map(({ reference }) => reference));
  if (references.size > 1) found.push(`was shown ${references.size} references`);
  if (!references.has(row.reference)) found.push('another reference than shown');
  if (row.agreements !== 1) found.push(`${row.agreements} agreements`);
  if (row.acknowledgements !== 1) found.push(`${row.acknowledgements} acknowledgements`);
  if (row.notices !== 1) found.push(`${row.notices} notices to staff`);
  if (row.recipient !== person.email) found.push('acknowledged to somebody else');
  if (person.fileName && [...row.files, ...row.missing].join() !== person.fileName) {
    found.push(`file: kept [${row.files}], missing [${row.missing}]`);
  }
  const last = person.seen.at(-1);
  if (last?.stored === 'now' && last.filesMissing.join() !== row.missing.join()) {
    found.push(`shown as missing [${last.filesMissing}], missing [${row.missing}]`);
  }
  return found;
}

/** Everybody who was shown a reference, against everything that is in the database. */
export async function readVerdict(sql: Sql, people: readonly Person[]): Promise<Map<Person, Verdict>> {
  const rows = await rowsOf(sql);
  const verdicts = new Map<Person, Verdict>();
  for (const person of people) {
    const verdict: Verdict = { lost: [], doubled: [], wrong: [] };
    const found = rows.get(person.storedKey) ?? [];
    rows.delete(person.storedKey);
    if (person.seen.length === 0) verdict.wrong.push(`${person.key}: never saw a reference`);
    const [row] = found;
    if (!row) verdict.lost.push(person.key);
    else verdict.wrong.push(...differences(person, row).map((text) => `${person.key}: ${text}`));
    if (found.length > 1) verdict.doubled.push(person.key);
    verdicts.set(person, verdict);
  }
  // A row nobody of these sent would be somebody's second one under another key.
  const strays = [...rows.keys()];
  const [somebody] = verdicts.values();
  somebody?.doubled.push(...strays.map((key) => `nobody sent ${key}`));
  return verdicts;
}
