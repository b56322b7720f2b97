import { useEffect, useState } from 'react';
import type { Locale } from '#domain/languages.ts';
import type { DashboardCase } from '#domain/portal/dashboard.ts';
import { callApi } from '#browser/api.ts';
import type { DashboardWords } from '#i18n/en/dashboard.ts';
import { fill, formatDate, formatSize } from '#i18n/format.ts';
import { path } from '#i18n/routes.ts';
import { link, secondButton } from '#ui/button.ts';
import { CasePart } from './CasePart.tsx';

interface FilesProps {
  readonly one: DashboardCase;
  readonly locale: Locale;
  readonly words: DashboardWords;
  readonly siteEmail: string;
}

/** The client's own files, and those that did not arrive. */
export function Files({ one, locale, words, siteEmail }: FilesProps) {
  return (
    <CasePart title={words.files}>
      {one.documents.length === 0 && <p className="quiet">{words.noFiles}</p>}
      {one.documents.length > 0 && (
        <ul className="grid divide-y divide-line">
          {one.documents.map((file) => (
            <li key={file.id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-1.5">
              <span className="font-strong wrap-anywhere">{file.name}</span>
              <span className="small quiet">
                {formatSize(file.size, locale)}, {formatDate(file.uploadedAt, locale)}
              </span>
              <a
                className={`${link} no-print col-start-2 row-span-2 row-start-1`}
                href={`/api/documents/${file.id}`}
                aria-label={fill(words.downloadNamed, { name: file.name })}
                download
              >
                {words.download}
              </a>
            </li>
          ))}
        </ul>
      )}
      {one.filesMissing.length > 0 && (
        <FilesWanted one={one} locale={locale} words={words} siteEmail={siteEmail} />
      )}
    </CasePart>
  );
}

/** The page that takes files later belongs to the browser the application was sent from; elsewhere mail does. */
function FilesWanted({ one, locale, words, siteEmail }: FilesProps) {
  const [here, setHere] = useState(false);
  useEffect(() => {
    callApi<{ application: { reference: string } | null }>('/api/application', { locale }).then(
      ({ application }) =>
        setHere(application !== null && application.reference === one.applicationReference),
      () => undefined,
    );
  }, [locale, one.applicationReference]);
  const own = words.filesWanted;
  return (
    <div className="notice grid grid-cols-1 gap-2">
      <p>
        <strong>{own.title}</strong>
      </p>
      <p>{own.text}</p>
      <ul className="list-disc ps-5">
        {one.filesMissing.map((name) => (
          <li key={name} className="font-strong wrap-anywhere">
            {name}
          </li>
        ))}
      </ul>
      {here ? (
        <p className="buttons">
          <a className={secondButton} href={path('intakeConfirmation', locale, '#files')}>
            {own.here}
          </a>
        </p>
      ) : (
        <p>
          {own.byMail} <a href={`mailto:${siteEmail}`}>{siteEmail}</a>
        </p>
      )}
    </div>
  );
}
