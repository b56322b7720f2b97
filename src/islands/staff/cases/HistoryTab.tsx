import { AuditOfCase } from './AuditOfCase.tsx';
import { ContactLogPanel } from './contact/ContactLogPanel.tsx';
import { TextsPanel } from './contact/TextsPanel.tsx';
import { HistoryPanel } from './notes/HistoryPanel.tsx';
import type { CasePartProps } from './part-props.ts';
import type { TalkProps } from './talk-props.ts';

interface HistoryTabProps {
  readonly part: CasePartProps;
  readonly talk: TalkProps;
}

/** What happened: notes and updates, whom we reached, and who looked at it. */
export function HistoryTab({ part, talk }: HistoryTabProps) {
  return (
    <>
      <HistoryPanel {...talk} />
      <ContactLogPanel {...talk} />
      <TextsPanel {...talk} />
      <AuditOfCase {...part} />
    </>
  );
}
