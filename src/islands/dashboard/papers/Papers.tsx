import type { ClientPapers } from '#domain/cases/papers.ts';
import type { CasePage } from '#domain/portal/case-page.ts';
import type { CaseFormProps } from '../case-page-props.ts';
import { Unread, useRead } from '../../calls/use-read.tsx';
import PaperMatter from './PaperMatter.tsx';

interface PapersProps extends CaseFormProps {
  readonly one: CasePage;
}

/** The papers of each matter that has any. */
export function Papers({ one, ...props }: PapersProps) {
  const { caseId, page } = props;
  const { answer, readFault } = useRead<ClientPapers>(`/api/cases/${caseId}/papers`, props);
  if (!answer) return <Unread title={page.papers.title} fault={readFault} />;
  const matters = answer.matters.filter(({ papers }) => papers.length > 0);
  if (matters.length === 0) return readFault;
  // One after the other: the first that waits for an answer stands open.
  const first = matters.find(({ status }) => status === 'client_review') ?? matters[0];
  return (
    <section className="card grid grid-cols-1 gap-4" aria-labelledby="to-read">
      <h2 className="text-h3" id="to-read" tabIndex={-1}>
        {page.papers.title}
      </h2>
      {readFault}
      {matters.map((matter) => {
        const own = one.matters.find(({ id }) => id === matter.id);
        return own ? (
          <PaperMatter
            key={matter.id}
            matter={matter}
            own={own}
            isAlone={one.matters.length === 1}
            isFolded={matter !== first}
            {...props}
          />
        ) : null;
      })}
    </section>
  );
}
