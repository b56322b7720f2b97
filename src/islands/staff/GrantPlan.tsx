import { partCounts, partIntervals, splitInParts } from '#domain/orders/parts.ts';
import { findPackage, type PackageId } from '#domain/packages/catalogue.ts';
import { fill, formatPrice } from '#i18n/format.ts';
import { ActionForm } from './ActionForm.tsx';
import type { SectionProps } from './section-props.ts';
import { callStaff } from './staff-calls.ts';

export interface Grant {
  readonly packageId: PackageId;
  /** What the address needs beside how many parts and when. */
  readonly body?: { readonly packageId: PackageId };
}

interface GrantPlanProps extends Grant, Pick<SectionProps, 'words' | 'locale'> {
  /** Where the plan of this application or order is made. */
  readonly address: string;
  readonly onDone: () => Promise<void>;
}

/** The form that lets a client pay in parts, before the first payment. */
export function GrantPlan({ address, packageId, body, onDone, words, locale }: GrantPlanProps) {
  const { amountCents } = findPackage(packageId);
  return (
    <details>
      <summary className="cursor-pointer py-2 text-link">{words.plans.make}</summary>
      <div className="grid grid-cols-1 gap-3 pt-2">
        <p className="text-xs text-ink-soft">{words.plans.help}</p>
        <ActionForm
          words={words}
          question={words.plans.which}
          choices={partIntervals.flatMap((everyDays) =>
            partCounts.map((count) => ({
              value: `${count}:${everyDays}`,
              text: fill(words.plans.option[everyDays], {
                count,
                amount: formatPrice(splitInParts(amountCents, count)[0] ?? 0, locale),
              }),
            })),
          )}
          submit={words.plans.submit}
          send={({ choice }, keyed) => {
            const [parts, everyDays] = choice.split(':').map(Number);
            return callStaff(address, {
              method: 'POST',
              locale,
              body: keyed({ ...body, parts, everyDays }),
            });
          }}
          onDone={onDone}
          done={words.plans.done}
        />
      </div>
    </details>
  );
}
