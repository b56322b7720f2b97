import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { draftOfMove } from '#domain/cases/move-draft.ts';
import { endReasons, matterOutcomes } from '#domain/cases/endings.ts';
import { filers } from '#domain/cases/matters.ts';
import type { CaseSheet, MatterSheet } from '#domain/cases/case-sheet.ts';
import { readingNeedOf, weFile } from '#domain/cases/needs.ts';
import { nextTasks } from '#domain/cases/next-tasks.ts';
import { easternMoment } from '#domain/promises/eastern-moment.ts';
import { officeCalendar } from '#domain/promises/office-calendar.ts';
import { locales, type Locale } from '#domain/languages.ts';
import { formatDate, formatAppointment } from '#i18n/format.ts';
import { aboutMatters, draftMessage, type DraftBlank } from '#i18n/move-drafts.ts';
import { movedBy } from './go-along.ts';
import { writtenIn, type MoveValues, type OfferedMove, type WrittenWords } from './move-fields.ts';

interface Drafting {
  readonly item: CaseSheet;
  readonly matter: MatterSheet;
  readonly move: OfferedMove | null;
  readonly values: MoveValues;
  readonly preparer: string;
  /** Other court cases that go the same way. */
  readonly along: readonly string[];
  readonly form: UseFormReturn<MoveValues>;
}

interface Writing {
  /** What the form filled in besides the drafts. */
  readonly begun: MoveValues;
  /** What somebody wrote themselves, whenever it changed. */
  readonly onWritten: ((words: WrittenWords) => void) | undefined;
}

const oneOf = <Value extends string>(values: readonly Value[], value: string) =>
  values.find((one) => one === value);

/** Keeps the drafted messages up to date with what is typed above them, until somebody edits them. */
export function useMoveDrafts({ form, begun, onWritten, ...drafting }: Drafting & Writing): void {
  const { item, move, values } = drafting;
  const language = item.row.language;
  /** The last draft; a text that differs from it was edited. */
  const drafted = useRef<Record<'message' | 'otherMessage', string>>({ message: '', otherMessage: '' });
  const texts = move ? draftsOf({ ...drafting, move }) : null;
  const message = texts?.[language] ?? '';
  const otherMessage = texts?.[language === 'en' ? 'es' : 'en'] ?? '';
  useEffect(() => {
    for (const [name, text] of [
      ['message', message],
      ['otherMessage', otherMessage],
    ] as const) {
      if (form.getValues(name) === drafted.current[name] && text !== drafted.current[name])
        form.setValue(name, text);
      drafted.current[name] = form.getValues(name) === text ? text : drafted.current[name];
    }
  }, [form, message, otherMessage]);
  const tellWritten = useEffectEvent(() =>
    onWritten?.(writtenIn(form.getValues(), { ...begun, ...drafted.current })),
  );
  useEffect(() => tellWritten(), [values]);
}

function draftsOf({
  item,
  matter,
  move,
  values,
  preparer,
  along,
}: Omit<Drafting, 'form'> & { readonly move: OfferedMove }): Record<Locale, string> {
  const need = readingNeedOf({ ...matter.needs, status: move.to });
  const draft = draftOfMove(matter.status, move.to, {
    packageId: item.row.packageId,
    staffDeliver: item.rules.staffDeliver,
    filedBy: oneOf(filers, values.filedBy),
    outcome: oneOf(matterOutcomes, values.outcome),
    endReason: oneOf(endReasons, values.endReason),
    need,
    isVisible: matter.lastCheck?.found === 'still_visible',
  });
  const hearing = easternMoment(values.hearingOn, values.hearingTime);
  const facts = {
    need,
    isMatched: matter.recordMatchedAt !== null,
    weFile: weFile({ packageId: item.row.packageId, staffDeliver: item.rules.staffDeliver }),
  };
  const [next] = nextTasks(move.to, facts, new Date(item.readAt), officeCalendar(item.closures));
  const isOneOfSeveral = item.matters.filter(({ leftOutAt }) => leftOutAt === null).length > 1;
  const moved = movedBy(item, matter, along).map((one) => ({
    ...one,
    landlord: one.parties.find(({ role }) => role === 'plaintiff')?.name,
  }));
  const happened = move.to === 'filed' ? values.filedOn : values.decidedOn;
  return Object.fromEntries(
    locales.map((language) => {
      const known: Partial<Record<DraftBlank, string>> = {
        name: item.client.firstName ?? '',
        preparer: preparer.split(' ')[0] ?? '',
        county: matter.county ?? '',
        date: happened && formatDate(happened, language),
        due: next ? formatDate(next.dueAt, language) : '',
        hearing: typeof hearing === 'object' ? formatAppointment(hearing.at, language) : '',
        place: values.hearingPlace.trim(),
        limitEnds: values.limitEndsOn && formatDate(values.limitEndsOn, language),
        part: values.outcomePart.trim(),
      };
      const text = draftMessage(draft, language, known);
      return [language, isOneOfSeveral ? aboutMatters(text, moved, language) : text];
    }),
  ) as Record<Locale, string>;
}
