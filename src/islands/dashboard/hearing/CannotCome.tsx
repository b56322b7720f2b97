import { cannotComeRequest } from '#domain/calendar/cannot-come.ts';
import * as caseApi from '#domain/cases/api.ts';
import { link } from '#ui/button.ts';
import { TextArea } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useLocale, useWords } from '../../calls/use-words.ts';

interface CannotComeProps {
  readonly caseId: string;
  readonly matterId: string;
}

/** "I cannot come", with the reason: it is in the messages, and somebody looks at it the same day. */
export function CannotCome({ caseId, matterId }: CannotComeProps) {
  const { cannotCome } = useWords('hearing');
  return (
    <details className="no-print">
      <summary className={link}>{cannotCome.title}</summary>
      <Form
        call={caseApi.cannotCome}
        schema={cannotComeRequest}
        words={cannotCome}
        fixed={{ id: caseId, matterId, language: useLocale() }}
        className="pt-3"
        quiet
      >
        <p>{cannotCome.text}</p>
        <TextArea name="message" lines={3} />
      </Form>
    </details>
  );
}
