import * as papersApi from '#domain/papers/api.staff.ts';
import { unverifiedFacts } from '#domain/papers/template.ts';
import { fill } from '#i18n/format.ts';
import { choice, choiceInput } from '#ui/control.ts';
import { FieldGroup } from '#ui/Field.tsx';
import { TextArea, TextField } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useField, useGuard } from '#ui/form/form-state.ts';
import { Panel } from '../Panel.tsx';
import type { TemplateProps } from './template-props.ts';
import { FactBeside } from './UnverifiedSentences.tsx';
import { useStaffWords } from '../staff-words.ts';

/** The attorney approves this very text, each unverified sentence separately, or returns the version with comments. */
export function AttorneyAnswer(props: TemplateProps) {
  const words = useStaffWords();
  const { known, template, facts, onDone } = props;
  const labels = words.templates;
  const { state, sha256 } = known.template;
  const unverified = unverifiedFacts(template, facts);
  if (state === 'approved' || state === 'in_force') return null;
  return (
    <Panel title={labels.review.title}>
      <p className="text-ink-soft">{labels.review.lead}</p>
      <Form
        call={papersApi.reviewTemplate}
        words={labels.review.approving}
        fixed={{ id: known.template.id, answer: 'approved', sha256 }}
        reload={onDone}
      >
        {unverified.length > 0 && <EachFact {...props} unverified={unverified} />}
        <TextField name="typedName" />
      </Form>
      <Form
        call={papersApi.reviewTemplate}
        words={labels.review.returning}
        fixed={{ id: known.template.id, answer: 'returned', sha256 }}
        reload={onDone}
        quiet
      >
        <TextArea name="words" />
      </Form>
    </Panel>
  );
}

interface EachFactProps extends Pick<TemplateProps, 'template'> {
  readonly unverified: ReturnType<typeof unverifiedFacts>;
}

/** Each sentence that nobody has verified: the attorney says yes to it, or the version is returned. */
function EachFact({ template, unverified }: EachFactProps) {
  const words = useStaffWords();
  const labels = words.templates;
  const { texts, form } = useField({ name: 'facts' });
  useGuard('facts', () => {
    const yes: unknown = form.getValues('facts');
    return unverified.every(({ id }) => [yes].flat().includes(id)) ? null : labels.review.factsLeft;
  });
  return (
    <FieldGroup {...texts}>
      <div className="grid grid-cols-1 gap-3">
        {unverified.map((fact, index) => (
          <div key={fact.id} className="grid grid-cols-1 gap-2">
            <label className={choice}>
              <input
                {...form.register('facts')}
                className={choiceInput}
                id={index === 0 ? texts.id : `${texts.id}-${fact.id}`}
                type="checkbox"
                value={fact.id}
              />
              <span>{fill(labels.facts.yes, { text: fact.text })}</span>
            </label>
            <FactBeside fact={fact} template={template} />
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}
