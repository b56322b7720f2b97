import { Suspense, useState } from 'react';
import type { ClientPaper } from '#domain/cases/papers.ts';
import { link } from '#ui/button.ts';
import { lazyWithFallback } from '../../calls/lazy-with-fallback.tsx';
import type { CaseFormProps } from '../case-page-props.ts';

const Preview = lazyWithFallback(() => import('../preview/Preview.tsx'));

interface ReadingCopyProps extends Pick<CaseFormProps, 'locale' | 'page'> {
  readonly paper: ClientPaper;
  readonly name: string;
}

/** The same paper in the language of the page, to read along or to print; it is never filed. */
export function ReadingCopy({ paper, name, locale, page }: ReadingCopyProps) {
  const labels = page.papers;
  const [isOpen, setOpen] = useState(false);
  const address = `/api/papers/${paper.documentId}/reading-copy?language=${locale}`;
  return (
    <>
      <button type="button" className={`${link} small`} onClick={() => setOpen(true)}>
        {labels.readingCopy}
        <span className="sr-only">: {name}</span>
      </button>
      {isOpen && (
        <Suspense>
          <Preview
            {...{ address, name }}
            language={locale}
            words={page.preview}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
