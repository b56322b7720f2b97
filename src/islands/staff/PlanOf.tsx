import type { PaymentPlan } from '#domain/orders/parts.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { Fault } from '#ui/Fault.tsx';
import { GrantPlan, type Grant } from './GrantPlan.tsx';
import { Panel } from './Panel.tsx';
import { PlanView } from './PlanView.tsx';
import type { SectionProps } from './section-props.ts';
import { callStaff } from './staff-calls.ts';
import { useAnswer } from '../calls/use-answer.ts';

interface PlanOfProps extends Pick<SectionProps, 'words' | 'locale'> {
  /** Where the plan of this application, case or order is read. */
  readonly address: string;
  readonly onDone: () => void | Promise<void>;
  /** What is said where no plan was made. Without it there is no panel then. */
  readonly none?: string | undefined;
  /** What a plan can be made of now. */
  readonly grant?: Grant | undefined;
}

/** The plan to pay in parts of an application, a case or an order, and where it may be made the form that does. */
export function PlanOf({ address, onDone, none, grant, words, locale }: PlanOfProps) {
  const { answer, fault, load } = useAnswer(words.account, () =>
    callStaff<{ plan: PaymentPlan | null }>(address, { locale }),
  );
  const changed = async () => {
    load();
    await onDone();
  };
  if (!fault && !answer?.plan && none === undefined) return null;
  return (
    <Panel title={words.plans.title}>
      {fault && <Fault {...faultTexts(fault, words.account, { retry: load })} />}
      {answer?.plan && <PlanView plan={answer.plan} onDone={changed} words={words} locale={locale} />}
      {answer && !answer.plan && <p className="text-ink-soft">{none}</p>}
      {answer && answer.plan?.status !== 'active' && grant && (
        <GrantPlan {...grant} address={address} onDone={changed} words={words} locale={locale} />
      )}
    </Panel>
  );
}
