import { useState } from 'react';
import * as caseApi from '#domain/cases/api.ts';
import { matterReport } from '#domain/portal/case-writes.ts';
import { Check, TextField } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Files } from '../../calls/Files.tsx';
import { MomentField } from '../../calls/MomentField.tsx';
import { useWords } from '../../calls/use-words.ts';
import type { ReportProps } from './ReportFiled.tsx';

/** Day and time the court has set, as its letter says them. */
export default function ReportHearing({ caseId, matter }: ReportProps) {
  const { reportHearing } = useWords('case-forms');
  // Courts usually do not sit on that day: they say that the letter really names it.
  const [isDoubted, setDoubted] = useState(false);
  return (
    <Form
      call={caseApi.reportMove}
      schema={matterReport}
      words={reportHearing}
      fixed={{ id: caseId, matterId: matter.id, version: matter.version, to: 'hearing_set' }}
      onRefused={() => setDoubted(true)}
      className="pt-3"
      quiet
    >
      <MomentField name="hearingAt" labels={reportHearing.moment} isRequired />
      <TextField name="hearingPlace" />
      <Files name="tickets" joinsPhotos />
      {isDoubted && <Check name="hearingDayConfirmed" />}
    </Form>
  );
}
