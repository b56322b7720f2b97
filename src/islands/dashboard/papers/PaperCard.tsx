import { Suspense, useState } from 'react';
import type { ClientPaper } from '#domain/cases/papers.ts';
import { hasReadingCopy } from '#domain/papers/reading-copies.ts';
import { fill, formatDate, plural } from '#i18n/format.ts';
import { button, link } from '#ui/button.ts';
import { lazyWithFallback } from '../../calls/lazy-with-fallback.tsx';
import { FirstPage } from './FirstPage.tsx';
import { ReadingCopy } from './ReadingCopy.tsx';
import type { CaseFormProps } from '../case-page-props.ts';

const Preview = lazyWithFallback(() => import('../preview/Preview.tsx'));

/**
 * What a card is for: `next` is the one to read now, whose button is loud; `waits` comes after it; `kept` is there to be
 * looked at, printed and signed.
 */
type CardPart = 'next' | 'waits' | 'kept';

interface PaperCardProps extends Pick<CaseFormProps, 'locale' | 'page'> {
  readonly paper: ClientPaper;
  readonly part: CardPart;
  /** One court case alone has no heading of its own: its papers stand right below the name of the place. */
  readonly isAlone: boolean;
  readonly onOpened?: (documentId: string) => void;
}

/** A paper that looks like one: its first page, what it is, and the way to read it. Only the one to read now is large. */
export function PaperCard({ paper, part, isAlone, locale, page, onOpened }: PaperCardProps) {
  const labels = page.papers;
  const Heading = isAlone ? 'h3' : 'h4';
  const name = paper.title ?? labels.kinds[paper.kind];
  const address = `/api/account/files/paper/${paper.documentId}`;
  const [pages, setPages] = useState<number | null>(null);
  const [isOpen, setOpen] = useState(false);
  const isLarge = part === 'next';
  const copy = hasReadingCopy(paper, locale) && <ReadingCopy {...{ paper, name, locale, page }} />;
  // Downloaded and printed where it is read. What grows once the pages are counted stands last in its line.
  const links = (
    <p className="no-print flex flex-wrap items-center gap-x-4">
      {!isLarge && copy}
      <button
        type="button"
        className={isLarge ? button : `${link} small`}
        onClick={() => {
          setOpen(true);
          onOpened?.(paper.documentId);
        }}
      >
        <span>{pages === null ? labels.read : plural(pages, labels.readPages, locale)}</span>
        <span className="sr-only">: {name}</span>
      </button>
      {isLarge && copy && <span className="basis-full">{copy}</span>}
    </p>
  );
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-1 py-2">
      <FirstPage address={address} isSmall={!isLarge} onPages={setPages} />
      <div className="grid content-start">
        <Heading className="font-sans text-m leading-snug font-strong tracking-normal">{name}</Heading>
        {part !== 'waits' && (
          <p className="small quiet">
            {paper.approvedAt
              ? fill(labels.approvedOn, { date: formatDate(paper.approvedAt, locale) })
              : labels.states[paper.status]}
          </p>
        )}
        {links}
      </div>
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
