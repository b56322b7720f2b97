import { useEffect, useRef, useState } from 'react';
import { sessionLifetimes } from '#domain/access/sessions.ts';
import { hourMs, minuteMs } from '#domain/durations.ts';
import type { StaffWords } from '#i18n/staff.ts';
import { fill } from '#i18n/format.ts';
import { button, secondButton } from '#ui/button.ts';
import { Quote } from '#ui/Quote.tsx';
import type { TypedWords } from './typed-words.ts';

const { idle, absolute } = sessionLifetimes.staff;
const limits = { minutes: idle / minuteMs, hours: absolute / hourMs };

interface SignedOutProps {
  readonly words: StaffWords;
  readonly signInLink: string;
  readonly why: 'idle' | 'ended';
  readonly typed: readonly TypedWords[];
  /** The record that was open; empty where there was none. */
  readonly record: string;
}

/** Why the page is closed, and the words that were not sent, with the record they belong to. */
export function SignedOut({ words, signInLink, why, typed, record }: SignedOutProps) {
  const { signedOut: labels } = words.frame;
  const heading = useRef<HTMLHeadingElement>(null);
  const quotes = useRef<HTMLDivElement>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(typed.map(({ text }) => text).join('\n\n'));
      setCopied(true);
    } catch {
      // The browser refused. What is selected is copied by one keyboard shortcut.
      if (quotes.current) getSelection()?.selectAllChildren(quotes.current);
    }
  }
  return (
    <div className="grid justify-items-start gap-6">
      <div>
        <h1 className="text-h2" tabIndex={-1} ref={heading}>
          {labels.title}
        </h1>
        <p className="lead mt-2">{fill(labels[why], limits)}</p>
      </div>
      {typed.length > 0 && (
        <>
          <div>
            <p>{labels.typed}</p>
            {record && <p translate="no">{fill(labels.record, { record })}</p>}
          </div>
          <div className="grid gap-6" ref={quotes}>
            {typed.map(({ id, label, text }) => (
              <Quote key={id} about={label}>
                {text}
              </Quote>
            ))}
          </div>
          <p className="buttons items-center gap-x-5">
            <button type="button" className={secondButton} onClick={() => void copy()}>
              {labels.copy}
            </button>
            <span role="status">{isCopied ? labels.copied : ''}</span>
          </p>
        </>
      )}
      <a className={button} href={signInLink}>
        {labels.link}
      </a>
    </div>
  );
}
