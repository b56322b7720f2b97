import type { CaseSheet, MatterSheet } from '#domain/cases/case-sheet.ts';
import { endReasons, matterOutcomes, refundOf, type RefundShare } from '#domain/cases/endings.ts';
import { readingNeedOf, weFile } from '#domain/cases/needs.ts';
import { nextTasks } from '#domain/cases/next-tasks.ts';
import { isOver } from '#domain/cases/status.ts';
import { turnOf } from '#domain/cases/turn.ts';
import { easternMoment } from '#domain/promises/eastern-moment.ts';
import { officeCalendar } from '#domain/promises/office-calendar.ts';
import { fill } from '#i18n/format.ts';
import type { StaffWords } from '#i18n/staff.ts';
import { shortMoment } from '../formats.ts';
import { fieldsOf, type MoveValues, type OfferedMove } from './move-fields.ts';
import { useLocale } from '../../calls/use-words.ts';
import { useStaffWords, type InWords } from '../staff-words.ts';

interface ConsequencesProps {
  readonly item: CaseSheet;
  readonly matter: MatterSheet;
  readonly move: OfferedMove;
  readonly values: MoveValues;
}

/** What the ending of one matter gives back: of several, the share is for staff to decide. */
export function refundLine(
  share: RefundShare,
  { matters }: Pick<CaseSheet, 'matters'>,
  words: StaffWords,
): string {
  const { refund } = words.cases.move.does;
  const isOneOfSeveral = matters.filter(({ leftOutAt }) => leftOutAt === null).length > 1;
  return share === 'full' && isOneOfSeveral ? refund.share : refund[share];
}

/** What a move sets off, in sentences. */
export function consequencesOf({
  item,
  matter,
  move,
  values,
  words,
  locale,
}: ConsequencesProps & InWords): readonly string[] {
  const labels = words.cases.move;
  const { does } = labels;
  const { fullRefunds } = item.rules;
  const fields = fieldsOf(move);
  const outcome = matterOutcomes.find((one) => one === values.outcome && fields.outcomes.includes(one));
  const endReason = endReasons.find((one) => one === values.endReason && fields.endReasons.includes(one));
  const ending = outcome ?? endReason;
  const hearing = easternMoment(values.hearingOn, values.hearingTime);
  const need = readingNeedOf({ ...matter.needs, status: move.to });
  const tasks = nextTasks(
    move.to,
    {
      need,
      isMatched: matter.recordMatchedAt !== null,
      weFile: weFile({ packageId: item.row.packageId, staffDeliver: item.rules.staffDeliver }),
      ending: ending && { as: ending, fullRefunds },
      hadHearing: matter.hearingAt !== null,
      hearingAt: typeof hearing === 'object' ? hearing.at : undefined,
      limitEndsOn: fields.canEnd && values.limitEndsOn ? values.limitEndsOn : undefined,
    },
    new Date(item.readAt),
    officeCalendar(item.closures),
  );
  const turn = turnOf({
    status: move.to,
    need,
    packageId: item.row.packageId,
    isSigned: matter.signedCopyAt !== null,
    isFeeSettled: matter.courtFeeSettledAt !== null,
    staffDeliver: item.rules.staffDeliver,
  });
  return [
    fill(does.status, { status: words.caseStates[move.to] }),
    does.mail,
    fill(does.turn, { turn: words.cases.turns[turn] }),
    does.dropped,
    ...tasks.map(({ code, dueAt }) =>
      fill(does.tasks, { task: words.cases.tasks.names[code], time: shortMoment(dueAt, locale) }),
    ),
    ...(fields.isHearing ? [does.hearing] : []),
    ...(move.to === 'filed' && (values.filedBy === 'client' || values.filedBy === 'other')
      ? [does.frozen]
      : []),
    ...(ending ? [refundLine(refundOf(ending, fullRefunds), item, words)] : []),
    ...(isOver(move.to) ? [does.over] : []),
    ...(matter.status === 'closed' ? [does.reopened] : []),
  ];
}

/** The same as a list, shown before the move is made. */
export function Consequences(props: ConsequencesProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.cases.move;
  return (
    <section className="rounded-m border border-line bg-ground p-3" aria-label={labels.consequences}>
      <p className="font-strong">{labels.consequences}</p>
      <ul className="list-disc ps-5">
        {consequencesOf({ ...props, words, locale }).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
