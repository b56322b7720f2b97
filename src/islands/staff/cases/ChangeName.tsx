import * as casesApi from '#domain/cases/api.staff.ts';
import { plural } from '#i18n/format.ts';
import { TextArea, TextField } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useFormState } from '#ui/form/form-state.ts';
import { OneName } from '../../calls/OneName.tsx';
import type { CasePartProps } from './part-props.ts';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

/** Side by side both stand on one line, however long the hint above the last one is. */
const inRow = { fieldClass: 'xs:grid-rows-[auto_1fr]', className: 'xs:self-end' };

/** The name a client has today, as papers print it beside the one the court has. */
export function ChangeName({ item, reload }: CasePartProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.cases.name;
  return (
    <details>
      <summary className="cursor-pointer py-2 text-link">{labels.title}</summary>
      <div className="grid gap-3 pt-2">
        <p className="text-xs text-ink-soft">{labels.lead}</p>
        <Form
          call={casesApi.changeName}
          words={labels.form}
          fixed={{ id: item.row.id }}
          done={({ papers }) => (papers === 0 ? labels.doneNone : plural(papers, labels.done, locale))}
          reload={reload}
          quiet
        >
          <div className="grid grid-cols-1 gap-3 xs:grid-cols-2">
            <TextField name="firstName" {...inRow} />
            <LastName />
          </div>
          <TextArea name="reason" lines={2} />
        </Form>
      </div>
    </details>
  );
}

function LastName() {
  const words = useStaffWords();
  const { form } = useFormState();
  return (
    <TextField name="lastName" hint={<OneName words={words.cases.name.oneName} form={form} />} {...inRow} />
  );
}
