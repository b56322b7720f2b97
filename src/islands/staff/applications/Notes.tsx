import * as applicationsApi from '#domain/intake/api.staff.ts';
import { TextArea } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Panel } from '../Panel.tsx';
import type { PartProps } from './part-props.ts';
import { useStaffWords } from '../staff-words.ts';

/** Notes on hard cases, for staff alone. */
export function Notes({ item, reload }: PartProps) {
  const words = useStaffWords();
  const labels = words.applications.notes;
  return (
    <Panel title={labels.title}>
      <Form
        call={applicationsApi.note}
        words={labels}
        fixed={{ id: item.id, seen: item.notes }}
        initial={{ notes: item.notes }}
        reload={reload}
        after="keep"
      >
        <TextArea name="notes" lines={3} />
      </Form>
    </Panel>
  );
}
