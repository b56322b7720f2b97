import { Suspense } from 'react';
import type { CaseFile } from '#domain/cases/case-file.ts';
import { lazyWithFallback } from '../../calls/lazy-with-fallback.tsx';
import type { CasePageProps } from '../case-page-props.ts';

/** Comes with the first file. */
const ShownFile = lazyWithFallback(() => import('./ShownFile.tsx'));

interface CaseFilesProps extends Pick<CasePageProps, 'locale' | 'words' | 'page'> {
  readonly files: readonly CaseFile[];
}

/** Files that came with a message or an answer. */
export function CaseFiles({ files, ...props }: CaseFilesProps) {
  if (files.length === 0) return null;
  return (
    <Suspense>
      <ul className="grid">
        {files.map((file) => (
          <ShownFile key={file.id} file={file} kind="case" {...props} />
        ))}
      </ul>
    </Suspense>
  );
}
