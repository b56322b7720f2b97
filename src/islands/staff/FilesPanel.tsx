import type { ComponentProps } from 'react';
import { FileDownload } from './FileDownload.tsx';
import { Panel } from './Panel.tsx';
import { useStaffWords } from './staff-words.ts';

interface FilesPanelProps {
  readonly files: readonly ComponentProps<typeof FileDownload>[];
  /** Names of those that did not arrive. */
  readonly missing: readonly string[];
}

/** The files of a record, and those to ask the client for. */
export function FilesPanel({ files, missing }: FilesPanelProps) {
  const words = useStaffWords();
  const labels = words.applications.files;
  return (
    <Panel title={labels.title}>
      {files.length === 0 && <p className="text-ink-soft">{labels.none}</p>}
      {files.length > 0 && (
        <ul className="divide-y divide-line">
          {files.map((file) => (
            <FileDownload key={file.uploadId} {...file} />
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <div className="notice">
          <p>{labels.missing}</p>
          <ul className="list-disc ps-5">
            {missing.map((name) => (
              <li key={name} className="font-strong wrap-anywhere">
                {name}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Panel>
  );
}
