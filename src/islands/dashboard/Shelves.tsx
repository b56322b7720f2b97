import type { CaseShelves, ShelfFile } from '#domain/portal/case-files.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import type { CaseFormProps } from './case-page-props.ts';
import ShownFile from './ShownFile.tsx';
import { Unread, useRead } from '../calls/use-read.tsx';

/** Every file of the case on its shelf: from us, and from the client. What is needed from them stands by itself. */
export default function Shelves(props: CaseFormProps) {
  const { caseId, page } = props;
  const labels = page.shelves;
  const { answer, readFault } = useRead<CaseShelves>(`/api/cases/${caseId}/files`, props);
  if (!answer) return <Unread title={labels.title} fault={readFault} />;
  return (
    <section className="card grid grid-cols-1 gap-4" aria-labelledby="files">
      <h2 className="text-h3" id="files" tabIndex={-1}>
        {labels.title}
      </h2>
      {readFault}
      <div>
        <p>{labels.text}</p>
        {/* Below the text: a link as high as a thumb pushes the lines around it apart. */}
        <a className={`${link} no-print`} href="#messages">
          {labels.write}
        </a>
      </div>
      <Shelf name={labels.fromUs} files={answer.fromUs} {...props} />
      <Shelf name={labels.yours} files={answer.yours} {...props} />
    </section>
  );
}

interface ShelfProps extends CaseFormProps {
  readonly name: string;
  readonly files: readonly ShelfFile[];
}

function Shelf({ name, files, ...props }: ShelfProps) {
  const { locale, page } = props;
  const labels = page.shelves;
  return (
    <div className="grid gap-1">
      <h3 className="text-l">{name}</h3>
      {files.length === 0 && <p className="quiet">{labels.none}</p>}
      <ul className="grid divide-y divide-line empty:hidden">
        {files.map((file) => (
          <ShownFile key={file.id} file={file} kind={file.kind} {...props}>
            <span className="small quiet">
              {fill(labels.added, { date: formatDate(file.addedAt, locale) })}
              {file.kind === 'application' && `, ${labels.application}`}
            </span>
          </ShownFile>
        ))}
      </ul>
    </div>
  );
}
