import { useState } from 'react';
import type { Locale } from '#domain/languages.ts';
import type { StaffWords } from '#i18n/staff.ts';
import { fill, formatSize } from '#i18n/format.ts';
import { button, link, secondButton } from '#ui/button.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Badge } from './Badge.tsx';

interface FileDownloadProps {
  readonly words: StaffWords;
  readonly locale: Locale;
  readonly uploadId: string;
  readonly name: string;
  readonly size: number;
  /** A scanner has checked it; otherwise there is a warning first. */
  readonly scan?: 'unscanned' | 'clean' | 'infected';
  /** A PDF that could run or send something: the reader is warned before opening it, even if a scanner passed it. */
  readonly active?: boolean;
}

/** A client's file. A download is warned about first and audited. The file is never opened in the page. */
export function FileDownload({
  words,
  locale,
  uploadId,
  name,
  size,
  scan = 'unscanned',
  active = false,
}: FileDownloadProps) {
  const said = words.applications.files;
  const [asking, setAsking] = useState(false);
  const address = `/api/staff/files/${uploadId}`;
  const label = fill(said.openNamed, { name });
  return (
    <li className="flex flex-wrap items-center gap-x-3">
      <span className="font-strong wrap-anywhere">{name}</span>
      <span className="text-xs text-ink-soft">{formatSize(size, locale)}</span>
      {scan === 'infected' && <Badge tone="danger">{said.infected}</Badge>}
      {active && <Badge tone="wait">{said.active}</Badge>}
      {scan === 'clean' && !active && (
        <a className={`${link} ms-auto`} href={address} download aria-label={label}>
          {said.open}
        </a>
      )}
      {(scan === 'unscanned' || (scan === 'clean' && active)) && (
        <button
          type="button"
          className={`${link} ms-auto`}
          aria-label={label}
          onClick={() => setAsking(true)}
        >
          {said.open}
        </button>
      )}
      {asking && (
        <Dialog title={said.warnTitle} onClose={() => setAsking(false)}>
          <p className="wrap-anywhere whitespace-pre-line">
            {scan === 'unscanned' && fill(said.warn, { name })} {active && said.warnActive}
          </p>
          <p className="buttons">
            <a className={button} href={address} download onClick={() => setAsking(false)}>
              {said.download}
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
