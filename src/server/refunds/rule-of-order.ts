import type { EndReason, MatterOutcome } from '#domain/cases/endings.ts';
import type { CaseStatus } from '#domain/cases/status.ts';
import type { IntakeStatus } from '#domain/intake/status.ts';
import type { FullRefunds } from '#domain/cases/endings.ts';
import { refundRule } from '#domain/refunds/rule.ts';
import { onlyRow } from '../database/only-row.ts';

/** What a query of an order asks of its case, for the refund rule. */
export const caseOfOrder =
  'cases!cases_order_id_fkey(id, case_number, status, court_matters(place, county, docket_number, outcome, end_reason, left_out_at, matter_parties(name, role)))' as const;

interface OrderRow {
  readonly intake_forms: { readonly status: IntakeStatus } | null;
  readonly cases: Bought | readonly Bought[] | null;
}
interface Bought {
  readonly status: CaseStatus;
  readonly court_matters: readonly {
    readonly place: number;
    readonly county: string | null;
    readonly docket_number: string | null;
    readonly matter_parties: readonly { readonly name: string; readonly role: string }[];
    readonly outcome: MatterOutcome | null;
    readonly end_reason: EndReason | null;
    readonly left_out_at: string | null;
  }[];
}

/** How far the application and the case of an order are, and what the refund rule says of it. */
export function refundCaseOf({ intake_forms: intake, cases }: OrderRow, fullRefunds: FullRefunds) {
  const bought = onlyRow(cases);
  const applicationStatus = intake?.status ?? null;
  const worked = (bought?.court_matters ?? [])
    .filter(({ left_out_at: leftOut }) => leftOut === null)
    .toSorted((a, b) => a.place - b.place);
  const endings = worked.map(({ outcome, end_reason: reason }) => outcome ?? reason);
  return {
    applicationStatus,
    rule: refundRule({ applicationStatus, endings, fullRefunds }),
    endings,
    matters: worked.map((matter, at) => ({
      county: matter.county,
      docketNumber: matter.docket_number,
      landlord: matter.matter_parties.find(({ role }) => role === 'plaintiff')?.name ?? null,
      ending: endings[at] ?? null,
    })),
  };
}
