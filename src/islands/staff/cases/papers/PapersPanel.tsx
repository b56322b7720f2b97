import * as cases from '#domain/cases/api.staff.ts';
import { useApiQuery } from '../../../calls/api-query.tsx';
import { Panel } from '../../Panel.tsx';
import type { TalkProps } from '../talk-props.ts';
import { MatterPapers } from './MatterPapers.tsx';
import { useStaffWords } from '../../staff-words.ts';

/** The papers of each matter: versions, approvals, signed copy and the court's fee. */
export function PapersPanel(props: TalkProps) {
  const words = useStaffWords();
  const { caseId, version } = props;
  const labels = words.papers.papers;
  const { data, fault, isLoading } = useApiQuery(cases.papers, { id: caseId }, { keepsOld: true, version });
  return (
    <Panel title={labels.title}>
      {fault}
      {isLoading && <p className="text-ink-soft">{words.frame.list.loading}</p>}
      {data?.matters.map((matter) => (
        <MatterPapers key={matter.id} {...props} matter={matter} />
      ))}
    </Panel>
  );
}
