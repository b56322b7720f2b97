import * as goalApi from '#domain/goals/api.ts';
import { goalRequest } from '#domain/goals/plans.ts';
import { Check, Day, Select, TextArea, TextField, When } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useLocale, useWords } from '../../calls/use-words.ts';

/** One of the kinds, or own words; why, by when, and who may see it. */
export function AddGoal() {
  const { adding } = useWords('plans');
  return (
    <Form
      call={goalApi.add}
      schema={goalRequest}
      words={adding}
      fixed={{ language: useLocale() }}
      complete={({ title, ...input }) => (input.kind === 'own' ? { ...input, title } : input)}
      quiet
    >
      <Select name="kind" />
      <When field="kind" is="own">
        <TextField name="title" isRequired />
      </When>
      <TextArea name="description" lines={2} />
      <Day name="targetDate" />
      <Check name="isFirst" />
      <Check name="isShared" />
    </Form>
  );
}
