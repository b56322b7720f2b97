import type { PaymentPlan } from '#domain/orders/parts.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { Fault } from '#ui/Fault.tsx';
import { Panel } from './Panel.tsx';
import { PlanView } from './PlanView.tsx';
import type { SectionProps } from './section-props.ts';
import { callStaff } from './staff-calls.ts';
import { useAnswer } from './use-answer.ts';

interface PlanOfProps extends Pick<SectionProps, 'words' | 'locale'> {
  /** Where the plan of this case or order is read. */
  readonly address: string;
  readonly onDone: () => void | Promise<void>;
}

/** The plan to pay in parts of a case or an order; nothing when it has none. */
export function PlanOf({ address, onDone, words, locale }: PlanOfProps) {
  const { answer, fault, load } = useAnswer(words.account, () =>
    callStaff<{ plan: PaymentPlan | null }>(address, { locale }),
  );
  if (fault) return <Fault {...faultTexts(fault, words.account, { retry: load })} />;
  if (!answer?.plan) return null;
  return (
    <Panel title={words.plans.title}>
      <PlanView
        plan={answer.plan}
        words={words}
        locale={locale}
        onDone={async () => {
          load();
          await onDone();
        }}
      />
    </Panel>
  );
}
