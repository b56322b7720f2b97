import { cancelReasons, endingRefunds, type EndReason } from '#domain/cases/endings.ts';
import { moveReasonMax } from '#domain/cases/move-request.ts';
import { isOver } from '#domain/cases/status.ts';
import { fill, plural } from '#i18n/format.ts';
import { ActionForm } from '../ActionForm.tsx';
import { Panel } from '../Panel.tsx';
import { callStaff } from '../staff-calls.ts';
import type { CasePartProps } from './part-props.ts';

type Reason = (typeof cancelReasons)[number] & keyof CasePartProps['words']['cases']['end']['reasons'];

/** Ends the whole case with a reason; shows beforehand what that sets off. */
export function EndCase({ item, words, locale, member, reload }: CasePartProps) {
  const said = words.cases.end;
  // An attorney declines papers, and never ends a case.
  if (member.role === 'attorney' || isOver(item.row.status)) return null;
  const worked = item.matters.filter(({ leftOutAt }) => leftOutAt === null);
  const ending = worked.filter(({ moves }) => moves.some(({ to }) => to === 'cancelled')).length;
  const isPossible = ending > 0 || worked.length === 0;
  const reasons = cancelReasons.filter((reason): reason is Reason => reason in said.reasons);
  const linesFor = (reason: EndReason) => [
    worked.length === 0 ? said.endsEmpty : plural(ending, said.ends, locale),
    ...(worked.length > ending ? [plural(worked.length - ending, said.stays, locale)] : []),
    words.cases.move.does.refund[endingRefunds[reason]],
    said.mail,
    said.offer,
    words.cases.move.does.over,
    said.final,
  ];
  const consequences = (reason: EndReason) => (
    <section className="rounded-m border border-line bg-ground p-3" aria-label={said.consequences}>
      <p className="font-strong">{said.consequences}</p>
      <ul className="list-disc ps-5">
        {linesFor(reason).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
  return (
    <Panel title={said.title}>
      {isPossible ? (
        <details>
          <summary className="cursor-pointer py-2 text-link">{said.title}</summary>
          <div className="grid grid-cols-1 gap-3 pt-2">
            <p className="text-xs text-ink-soft">{said.lead}</p>
            <ActionForm
              words={words}
              question={said.reason}
              choices={reasons.map((value) => ({ value, text: said.reasons[value] }))}
              besides={Object.fromEntries(reasons.map((reason) => [reason, consequences(reason)]))}
              reason={{
                label: said.note,
                hint: fill(said.noteHint, { language: words.frame.languages[item.row.language] }),
                required: true,
                maxLength: moveReasonMax,
              }}
              submit={said.press}
              confirm={({ choice, reason: note }) => {
                const chosen = reasons.find((reason) => reason === choice);
                if (!chosen) return null;
                return {
                  title: fill(said.confirm.title, { reason: said.reasons[chosen] }),
                  text: linesFor(chosen).join(' '),
                  yes: said.confirm.yes,
                  message: note,
                };
              }}
              send={({ choice, reason: note }, keyed) =>
                callStaff(`/api/staff/cases/${item.row.id}/end`, {
                  method: 'POST',
                  locale,
                  body: keyed({ endReason: choice, note }),
                })
              }
              onDone={reload}
              done={said.done}
            />
          </div>
        </details>
      ) : (
        <p className="text-ink-soft">{said.atCourt}</p>
      )}
    </Panel>
  );
}
