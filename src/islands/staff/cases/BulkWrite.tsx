import { useEffect, useEffectEvent } from 'react';
import { piecemeal } from '#domain/piecemeal.ts';
import * as cases from '#domain/cases/api.staff.ts';
import { requestWhatMax } from '#domain/cases/file-requests.ts';
import type { CaseRow } from '#domain/cases/queue.ts';
import { messageMax } from '#domain/cases/thread.ts';
import { caseOwner, mostAtOnce } from '#domain/cases/work-requests.ts';
import { writeToSeveral, type WriteToSeveral } from '#domain/cases/write-to-several.ts';
import { locales } from '#domain/languages.ts';
import { easternMoment } from '#domain/promises/eastern-moment.ts';
import { officeHours } from '#domain/promises/timings.ts';
import { undoOffered } from '#browser/workplace/undo-offer.ts';
import { fill, plural } from '#i18n/format.ts';
import { secondButton } from '#ui/button.ts';
import { Choice, Day, TextField, When } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useFormState, useGuard } from '#ui/form/form-state.ts';
import type { WriteKey } from '#ui/form/write-key.ts';
import { ReplyPicker } from '../replies/ReplyPicker.tsx';
import { callStaffApi } from '../staff-calls.ts';
import { useSeveral, type RowState } from './use-several.ts';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';
import type { StaffWords } from '#i18n/staff.ts';

interface BulkWriteProps {
  readonly chosen: ReadonlyMap<string, CaseRow>;
}

const toSeveral = piecemeal(writeToSeveral);

/** The same task, request or message for several cases: lists the recipients first, and a result per row afterwards. */
export function BulkWrite({ chosen }: BulkWriteProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.cases.several;
  const several = useSeveral(words);
  const titleFor = (facts: { what: string; count: number }) => {
    const { one, other } = labels.confirm.title;
    return plural(facts.count, { one: fill(one, facts), other: fill(other, facts) }, locale);
  };
  const nameOf = (row: CaseRow) =>
    fill(labels.recipient, {
      client: row.client,
      number: row.number,
      language: words.thread.languages[row.language],
    });
  const done = [...several.rows.values()].filter(({ at }) => at === 'done').length;
  return (
    <details>
      <summary className="cursor-pointer py-2 text-link">{labels.title}</summary>
      <Form
        call={toSeveral}
        words={{
          fields: {
            kind: { label: labels.kind, options: labels.kinds },
            title: { label: labels.taskTitle, hint: labels.owner },
            dueOn: labels.dueOn,
          },
          submit: done > 0 && done < chosen.size ? labels.goOn : plural(chosen.size, labels.submit, locale),
          refusals: { 'blank.open': words.replies.blanks.refused },
        }}
        initial={{ kind: 'task' }}
        confirm={({ kind }) => ({
          title: titleFor({ what: labels.kinds[kind], count: chosen.size }),
          text: `${labels.confirm.text} ${[...chosen.values()].map(nameOf).join('; ')}`,
          yes: labels.confirm.yes,
        })}
        send={(input) =>
          several.run([...chosen.keys()], (id, key) => sendOne(input, { id, row: chosen.get(id), key }))
        }
        // The list below says what happened with each.
        done={() => null}
        after="keep"
        className="gap-3! pt-2"
      >
        <Fields chosen={chosen} isRunning={several.isRunning} onChanged={several.forget} />
      </Form>
      {several.rows.size > 0 && (
        <div className="grid grid-cols-1 gap-2 pt-3">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p role="status">{fill(labels.status, { done, count: several.rows.size })}</p>
            {several.isRunning && (
              <button type="button" className={secondButton} onClick={several.stop}>
                {labels.stop}
              </button>
            )}
          </div>
          <ul className="list-disc ps-5" aria-label={labels.results}>
            {[...several.rows].map(([caseId, state]) => {
              const row = chosen.get(caseId);
              return row ? (
                <li key={caseId}>
                  <span translate="no">{nameOf(row)}</span>: <span>{resultText(state, labels)}</span>
                </li>
              ) : null;
            })}
          </ul>
        </div>
      )}
    </details>
  );
}

interface FieldsProps extends BulkWriteProps {
  readonly isRunning: boolean;
  /** What was typed is another text now. */
  readonly onChanged: () => void;
}

function Fields({ chosen, isRunning, onChanged }: FieldsProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.cases.several;
  const { form } = useFormState();
  const isMessage = form.watch('kind') === 'message';
  const typed = JSON.stringify(form.watch());
  const onTyped = useEffectEvent(onChanged);
  useEffect(() => onTyped(), [typed]);
  useGuard('kind', () =>
    chosen.size > mostAtOnce ? fill(words.cases.bulk.tooMany, { count: mostAtOnce }) : null,
  );
  return (
    <fieldset className="grid grid-cols-1 gap-3" disabled={isRunning}>
      <Choice name="kind" inRow />
      <When field="kind" is="task">
        <TextField name="title" />
      </When>
      <When field="kind" is={['request', 'message']}>
        <p className="text-xs text-ink-soft">{labels.lead}</p>
        {isMessage && (
          <ReplyPicker
            language={locale}
            known={{}}
            onPick={(texts) => {
              for (const language of locales) {
                const written = String(form.getValues(language) ?? '');
                form.setValue(language, [written, texts[language]].filter(Boolean).join('\n\n'));
              }
            }}
          />
        )}
        {locales.map((language) => (
          <TextField
            key={language}
            name={language}
            lang={language}
            label={fill(isMessage ? labels.message : labels.what, {
              language: words.thread.languages[language],
            })}
            lines={isMessage ? 6 : 0}
            maxLength={isMessage ? messageMax : requestWhatMax}
          />
        ))}
      </When>
      {!isMessage && <Day name="dueOn" />}
    </fieldset>
  );
}

interface OneCase {
  readonly id: string;
  readonly row: CaseRow | undefined;
  readonly key: WriteKey;
}

/** One case: the text in the language of its client, a task to the owner of the case. */
function sendOne(input: WriteToSeveral, { id, row, key }: OneCase): Promise<unknown> {
  const language = row?.language ?? 'en';
  switch (input.kind) {
    case 'message': {
      const body = { id, language, message: input[language], tickets: [] };
      // Taking back the last of several would leave the others sent.
      return key.send('message', body, (keyed) =>
        callStaffApi(cases.sendMessage, keyed).finally(() => undoOffered.set(null)),
      );
    }
    case 'request': {
      const body = { id, language, what: input[language], dueOn: input.dueOn ?? null };
      return key.send('request', body, (keyed) => callStaffApi(cases.askFiles, keyed));
    }
    case 'task': {
      const due = input.dueOn ? easternMoment(input.dueOn, `${officeHours.closes}:00`) : null;
      const dueAt = due !== null && typeof due === 'object' ? due.at : null;
      const body = { id, act: 'add' as const, title: input.title, ownerId: caseOwner, dueAt };
      return key.send('task', body, (keyed) => callStaffApi(cases.saveTask, keyed));
    }
  }
}

function resultText(state: RowState, labels: StaffWords['cases']['several']): string {
  return state.at === 'failed' ? fill(labels.failed, { why: state.why }) : labels.states[state.at];
}
