import { partCounts, partIntervals, splitInParts, type PaymentPlan } from '#domain/orders/parts.ts';
import { isFulfilled } from '#domain/orders/status.ts';
import { findPackage } from '#domain/packages/catalogue.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill, formatPrice } from '#i18n/format.ts';
import { Fault } from '#ui/Fault.tsx';
import { ActionForm } from '../ActionForm.tsx';
import { Panel } from '../Panel.tsx';
import { PlanView } from '../PlanView.tsx';
import { callStaff } from '../staff-calls.ts';
import { useAnswer } from '../use-answer.ts';
import type { PartProps } from './part-props.ts';

/** The plan of an application to pay in parts, or the form that grants one before the first payment. */
export function PlanPanel(props: PartProps) {
  const { item, words, locale, reload } = props;
  const address = `/api/staff/applications/${item.id}/plan`;
  const { answer, fault, load } = useAnswer(words.account, () =>
    callStaff<{ plan: PaymentPlan | null }>(address, { locale }),
  );
  const changed = async () => {
    load();
    await reload();
  };
  const packageId = item.answers.selectedServicePackage;
  const isOpen =
    (item.status === 'submitted' || item.status === 'accepted') &&
    item.case === null &&
    !item.orders.some(({ status }) => isFulfilled(status) || status === 'needs_review');
  const mayGrant = answer && answer.plan?.status !== 'active' && isOpen && packageId;
  return (
    <Panel title={words.plans.title}>
      {fault && <Fault {...faultTexts(fault, words.account, { retry: load })} />}
      {answer?.plan && <PlanView plan={answer.plan} onDone={changed} words={words} locale={locale} />}
      {answer && !answer.plan && <p className="text-ink-soft">{words.plans.none}</p>}
      {mayGrant && (
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
                    amount: formatPrice(
                      splitInParts(findPackage(packageId).amountCents, count)[0] ?? 0,
                      locale,
                    ),
                  }),
                })),
              )}
              submit={words.plans.submit}
              send={({ choice }) => {
                const [parts, everyDays] = choice.split(':').map(Number);
                return callStaff(address, {
                  method: 'POST',
                  locale,
                  body: { idempotencyKey: crypto.randomUUID(), packageId, parts, everyDays },
                });
              }}
              onDone={changed}
              done={words.plans.done}
            />
          </div>
        </details>
      )}
    </Panel>
  );
}
