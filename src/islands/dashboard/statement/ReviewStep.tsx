import { hasLandlordLetter } from '#domain/papers/plan.ts';
import { missingOfStatement, wantedWords, type ToldField } from '#domain/papers/statement.ts';
import { fill } from '#i18n/format.ts';
import type { StatementStep } from '#domain/papers/statement-steps.ts';
import { link } from '#ui/button.ts';
import { toAnswers, type StepProps } from './statement-props.ts';

interface ReviewStepProps extends StepProps {
  readonly onChange: (step: StatementStep) => void;
}

/** All that was told, and what the rule still asks for. */
export function ReviewStep({ own, form, labels, onChange }: ReviewStepProps) {
  const values = form.getValues();
  const answers = toAnswers(values);
  const fields: readonly ToldField[] = [
    ...wantedWords(answers, own.judgment),
    'guarded',
    ...(hasLandlordLetter(own.packageId) ? (['toLandlord'] as const) : []),
  ];
  const missing = missingOfStatement(
    {
      answers,
      language: values.language,
      finishedAt: null,
      translatedBy: own.statement?.translatedBy ?? null,
      translation: own.statement?.translation ?? {},
      readBackAt: own.statement?.readBackAt ?? null,
    },
    own.judgment,
  );
  const length =
    answers.length &&
    [labels.lengths[answers.length], answers.years ?? answers.until].filter(Boolean).join(': ');
  const stepOf = (field: ToldField): StatementStep =>
    field === 'partDetails'
      ? 'limit'
      : field === 'harm' || field === 'guarded'
        ? 'harm'
        : field === 'story' || field === 'debt'
          ? 'story'
          : 'apart';
  const rows: readonly {
    readonly label: string;
    readonly text: string | null;
    readonly step: StatementStep;
  }[] = [
    { label: labels.part, text: answers.part ? labels.parts[answers.part] : null, step: 'limit' },
    { label: labels.nature, text: answers.nature ? labels.natures[answers.nature] : null, step: 'limit' },
    { label: labels.length, text: length ?? null, step: 'limit' },
    ...fields.map((field) => ({
      label: labels.fields[field],
      text: answers[field] ?? null,
      step: stepOf(field),
    })),
    {
      label: labels.steps.proof,
      text: values.exhibits
        .map(({ kind, sentence }) => fill(labels.exhibitOf, { kind: labels.kinds[kind], sentence }))
        .join('\n'),
      step: 'proof',
    },
  ];
  return (
    <>
      <dl className="grid divide-y divide-line">
        {rows.map(({ label, text, step }) => (
          <div key={label} className="grid gap-1 py-3">
            <dt className="font-strong">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{text || labels.empty}</dd>
            <dd>
              <button
                type="button"
                className={link}
                aria-label={fill(labels.changeNamed, { name: label })}
                onClick={() => onChange(step)}
              >
                {labels.change}
              </button>
            </dd>
          </div>
        ))}
      </dl>
      {missing.length > 0 && (
        <div className="notice grid grid-cols-1 gap-2">
          <p>
            <strong>{labels.missingTitle}</strong>
          </p>
          <ul className="list-disc ps-5">
            {missing.map((one) => (
              <li key={one}>{labels.missing[one]}</li>
            ))}
          </ul>
          <p>{labels.missingHelp}</p>
        </div>
      )}
    </>
  );
}
