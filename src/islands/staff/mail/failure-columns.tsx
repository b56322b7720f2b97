import { isMailKind } from '#domain/mail/kinds.ts';
import { retriedKinds, type Failure, type FailureKind } from '#domain/operations/failures.ts';
import { formatReference } from '#domain/reference.ts';
import { fill, plural } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { shortMoment } from '../formats.ts';
import type { Column } from '../list-column.ts';
import { type InWords } from '../staff-words.ts';
import type { StaffWords } from '#i18n/staff.ts';

export type RetriedKind = (typeof retriedKinds)[number];

/** What staff can retry; the rest is retried automatically. */
export function isRetried(what: FailureKind): what is RetriedKind {
  return (retriedKinds as readonly FailureKind[]).includes(what);
}

/** The kind in words: of a mail, a submission or a file; an event by its type. */
export function kindOf({ kind }: Failure, { mail }: StaffWords): string {
  return isMailKind(kind) ? mail.mails[kind] : (mail.kinds[kind] ?? kind);
}

interface Presses {
  readonly onAgain: (failure: Failure, what: RetriedKind) => void;
  readonly onAllAgain: (failure: Failure) => void;
}

export function failureColumns(
  { words, locale }: InWords,
  { onAgain, onAllAgain }: Presses,
): readonly Column<Failure>[] {
  const labels = words.mail;
  const toWhom = ({ what, recipient }: Failure) =>
    what === 'mail' || what === 'bounce' ? (recipient ?? labels.toStaff) : '';
  return [
    {
      label: labels.columns.what,
      cell: (failure) => (
        <span>
          <strong>{kindOf(failure, words)}</strong>
          <br />
          <span className="text-xs text-ink-soft">
            {[labels.whats[failure.what], failure.reference && formatReference(failure.reference)]
              .filter(Boolean)
              .join(', ')}
          </span>
        </span>
      ),
    },
    {
      label: labels.columns.why,
      cell: ({ code, tries }) => (
        <span>
          {labels.codes[code] ?? <code>{code}</code>}
          <br />
          <span className="text-xs text-ink-soft">{plural(tries, labels.tries, locale)}</span>
        </span>
      ),
    },
    {
      label: labels.columns.to,
      cell: (failure) => <span className="whitespace-nowrap">{toWhom(failure) || words.frame.none}</span>,
    },
    {
      label: labels.columns.when,
      cell: ({ failedAt, createdAt }) => (
        <span>
          {shortMoment(failedAt, locale)}
          <br />
          <span className="text-xs text-ink-soft">
            {fill(labels.since, { when: shortMoment(createdAt, locale) })}
          </span>
        </span>
      ),
    },
    {
      label: labels.columns.action,
      cell: (failure) => {
        const { what } = failure;
        if (what === 'bounce') return labels.bounced;
        if (!isRetried(what)) return labels.byItself;
        const kind = kindOf(failure, words);
        const to = toWhom(failure);
        return (
          <span className="flex flex-wrap gap-x-4 gap-y-0.5">
            <button
              type="button"
              className={link}
              aria-label={`${labels.again}: ${[kind, to].filter(Boolean).join(', ')}`}
              onClick={() => onAgain(failure, what)}
            >
              {labels.again}
            </button>
            <button
              type="button"
              className={link}
              aria-label={`${labels.allAgain}: ${kind}`}
              onClick={() => onAllAgain(failure)}
            >
              {labels.allAgain}
            </button>
          </span>
        );
      },
    },
  ];
}
