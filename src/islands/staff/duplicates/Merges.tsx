import type { Merge } from '#domain/people/merges.ts';
import { fill } from '#i18n/format.ts';
import { ActionForm } from '../ActionForm.tsx';
import { Badge, type Tone } from '../Badge.tsx';
import { shortMoment } from '../formats.ts';
import { Panel, PartHeading } from '../Panel.tsx';
import type { SectionProps } from '../section-props.ts';
import { callStaff } from '../staff-calls.ts';

interface MergesProps extends Pick<SectionProps, 'words' | 'locale'> {
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
  const said = props.words.duplicates;
  return (
    <>
      <PartHeading>{said.list}</PartHeading>
      {merges.length === 0 && <p className="text-ink-soft">{said.listNone}</p>}
      {merges.map((merge) => (
        <OneMerge key={merge.id} merge={merge} {...props} />
      ))}
    </>
  );
}

function OneMerge({ merge, words, locale, onDone }: Omit<MergesProps, 'merges'> & { readonly merge: Merge }) {
  const said = words.duplicates;
  const system = words.cases.by.system;
  const names = { merged: accountName(merge.merged, said.gone), kept: accountName(merge.kept, said.gone) };
  const decide = (act: 'confirm' | 'stop') =>
    callStaff(`/api/staff/merges/${merge.id}`, { method: 'POST', locale, body: { act } });
  return (
    <Panel title={fill(said.into, names)}>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Badge tone={tones[merge.status]}>{said.states[merge.status]}</Badge>
        <span>
          {fill(said.askedBy, { name: merge.askedBy ?? system, time: shortMoment(merge.askedAt, locale) })}
        </span>
        {merge.decidedAt && (
          <span>
            {fill(said.decidedBy, {
              name: merge.decidedBy ?? system,
              time: shortMoment(merge.decidedAt, locale),
            })}
          </span>
        )}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{merge.reason}</p>
      {merge.status === 'asked' && (
        <div className="flex flex-wrap items-start gap-4">
          {!merge.mayConfirm ? (
            <p className="text-ink-soft">
              {merge.freeAt
                ? fill(said.freeAt, { time: shortMoment(merge.freeAt, locale) })
                : said.waitsForOther}
            </p>
          ) : (
            <ActionForm
              words={words}
              submit={said.confirm}
              confirm={() => ({ ...said.confirmYes, text: fill(said.confirmYes.text, names) })}
              send={() => decide('confirm')}
              onDone={onDone}
              done={said.done}
            />
          )}
          <ActionForm
            words={words}
            submit={said.stop}
            quiet
            send={() => decide('stop')}
            onDone={onDone}
            done={said.done}
          />
        </div>
      )}
    </Panel>
  );
}
