import * as caseApi from '#domain/cases/api.ts';
import type { CasePage } from '#domain/portal/case-page.ts';
import type { CaseFormProps } from '../case-page-props.ts';
import { useApiQuery } from '../../calls/api-query.tsx';
import { Unread } from '../../calls/use-read.tsx';
import PaperMatter from './PaperMatter.tsx';

interface PapersProps extends CaseFormProps {
  readonly one: CasePage;
}

/** The papers of each matter that has any. */
export function Papers({ one, ...props }: PapersProps) {
  const { caseId, page } = props;
  const { data, fault } = useApiQuery(caseApi.papers, { id: caseId });
  if (!data) return <Unread title={page.papers.title} fault={fault} />;
  const matters = data.matters.filter(({ papers }) => papers.length > 0);
  if (matters.length === 0) return fault;
  // One after the other: the first that waits for an answer stands open.
  const first = matters.find(({ status }) => status === 'client_review') ?? matters[0];
  return (
    <section className="card grid grid-cols-1 gap-4" aria-labelledby="to-read">
      <h2 className="text-l" id="to-read" tabIndex={-1}>
        {page.papers.title}
      </h2>
      {fault}
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
