import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { exhibitKinds, provableFields, sentencesOf, type ExhibitChoice } from '#domain/papers/statement.ts';
import { fill } from '#i18n/format.ts';
import { link, secondButton } from '#ui/button.ts';
import { Select } from '#ui/Select.tsx';
import type { StepProps } from './statement-props.ts';

/** Files of the case, each tied to one sentence that it proves. */
export function ProofStep({ own, form, labels, account }: StepProps) {
  const exhibits = useWatch({ control: form.control, name: 'exhibits' });
  const words = form.getValues();
  const choose = useForm({ defaultValues: { fileId: '', kind: '', sentence: '' } });
  const [error, setError] = useState('');
  const sentences = provableFields.flatMap((proves) =>
    sentencesOf(words[proves]).map((sentence, place) => ({ proves, sentence, value: `${proves}.${place}` })),
  );
  const shared = { errorPrefix: account.errorPrefix };
  function add(): void {
    const { fileId, kind: chosen, sentence: value } = choose.getValues();
    const kind = exhibitKinds.find((one) => one === chosen);
    const tied = sentences.find((one) => one.value === value);
    if (!fileId || !kind || !tied) return setError(labels.exhibitMissing);
    setError('');
    form.setValue('exhibits', [...exhibits, { fileId, kind, proves: tied.proves, sentence: tied.sentence }]);
    choose.reset();
  }
  const nameOf = ({ fileId }: ExhibitChoice) => own.files.find(({ id }) => id === fileId)?.name ?? '';
  const isLost = ({ proves, sentence }: ExhibitChoice) => !sentencesOf(words[proves]).includes(sentence);
  return (
    <>
      <p>{labels.proofLead}</p>
      <ul className="grid divide-y divide-line">
        {exhibits.map((one, place) => (
          <li key={one.fileId + one.sentence} className="grid gap-1 py-3">
            <strong className="wrap-anywhere">{nameOf(one)}</strong>
            <span className="wrap-anywhere">
              {fill(labels.exhibitOf, { kind: labels.kinds[one.kind], sentence: one.sentence })}
            </span>
            {isLost(one) && <span className="text-danger">{labels.exhibitLost}</span>}
            <span>
              <button
                type="button"
                className={link}
                aria-label={fill(labels.removeNamed, { name: nameOf(one) })}
                onClick={() => form.setValue('exhibits', exhibits.toSpliced(place, 1))}
              >
                {labels.removeExhibit}
              </button>
            </span>
          </li>
        ))}
      </ul>
      {own.files.length === 0 && <p className="notice">{labels.noFiles}</p>}
      {own.files.length > 0 && (
        <>
          <Select
            {...choose.register('fileId')}
            {...shared}
            id="statement-file"
            label={labels.file}
            placeholder={labels.chooseFile}
            options={own.files.map(({ id, name }) => ({ value: id, text: name }))}
            error={error || undefined}
          />
          <Select
            {...choose.register('kind')}
            {...shared}
            id="statement-kind"
            label={labels.kind}
            placeholder={labels.chooseKind}
            options={exhibitKinds.map((value) => ({ value, text: labels.kinds[value] }))}
          />
          <Select
            {...choose.register('sentence')}
            {...shared}
            id="statement-sentence"
            label={labels.sentence}
            placeholder={labels.chooseSentence}
            options={sentences.map(({ proves, sentence, value }) => ({
              value,
              text: `${labels.provesIn[proves]}: ${sentence}`,
            }))}
          />
          <p>
            <button type="button" className={secondButton} onClick={add}>
              {labels.addExhibit}
            </button>
          </p>
        </>
      )}
    </>
  );
}
