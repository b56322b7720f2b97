import type { ApiCall } from '#domain/api-call.ts';
import type { PaymentPlan } from '#domain/orders/parts.ts';
import { GrantPlan, type Grant } from './GrantPlan.tsx';
import { Panel } from './Panel.tsx';
import { PlanView } from './PlanView.tsx';
import { useApiQuery } from '../calls/api-query.tsx';
import { useStaffWords } from './staff-words.ts';

interface PlanOfProps {
  /** Reads the plan of an application, a case or an order, the one with this id. */
  readonly call: ApiCall<`/api/${string}/:id/plan`, undefined, { readonly plan: PaymentPlan | null }>;
  readonly id: string;
  readonly onDone: () => void | Promise<void>;
  /** What is said where no plan was made. Without it there is no panel then. */
  readonly none?: string | undefined;
  /** What a plan can be made of now. */
  readonly grant?: Grant | undefined;
}

/** The plan to pay in parts of an application, a case or an order, and where it may be made the form that does. */
export function PlanOf({ call, id, onDone, none, grant }: PlanOfProps) {
  const words = useStaffWords();
  const { data: answer, fault, reload } = useApiQuery(call, { id });
  const changed = async () => {
    void reload();
    await onDone();
  };
  if (!fault && !answer?.plan && none === undefined) return null;
  return (
    <Panel title={words.plans.title}>
      {fault}
      {answer?.plan && <PlanView plan={answer.plan} onDone={changed} />}
      {answer && !answer.plan && <p className="text-ink-soft">{none}</p>}
      {answer && answer.plan?.status !== 'active' && grant && <GrantPlan {...grant} onDone={onDone} />}
    </Panel>
  );
}
