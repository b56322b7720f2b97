import * as casesApi from '#domain/cases/api.staff.ts';
import { cancelReasons, refundOf, type EndReason } from '#domain/cases/endings.ts';
import { moveReasonMax } from '#domain/cases/move-request.ts';
import { isOver } from '#domain/cases/status.ts';
import { fill, plural } from '#i18n/format.ts';
import { ActionForm } from '../ActionForm.tsx';
import { Panel } from '../Panel.tsx';
import { sendStaff } from '../staff-calls.ts';
import { refundLine } from './Consequences.tsx';
import type { CasePartProps } from './part-props.ts';

type Reason = (typeof cancelReasons)[number] & keyof CasePartProps['words']['cases']['end']['reasons'];

/** Ends the whole case with a reason; shows beforehand what that sets off. */
export function EndCase({ item, words, locale, member, reload }: CasePartProps) {
  const labels = words.cases.end;
  // An attorney declines papers, and never ends a case.
  if (member.role === 'attorney' || isOver(item.row.status)) return null;
  const worked = item.matters.filter(({ leftOutAt }) => leftOutAt === null);
  const ending = worked.filter(({ moves }) => moves.some(({ to }) => to === 'cancelled')).length;
  const isPossible = ending > 0 || worked.length === 0;
  const reasons = cancelReasons.filter((reason): reason is Reason => reason in labels.reasons);
  const linesFor = (reason: EndReason) => [
    worked.length === 0 ? labels.endsEmpty : plural(ending, labels.ends, locale),
    ...(worked.length > ending ? [plural(worked.length - ending, labels.stays, locale)] : []),
    worked.length > ending
      ? refundLine(refundOf(reason, item.rules.fullRefunds), item, words)
      : words.cases.move.does.refund[refundOf(reason, item.rules.fullRefunds)],
    labels.mail,
    labels.offer,
    words.cases.move.does.over,
    labels.final,
  ];
  const consequences = (reason: EndReason) => (
    <section className="rounded-m border border-line bg-ground p-3" aria-label={labels.consequences}>
      <p className="font-strong">{labels.consequences}</p>
      <ul className="list-disc ps-5">
        {linesFor(reason).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
  return (
    <Panel title={labels.title}>
      {isPossible ? (
        <details>
          <summary className="cursor-pointer py-2 text-link">{labels.title}</summary>
          <div className="grid grid-cols-1 gap-3 pt-2">
            <p className="text-xs text-ink-soft">{labels.lead}</p>
            <ActionForm
              words={words}
              question={labels.reason}
              choices={reasons.map((value) => ({ value, text: labels.reasons[value] }))}
              besides={Object.fromEntries(reasons.map((reason) => [reason, consequences(reason)]))}
              reason={{
                label: labels.note,
                hint: fill(labels.noteHint, { language: words.thread.languages[item.row.language] }),
                required: true,
                maxLength: moveReasonMax,
              }}
              submit={labels.press}
              confirm={({ choice, reason: note }) => {
                const chosen = reasons.find((reason) => reason === choice);
                if (!chosen) return null;
                return {
                  title: fill(labels.confirm.title, { reason: labels.reasons[chosen] }),
                  text: linesFor(chosen).join(' '),
                  yes: labels.confirm.yes,
                  message: note,
                };
              }}
              send={({ choice, reason: note }, keyed) =>
                sendStaff(casesApi.end, keyed({ id: item.row.id, endReason: choice, note }))
              }
              onDone={reload}
              done={labels.done}
            />
          </div>
        </details>
      ) : (
        <p className="text-ink-soft">{labels.atCourt}</p>
      )}
    </Panel>
  );
}
