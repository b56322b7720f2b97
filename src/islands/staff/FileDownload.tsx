import { Suspense, useState } from 'react';
import { isShown } from '#browser/file-kind.ts';
import { kindOfFile } from '#domain/uploads/rules.ts';
import { fill, formatSize } from '#i18n/format.ts';
import { button, link, secondButton } from '#ui/button.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { lazyWithFallback } from '../calls/lazy-with-fallback.tsx';
import { Badge } from './Badge.tsx';
import { useStaffWords } from './staff-words.ts';
import { useLocale } from '../calls/use-words.ts';

const StaffPreview = lazyWithFallback(() => import('./preview/StaffPreview.tsx'));

interface FileDownloadProps {
  readonly uploadId: string;
  readonly name: string;
  readonly size: number;
  /** What it is, in the words of the person who sent it. */
  readonly about?: string | null;
  /** A scanner has checked it; otherwise there is a warning first. */
  readonly scan?: 'unscanned' | 'clean' | 'infected';
  /** A PDF that could run or send something: the reader is warned before opening it, even if a scanner passed it. */
  readonly active?: boolean;
}

/**
 * A client's file, looked at as drawn pages, in which nothing can act. A download is warned about first. Both are audited;
 * the file itself is never opened in the page.
 */
export function FileDownload({
  uploadId,
  name,
  size,
  about = null,
  scan = 'unscanned',
  active = false,
}: FileDownloadProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.applications.files;
  const [asking, setAsking] = useState(false);
  const [looking, setLooking] = useState(false);
  const drawn = words.preview;
  const address = `/api/staff/files/${uploadId}`;
  const label = fill(labels.openNamed, { name });
  return (
    <li className="flex flex-wrap items-center gap-x-3">
      <span className="font-strong wrap-anywhere" translate="no">
        {name}
      </span>
      <span className="text-xs text-ink-soft">{formatSize(size, locale)}</span>
      {about && <span className="text-xs wrap-anywhere">{about}</span>}
      {scan === 'infected' && <Badge tone="danger">{labels.infected}</Badge>}
      {active && <Badge tone="wait">{labels.active}</Badge>}
      <span className="ms-auto flex flex-wrap gap-x-4">
        {scan !== 'infected' && isShown(kindOfFile(name)?.type ?? '') && (
          <button
            type="button"
            className={link}
            aria-label={fill(drawn.openNamed, { name })}
            onClick={() => setLooking(true)}
          >
            {drawn.open}
          </button>
        )}
        {scan === 'clean' && !active && (
          <a className={link} href={address} download aria-label={label}>
            {labels.open}
          </a>
        )}
        {(scan === 'unscanned' || (scan === 'clean' && active)) && (
          <button type="button" className={link} aria-label={label} onClick={() => setAsking(true)}>
            {labels.open}
          </button>
        )}
      </span>
      {looking && (
        <Suspense>
          <StaffPreview {...{ address, name }} words={drawn} onClose={() => setLooking(false)} />
        </Suspense>
      )}
      {asking && (
        <Dialog title={labels.warnTitle} onClose={() => setAsking(false)}>
          <p className="wrap-anywhere whitespace-pre-line">
            {scan === 'unscanned' && <span>{`${fill(labels.warn, { name })} `}</span>}
            {active && <span>{labels.warnActive}</span>}
          </p>
          <p className="buttons">
            <a className={button} href={address} download onClick={() => setAsking(false)}>
              {labels.download}
            </a>
            <button type="button" className={secondButton} onClick={() => setAsking(false)}>
              {words.frame.form.cancel}
            </button>
          </p>
        </Dialog>
      )}
    </li>
  );
}
