import * as caseApi from '#domain/cases/api.ts';
import type { CasePage, CasePageMatter } from '#domain/portal/case-page.ts';
import type { CaseFormProps } from '../case-page-props.ts';
import { useApiQuery } from '../../calls/api-query.tsx';
import { PartFault } from '../../calls/PartFault.tsx';
import PaperMatter from './PaperMatter.tsx';

interface PapersProps extends CaseFormProps {
  readonly one: CasePage;
}

/** The papers of each matter that has any. */
export function Papers({ one, ...props }: PapersProps) {
  const { caseId, page } = props;
  const { data, fault } = useApiQuery(caseApi.papers, { id: caseId });
  if (!data) return <PartFault title={page.papers.title} fault={fault} />;
  const matters = data.matters.filter(({ papers }) => papers.length > 0);
  if (matters.length === 0) return fault;
  const isAlone = one.matters.length === 1;
  // One after the other: the first that needs the client stands open. Where none does, all of them are one line each.
  const first =
    matters.find(({ status }) => status === 'client_review') ??
    matters.find(({ id }) => isToSign(one.matters.find((own) => own.id === id)));
  return (
    <section className="card grid grid-cols-1 divide-y divide-line py-3" aria-labelledby="to-read">
      {/* The place is called the same, right above. */}
      <h2 className="hidden-visually" id="to-read" tabIndex={-1}>
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
            isAlone={isAlone}
            isFolded={matter !== first}
            {...props}
          />
        ) : null;
      })}
    </section>
  );
}

/** Approved papers are signed and taken to the court: they are printed from here. */
const isToSign = (own: CasePageMatter | undefined) =>
  own?.status === 'ready_to_file' && own.turn === 'client';
