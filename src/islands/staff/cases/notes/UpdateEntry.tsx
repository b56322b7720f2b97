import { useStore } from '@nanostores/react';
import { docketFindings } from '#domain/cases/court-checks.ts';
import type { HistoryLine } from '#domain/cases/history-lines.ts';
import { caseWords } from '#i18n/cases.ts';
import { fill, formatDate, formatList } from '#i18n/format.ts';
import { Badge } from '../../Badge.tsx';
import { CutText } from '../../CutText.tsx';
import { link } from '#ui/button.ts';
import { undoOffered, undoWanted } from '#browser/workplace/undo-offer.ts';
import { shortMoment } from '../../formats.ts';
import { useStaffWords } from '../../staff-words.ts';
import { useLocale } from '../../../calls/use-words.ts';

interface UpdateEntryProps {
  readonly line: HistoryLine;
  /** The case has several court cases. */
  readonly isMany: boolean;
}

/** As long as the bar below the page offers it. */
function UndoButton({ id, label }: { readonly id: string; readonly label: string }) {
  const offered = useStore(undoOffered);
  if (offered?.id !== id) return null;
  return (
    <button type="button" className={link} onClick={() => undoWanted.set(id)}>
      {label}
    </button>
  );
}

/** One act of the history in one line: its audience, what happened, by whom and when; below it what was written. */
export function UpdateEntry({ line: { entry, forStaff, places }, isMany }: UpdateEntryProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.thread.notes;
  const reasons: Readonly<Record<string, string>> = labels.reasons;
  const inWords = (text: string) => reasons[text] ?? text;
  const title =
    entry.code === 'status_changed'
      ? fill(labels.list.moved, { status: entry.status ? words.cases.states[entry.status] : '' })
      : entry.code
        ? caseWords[locale].updates[entry.code]
        : entry.title;
  const { callAt, found, on, step } = entry.params;
  const finding = docketFindings.find((one) => one === found);
  const looked =
    finding && typeof on === 'string'
      ? fill(caseWords[locale].findings[finding], { date: formatDate(on, locale) })
      : null;
  const matters = places.map((place) => fill(words.cases.matter.title, { place }));
  const who =
    entry.by ??
    (entry.role === 'client' ? labels.list.byClient : entry.role === 'system' ? labels.list.bySystem : null);
  // Only the person who did something takes it back.
  const takenBack = who ? fill(labels.list.takenBackBy, { name: who }) : words.frame.undo.takenBack;
  const struck = entry.takenBackAt ? 'line-through' : '';
  const look = entry.internal
    ? 'border-s-3 border-dashed border-line-strong bg-ground-sunk'
    : 'border-s-3 border-good bg-card';
  return (
    <li className={`grid grid-cols-1 gap-0.5 rounded-s px-3.5 py-1 ${look}`}>
      <div className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5">
        <Badge tone={entry.internal ? 'quiet' : 'good'}>
          {entry.internal ? labels.noteBadge : labels.updateBadge}
        </Badge>
        {title && (
          <p
            className={`font-strong wrap-anywhere ${struck}`}
            lang={entry.code ? undefined : (entry.language ?? undefined)}
          >
            {isMany && matters.length > 0 && <span>{`${formatList(matters, locale)}: `}</span>}
            <span>{title}</span>
          </p>
        )}
        <p className="flex flex-wrap items-center gap-x-2 text-xs">
          <time dateTime={entry.createdAt}>{shortMoment(entry.createdAt, locale)}</time>
          {!entry.takenBackAt && who && <span>{who}</span>}
          {typeof step === 'string' && step !== 'no' && <Badge tone="good">{labels.list.step}</Badge>}
          {entry.takenBackAt && <Badge tone="quiet">{takenBack}</Badge>}
          {entry.undo && <UndoButton id={entry.undo.id} label={words.frame.undo.undo} />}
        </p>
      </div>
      {looked && <p className="text-s">{looked}</p>}
      {typeof callAt === 'string' && (
        <p className="text-s">{fill(labels.list.callAt, { date: shortMoment(callAt, locale) })}</p>
      )}
      {entry.text && (
        <CutText
          text={inWords(entry.text)}
          lang={entry.language ?? undefined}
          className={struck}
          inOneLine={forStaff.length > 0}
        />
      )}
      {forStaff.map((text) => (
        <div key={text} className="flex items-baseline gap-x-2">
          {!entry.internal && <Badge>{labels.noteBadge}</Badge>}
          <div className="min-w-0 flex-1">
            <CutText text={inWords(text)} className={struck} inOneLine={entry.text !== null} />
          </div>
        </div>
      ))}
    </li>
  );
}
