import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as papersApi from '#domain/papers/api.staff.ts';
import { unverifiedFacts } from '#domain/papers/template.ts';
import { templateLimits } from '#domain/papers/template-requests.ts';
import { fill } from '#i18n/format.ts';
import { choice, choiceInput } from '#ui/control.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { ActionForm } from '../ActionForm.tsx';
import { WriteEnd } from '../cases/WriteEnd.tsx';
import { useCaseWrite } from '../cases/use-case-write.ts';
import { Panel } from '../Panel.tsx';
import { callStaffApi } from '../staff-calls.ts';
import type { TemplateProps } from './template-props.ts';
import { FactBeside } from './UnverifiedSentences.tsx';

/** The attorney approves this very text, each unverified sentence separately, or returns the version with comments. */
export function AttorneyAnswer(props: TemplateProps) {
  const { words, locale, known, template, facts, onDone } = props;
  const labels = words.templates;
  const id = useId();
  const { state, sha256 } = known.template;
  const unverified = unverifiedFacts(template, facts);
  const [yes, setYes] = useState<ReadonlySet<string>>(new Set());
  const form = useForm({ defaultValues: { typedName: '' }, shouldFocusError: true });
  const writing = useCaseWrite(words, locale, () => void onDone());
  if (state === 'approved' || state === 'in_force') return null;
  const { errors } = form.formState;
  const submit = form.handleSubmit(async ({ typedName }) => {
    if (unverified.some((fact) => !yes.has(fact.id))) return writing.refuse(labels.review.factsLeft);
    await writing.write(
      papersApi.reviewTemplate,
      { id: known.template.id, answer: 'approved', sha256, facts: [...yes], typedName },
      labels.review.approved,
    );
  });
  return (
    <Panel title={labels.review.title}>
      <p className="text-ink-soft">{labels.review.lead}</p>
      <form
        className="grid grid-cols-1 gap-4"
        noValidate
        autoComplete="off"
        onSubmit={(event) => void submit(event)}
      >
        {unverified.length > 0 && (
          <fieldset className="grid grid-cols-1 gap-3">
            <legend className="mb-2 font-strong">{labels.facts.title}</legend>
            {unverified.map((fact) => (
              <div key={fact.id} className="grid grid-cols-1 gap-2">
                <label className={choice} htmlFor={`${id}-${fact.id}`}>
                  <input
                    className={choiceInput}
                    id={`${id}-${fact.id}`}
                    type="checkbox"
                    checked={yes.has(fact.id)}
                    onChange={({ target }) =>
                      setYes(
                        new Set(
                          target.checked ? [...yes, fact.id] : [...yes].filter((one) => one !== fact.id),
                        ),
                      )
                    }
                  />
                  <span>{fill(labels.facts.yes, { text: fact.text })}</span>
                </label>
                <FactBeside words={words} fact={fact} template={template} />
              </div>
            ))}
          </fieldset>
        )}
        <TextInput
          {...form.register('typedName', {
            validate: (text) => text.trim() !== '' || labels.review.nameRequired,
          })}
          id={`${id}-name`}
          label={labels.review.typedName}
          error={errors.typedName?.message}
          errorPrefix={words.account.errorPrefix}
          maxLength={templateLimits.name}
        />
        <WriteEnd words={words} submit={labels.review.approve} state={writing} />
      </form>
      <ActionForm
        words={words}
        submit={labels.review.give}
        quiet
        reason={{ label: labels.review.words, required: true, maxLength: templateLimits.words, lines: 4 }}
        send={({ reason }, keyed) =>
          callStaffApi(
            papersApi.reviewTemplate,
            keyed({ id: known.template.id, answer: 'returned', sha256, words: reason }),
          )
        }
        onDone={onDone}
        done={labels.review.returned}
      />
    </Panel>
  );
}
