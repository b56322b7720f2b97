import * as cases from '#domain/cases/api.staff.ts';
import type { MatterSheet } from '#domain/cases/case-sheet.ts';
import { useApiQuery } from '../../../calls/api-query.tsx';
import { Panel } from '../../Panel.tsx';
import type { CaseContactProps } from '../contact-props.ts';
import { MatterPapers } from './MatterPapers.tsx';
import { useStaffWords } from '../../staff-words.ts';

interface PapersPanelProps extends CaseContactProps {
  /** The court cases as the page knows them. */
  readonly matters: readonly Pick<MatterSheet, 'id' | 'needs'>[];
}

/** The papers of each matter: versions, approvals, signed copy and the court's fee. */
export function PapersPanel({ matters, ...props }: PapersPanelProps) {
  const words = useStaffWords();
  const { caseId, version } = props;
  const labels = words.papers.papers;
  const { data, fault, isLoading } = useApiQuery(cases.papers, { id: caseId }, { keepsOld: true, version });
  return (
    <Panel title={labels.title}>
      {fault}
      {isLoading && <p className="text-ink-soft">{words.frame.list.loading}</p>}
      {data?.matters.map((matter) => (
        <MatterPapers
          key={matter.id}
          {...props}
          matter={matter}
          needs={matters.find(({ id }) => id === matter.id)?.needs}
        />
      ))}
    </Panel>
  );
}
