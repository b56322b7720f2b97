import { lazy, Suspense, useEffect, useState } from 'react';
import type { Application } from '#domain/intake/sent-application.ts';
import { formatSize, plural } from '#i18n/format.ts';
import { bulletList } from '#ui/list.ts';
import { Folded } from './Folded.tsx';
import { NotLoaded } from './Nothing.tsx';
import type { ConfirmationProps } from './confirmation-props.ts';

interface ReceivedProps extends ConfirmationProps {
  readonly application: Application;
  readonly isFolded: boolean;
  readonly onAttached: () => void;
}

/** Most people have nothing left to send, so the means for it come only when something is missing. */
const FilesToSend = lazy(() => import('./FilesToSend.tsx').catch(() => ({ default: NotLoaded })));

/** What arrived, and a place for files that did not. */
export default function Received({ application, isFolded, onAttached, ...props }: ReceivedProps) {
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
    <div id="files">
      <Folded title={own.title} isFolded={isFolded && !attached}>
        <div className="grid grid-cols-1 gap-4 pt-3">
          <ul className="grid gap-2">
            <li className="relative ps-7">
              <Mark arrived />
              {own.answers}
            </li>
            <li className={`relative ps-7 ${documents.length === 0 ? 'text-ink-soft' : ''}`}>
              <Mark arrived={documents.length > 0} />
              <span>
                {documents.length === 0 ? own.noFiles : plural(documents.length, own.files, locale)}
              </span>
              {documents.length > 0 && (
                <ul className={`${bulletList} mt-1`}>
                  {documents.map((file, index) => (
                    <li key={index}>
                      <span className="font-strong wrap-anywhere" translate="no">
                        {file.name}
                      </span>{' '}
                      <span className="small quiet">{formatSize(file.size, locale)}</span>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          </ul>
          {missing.length > 0 && (
            <>
              <div className="notice grid gap-2">
                <p>
                  <strong>{own.missing}</strong>
                </p>
                <ul className={bulletList}>
                  {missing.map((name, index) => (
                    <li key={index} className="font-strong wrap-anywhere">
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
          <div className="empty:hidden" role="status">
            {attached && <p className="notice good">{words.files.attached}</p>}
          </div>
          <p className="small quiet">
            {own.correction} <a href={`mailto:${siteEmail}`}>{siteEmail}</a>
          </p>
        </div>
      </Folded>
    </div>
  );
}

/** A tick for what arrived, a dash for what did not. */
function Mark({ arrived }: { readonly arrived: boolean }) {
  return (
    <svg
      className={`absolute start-0 top-1 ${arrived ? 'text-good' : 'text-line-strong'}`}
      viewBox="0 0 16 16"
      width="20"
      height="20"
      aria-hidden="true"
    >
      <path d={arrived ? 'm2 8.5 4 4L14 4' : 'M3 8h10'} fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
