import { intakeSteps } from '#domain/intake/steps.ts';
import { fill } from '#i18n/fill.ts';
import { RadioGroup } from '#ui/Choices.tsx';
import { QuestionField } from './QuestionField.tsx';
import { firstQuestions } from './questions.ts';
import type { Asking } from './wizard-props.ts';

/** Step 1. The only one in the HTML of the page, so it alone can be filled in before React arrives. */
export function FirstStep({ idleMinutes, ...asking }: Asking & { readonly idleMinutes: number }) {
  return (
    <div className="questions">
      <DeviceQuestion {...asking} idleMinutes={idleMinutes} />
      {intakeSteps[0].fields.map((field) => (
        <QuestionField key={field} field={field} question={firstQuestions[field]} {...asking} />
      ))}
    </div>
  );
}

/** Asked first, since it decides how long answers stay anywhere. */
function DeviceQuestion({ form, words, values, idleMinutes }: Parameters<typeof FirstStep>[0]) {
  const own = words.device;
  return (
    <div className="device">
      <RadioGroup
        id="intake-device"
        label={own.label}
        hint={own.hint}
        options={[
          { value: 'own', text: own.own },
          { value: 'public', text: own.public },
        ]}
        chosen={values.device}
        input={form.register('device')}
        inRow
      />
      <p className="small" aria-live="polite">
        {values.device === 'public' && fill(own.publicNote, { minutes: idleMinutes })}
      </p>
    </div>
  );
}
