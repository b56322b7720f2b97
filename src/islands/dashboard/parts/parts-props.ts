import type { PaymentPlan } from '#domain/orders/parts.ts';
import type { CasePartProps } from '../case-page-props.ts';

export interface PlanProps extends CasePartProps {
  readonly plan: PaymentPlan;
}
