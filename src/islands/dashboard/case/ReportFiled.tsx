import * as caseApi from '#domain/cases/api.ts';
import type { CasePageMatter } from '#domain/portal/case-page.ts';
import { matterReport } from '#domain/portal/case-writes.ts';
import { Day, TextField } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Files } from '../../calls/Files.tsx';
import { useWords } from '../../calls/use-words.ts';

export interface ReportProps {
  readonly caseId: string;
  readonly matter: CasePageMatter;
}

/** The day on which the client filed, with a picture of the stamp where there is one. */
export default function ReportFiled({ caseId, matter }: ReportProps) {
  return (
    <Form
      call={caseApi.reportMove}
      schema={matterReport}
      words={useWords('case-forms').reportFiled}
      fixed={{ id: caseId, matterId: matter.id, version: matter.version, to: 'filed' }}
      // An envelope number means they filed online.
      complete={({ filedEnvelope, ...input }) =>
        filedEnvelope ? { ...input, filedHow: 'e_filing', filedEnvelope } : input
      }
      className="pt-3"
      quiet
    >
      <Day name="filedOn" isRequired />
      <TextField name="filedEnvelope" />
      <Files name="tickets" joinsPhotos />
    </Form>
  );
}
