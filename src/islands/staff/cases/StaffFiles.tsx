import type { StaffCaseFile } from '#domain/cases/case-file.ts';
import type { Locale } from '#domain/languages.ts';
import type { StaffWords } from '#i18n/staff.ts';
import { FileDownload } from '../FileDownload.tsx';

interface StaffFilesProps {
  readonly words: StaffWords;
  readonly locale: Locale;
  readonly files: readonly StaffCaseFile[];
}

/** Files of a case, each with its download. */
export function StaffFiles({ words, locale, files }: StaffFilesProps) {
  const shown = files.flatMap(({ uploadId, id, name, size, about, scan, active }) =>
    uploadId ? [{ uploadId, id, name, size, about, scan, active }] : [],
  );
  if (shown.length === 0) return null;
  return (
    <ul className="divide-y divide-line">
      {shown.map(({ id, ...file }) => (
        <FileDownload key={id} words={words} locale={locale} {...file} />
      ))}
    </ul>
  );
}
