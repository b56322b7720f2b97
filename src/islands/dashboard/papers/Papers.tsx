import { Suspense } from 'react';
import type { ClientPapers } from '#domain/cases/papers.ts';
import type { CasePage } from '#domain/portal/case-page.ts';
import type { CasePartProps } from '../case-page-props.ts';
import { Unread, useRead } from '../../calls/use-read.tsx';
import { lazyForm } from '../lazy-form.tsx';

/** Comes when there are papers. */
const PaperMatter = lazyForm(() => import('./PaperMatter.tsx'));

interface PapersProps extends CasePartProps {
  readonly one: CasePage;
}

/** The papers of each matter that has any. */
export function Papers({ one, ...props }: PapersProps) {
  const { caseId, page } = props;
  const { answer, load, readFault } = useRead<ClientPapers>(`/api/cases/${caseId}/papers`, props);
  const onChanged = () => {
    load();
    props.onChanged();
  };
  if (!answer) return <Unread title={page.papers.title} fault={readFault} />;
  const matters = answer.matters.filter(({ papers }) => papers.length > 0);
  if (matters.length === 0) return readFault;
  return (
    <section className="card grid grid-cols-1 gap-6" aria-labelledby="to-read">
      <h2 className="text-h3" id="to-read" tabIndex={-1}>
        {page.papers.title}
      </h2>
      {readFault}
      <Suspense>
        {matters.map((matter) => {
          const own = one.matters.find(({ id }) => id === matter.id);
          return own ? (
            <PaperMatter
              key={matter.id}
              matter={matter}
              own={own}
              isAlone={one.matters.length === 1}
              {...props}
              onChanged={onChanged}
            />
          ) : null;
        })}
      </Suspense>
    </section>
  );
}
