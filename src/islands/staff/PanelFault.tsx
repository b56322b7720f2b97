import type { FaultFacts } from '#browser/api-fault.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { Fault } from '#ui/Fault.tsx';
import { Panel } from './Panel.tsx';
import { useStaffWords } from './staff-words.ts';

interface PanelFaultProps {
  readonly title: string;
  readonly fault: FaultFacts;
  readonly retry: () => void;
}

/** A panel that could not be read: with its title, or it would look as if there were nothing in it. */
export function PanelFault({ title, fault, retry }: PanelFaultProps) {
  const words = useStaffWords();
  return (
    <Panel title={title}>
      <Fault {...faultTexts(fault, words.account, { retry })} />
    </Panel>
  );
}
