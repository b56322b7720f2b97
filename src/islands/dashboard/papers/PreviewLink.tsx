import { Suspense, useState } from 'react';
import { isShown } from '#browser/file-kind.ts';
import { fill } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { lazyWithFallback } from '../../calls/lazy-with-fallback.tsx';
import type { CasePageProps } from '../case-page-props.ts';

const Preview = lazyWithFallback(() => import('../preview/Preview.tsx'));

interface PreviewLinkProps extends Pick<CasePageProps, 'page'> {
  readonly address: string;
  readonly name: string;
  readonly type: string;
  readonly language?: string | undefined;
}

/** Opens a file here, where it can be looked at safely; other kinds are for download alone. */
export function PreviewLink({ address, name, type, language, page }: PreviewLinkProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isShown(type)) return null;
  return (
    <>
      <button
        type="button"
        className={`${link} no-print`}
        aria-label={fill(page.preview.openNamed, { name })}
        onClick={() => setOpen(true)}
      >
        {page.preview.open}
      </button>
      {isOpen && (
        <Suspense>
          <Preview {...{ address, name, language }} words={page.preview} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
