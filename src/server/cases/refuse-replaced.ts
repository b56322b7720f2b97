import { dataOf } from '../database/client.ts';
import type { App } from '../app.ts';
import { Refusal } from '../http/refusal.ts';
import { refuseStale, type StaleAnswer } from '../writes/write-key.ts';

interface NamedVersion {
  readonly documentId: string;
  readonly sha256: string;
}

/**
 * The refusal of an act on versions of which one has been replaced: who added the newest one and when, and which papers
 * have a version that was not read. Without such a paper it is the refusal that the answer stands for.
 */
export async function refuseReplaced(
  app: Pick<App, 'db'>,
  matterId: string,
  documents: readonly NamedVersion[],
  answer: StaleAnswer,
): Promise<Refusal> {
  const named = documents.map(({ documentId }) => documentId);
  const seen = dataOf(
    await app.db
      .from('generated_documents')
      .select('paper_id, case_papers!inner(matter_id)')
      .eq('case_papers.matter_id', matterId)
      .in('id', named),
  );
  const versions = dataOf(
    await app.db
      .from('generated_documents')
      .select(
        'id, paper_id, sha256, document_type, version_number, page_code, created_at, users!generated_documents_generated_by_fkey(first_name, last_name)',
      )
      .in(
        'paper_id',
        seen.map((one) => one.paper_id),
      )
      .order('version_number', { ascending: false }),
  );
  const newest = versions.filter(
    ({ paper_id }, at) => versions.findIndex((one) => one.paper_id === paper_id) === at,
  );
  const changed = newest.filter(({ id }) => !named.includes(id));
  const [last] = changed.toSorted((one, other) => other.created_at.localeCompare(one.created_at));
  if (!last) return refuseStale(answer);
  return new Refusal('stale', {
    extra: {
      changedBy: [last.users?.first_name, last.users?.last_name].filter(Boolean).join(' ') || null,
      changedAt: last.created_at,
      papers: changed.map((one) => ({
        kind: one.document_type,
        versionNumber: one.version_number,
        pageCode: one.page_code,
      })),
    },
  });
}
