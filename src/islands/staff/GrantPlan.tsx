import { partCounts, partIntervals, splitInParts } from '#domain/orders/parts.ts';
import { findPackage, type PackageId } from '#domain/packages/catalogue.ts';
import { fill, formatPrice } from '#i18n/format.ts';
import { ActionForm } from './ActionForm.tsx';
import type { SectionProps } from './section-props.ts';
import type { Keyed } from '../calls/write-key.ts';

export interface Grant {
  readonly packageId: PackageId;
  /** Makes the plan of this application or order. */
  readonly send: (plan: Keyed<{ readonly parts: number; readonly everyDays: number }>) => Promise<unknown>;
}

interface GrantPlanProps extends Grant, Pick<SectionProps, 'words' | 'locale'> {
  readonly onDone: () => Promise<void>;
}

/** The form that lets a client pay in parts, before the first payment. */
export function GrantPlan({ packageId, send, onDone, words, locale }: GrantPlanProps) {
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
            const [parts = 0, everyDays = 0] = choice.split(':').map(Number);
            return send(keyed({ parts, everyDays }));
          }}
          onDone={onDone}
          done={words.plans.done}
        />
      </div>
    </details>
  );
}
