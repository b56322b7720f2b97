import type { ReactNode } from 'react';
import type { CaseFile } from '#domain/cases/case-file.ts';
import type { ShelfFile } from '#domain/portal/case-files.ts';
import { fill, formatSize } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import type { CasePageProps } from '../case-page-props.ts';
import { PreviewLink } from './PreviewLink.tsx';

interface ShownFileProps extends Pick<CasePageProps, 'locale' | 'words' | 'page'> {
  readonly file: CaseFile;
  readonly kind: ShelfFile['kind'];
  readonly children?: ReactNode;
}

/** One file, and what it is: to be looked at safely here, or downloaded as it is. */
export default function ShownFile({ file, kind, locale, words, page, children }: ShownFileProps) {
  const address = `/api/account/files/${kind}/${file.id}`;
  return (
    <li className="flex flex-wrap items-center gap-x-3">
      <a className={link} href={address} aria-label={fill(words.downloadNamed, { name: file.name })} download>
        <span className="wrap-anywhere" translate="no">
          {file.name}
        </span>
      </a>
      <PreviewLink address={address} name={file.name} type={file.type} page={page} />
      <span className="small quiet">{formatSize(file.size, locale)}</span>
      {file.about && <span className="small wrap-anywhere">{file.about}</span>}
      {children}
    </li>
  );
}
