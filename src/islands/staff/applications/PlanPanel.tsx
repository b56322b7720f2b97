import * as applications from '#domain/intake/api.staff.ts';
import { isFulfilled } from '#domain/orders/status.ts';
import { PlanOf } from '../PlanOf.tsx';
import type { PartProps } from './part-props.ts';
import { useStaffWords } from '../staff-words.ts';

/** The plan of an application to pay in parts, or the form that grants one before the first payment. */
export function PlanPanel({ item, reload }: PartProps) {
  const words = useStaffWords();
  const packageId = item.answers.selectedServicePackage;
  const isOpen =
    (item.status === 'submitted' || item.status === 'accepted') &&
    item.case === null &&
    !item.orders.some(({ status }) => isFulfilled(status) || status === 'needs_review');
  return (
    <PlanOf
      call={applications.plan}
      id={item.id}
      onDone={reload}
      none={words.plans.none}
      grant={
        isOpen && packageId
          ? {
              packageId,
              call: applications.grantPlan,
              fixed: { id: item.id, packageId },
            }
          : undefined
      }
    />
  );
}
