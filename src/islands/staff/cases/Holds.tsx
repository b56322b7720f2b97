import * as casesApi from '#domain/cases/api.staff.ts';
import { staffHolds } from '#domain/cases/endings.ts';
import { fill } from '#i18n/format.ts';
import { Select, TextArea } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { shortMoment } from '../formats.ts';
import type { CasePartProps } from './part-props.ts';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

/** The holds that stop work, releasing them, and adding one. */
export function Holds(props: CasePartProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const { item, member, reload } = props;
  const labels = words.cases.holds;
  const standing = item.holds.filter(({ releasedAt }) => releasedAt === null);
  return (
    <div id="case-holds" className="grid grid-cols-1 gap-2">
      {standing.map((hold) => (
        <section key={hold.id} className="notice grid grid-cols-1 gap-2" tabIndex={-1}>
          <p>
            <strong>{words.cases.holdKinds[hold.kind]}</strong>{' '}
            <span className="text-xs">
              {fill(labels.since, {
                time: shortMoment(hold.heldAt, locale),
                name: hold.heldBy ?? words.cases.by.system,
              })}
            </span>
          </p>
          {hold.reason && <p className="wrap-anywhere whitespace-pre-line">{hold.reason}</p>}
          {hold.kind === 'safety' && member.role !== 'attorney' ? (
            <p>{labels.attorneyOnly}</p>
          ) : (
            <Form
              call={casesApi.hold}
              words={labels.releasing}
              fixed={{ id: item.row.id, kind: hold.kind, held: false }}
              reload={reload}
              quiet
            />
          )}
        </section>
      ))}
      <SetHold {...props} />
    </div>
  );
}

function SetHold({ item, reload }: CasePartProps) {
  const words = useStaffWords();
  const labels = words.cases.holds;
  const free = staffHolds.filter(
    (kind) => !item.holds.some((hold) => hold.kind === kind && hold.releasedAt === null),
  );
  return (
    <details>
      <summary className="cursor-pointer py-1 text-link">{labels.form.submit}</summary>
      <div className="grid grid-cols-1 gap-3 pt-2">
        <p className="text-xs text-ink-soft">{labels.help}</p>
        <Form
          call={casesApi.hold}
          words={labels.form}
          fixed={{ id: item.row.id, held: true }}
          reload={reload}
          quiet
        >
          <Select
            name="kind"
            options={free.map((value) => ({ value, text: words.cases.holdKinds[value] }))}
          />
          <TextArea name="reason" lines={2} />
        </Form>
      </div>
    </details>
  );
}
