import type { FaultFacts } from '#browser/api-fault.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import type { StaffWords } from '#i18n/staff.ts';
import { Fault } from '#ui/Fault.tsx';
import { Panel } from './Panel.tsx';

interface PanelFaultProps {
  readonly title: string;
  readonly words: StaffWords;
  readonly fault: FaultFacts;
  readonly retry: () => void;
}

/** A panel that could not be read: with its title, or it would look as if there were nothing in it. */
export function PanelFault({ title, words, fault, retry }: PanelFaultProps) {
  return (
    <Panel title={title}>
      <Fault {...faultTexts(fault, words.account, { retry })} />
    </Panel>
  );
}
