// The papers of the sample cases, made from the facts of each matter by the product's own writers. The rows come first;
// their bytes go to the storage of the local stack once it answers, made again from the same facts.
import { createHash, randomUUID } from 'node:crypto';
import type { JSONValue, Sql } from 'postgres';
import { assemblePaper } from '#domain/papers/assemble.ts';
import type { PaperFacts } from '#domain/papers/paper-facts.ts';
import { dismissedInMagistrateCourt } from '#domain/papers/sample-facts.ts';
import type { CourtType } from '#domain/cases/matters.ts';
import type { PaperKind } from '#domain/cases/papers.ts';
import { writePdf } from '#papers/court-paper.ts';
import { readPaperFonts } from '#papers/fonts.ts';
import { printed } from '#server/cases/draft-papers.ts';
import { connectDatabase } from '#server/database/client.ts';
import { supabaseFileStore } from '#server/files/supabase-file-store.ts';
import { readShippedTemplates } from '../database/shipped-templates.ts';

const kinds = ['motion', 'proposed_order', 'certificate_of_service'] as const satisfies readonly PaperKind[];

/** The same facts give the same bytes on any day. */
const date = new Date('2026-01-01T00:00:00Z');

interface DemoPaper {
  readonly bytes: Buffer;
  readonly pageCode: string;
  readonly sha256: string;
}

async function writeDemoPaper(kind: string, facts: PaperFacts): Promise<DemoPaper> {
  const found = readShippedTemplates().find(
    ({ template }) => template.kind === kind && template.language === 'en',
  );
  if (!found) throw new Error(`content/papers has no ${kind} in English.`);
  const made = assemblePaper(found.template, facts);
  if (!('paper' in made)) throw new Error(`The sample facts lack ${made.missing.join()} for ${kind}.`);
  const paper = printed(made.paper, true);
  const { bytes } = await writePdf(paper, {
    author: facts.presentName ?? '',
    date,
    fonts: readPaperFonts(),
  });
  return {
    bytes,
    pageCode: paper.pageCode,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}

interface SampleMatter {
  readonly court: CourtType;
  readonly county: string | null;
  readonly docketNumber: string | null;
  readonly nameAsFiled: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly plaintiffs: string[];
}

/** The invented story of one matter, with its own court, number and names. */
async function factsOf(sql: Sql, matterId: string): Promise<PaperFacts> {
  const [matter] = await sql<SampleMatter[]>`
    select matter.court, matter.county, matter.docket_number as "docketNumber", matter.name_as_filed as "nameAsFiled",
      person.first_name as "firstName", person.last_name as "lastName",
      array(select name from public.matter_parties where matter_id = matter.id and role = 'plaintiff' order by created_at)
        as plaintiffs
    from public.court_matters as matter
    join public.cases as one on one.id = matter.case_id
    left join public.users as person on person.id = one.user_id
    where matter.id = ${matterId}`;
  if (!matter) throw new Error(`no matter ${matterId}`);
  const { firstName, lastName, plaintiffs, ...court } = matter;
  const base = dismissedInMagistrateCourt;
  return {
    ...base,
    court: court.court === 'unknown' ? base.court : court.court,
    county: court.county ?? base.county,
    docketNumber: court.docketNumber ?? base.docketNumber,
    nameAsFiled: court.nameAsFiled ?? base.nameAsFiled,
    presentName: [firstName, lastName].filter(Boolean).join(' ') || base.presentName,
    plaintiffs: plaintiffs.length > 0 ? plaintiffs : base.plaintiffs,
    served: (plaintiffs.length > 0 ? plaintiffs : base.plaintiffs).map((name) => ({
      name,
      through: 'agent',
      address: base.served[0]?.address ?? null,
      isGone: false,
    })),
  };
}

/** A paper of an invented matter as the product's own writers make it, for tests that show one. */
export async function writeSamplePaper(sql: Sql, matterId: string, kind: PaperKind): Promise<DemoPaper> {
  return writeDemoPaper(kind, await factsOf(sql, matterId));
}

/** The papers of a sample's matter, as somebody prepared them. */
export async function addDemoPapers(
  sql: Sql,
  { caseId, matterId, staff }: { readonly caseId: string; readonly matterId: string; readonly staff: string },
): Promise<void> {
  const facts = await factsOf(sql, matterId);
  for (const kind of kinds) {
    const { bytes, pageCode, sha256 } = await writeDemoPaper(kind, facts);
    const [paper] = await sql<{ id: string }[]>`
      insert into public.case_papers (case_id, matter_id, kind, created_by)
      values (${caseId}, ${matterId}, ${kind}, ${staff}) returning id`;
    await sql`
      insert into public.generated_documents ${sql({
        case_id: caseId,
        paper_id: paper?.id ?? '',
        version_number: 1,
        file_name: `${kind.replaceAll('_', '-')}-${pageCode}.pdf`,
        file_path: `papers/demo-${randomUUID()}.pdf`,
        document_type: kind,
        sha256,
        page_code: pageCode,
        file_size: bytes.length,
        generated_by: staff,
        variables: sql.json({ facts, isSample: true } as unknown as JSONValue),
      })}`;
  }
}

/** Stores the papers of the samples that are not there yet. */
export async function putDemoPapers(sql: Sql, url: string, secretKey: string): Promise<void> {
  const rows = await sql<{ key: string; kind: string; variables: { facts: PaperFacts } }[]>`
    select file_path as key, document_type as kind, variables from public.generated_documents
    where file_path like 'papers/demo-%' and not exists (
      select from storage.objects where bucket_id = 'documents' and name = file_path
    )`;
  const files = supabaseFileStore(connectDatabase(url, secretKey));
  for (const { key, kind, variables } of rows) {
    const { bytes } = await writeDemoPaper(kind, variables.facts);
    await files.put(key, bytes, 'application/pdf');
  }
}
