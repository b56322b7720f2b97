import type { CourtType, JudgmentState } from '../cases/matters.ts';
import type { PackageId } from '../packages/catalogue.ts';
import type { StatementSheet } from './make-request.ts';

/** What a client reads and writes for the papers of one matter. */
export interface OwnStatement {
  readonly caseId: string;
  readonly place: number;
  readonly court: CourtType;
  readonly county: string | null;
  readonly docketNumber: string | null;
  readonly judgment: JudgmentState;
  readonly packageId: PackageId;
  /** It can still go into papers. */
  readonly open: boolean;
  readonly statement: StatementSheet | null;
  /** Files of the case that can be exhibits. */
  readonly files: readonly { readonly id: string; readonly name: string }[];
}
