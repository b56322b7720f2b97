import type { ReactNode } from 'react';
import type { CaseFile } from '#domain/cases/case-file.ts';
import type { ShelfFile } from '#domain/portal/case-files.ts';
import { fill, formatSize } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import type { CasePageProps } from './case-page-props.ts';
import { PreviewLink } from './PreviewLink.tsx';

type FileWords = Pick<CasePageProps, 'locale' | 'words' | 'page'>;

interface CaseFilesProps extends FileWords {
  readonly files: readonly CaseFile[];
}

/** Files that came with a message or an answer. */
export function CaseFiles({ files, ...props }: CaseFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul className="grid">
      {files.map((file) => (
        <ShownFile key={file.id} file={file} kind="case" {...props} />
      ))}
    </ul>
  );
}

interface ShownFileProps extends FileWords {
  readonly file: CaseFile;
  readonly kind: ShelfFile['kind'];
  readonly children?: ReactNode;
}

/** One file: to be looked at safely here, or downloaded as it is. */
export function ShownFile({ file, kind, locale, words, page, children }: ShownFileProps) {
  const address = `/api/account/files/${kind}/${file.id}`;
  return (
    <li className="flex flex-wrap items-center gap-x-3">
      <a className={link} href={address} aria-label={fill(words.downloadNamed, { name: file.name })} download>
        <span className="wrap-anywhere">{file.name}</span>
      </a>
      <PreviewLink address={address} name={file.name} type={file.type} page={page} />
      <span className="small quiet">{formatSize(file.size, locale)}</span>
      {children}
    </li>
  );
}
