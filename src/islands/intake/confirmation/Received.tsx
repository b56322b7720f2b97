import { lazy, Suspense, useEffect, useState } from 'react';
import { formatSize, plural } from '#i18n/format.ts';
import type { Application } from '#browser/intake/application-calls.ts';
import { NotLoaded } from './Nothing.tsx';
import type { ConfirmationProps } from './confirmation-props.ts';

interface ReceivedProps extends ConfirmationProps {
  readonly application: Application;
  readonly onAttached: () => void;
}

/** Most people have nothing left to send, so the means for it come only when something is missing. */
const FilesToSend = lazy(() => import('./FilesToSend.tsx').catch(() => ({ default: NotLoaded })));

/** What arrived, and a place for files that did not. */
export function Received({ application, onAttached, ...props }: ReceivedProps) {
  const { locale, words, siteEmail } = props;
  const own = words.got;
  const documents = application.documents ?? [];
  const missing = application.filesMissing ?? [];
  const [attached, setAttached] = useState(false);
  useEffect(() => {
    // The dashboard links here; the browser looked for the anchor before this part of the page was there.
    if (location.hash === '#files') document.getElementById('files')?.scrollIntoView();
  }, []);
  return (
    <section id="files">
      <h2>{own.title}</h2>
      <ul className="got">
        <li>{own.answers}</li>
        <li className={documents.length === 0 ? 'none' : undefined}>
          {documents.length === 0 ? own.noFiles : plural(documents.length, own.files, locale)}
          {documents.length > 0 && (
            <ul className="plain-list">
              {documents.map((file, index) => (
                <li key={index}>
                  <span className="file-name">{file.name}</span>{' '}
                  <span className="small quiet">{formatSize(file.size, locale)}</span>
                </li>
              ))}
            </ul>
          )}
        </li>
      </ul>
      {missing.length > 0 && (
        <>
          <div className="notice">
            <p>
              <strong>{own.missing}</strong>
            </p>
            <ul className="plain-list">
              {missing.map((name, index) => (
                <li key={index} className="file-name">
                  {name}
                </li>
              ))}
            </ul>
            <p>{application.paid ? own.missingPaid : own.missingHint}</p>
          </div>
          <Suspense fallback={null}>
            <FilesToSend
              {...props}
              onAttached={() => {
                setAttached(true);
                onAttached();
              }}
            />
          </Suspense>
        </>
      )}
      <div role="status">{attached && <p className="notice good">{words.files.attached}</p>}</div>
      <p className="small quiet">
        {own.correction} <a href={`mailto:${siteEmail}`}>{siteEmail}</a>
      </p>
    </section>
  );
}
