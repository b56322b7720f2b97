import type { ComponentProps } from 'react';
import { FileDownload } from './FileDownload.tsx';

type Words = Pick<ComponentProps<typeof FileDownload>, 'words' | 'locale'>;

interface FilesPanelProps extends Words {
  readonly files: readonly Omit<ComponentProps<typeof FileDownload>, keyof Words>[];
  /** Names of those that did not arrive. */
  readonly missing: readonly string[];
}

/** The files of a record, and those to ask the client for. */
export function FilesPanel({ words, locale, files, missing }: FilesPanelProps) {
  const said = words.applications.files;
  return (
    <section className="panel">
      <h3>{said.title}</h3>
      {files.length === 0 && <p className="quiet">{said.none}</p>}
      {files.length > 0 && (
        <ul className="file-lines">
          {files.map((file) => (
            <FileDownload key={file.uploadId} words={words} locale={locale} {...file} />
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <div className="notice">
          <p>{said.missing}</p>
          <ul className="plain-list">
            {missing.map((name) => (
              <li key={name} className="file-name">
                {name}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
