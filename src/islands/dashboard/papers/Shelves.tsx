import * as portalApi from '#domain/portal/api.ts';
import { shelves, type Shelf as ShelfName } from '#domain/portal/case-files.ts';
import { callApi } from '#browser/call-api.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { link, secondButton } from '#ui/button.ts';
import { Loading } from '#ui/Loading.tsx';
import type { CaseFormProps } from '../case-page-props.ts';
import { Fold } from '../more/Fold.tsx';
import ShownFile from './ShownFile.tsx';
import { usePages } from '../../calls/use-pages.ts';
import { useApiQuery } from '../../calls/api-query.tsx';

interface ShelvesProps extends CaseFormProps {
  /** A case that was paid before an application has none yet. */
  readonly hasApplication: boolean;
  /** There are papers from us above: an empty shelf for files from us would deny it. */
  readonly hasPapers: boolean;
  /** Something else is asked of the client here: the files are one line below it. */
  readonly isFolded: boolean;
}

/** Every file of the case on its shelf: from us, and from the client. What is needed from them stands by itself. */
export default function Shelves({ hasApplication, hasPapers, isFolded, ...props }: ShelvesProps) {
  const { locale, caseId } = props;
  const labels = props.page.shelves;
  return (
    <Fold id="files" title={labels.title} isOpenAtFirst={!isFolded}>
      <div>
        <p>{labels.text}</p>
        {/* Below the text: a link as high as a thumb pushes the lines around it apart. */}
        <p className="no-print flex flex-wrap gap-x-6">
          <a className={link} href="#messages">
            {labels.write}
          </a>
          {hasApplication && (
            // nofollow also keeps the browser from making the paper ahead.
            <a
              className={link}
              href={`/api/cases/${caseId}/application?language=${locale}`}
              rel="nofollow"
              download
            >
              {labels.signed}
            </a>
          )}
        </p>
      </div>
      {shelves.map((name) => (
        <Shelf key={name} name={name} isHiddenEmpty={name === 'fromUs' && hasPapers} {...props} />
      ))}
    </Fold>
  );
}

interface ShelfProps extends CaseFormProps {
  readonly name: ShelfName;
  readonly isHiddenEmpty: boolean;
}

function Shelf({ name, isHiddenEmpty, ...props }: ShelfProps) {
  const { caseId, locale, page, account } = props;
  const labels = page.shelves;
  const shelf = { id: caseId, shelf: name };
  const { data, fault } = useApiQuery(portalApi.files, shelf);
  const { items, before, hasFailed, showOlder } = usePages(data ?? null, (place) =>
    callApi(portalApi.files, { ...shelf, before: place }, { locale }),
  );
  // Pages are joined with the older one first; here the newest file stands on top.
  const files = items.toSorted((one, other) => Date.parse(other.addedAt) - Date.parse(one.addedAt));
  if (isHiddenEmpty && !fault && files.length === 0) return null;
  return (
    <div className="grid gap-1">
      <h3 className="text-l">{labels[name]}</h3>
      {fault}
      {!data && !fault && <Loading>{page.loading}</Loading>}
      {data && files.length === 0 && <p className="quiet">{labels.none}</p>}
      <ul className="grid divide-y divide-line empty:hidden">
        {files.map((file) => (
          <ShownFile key={file.id} file={file} kind={file.kind} {...props}>
            <span className="small quiet">
              {fill(labels.added, { date: formatDate(file.addedAt, locale) })}
              {file.kind === 'application' && <span>{`, ${labels.application}`}</span>}
            </span>
          </ShownFile>
        ))}
      </ul>
      {hasFailed && <p className="notice danger">{account.offline}</p>}
      {before && (
        <p className="no-print pt-2">
          <button type="button" className={secondButton} onClick={showOlder}>
            {labels.older}
          </button>
        </p>
      )}
    </div>
  );
}
