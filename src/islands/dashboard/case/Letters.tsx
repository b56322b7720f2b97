import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as caseApi from '#domain/cases/api.ts';
import { letterBody, letterEntries } from '#domain/cases/letter-entries.ts';
import {
  companyMax,
  letterAnswers,
  silentOn,
  stateOfLetter,
  type LetterTrack,
} from '#domain/cases/letter-tracks.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import { describeFault } from '#browser/api-fault.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { path } from '#i18n/routes.ts';
import { link, secondButton } from '#ui/button.ts';
import { choice, choiceInput } from '#ui/control.ts';
import { FocusedNote } from '#ui/FocusedNote.tsx';
import { Fault } from '#ui/Fault.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useFormWords } from '../use-form-words.ts';
import { useApiQuery } from '../../calls/api-query.tsx';
import { useWrite } from '../../calls/use-write.ts';
import type { MatterFormProps, ReportsProps } from './report-props.ts';

/** The letters to screening companies after an order: which were sent, and the outcome of each. */
export default function Letters(shown: ReportsProps) {
  const props = useFormWords(shown);
  const { matter, locale, account, page, caseId, siteEmail } = props;
  const labels = page.letters;
  const {
    data: answer,
    error,
    reload: load,
  } = useApiQuery(caseApi.letters, { id: caseId, matterId: matter.id });
  /** The letter that is open; null: none, '': a new one. */
  const [open, setOpen] = useState<string | null>(null);
  const [note, setNote] = useState<{ readonly text: string } | null>(null);
  const [today] = useState(() => officeDate(new Date()));
  const saved = () => {
    setOpen(null);
    setNote({ text: labels.done });
    load();
  };
  return (
    <div className="grid grid-cols-1 gap-3 pt-2">
      <p className="small">{labels.lead}</p>
      <p>
        <a className={link} href={path('letters', locale)}>
          {labels.write}
        </a>
      </p>
      <FocusedNote note={note} />
      {error !== null && (
        <Fault {...faultTexts(describeFault(error, account), account, { retry: load, email: siteEmail })} />
      )}
      <ul className="grid divide-y divide-line">
        {answer?.items.map((letter) => {
          const state = stateOfLetter(letter, today);
          const silent = silentOn(letter);
          return (
            <li key={letter.id} className="grid gap-1 py-2">
              <p className="flex flex-wrap items-center gap-x-3">
                <strong className="wrap-anywhere">{letter.company}</strong>
                <span className={state === 'silent' || state === 'verified' ? 'badge' : 'badge good'}>
                  {labels.states[state]}
                </span>
              </p>
              <p className="small quiet">
                <span>{fill(labels.sent, { date: formatDate(letter.sentOn, locale) })}</span>
                {letter.receivedOn && (
                  <span>{` ${fill(labels.received, { date: formatDate(letter.receivedOn, locale) })}`}</span>
                )}
                {silent && state === 'received' && (
                  <span>{` ${fill(labels.until, { date: formatDate(silent, locale) })}`}</span>
                )}
              </p>
              {labels.next[state] && <p className="small">{labels.next[state]}</p>}
              {open === letter.id ? (
                <LetterForm key={letter.version} {...props} letter={letter} onDone={saved} />
              ) : (
                <p>
                  <button
                    type="button"
                    className={link}
                    aria-label={fill(labels.changeNamed, { company: letter.company })}
                    onClick={() => {
                      setNote(null);
                      setOpen(letter.id);
                    }}
                  >
                    {labels.change}
                  </button>
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {open === '' ? (
        <LetterForm {...props} letter={null} onDone={saved} />
      ) : (
        <p>
          <button
            type="button"
            className={secondButton}
            onClick={() => {
              setNote(null);
              setOpen('');
            }}
          >
            {labels.add}
          </button>
        </p>
      )}
    </div>
  );
}

interface LetterFormProps extends MatterFormProps {
  readonly letter: LetterTrack | null;
  readonly onDone: () => void;
}

function LetterForm({ letter, onDone, ...props }: LetterFormProps) {
  const { matter, locale, account, page, caseId, siteEmail } = props;
  const labels = page.letters;
  const [today] = useState(() => officeDate(new Date()));
  const form = useForm({ defaultValues: letterEntries(letter, today) });
  const { errors } = form.formState;
  const answered = useWatch({ control: form.control, name: 'answer' });
  const { write, fault, isSending } = useWrite(locale, account);
  const id = `letter-${matter.id}-${letter?.id ?? 'new'}`;
  const required = { required: page.report.required };
  const onSubmit = form.handleSubmit(async (entries) => {
    const body = letterBody(letter, entries);
    if (await write(caseApi.saveLetter, { id: caseId, matterId: matter.id, ...body })) onDone();
  });
  const field = (name: 'company' | 'sentOn' | 'receivedOn' | 'answeredOn', rules = {}) => ({
    ...form.register(name, rules),
    id: `${id}-${name}`,
    label: labels.fields[name],
    error: errors[name]?.message,
    errorPrefix: account.errorPrefix,
  });
  return (
    <form className="grid max-w-100 gap-4" noValidate onSubmit={(event) => void onSubmit(event)}>
      <TextInput {...field('company', required)} maxLength={companyMax} autoComplete="off" />
      <TextInput {...field('sentOn', required)} type="date" max={today} />
      {letter && (
        <>
          <TextInput {...field('receivedOn')} type="date" max={today} hint={labels.receivedHint} />
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
          {answered && <TextInput {...field('answeredOn', required)} type="date" max={today} />}
        </>
      )}
      {fault && <Fault {...faultTexts(fault, account, { email: siteEmail })} takesFocus />}
      <p>
        <button type="submit" className={secondButton} disabled={isSending}>
          {labels.save}
        </button>
      </p>
    </form>
  );
}
