import type { StaffCaseFile } from '#domain/cases/case-file.ts';
import { FileDownload } from '../FileDownload.tsx';

interface StaffFilesProps {
  readonly files: readonly StaffCaseFile[];
}

/** Files of a case, each with its download. */
export function StaffFiles({ files }: StaffFilesProps) {
  const shown = files.flatMap(({ uploadId, id, name, size, about, scan, active }) =>
    uploadId ? [{ uploadId, id, name, size, about, scan, active }] : [],
  );
  if (shown.length === 0) return null;
  return (
    <ul className="divide-y divide-line">
      {shown.map(({ id, ...file }) => (
        <FileDownload key={id} {...file} />
      ))}
    </ul>
  );
}
