import { AuditOfCase } from './AuditOfCase.tsx';
import { ContactLogPanel } from './contact/ContactLogPanel.tsx';
import { TextsPanel } from './contact/TextsPanel.tsx';
import { HistoryPanel } from './notes/HistoryPanel.tsx';
import type { CasePartProps } from './part-props.ts';
import type { CaseContactProps } from './contact-props.ts';

interface HistoryTabProps {
  readonly part: CasePartProps;
  readonly contact: CaseContactProps;
}

/** What happened: notes and updates, whom we reached, and who looked at it. */
export function HistoryTab({ part, contact }: HistoryTabProps) {
  return (
    <>
      <HistoryPanel {...contact} />
      <ContactLogPanel {...contact} />
      <TextsPanel {...contact} />
      <AuditOfCase {...part} />
    </>
  );
}
