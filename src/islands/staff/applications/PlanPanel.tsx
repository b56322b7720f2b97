import { partCounts, partIntervals, splitInParts, type PaymentPlan } from '#domain/orders/parts.ts';
import { isFulfilled } from '#domain/orders/status.ts';
import { findPackage } from '#domain/packages/catalogue.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill, formatDate, formatPrice } from '#i18n/format.ts';
import { Fault } from '#ui/Fault.tsx';
import { ActionForm } from '../ActionForm.tsx';
import { Badge } from '../Badge.tsx';
import { Panel } from '../Panel.tsx';
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
      {answer?.plan && <Plan {...props} plan={answer.plan} onDone={changed} />}
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

interface PlanProps extends PartProps {
  readonly plan: PaymentPlan;
  readonly onDone: () => Promise<void>;
}

function Plan({ plan, onDone, words, locale }: PlanProps) {
  const said = words.plans;
  const tone = plan.status === 'paid' ? 'good' : plan.status === 'active' ? 'wait' : 'quiet';
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Badge tone={tone}>{said.statuses[plan.status]}</Badge>
        {plan.stopReason && <span>{said.ends[plan.stopReason]}</span>}
      </p>
      <ul className="divide-y divide-line">
        {plan.parts.map((part) => (
          <li key={part.id} className="flex flex-wrap items-baseline gap-x-3 py-1">
            <span>
              {fill(part.paidAt ? said.partPaid : said.part, {
                place: part.place,
                amount: formatPrice(part.amountCents, locale),
                date: formatDate(part.paidAt ?? part.dueOn, locale),
              })}
            </span>
            {part.state !== 'paid' && (
              <Badge tone={part.state === 'late' ? 'danger' : 'quiet'}>{said.states[part.state]}</Badge>
            )}
          </li>
        ))}
      </ul>
      {plan.status === 'active' && (
        <ActionForm
          words={words}
          submit={said.stop}
          quiet
          confirm={() => ({ ...said.stopConfirm, yes: said.stop })}
          send={() =>
            callStaff(`/api/staff/plans/${plan.id}/stop`, {
              method: 'POST',
              locale,
              body: { idempotencyKey: crypto.randomUUID() },
            })
          }
          onDone={onDone}
          done={said.stopped}
        />
      )}
    </>
  );
}
