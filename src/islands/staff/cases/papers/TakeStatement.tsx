import * as papersApi from '#domain/papers/api.staff.ts';
import type { StatementSheet } from '#domain/papers/make-request.ts';
import { toldFields, wantedWords, type MissingElement } from '#domain/papers/statement.ts';
import { Choice, Day, TextArea, TextField, When } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import type { MatterPapersProps } from './paper-props.ts';
import { useStaffWords } from '../../staff-words.ts';

interface TakeStatementProps extends MatterPapersProps {
  readonly statement: StatementSheet | null;
  readonly lacks: readonly MissingElement[];
}

/**
 * Staff write down what a client tells them, for clients who do not use the portal. Open until the client has told it
 * there.
 */
export function TakeStatement({ statement, lacks, matter, language, onChanged }: TakeStatementProps) {
  const words = useStaffWords();
  const { take, fields } = words.papers.made;
  const named = Object.fromEntries(
    toldFields.map((field) => [field, { label: fields[field], hint: take.wordsHint }]),
  );
  // A call may end early, so the schema asks for none of it; the motion does, and for the money where the case was about money.
  const wanted = new Set<string>([...wantedWords({ part: 'documents' }, 'none'), ...lacks]);
  const { exhibits: _exhibits, unknown: _unknown, ...told } = statement?.answers ?? {};
  return (
    <Form
      call={papersApi.recordStatement}
      words={{ ...take, fields: { ...take.fields, ...named } }}
      fixed={{ id: matter.id, version: statement?.version ?? 0 }}
      initial={{ language: statement?.language ?? language, ...told }}
      after="gone"
      onDone={onChanged}
      quiet
    >
      <Choice name="how" inRow />
      <Choice name="language" inRow />
      <Choice name="part" isRequired />
      <When field="part" is="documents">
        <TextArea name="partDetails" isRequired />
      </When>
      <Choice name="nature" isRequired />
      <Choice name="length" isRequired />
      <When field="length" is="years">
        <TextField name="years" inputMode="numeric" isRequired />
      </When>
      <When field="length" is="until">
        <Day name="until" isRequired />
      </When>
      {toldFields.map(
        (field) =>
          field !== 'partDetails' && (
            <TextArea key={field} name={field} lines={5} isRequired={wanted.has(field)} />
          ),
      )}
    </Form>
  );
}
