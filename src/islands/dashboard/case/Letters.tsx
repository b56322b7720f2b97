import { useState } from 'react';
import * as caseApi from '#domain/cases/api.ts';
import { letterBody, letterEntries } from '#domain/cases/letter-entries.ts';
import {
  letterAnswers,
  letterRequest,
  silentOn,
  stateOfLetter,
  type LetterTrack,
} from '#domain/cases/letter-tracks.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { path } from '#i18n/routes.ts';
import { link, secondButton } from '#ui/button.ts';
import { DoneHere } from '#ui/form/DoneHere.tsx';
import { Check, Day, Select, TextField, When } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useApiQuery } from '../../calls/api-query.tsx';
import { useLocale, useWords } from '../../calls/use-words.ts';

interface LettersProps {
  readonly caseId: string;
  readonly matter: { readonly id: string };
}

/** The letters to screening companies after an order: which were sent, and the outcome of each. */
export default function Letters(props: LettersProps) {
  const { caseId, matter } = props;
  const locale = useLocale();
  const { letters: labels } = useWords('case-forms');
  const { data: answer, fault } = useApiQuery(caseApi.letters, { id: caseId, matterId: matter.id });
  /** The letter that is open; null: none, '': a new one. */
  const [open, setOpen] = useState<string | null>(null);
  const [today] = useState(() => officeDate(new Date()));
  const saved = () => setOpen(null);
  return (
    <div className="grid grid-cols-1 gap-3 pt-2">
      <p className="small">{labels.lead}</p>
      <p>
        <a className={link} href={path('letters', locale)}>
          {labels.write}
        </a>
      </p>
      {fault}
      <DoneHere>
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
                      onClick={() => setOpen(letter.id)}
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
            <button type="button" className={secondButton} onClick={() => setOpen('')}>
              {labels.add}
            </button>
          </p>
        )}
      </DoneHere>
    </div>
  );
}

interface LetterFormProps extends LettersProps {
  readonly letter: LetterTrack | null;
  readonly onDone: () => void;
}

function LetterForm({ caseId, matter, letter, onDone }: LetterFormProps) {
  const { letters } = useWords('case-forms');
  const [today] = useState(() => officeDate(new Date()));
  return (
    <Form
      call={caseApi.saveLetter}
      schema={letterRequest}
      words={letters}
      fixed={{
        id: caseId,
        matterId: matter.id,
        ...(letter && { letterId: letter.id, version: letter.version }),
      }}
      initial={letterEntries(letter, today)}
      complete={letterBody}
      onDone={onDone}
      quiet
    >
      <TextField name="company" />
      <Day name="sentOn" max={today} />
      {letter && (
        <>
          <Day name="receivedOn" max={today} />
          <Check name="addedInformation" />
          <Select
            name="answer"
            options={letterAnswers.map((value) => ({ value, text: letters.states[value] }))}
          />
          <When field="answer" is={letterAnswers}>
            <Day name="answeredOn" max={today} isRequired />
          </When>
        </>
      )}
    </Form>
  );
}
