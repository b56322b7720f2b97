import { Suspense, useState } from 'react';
import type { ClientPaper } from '#domain/cases/papers.ts';
import { hasReadingCopy } from '#domain/papers/reading-copies.ts';
import { fill, formatDate, plural } from '#i18n/format.ts';
import { button, link, secondButton } from '#ui/button.ts';
import { late } from '../../calls/late.tsx';
import { FirstPage } from './FirstPage.tsx';
import { ReadingCopy } from './ReadingCopy.tsx';
import type { PaperMatterProps } from './paper-props.ts';

const Preview = late(() => import('../preview/Preview.tsx'));

interface PaperCardProps extends Pick<PaperMatterProps, 'locale' | 'page'> {
  readonly paper: ClientPaper;
  /** The client's answer is still missing: reading it is the loud thing to do. */
  readonly isAsked: boolean;
  /** One court case alone has no heading of its own: its papers stand right below the name of the place. */
  readonly isAlone: boolean;
  readonly onOpened?: (documentId: string) => void;
}

/** A paper that looks like one: its first page, what it is, and the way to read it. */
export function PaperCard({ paper, isAsked, isAlone, locale, page, onOpened }: PaperCardProps) {
  const labels = page.papers;
  const Heading = isAlone ? 'h3' : 'h4';
  const name = paper.title ?? labels.kinds[paper.kind];
  const address = `/api/account/files/paper/${paper.documentId}`;
  const [pages, setPages] = useState<number | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-3 py-4">
      <FirstPage address={address} onPages={setPages} />
      <div className="grid content-start gap-1">
        <Heading className="font-sans text-m leading-snug font-strong tracking-normal">{name}</Heading>
        <p className="small quiet">{labels.states[paper.status]}</p>
        <p className="small quiet">{fill(labels.version, { number: paper.number, code: paper.pageCode })}</p>
        {paper.approvedAt && (
          <p className="small text-good">
            {fill(labels.approvedOn, { date: formatDate(paper.approvedAt, locale) })}
          </p>
        )}
        <p className="no-print flex flex-wrap items-center gap-x-4 gap-y-1 pt-1">
          <button
            type="button"
            className={`${isAsked ? button : secondButton}`}
            onClick={() => {
              setOpen(true);
              onOpened?.(paper.documentId);
            }}
          >
            {pages === null ? labels.read : plural(pages, labels.readPages, locale)}
            <span className="sr-only">: {name}</span>
          </button>
          <a
            className={`${link} small`}
            href={address}
            aria-label={fill(labels.openNamed, { name })}
            hrefLang={paper.language}
            download
          >
            {labels.open}
          </a>
        </p>
      </div>
      {hasReadingCopy(paper, locale) && <ReadingCopy {...{ paper, name, locale, page }} />}
      {isOpen && (
        <Suspense>
          <Preview
            {...{ address, name }}
            language={paper.language}
            words={page.preview}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </li>
  );
}
