import * as z from 'zod/mini';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import type { ParametersOf } from '../database/parameters.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import type { UploadRow } from '../uploads/check-upload.ts';
import { reasonAgainstTickets } from '../uploads/take-files.ts';
import { refuseStale, staleAnswer } from '../writes/write-key.ts';

const added = z.union([
  z.object({
    outcome: z.literal('done'),
    paperId: z.string(),
    documentId: z.string(),
    versionNumber: z.int(),
    pageCode: z.string(),
    sha256: z.string(),
  }),
  staleAnswer,
  outcome('unknown', 'frozen', 'flagged', 'bad_ticket'),
]);

export interface AddedPaper {
  readonly paperId: string;
  readonly documentId: string;
  readonly versionNumber: number;
  readonly pageCode: string;
  readonly sha256: string;
}

/** The files of a version, by what the database knows them by; the rest is as `add_paper_version` takes it. */
interface NewVersion {
  readonly ticketHash: string | undefined;
  readonly wordTicketHash?: string | null | undefined;
}

/**
 * Adds versions of papers whose files are stored and checked, in one question: what was uploaded (`uploads`, as they
 * were read), or what was made here with its facts. `by` says whose matter and who adds them. Each stands for itself:
 * the first that cannot be added is refused, after the others were. Refuses `not_found`, `files`, `stale` when there is
 * a newer version than the one on the screen, `paper_frozen` and `paper_flagged`.
 */
export async function addVersions(
  app: Pick<App, 'db'>,
  by: Omit<ParametersOf<'add_paper_versions'>, 'versions'>,
  versions: readonly NewVersion[],
  uploads: readonly UploadRow[] = [],
): Promise<AddedPaper[]> {
  if (versions.length === 0) return [];
  const answers = await callSql(app, 'add_paper_versions', { ...by, versions }, z.array(added));
  return answers.map((answer, index) => {
    if (answer.outcome === 'stale') throw refuseStale(answer);
    if (answer.outcome === 'bad_ticket') {
      const { ticketHash, wordTicketHash } = versions[index] ?? {};
      const hashes = [ticketHash, wordTicketHash].filter((hash) => typeof hash === 'string');
      throw refuseField('files', reasonAgainstTickets(uploads, hashes));
    }
    if (answer.outcome === 'frozen') throw new Refusal('paper_frozen');
    if (answer.outcome === 'flagged') throw new Refusal('paper_flagged');
    if (answer.outcome !== 'done') throw new Refusal('not_found');
    const { outcome: _, ...done } = answer;
    return done;
  });
}
