import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as cases from '#domain/cases/api.staff.ts';
import { requestWhatMax } from '#domain/cases/file-requests.ts';
import type { CaseRow } from '#domain/cases/queue.ts';
import { messageMax } from '#domain/cases/thread.ts';
import { caseOwner, mostAtOnce, taskTitleMax } from '#domain/cases/work-requests.ts';
import { locales, type Locale } from '#domain/languages.ts';
import { easternMoment } from '#domain/promises/eastern-moment.ts';
import { officeHours } from '#domain/promises/timings.ts';
import { isFilled } from '#domain/replies/blanks.ts';
import { fill, plural } from '#i18n/format.ts';
import { button, secondButton } from '#ui/button.ts';
import { RadioGroup } from '#ui/Choices.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { Confirmation } from '#ui/form/Confirmation.tsx';
import { ReplyPicker } from '../replies/ReplyPicker.tsx';
import type { SectionProps } from '../section-props.ts';
import { callStaffApi, sendStaff } from '../staff-calls.ts';
import { useSeveral, type RowState } from './use-several.ts';

const kinds = ['task', 'request', 'message'] as const;
type Kind = (typeof kinds)[number];
interface Values {
  kind: Kind;
  title: string;
  dueOn: string;
  en: string;
  es: string;
}

interface BulkWriteProps extends SectionProps {
  readonly chosen: ReadonlyMap<string, CaseRow>;
}

/** The same task, request or message for several cases: lists the recipients first, and a result per row afterwards. */
export function BulkWrite({ words, locale, chosen }: BulkWriteProps) {
  const labels = words.cases.several;
  const id = useId();
  const form = useForm<Values>({ defaultValues: { kind: 'task', title: '', dueOn: '', en: '', es: '' } });
  const kind = useWatch({ control: form.control, name: 'kind' });
  const [asking, setAsking] = useState(false);
  const { errors } = form.formState;
  const { required } = words.frame.form;
  const several = useSeveral(words);
  function run(): void {
    const values = form.getValues();
    void several.run([...chosen.keys()], (caseId, idempotencyKey) =>
      sendOne(values, chosen.get(caseId), { id: caseId, idempotencyKey }),
    );
  }
  const errorPrefix = words.account.errorPrefix;
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
  const textFor = (language: Locale) => (
    <TextInput
      key={language}
      {...form.register(language, {
        validate: (text) => (text.trim() === '' ? required : isFilled(text) || words.replies.blanks.refused),
      })}
      id={`${id}-${language}`}
      lang={language}
      label={fill(kind === 'message' ? labels.message : labels.what, {
        language: words.thread.languages[language],
      })}
      error={errors[language]?.message}
      errorPrefix={errorPrefix}
      lines={kind === 'message' ? 6 : 1}
      maxLength={kind === 'message' ? messageMax : requestWhatMax}
    />
  );
  return (
    <details>
      <summary className="cursor-pointer py-2 text-link">{labels.title}</summary>
      <form
        className="grid grid-cols-1 gap-3 pt-2"
        noValidate
        // A different text or kind is a different write, with a new key.
        onChange={() => several.forget()}
        onSubmit={(event) =>
          void form.handleSubmit(() => {
            if (chosen.size <= mostAtOnce) setAsking(true);
          })(event)
        }
      >
        <fieldset className="grid grid-cols-1 gap-3" disabled={several.isRunning}>
          <RadioGroup
            id={`${id}-kind`}
            label={labels.kind}
            options={kinds.map((value) => ({ value, text: labels.kinds[value] }))}
            input={form.register('kind')}
            inRow
          />
          {kind === 'task' ? (
            <TextInput
              {...form.register('title', { validate: (text) => text.trim() !== '' || required })}
              id={`${id}-title`}
              label={labels.taskTitle}
              hint={labels.owner}
              error={errors.title?.message}
              errorPrefix={errorPrefix}
              maxLength={taskTitleMax}
            />
          ) : (
            <>
              <p className="text-xs text-ink-soft">{labels.lead}</p>
              {kind === 'message' && (
                <ReplyPicker
                  words={words}
                  locale={locale}
                  language={locale}
                  known={{}}
                  onPick={(texts) => {
                    several.forget();
                    for (const language of locales)
                      form.setValue(
                        language,
                        [form.getValues(language), texts[language]].filter(Boolean).join('\n\n'),
                      );
                  }}
                />
              )}
              {locales.map(textFor)}
            </>
          )}
          {kind !== 'message' && (
            <TextInput
              {...form.register('dueOn')}
              id={`${id}-due`}
              type="date"
              label={labels.dueOn}
              errorPrefix={errorPrefix}
            />
          )}
        </fieldset>
        <p className="buttons">
          <button type="submit" className={button} disabled={several.isRunning || chosen.size > mostAtOnce}>
            {done > 0 && done < chosen.size ? labels.goOn : plural(chosen.size, labels.submit, locale)}
          </button>
          {several.isRunning && (
            <button type="button" className={secondButton} onClick={several.stop}>
              {labels.stop}
            </button>
          )}
        </p>
      </form>
      {several.rows.size > 0 && (
        <>
          <p role="status">{fill(labels.status, { done, count: several.rows.size })}</p>
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
        </>
      )}
      {asking && (
        <Confirmation
          title={titleFor({ what: labels.kinds[kind], count: chosen.size })}
          text={`${labels.confirm.text} ${[...chosen.values()].map(nameOf).join('; ')}`}
          yes={labels.confirm.yes}
          onClose={() => setAsking(false)}
          onYes={() => {
            setAsking(false);
            run();
          }}
        />
      )}
    </details>
  );
}

/** One case: the text in the language of its client, a task to the owner of the case. */
function sendOne(
  { kind, title, dueOn, en, es }: Values,
  row: CaseRow | undefined,
  key: { readonly id: string; readonly idempotencyKey: string },
): Promise<unknown> {
  const language = row?.language ?? 'en';
  const text = language === 'es' ? es : en;
  if (kind === 'message')
    return callStaffApi(cases.sendMessage, { ...key, language, message: text, tickets: [] });
  if (kind === 'request')
    return sendStaff(cases.askFiles, { ...key, language, what: text, dueOn: dueOn || null });
  const due = dueOn ? easternMoment(dueOn, `${officeHours.closes}:00`) : null;
  return callStaffApi(cases.saveTask, {
    ...key,
    act: 'add',
    title,
    ownerId: caseOwner,
    dueAt: due !== null && typeof due === 'object' ? due.at : null,
  });
}

function resultText(state: RowState, labels: SectionProps['words']['cases']['several']): string {
  return state.at === 'failed' ? fill(labels.failed, { why: state.why }) : labels.states[state.at];
}
