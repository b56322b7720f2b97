import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as goalApi from '#domain/goals/api.ts';
import { goalKinds, goalRules, type GoalKind } from '#domain/goals/goals.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { CheckboxGroup } from '#ui/Choices.tsx';
import { Fault } from '#ui/Fault.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { link, secondButton } from '#ui/button.ts';
import { useWrite } from '../../calls/use-write.ts';
import type { PlanPartProps } from './plans-props.ts';

interface AddGoalProps extends PlanPartProps {
  readonly onCancel: () => void;
}

/** One of the kinds, or own words; why, by when, and who may see it. */
export function AddGoal({ onChanged, onCancel, ...props }: AddGoalProps) {
  const { locale, labels, account, siteEmail } = props;
  const form = useForm<{
    kind: GoalKind;
    title: string;
    description: string;
    targetDate: string;
    more: string[];
  }>({ defaultValues: { kind: '' as GoalKind, title: '', description: '', targetDate: '', more: [] } });
  const { errors } = form.formState;
  const kind = useWatch({ control: form.control, name: 'kind' });
  const { write, fault, isSending } = useWrite(locale, account);
  const { setFocus } = form;
  useEffect(() => setFocus('kind'), [setFocus]);
  const onSubmit = form.handleSubmit(async ({ more, title, targetDate, ...values }) => {
    const added = await write(goalApi.add, {
      ...values,
      title: values.kind === 'own' ? title : null,
      targetDate: targetDate || null,
      isFirst: more.includes('first'),
      isShared: more.includes('share'),
      language: locale,
    });
    if (added !== null) onChanged({ note: labels.saved, isGone: true });
  });
  const shared = { errorPrefix: account.errorPrefix };
  return (
    <form className="grid max-w-prose gap-4" onSubmit={(event) => void onSubmit(event)} noValidate>
      <Select
        {...form.register('kind', { required: labels.choose })}
        {...shared}
        id="goal-kind"
        label={labels.kind}
        error={errors.kind?.message}
        placeholder="–"
        options={goalKinds.map((value) => ({ value, text: labels.kinds[value] }))}
      />
      {kind === 'own' && (
        <TextInput
          {...form.register('title', { validate: (text) => text.trim() !== '' || labels.required })}
          {...shared}
          id="goal-title"
          label={labels.own}
          error={errors.title?.message}
          maxLength={goalRules.titleMax}
          autoComplete="off"
        />
      )}
      <TextInput
        {...form.register('description')}
        {...shared}
        id="goal-why"
        label={labels.why}
        lines={2}
        maxLength={goalRules.whyMax}
        autoComplete="off"
      />
      <TextInput
        {...form.register('targetDate', {
          validate: (text) => text === '' || /^\d{4}-\d{2}-\d{2}$/.test(text) || labels.wrongDate,
        })}
        {...shared}
        id="goal-date"
        type="date"
        label={labels.by}
        error={errors.targetDate?.message}
      />
      <CheckboxGroup
        id="goal-more"
        label={labels.more}
        {...shared}
        input={form.register('more')}
        options={[
          { value: 'first', text: labels.first },
          { value: 'share', text: labels.share },
        ]}
      />
      {fault && <Fault {...faultTexts(fault, account, { email: siteEmail })} takesFocus />}
      <p className="buttons items-center">
        <button type="submit" className={secondButton} disabled={isSending}>
          {isSending ? labels.saving : labels.save}
        </button>
        <button type="button" className={link} onClick={onCancel}>
          {labels.cancel}
        </button>
      </p>
    </form>
  );
}
