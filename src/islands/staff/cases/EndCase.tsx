import * as casesApi from '#domain/cases/api.staff.ts';
import { cancelReasons, refundOf, type EndReason } from '#domain/cases/endings.ts';
import { isOver } from '#domain/cases/status.ts';
import { fill, plural } from '#i18n/format.ts';
import { Choice, TextArea, When } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Panel } from '../Panel.tsx';
import { refundLine } from './Consequences.tsx';
import type { CasePartProps } from './part-props.ts';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';
import type { StaffWords } from '#i18n/staff.ts';

type Reason = (typeof cancelReasons)[number] &
  keyof StaffWords['cases']['end']['form']['fields']['endReason']['options'];

/** Ends the whole case with a reason; shows beforehand what that sets off. */
export function EndCase({ item, member, reload }: CasePartProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.cases.end;
  const { fields } = labels.form;
  // An attorney declines papers, and never ends a case.
  if (member.role === 'attorney' || isOver(item.row.status)) return null;
  const worked = item.matters.filter(({ leftOutAt }) => leftOutAt === null);
  const ending = worked.filter(({ moves }) => moves.some(({ to }) => to === 'cancelled')).length;
  const isPossible = ending > 0 || worked.length === 0;
  const reasons = cancelReasons.filter((reason): reason is Reason => reason in fields.endReason.options);
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
            <Form
              call={casesApi.end}
              words={labels.form}
              fixed={{ id: item.row.id }}
              confirm={({ endReason, note }) => ({
                title: fill(labels.confirm.title, { reason: fields.endReason.options[endReason as Reason] }),
                text: linesFor(endReason).join(' '),
                yes: labels.confirm.yes,
                message: note,
              })}
              reload={reload}
            >
              <Choice
                name="endReason"
                options={reasons.map((value) => ({ value, text: fields.endReason.options[value] }))}
                inRow
              />
              {reasons.map((reason) => (
                <When key={reason} field="endReason" is={reason}>
                  {consequences(reason)}
                </When>
              ))}
              <TextArea
                name="note"
                hint={fill(fields.note.hint, { language: words.thread.languages[item.row.language] })}
              />
            </Form>
          </div>
        </details>
      ) : (
        <p className="text-ink-soft">{labels.atCourt}</p>
      )}
    </Panel>
  );
}
