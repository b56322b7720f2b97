import { useState } from 'react';
import * as matterApi from '#domain/matters/api.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import { Choice, Day } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import type { MatterFormProps } from './report-props.ts';

/** What the client saw who looked at the public record after the order. */
export function OwnCheck({ matter, page, onChanged }: MatterFormProps) {
  const [today] = useState(() => officeDate(new Date()));
  return (
    <Form
      call={matterApi.ownCheck}
      words={page.ownCheck}
      fixed={{ id: matter.id }}
      initial={{ checkedOn: today }}
      onDone={onChanged}
      quiet
    >
      <Choice name="found" />
      <Day name="checkedOn" max={today} {...(matter.decidedOn && { min: matter.decidedOn })} />
    </Form>
  );
}
