import type { StaffPapers } from '#domain/cases/papers.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { Fault } from '#ui/Fault.tsx';
import { Panel } from '../../Panel.tsx';
import { useStaffRead } from '../../staff-queries.ts';
import type { TalkProps } from '../talk-props.ts';
import { MatterPapers } from './MatterPapers.tsx';

/** The papers of each matter: versions, approvals, signed copy and the court's fee. */
export function PapersPanel(props: TalkProps) {
  const { caseId, words, locale, version } = props;
  const labels = words.papers.papers;
  const { answer, fault, load, waits } = useStaffRead<StaffPapers>(
    { key: ['case', caseId, 'papers', version], path: `/api/staff/cases/${caseId}/papers`, keepsOld: true },
    { locale, account: words.account },
  );
  return (
    <Panel title={labels.title}>
      {fault && <Fault {...faultTexts(fault, words.account, { retry: load })} />}
      {waits && <p className="text-ink-soft">{words.frame.list.loading}</p>}
      {answer?.matters.map((matter) => (
        <MatterPapers key={matter.id} {...props} matter={matter} />
      ))}
    </Panel>
  );
}
