import * as z from 'zod/mini';
import { faultsOfMove, type TypedFacts } from '#domain/cases/move-rules.ts';
import { caseStatuses, type CaseStatus } from '#domain/cases/status.ts';
import { Refusal } from '../http/refusal.ts';

const day = z.nullable(z.string());
const stands = z.object({
  place: z.int(),
  status: z.enum(caseStatuses),
  decidedOn: day,
  filedOn: day,
  hearingAt: day,
  filedAgainstOn: day,
  judgedOn: day,
});
type StoredMatter = z.infer<typeof stands>;

/** Where a matter stands, as `read_matter` answers it; null for what does not exist or is not the client's. */
export const matterRead = z.nullable(stands);

/**
 * Refuses days of a move that cannot be, each by its field; `at` is where the fields stand in the request, `matter` the place
 * of the one of several that it is about.
 */
export function refuseFaults(
  to: CaseStatus,
  typed: TypedFacts,
  matter: StoredMatter,
  { now, at = '', ...of }: { readonly now: Date; readonly at?: string; readonly matter?: number },
): void {
  for (const [field, fault] of Object.entries(faultsOfMove(to, typed, matter, now)))
    throw new Refusal('invalid_input', { fields: [{ field: `${at}${field}`, key: fault }], extra: of });
}
