import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as mattersApi from '#domain/matters/api.staff.ts';
import * as cases from '#domain/cases/api.staff.ts';
import type { MatterSheet } from '#domain/cases/case-sheet.ts';
import { letterBody, letterEntries } from '#domain/cases/letter-entries.ts';
import {
  companyMax,
  letterAnswers,
  silentOn,
  stateOfLetter,
  type LetterTrack,
} from '#domain/cases/letter-tracks.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { choice, choiceInput } from '#ui/control.ts';
import { Fault } from '#ui/Fault.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { callStaffApi } from '../staff-calls.ts';
import { Badge } from '../Badge.tsx';
import { PartHeading } from '../Panel.tsx';
import { useAnswer } from '../../calls/use-answer.ts';
import type { CasePartProps } from './part-props.ts';
import { useCaseWrite } from './use-case-write.ts';
import { WriteEnd } from './WriteEnd.tsx';

interface LetterTracksProps extends CasePartProps {
  readonly matter: MatterSheet;
}

/** The client's letters after an order, as they or we noted them. */
export function LetterTracks(props: LetterTracksProps) {
  const { matter, words, locale } = props;
  const labels = words.courtChecks.letters;
  const { answer, fault, load } = useAnswer(words.account, () =>
    callStaffApi(cases.letters, { id: matter.id }),
  );
  const [open, setOpen] = useState<string | null>(null);
  const [today] = useState(() => officeDate(new Date()));
  const day = (date: string) => formatDate(date, locale);
  const saved = () => {
    setOpen(null);
    load();
  };
  return (
    <>
      <PartHeading>{labels.title}</PartHeading>
      {fault && <Fault {...faultTexts(fault, words.account, { retry: load })} />}
      {answer?.items.length === 0 && <p className="text-ink-soft">{labels.empty}</p>}
      <ul className="grid grid-cols-1 divide-y divide-line">
        {answer?.items.map((letter) => {
          const state = stateOfLetter(letter, today);
          const silent = silentOn(letter);
          return (
            <li key={letter.id} className="grid grid-cols-1 gap-1 py-1.25">
              <p className="flex flex-wrap items-center gap-x-3">
                <span className="font-strong wrap-anywhere">{letter.company}</span>
                <Badge tone={state === 'silent' ? 'danger' : letter.answer ? 'good' : 'wait'}>
                  {labels.states[state]}
                </Badge>
                <button
                  type="button"
                  className={link}
                  aria-label={fill(labels.change, { company: letter.company })}
                  onClick={() => setOpen(open === letter.id ? null : letter.id)}
                >
                  {labels.shortChange}
                </button>
              </p>
              <p className="text-xs text-ink-soft">
                {[
                  fill(labels.sent, { date: day(letter.sentOn) }),
                  letter.receivedOn && fill(labels.received, { date: day(letter.receivedOn) }),
                  silent && fill(labels.until, { date: day(silent) }),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </p>
              {open === letter.id && (
                <LetterForm key={letter.version} {...props} letter={letter} onSaved={saved} />
              )}
            </li>
          );
        })}
      </ul>
      <details key={answer?.items.length}>
        <summary className={link}>{labels.add}</summary>
        <LetterForm {...props} letter={null} onSaved={saved} />
      </details>
    </>
  );
}

interface LetterFormProps extends LetterTracksProps {
  readonly letter: LetterTrack | null;
  readonly onSaved: () => void;
}

function LetterForm({ matter, letter, words, locale, reload, onSaved }: LetterFormProps) {
  const labels = words.courtChecks.letters;
  const id = useId();
  const state = useCaseWrite(words, locale, reload);
  const [today] = useState(() => officeDate(new Date()));
  const form = useForm({ defaultValues: letterEntries(letter, today), shouldFocusError: true });
  const { errors } = form.formState;
  const answered = useWatch({ control: form.control, name: 'answer' });
  const field = (name: 'company' | 'sentOn' | 'receivedOn' | 'answeredOn', isRequired = false) => ({
    ...form.register(name, isRequired ? { required: words.frame.form.required } : {}),
    id: `${id}-${name}`,
    label: labels.fields[name],
    error: errors[name]?.message,
    errorPrefix: words.account.errorPrefix,
  });
  const send = form.handleSubmit(async (entries) => {
    const isDone = await state.write(
      mattersApi.saveLetter,
      { id: matter.id, ...letterBody(letter, entries) },
      words.courtChecks.done,
    );
    if (isDone) onSaved();
  });
  return (
    <form className="grid grid-cols-1 gap-3 py-2" noValidate onSubmit={(event) => void send(event)}>
      <TextInput {...field('company', true)} maxLength={companyMax} autoComplete="off" />
      <div className="grid grid-cols-1 gap-3 xs:grid-cols-2">
        <TextInput {...field('sentOn', true)} type="date" max={today} />
        <TextInput {...field('receivedOn')} type="date" max={today} />
      </div>
      <label className={choice} htmlFor={`${id}-added`}>
        <input
          {...form.register('addedInformation')}
          className={choiceInput}
          id={`${id}-added`}
          type="checkbox"
        />
        <span>{labels.addedInformation}</span>
      </label>
      <Select
        {...form.register('answer')}
        id={`${id}-answer`}
        label={labels.fields.answer}
        placeholder={labels.noAnswer}
        options={letterAnswers.map((value) => ({ value, text: labels.states[value] }))}
      />
      {answered && <TextInput {...field('answeredOn', true)} type="date" max={today} />}
      <WriteEnd words={words} submit={labels.submit} quiet state={state} />
    </form>
  );
}
