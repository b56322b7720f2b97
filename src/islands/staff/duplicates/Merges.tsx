import * as peopleApi from '#domain/people/api.staff.ts';
import type { Merge } from '#domain/people/merges.ts';
import { fill } from '#i18n/format.ts';
import { Form } from '#ui/form/Form.tsx';
import { Badge, type Tone } from '../Badge.tsx';
import { shortMoment } from '../formats.ts';
import { Panel, PartHeading } from '../Panel.tsx';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';
import type { StaffWords } from '#i18n/staff.ts';

interface MergesProps {
  readonly merges: readonly Merge[];
  readonly onDone: () => void;
}

const tones: Record<Merge['status'], Tone> = { asked: 'wait', done: 'good', stopped: 'quiet' };

/** Name and address, as far as they are kept. */
function accountName({ name, email }: Merge['kept'], gone: string): string {
  return [name, name && email ? `(${email})` : email].filter(Boolean).join(' ') || gone;
}

/** Merges that were proposed: a second person confirms or stops them. */
export function Merges({ merges, ...props }: MergesProps) {
  const labels = useStaffWords().duplicates;
  return (
    <>
      <PartHeading>{labels.list}</PartHeading>
      {merges.length === 0 && <p className="text-ink-soft">{labels.listNone}</p>}
      {merges.map((merge) => (
        <OneMerge key={merge.id} merge={merge} {...props} />
      ))}
    </>
  );
}

function OneMerge({ merge, onDone }: Omit<MergesProps, 'merges'> & { readonly merge: Merge }) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.duplicates;
  const system = words.cases.by.system;
  const names = {
    merged: accountName(merge.merged, labels.gone),
    kept: accountName(merge.kept, labels.gone),
  };
  return (
    <Panel title={fill(labels.into, names)}>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Badge tone={tones[merge.status]}>{labels.states[merge.status]}</Badge>
        <span>
          {fill(labels.askedBy, { name: merge.askedBy ?? system, time: shortMoment(merge.askedAt, locale) })}
        </span>
        {merge.decidedAt && (
          <span>
            {fill(labels.decidedBy, {
              name: merge.decidedBy ?? system,
              time: shortMoment(merge.decidedAt, locale),
            })}
          </span>
        )}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{merge.reason}</p>
      {merge.status === 'asked' && <Ends merged={merge.merged} name={names.merged} labels={labels} />}
      {merge.status === 'asked' && (
        <div className="flex flex-wrap items-start gap-4">
          {!merge.mayConfirm ? (
            <p className="text-ink-soft">
              {merge.freeAt
                ? fill(labels.freeAt, { time: shortMoment(merge.freeAt, locale) })
                : labels.waitsForOther}
            </p>
          ) : (
            <Form
              call={peopleApi.decideMerge}
              words={labels.confirming}
              fixed={{ id: merge.id, act: 'confirm' }}
              confirm={() => ({
                ...labels.confirming.question,
                text: fill(labels.confirming.question.text, names),
              })}
              reload={onDone}
            />
          )}
          <Form
            call={peopleApi.decideMerge}
            words={labels.stopping}
            fixed={{ id: merge.id, act: 'stop' }}
            reload={onDone}
            quiet
          />
        </div>
      )}
    </Panel>
  );
}

interface EndsProps {
  readonly merged: Merge['merged'];
  readonly name: string;
  readonly labels: StaffWords['duplicates'];
}

/** What does not move with the account but ends with it. */
function Ends({ merged, name, labels }: EndsProps) {
  const { ends } = labels;
  return (
    <>
      {merged.supporters > 0 && <p>{fill(ends.supporters, { merged: name, count: merged.supporters })}</p>}
      {merged.hasCalendar && <p>{fill(ends.calendar, { merged: name })}</p>}
    </>
  );
}
