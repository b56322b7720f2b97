import type { ComponentProps } from 'react';
import { FileDownload } from './FileDownload.tsx';
import { Panel } from './Panel.tsx';

type Words = Pick<ComponentProps<typeof FileDownload>, 'words' | 'locale'>;

interface FilesPanelProps extends Words {
  readonly files: readonly Omit<ComponentProps<typeof FileDownload>, keyof Words>[];
  /** Names of those that did not arrive. */
  readonly missing: readonly string[];
}

/** The files of a record, and those to ask the client for. */
export function FilesPanel({ words, locale, files, missing }: FilesPanelProps) {
  const labels = words.applications.files;
  return (
    <Panel title={labels.title}>
      {files.length === 0 && <p className="text-ink-soft">{labels.none}</p>}
      {files.length > 0 && (
        <ul className="divide-y divide-line">
          {files.map((file) => (
            <FileDownload key={file.uploadId} words={words} locale={locale} {...file} />
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
