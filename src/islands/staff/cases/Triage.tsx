import * as casesApi from '#domain/cases/api.staff.ts';
import { caseFlags, type CaseFlag } from '#domain/cases/flags.ts';
import { fill } from '#i18n/format.ts';
import { Select, TextArea } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { shortMoment } from '../formats.ts';
import { Panel } from '../Panel.tsx';
import type { CasePartProps } from './part-props.ts';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

/** Flags that are looked at before anything else, each with its meaning. Nothing on a clean case. */
export function Triage(props: CasePartProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const { item } = props;
  const labels = words.cases;
  const open = item.flags.filter(({ clearedAt }) => clearedAt === null);
  if (open.length === 0) return null;
  return (
    <Panel title={labels.triage.title} id="case-flags">
      {open.map(({ flag, raisedAt, note }, index) => (
        <section key={flag} className="notice grid grid-cols-1 gap-2" aria-label={labels.flags[flag]}>
          <p>
            <strong>{labels.flags[flag]}</strong>{' '}
            <span className="text-xs">
              {fill(labels.triage.raised, { time: shortMoment(raisedAt, locale) })}
            </span>
          </p>
          <p>{labels.flagHelp[flag]}</p>
          {note && <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
          <details id={index === 0 ? 'case-clear-flag' : undefined}>
            <summary className="cursor-pointer text-link">{labels.triage.clearing.submit}</summary>
            <FlagForm {...props} flag={flag} />
          </details>
        </section>
      ))}
    </Panel>
  );
}

/** Flags that were cleared, and raising another one. */
export function ClearedFlags(props: CasePartProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const { item } = props;
  const labels = words.cases;
  const cleared = item.flags.filter(({ clearedAt }) => clearedAt !== null);
  const free = caseFlags.filter(
    (flag) => !item.flags.some((one) => one.flag === flag && one.clearedAt === null),
  );
  return (
    <>
      {cleared.length > 0 && (
        <ul className="grid gap-1 text-xs text-ink-soft">
          {cleared.map(({ flag, clearedBy, clearedAt, note }) => (
            <li key={flag} className="wrap-anywhere">
              <span>
                {fill(labels.triage.cleared, {
                  flag: labels.flags[flag],
                  name: clearedBy ?? labels.by.system,
                  time: shortMoment(clearedAt ?? '', locale),
                })}
              </span>
              {note && <span>{` ${note}`}</span>}
            </li>
          ))}
        </ul>
      )}
      {free.length > 0 && (
        <details>
          <summary className="cursor-pointer py-1 text-link">{labels.triage.raising.submit}</summary>
          <FlagForm {...props} free={free} />
        </details>
      )}
    </>
  );
}

interface FlagFormProps extends CasePartProps {
  /** The flag to clear; without it, the form raises one of `free`. */
  readonly flag?: CaseFlag;
  readonly free?: readonly CaseFlag[];
}

function FlagForm({ item, reload, flag, free }: FlagFormProps) {
  const words = useStaffWords();
  const labels = words.cases.triage;
  return (
    <Form
      call={casesApi.flag}
      words={flag ? labels.clearing : labels.raising}
      fixed={{ id: item.row.id, raised: flag === undefined, ...(flag && { flag }) }}
      reload={reload}
      quiet
    >
      {flag === undefined && (
        <Select
          name="flag"
          options={(free ?? []).map((value) => ({ value, text: words.cases.flags[value] }))}
        />
      )}
      <TextArea name="note" lines={2} />
    </Form>
  );
}
