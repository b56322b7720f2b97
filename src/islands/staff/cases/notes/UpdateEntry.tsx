import { useStore } from '@nanostores/react';
import { docketFindings } from '#domain/cases/court-checks.ts';
import type { CaseUpdate } from '#domain/cases/notes.ts';
import { caseWords } from '#i18n/cases.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { Badge } from '../../Badge.tsx';
import { link } from '#ui/button.ts';
import { undoOffered, undoWanted } from '#browser/workplace/undo-offer.ts';
import { shortMoment } from '../../formats.ts';
import { useStaffWords } from '../../staff-words.ts';
import { useLocale } from '../../../calls/use-words.ts';

interface UpdateEntryProps {
  readonly item: CaseUpdate;
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

/** One entry of the history: its audience, what happened or was written, by whom and when. */
export function UpdateEntry({ item, isMany }: UpdateEntryProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.thread.notes;
  const reasons: Readonly<Record<string, string>> = labels.reasons;
  const text = item.text && (reasons[item.text] ?? item.text);
  const title = item.code
    ? fill(caseWords[locale].updates[item.code], { status: item.status ? words.caseStates[item.status] : '' })
    : item.title;
  const { callAt, matter, found, on, step } = item.params;
  const finding = docketFindings.find((one) => one === found);
  const looked =
    finding && typeof on === 'string'
      ? fill(caseWords[locale].findings[finding], { date: formatDate(on, locale) })
      : null;
  const about =
    isMany && typeof matter === 'number' ? fill(words.cases.matter.title, { place: matter }) : null;
  const who =
    item.by ??
    (item.role === 'client' ? labels.list.byClient : item.role === 'system' ? labels.list.bySystem : null);
  const look = item.internal
    ? 'border-s-3 border-dashed border-line-strong bg-ground-sunk'
    : 'border-s-3 border-good bg-card';
  return (
    <li className={`grid grid-cols-1 gap-0.5 rounded-s px-3.5 py-1.25 ${look}`}>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs">
        <Badge tone={item.internal ? 'quiet' : 'good'}>
          {item.internal ? labels.noteBadge : labels.updateBadge}
        </Badge>
        <time dateTime={item.createdAt}>{shortMoment(item.createdAt, locale)}</time>
        {who && <span>{who}</span>}
        {typeof step === 'string' && step !== 'no' && <Badge tone="good">{labels.list.step}</Badge>}
        {item.takenBackAt && <Badge tone="quiet">{words.frame.undo.takenBack}</Badge>}
        {item.undo && <UndoButton id={item.undo.id} label={words.frame.undo.undo} />}
      </p>
      {title && (
        <p
          className={`font-strong wrap-anywhere ${item.takenBackAt ? 'line-through' : ''}`}
          lang={item.code ? undefined : (item.language ?? undefined)}
        >
          {about && <span>{`${about}: `}</span>}
          <span>{title}</span>
        </p>
      )}
      {looked && <p className="text-sm">{looked}</p>}
      {typeof callAt === 'string' && (
        <p className="text-sm">{fill(labels.list.callAt, { date: shortMoment(callAt, locale) })}</p>
      )}
      {text && (
        <p
          className={`wrap-anywhere whitespace-pre-line ${item.takenBackAt ? 'line-through' : ''}`}
          lang={item.language ?? undefined}
        >
          {text}
        </p>
      )}
    </li>
  );
}
