import { useState } from 'react';
import * as caseApi from '#domain/cases/api.ts';
import * as matterApi from '#domain/matters/api.ts';
import type { CasePageMatter } from '#domain/portal/case-page.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import { Choice, Day } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useWords } from '../../calls/use-words.ts';

/** What a client saw when they checked the public record after the order. */
export function OwnCheck({ matter }: { readonly matter: CasePageMatter }) {
  const [today] = useState(() => officeDate(new Date()));
  return (
    <Form
      call={matterApi.ownCheck}
      words={useWords('case-forms').ownCheck}
      fixed={{ id: matter.id }}
      initial={{ checkedOn: today }}
      alsoReloads={[caseApi.read]}
      quiet
    >
      <Choice name="found" />
      <Day name="checkedOn" max={today} {...(matter.decidedOn && { min: matter.decidedOn })} />
    </Form>
  );
}
