import type { CaseStatus } from '#domain/cases/status.ts';
import type { IntakeStatus } from '#domain/intake/status.ts';
import { refundRule } from '#domain/refunds/rule.ts';
import { onlyRow } from '../database/only-row.ts';

interface OrderMatter {
  readonly intake_forms: { readonly status: IntakeStatus } | null;
  readonly cases: Bought | readonly Bought[] | null;
}
interface Bought {
  readonly status: CaseStatus;
  readonly case_outcome: string | null;
}

/** How far the application and the case of an order are, and what the refund rule says of it. */
export function matterOf({ intake_forms: intake, cases }: OrderMatter) {
  const bought = onlyRow(cases);
  const applicationStatus = intake?.status ?? null;
  const caseStatus = bought?.status ?? null;
  const rule = refundRule({ applicationStatus, caseStatus, caseOutcome: bought?.case_outcome ?? null });
  return { applicationStatus, caseStatus, rule };
}
