import type { ApiCall } from '#domain/api-call.ts';
import { partCounts, splitInParts } from '#domain/orders/parts.ts';
import { findPackage, type PackageId } from '#domain/packages/catalogue.ts';
import { fill, formatPrice } from '#i18n/format.ts';
import { Choice } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useStaffWords } from './staff-words.ts';
import { useLocale } from '../calls/use-words.ts';

export interface Grant {
  readonly packageId: PackageId;
  /** Makes the plan of an application or order, the one with this id. */
  readonly call: ApiCall;
  readonly fixed: object;
}

interface GrantPlanProps extends Grant {
  readonly onDone: () => void | Promise<void>;
}

/** The form that lets a client pay in parts, before the first payment. */
export function GrantPlan({ packageId, call, fixed, onDone }: GrantPlanProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const { amountCents } = findPackage(packageId);
  return (
    <details>
      <summary className="cursor-pointer py-2 text-link">{words.plans.make}</summary>
      <div className="grid grid-cols-1 gap-3 pt-2">
        <p className="text-xs text-ink-soft">{words.plans.help}</p>
        <Form call={call} words={words.plans.grant} fixed={fixed} reload={onDone}>
          <Choice
            name="parts"
            options={partCounts.map((count) => ({
              value: String(count),
              text: fill(words.plans.option, {
                count,
                amount: formatPrice(splitInParts(amountCents, count)[0] ?? 0, locale),
              }),
            }))}
            inRow
          />
          <Choice name="everyDays" inRow />
        </Form>
      </div>
    </details>
  );
}
