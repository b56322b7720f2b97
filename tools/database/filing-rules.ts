// What the operator's files say about filing, as the database keeps it: one row, which a deploy alone writes.
import type { Sql } from 'postgres';
import { readYamlFile } from '#collections/read-yaml.ts';
import { operatorRefunds, type FullRefunds } from '#domain/cases/endings.ts';
import { confirmationOf, filingConfirmations, sellsWhileClosed } from '#domain/launch.ts';
import { siteSchema } from '#domain/site.ts';
import { readLaunchFile } from '#tools/doctor/launch-file.ts';

export interface FilingRules {
  /** Of the reviewing lawyer, as attorney profiles keep it; null: none is named. */
  readonly lawyerBarNumber: string | null;
  readonly attorneyNeeded: boolean;
  readonly staffDeliver: boolean;
  /** Who confirmed the latest of what was confirmed. */
  readonly confirmed: { readonly by: string; readonly on: string } | null;
  /** Payments are taken in production although nothing can be filed. */
  readonly sellsWhileClosed: boolean;
  /** Reasons of an ending for which the whole fee goes back at once. */
  readonly fullRefunds: FullRefunds;
}

/** Refuses a missing or faulty file with a sentence that names it. */
export function readFilingRules(root = process.cwd()): FilingRules {
  const { reviewingLawyer, fullRefunds } = readYamlFile(root, 'content/site.yml', siteSchema).value;
  const launch = readLaunchFile(root).value;
  const noAttorney = confirmationOf(launch, filingConfirmations.noAttorney);
  const staffDelivery = confirmationOf(launch, filingConfirmations.staffDelivery);
  const [confirmed = null] = [noAttorney, staffDelivery]
    .filter((one) => one !== null)
    .toSorted((one, other) => other.on.localeCompare(one.on));
  return {
    lawyerBarNumber: reviewingLawyer && reviewingLawyer.barNumber.toUpperCase().replace(/[^0-9A-Z]/gu, ''),
    attorneyNeeded: noAttorney === null,
    staffDeliver: staffDelivery !== null,
    confirmed,
    sellsWhileClosed: sellsWhileClosed(launch),
    fullRefunds,
  };
}

/** Writes the row and, when it says something new, a line of the audit log. Doing it twice changes nothing. */
export async function keepFilingRules(sql: Sql, rules: FilingRules): Promise<void> {
  await sql.begin(async (transaction) => {
    const changed = await transaction`
      update public.filing_rules as kept set
        lawyer_bar_number = told.lawyer_bar_number, attorney_needed = told.attorney_needed,
        staff_deliver = told.staff_deliver, confirmed_by = told.confirmed_by, confirmed_on = told.confirmed_on,
        sells_while_closed = told.sells_while_closed
      from (select
        ${rules.lawyerBarNumber}::text as lawyer_bar_number, ${rules.attorneyNeeded}::boolean as attorney_needed,
        ${rules.staffDeliver}::boolean as staff_deliver, ${rules.confirmed?.by ?? null}::text as confirmed_by,
        ${rules.confirmed?.on ?? null}::date as confirmed_on, ${rules.sellsWhileClosed}::boolean as sells_while_closed
      ) as told
      where (kept.lawyer_bar_number, kept.attorney_needed, kept.staff_deliver, kept.confirmed_by, kept.confirmed_on,
             kept.sells_while_closed)
        is distinct from (told.lawyer_bar_number, told.attorney_needed, told.staff_deliver, told.confirmed_by,
                          told.confirmed_on, told.sells_while_closed)
      returning kept.id`;
    const shares = await transaction`
      update public.ending_refunds set share = (case when ending = any (${[...rules.fullRefunds]}) then 'full' else 'staff' end)::public.refund_share
      where ending = any (${[...operatorRefunds]})
        and (share = 'full') is distinct from (ending = any (${[...rules.fullRefunds]}))
      returning ending`;
    if (changed.length + shares.length === 0) return;
    const details = {
      attorneyNeeded: rules.attorneyNeeded,
      staffDeliver: rules.staffDeliver,
      sellsWhileClosed: rules.sellsWhileClosed,
      hasLawyer: rules.lawyerBarNumber !== null,
      fullRefunds: [...rules.fullRefunds],
    };
    await transaction`
      insert into public.audit_entries (actor_role, action, details)
      values ('system', 'filing_rules_changed', ${transaction.json(details)})`;
  });
}
