import type { CaseFile } from '#domain/cases/case-file.ts';
import { fill, formatSize } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import type { DashboardProps } from './dashboard-props.ts';

interface CaseFilesProps extends Pick<DashboardProps, 'locale' | 'words'> {
  readonly files: readonly CaseFile[];
}

/** Files of a case, for download only. */
export function CaseFiles({ files, locale, words }: CaseFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul className="grid">
      {files.map((file) => (
        <li key={file.id} className="flex flex-wrap items-center gap-x-3">
          <a
            className={link}
            href={`/api/account/files/case/${file.id}`}
            aria-label={fill(words.downloadNamed, { name: file.name })}
            download
          >
            <span className="wrap-anywhere">{file.name}</span>
          </a>
          <span className="small quiet">{formatSize(file.size, locale)}</span>
        </li>
      ))}
    </ul>
  );
}
