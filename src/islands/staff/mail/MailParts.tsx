import { useState } from 'react';
import type { UploadMessageKey } from '#domain/uploads/rules.ts';
import { fill } from '#i18n/format.ts';
import { button, link, secondButton } from '#ui/button.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { useStaffWords } from '../staff-words.ts';

/** What an answer repeats of an earlier mail: folded, and all of it there. */
export function Repeated({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <details>
      <summary className={`${link} text-xs`}>{label}</summary>
      <p className="border-s-3 border-line-strong ps-3 text-sm wrap-anywhere whitespace-pre-line text-ink-soft">
        {children}
      </p>
    </details>
  );
}

interface NotTakenProps {
  readonly files: readonly { readonly name: string; readonly reason: UploadMessageKey }[];
}

/** Files of a mail that could not be taken, and why: the client has a mail about it. */
export function NotTaken({ files }: NotTakenProps) {
  const words = useStaffWords();
  const { messages, fileMessages } = words.thread;
  if (files.length === 0) return null;
  return (
    <div className="text-sm">
      <p className="font-strong">{messages.notTaken}</p>
      <ul>
        {files.map(({ name, reason }, at) => (
          <li key={`${String(at)} ${name}`} className="wrap-anywhere">
            <span translate="no">{name}</span>
            <span>{`: ${fill(fileMessages[reason] ?? reason, { name })}`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface OriginalMailProps {
  readonly id: string;
  /** Until when it is kept. */
  readonly until: string;
}

/** The mail as it came, for what could not be read here. No scanner has looked into it, so there is a warning first. */
export function OriginalMail({ id, until }: OriginalMailProps) {
  const words = useStaffWords();
  const labels = words.thread.messages;
  const [asking, setAsking] = useState(false);
  return (
    <p className="text-xs">
      <button type="button" className={link} onClick={() => setAsking(true)}>
        {labels.original}
      </button>{' '}
      <span className="text-ink-soft">{fill(labels.originalUntil, { time: until })}</span>
      {asking && (
        <Dialog title={labels.original} onClose={() => setAsking(false)}>
          <p>{labels.originalWarning}</p>
          <p className="buttons">
            <a
              className={button}
              href={`/api/staff/received-mails/${id}`}
              download
              onClick={() => setAsking(false)}
            >
              {words.applications.files.download}
            </a>
            <button type="button" className={secondButton} onClick={() => setAsking(false)}>
              {words.frame.form.cancel}
            </button>
          </p>
        </Dialog>
      )}
    </p>
  );
}
