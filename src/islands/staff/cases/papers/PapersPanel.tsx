import type { StaffPapers } from '#domain/cases/papers.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { Fault } from '#ui/Fault.tsx';
import { Panel } from '../../Panel.tsx';
import { callStaff } from '../../staff-calls.ts';
import { useAnswer } from '../../../calls/use-answer.ts';
import type { TalkProps } from '../talk-props.ts';
import { MatterPapers } from './MatterPapers.tsx';

/** The papers of each matter: versions, approvals, signed copy and the court's fee. */
export function PapersPanel(props: TalkProps) {
  const { caseId, words, locale, version, onChanged } = props;
  const labels = words.papers.papers;
  const { answer, fault, load, waits } = useAnswer(
    words.account,
    () => callStaff<StaffPapers>(`/api/staff/cases/${caseId}/papers`, { locale }),
    version,
  );
  const changed = () => {
    load();
    onChanged();
  };
  return (
    <Panel title={labels.title}>
      {fault && <Fault {...faultTexts(fault, words.account, { retry: load })} />}
      {waits && <p className="text-ink-soft">{words.frame.list.loading}</p>}
      {answer?.matters.map((matter) => (
        <MatterPapers key={matter.id} {...props} matter={matter} onChanged={changed} />
      ))}
    </Panel>
  );
}
