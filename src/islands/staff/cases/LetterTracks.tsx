import { useState } from 'react';
import * as mattersApi from '#domain/matters/api.staff.ts';
import * as cases from '#domain/cases/api.staff.ts';
import type { MatterSheet } from '#domain/cases/case-sheet.ts';
import { letterBody, letterEntries } from '#domain/cases/letter-entries.ts';
import { letterAnswers, silentOn, stateOfLetter, type LetterTrack } from '#domain/cases/letter-tracks.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { DoneHere } from '#ui/form/DoneHere.tsx';
import { Check, Day, Select, TextField, When } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Badge } from '../Badge.tsx';
import { PartHeading } from '../Panel.tsx';
import { useApiQuery } from '../../calls/api-query.tsx';
import { MergedEdits } from './MergedEdits.tsx';
import type { CasePartProps } from './part-props.ts';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

interface LetterTracksProps extends CasePartProps {
  readonly matter: MatterSheet;
}

/** The client's letters after an order, as they or we noted them. */
export function LetterTracks(props: LetterTracksProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const { matter } = props;
  const labels = words.courtChecks.letters;
  const {
    data: answer,
    fault,
    reload,
  } = useApiQuery(cases.letters, { id: matter.id }, { ignoresWrites: true });
  const [open, setOpen] = useState<string | null>(null);
  const [today] = useState(() => officeDate(new Date()));
  const day = (date: string) => formatDate(date, locale);
  const readBoth = async () => {
    await Promise.all([props.reload(), reload()]);
  };
  return (
    <>
      <PartHeading>{labels.title}</PartHeading>
      {fault}
      {answer?.items.length === 0 && <p className="text-ink-soft">{labels.empty}</p>}
      {/* A form closes once its letter is saved. */}
      <DoneHere>
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
                  <LetterForm {...props} letter={letter} reload={readBoth} onSaved={() => setOpen(null)} />
                )}
              </li>
            );
          })}
        </ul>
        <details key={answer?.items.length}>
          <summary className={link}>{labels.add}</summary>
          <LetterForm {...props} letter={null} reload={readBoth} onSaved={() => setOpen(null)} />
        </details>
      </DoneHere>
    </>
  );
}

interface LetterFormProps extends LetterTracksProps {
  readonly letter: LetterTrack | null;
  readonly onSaved: () => void;
}

function LetterForm({ matter, letter, reload, onSaved }: LetterFormProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.courtChecks.letters;
  const [today] = useState(() => officeDate(new Date()));
  const stored = letterEntries(letter, today);
  const day = (value: string) => formatDate(value, locale);
  return (
    <Form
      call={mattersApi.saveLetter}
      words={labels}
      fixed={{ id: matter.id, ...(letter && { letterId: letter.id }) }}
      initial={{ ...stored, ...(letter && { version: letter.version }) }}
      complete={letterBody}
      onDone={onSaved}
      reload={reload}
      className="py-2"
      quiet
    >
      <TextField name="company" />
      <div className="grid grid-cols-1 gap-3 xs:grid-cols-2">
        <Day name="sentOn" max={today} />
        <Day name="receivedOn" max={today} />
      </div>
      <Check name="addedInformation" />
      <Select name="answer" options={letterAnswers.map((value) => ({ value, text: labels.states[value] }))} />
      <When field="answer" is={letterAnswers}>
        <Day name="answeredOn" max={today} isRequired />
      </When>
      {letter && (
        <MergedEdits
          version={letter.version}
          values={stored}
          texts={{
            sentOn: day,
            receivedOn: day,
            answeredOn: day,
            answer: (value) => (labels.states as Readonly<Record<string, string>>)[value],
          }}
        />
      )}
    </Form>
  );
}
