import { useEffect, useEffectEvent, useState } from 'react';
import * as papersApi from '#domain/papers/api.staff.ts';
import type { Locale } from '#domain/languages.ts';
import type { StatementSheet } from '#domain/papers/make-request.ts';
import { toldFields, wantedWords, type MissingElement } from '#domain/papers/statement.ts';
import { formatDate } from '#i18n/format.ts';
import { Choice, Day, TextArea, TextField, When } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { MergedEdits } from '../MergedEdits.tsx';
import type { MatterPapersProps } from './paper-props.ts';
import { useLocale } from '../../../calls/use-words.ts';
import { useStaffWords } from '../../staff-words.ts';

interface TakeStatementProps extends MatterPapersProps {
  readonly statement: StatementSheet | null;
  readonly lacks: readonly MissingElement[];
}

/**
 * Staff write down what a client tells them, for clients who do not use the portal. Offered until the client has told it
 * there; whoever is writing then keeps what they wrote, beside what the client did.
 */
export function TakeStatement({ statement, lacks, matter, language, onChanged }: TakeStatementProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const { take, fields } = words.papers.made;
  const named = Object.fromEntries(
    toldFields.map((field) => [field, { label: fields[field], hint: take.wordsHint }]),
  );
  // A call may end early, so the schema asks for none of it; the motion does, and for the money where the case was about money.
  const wanted = new Set<string>([...wantedWords({ part: 'documents' }, 'none'), ...lacks]);
  const stored = storedIn(statement, language);
  const isOffered = !statement?.finishedAt || statement.takenHow !== null;
  if (!isOffered && !isOpen) return null;
  return (
    <Form
      call={papersApi.recordStatement}
      words={{ ...take, fields: { ...take.fields, ...named } }}
      fixed={{ id: matter.id }}
      initial={{ version: statement?.version ?? 0, ...stored }}
      after="gone"
      reload={onChanged}
      quiet
    >
      <WhileOpen onOpen={setOpen} />
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
      <MergedEdits
        version={statement?.version ?? 0}
        values={stored}
        texts={{ until: (value) => formatDate(value, locale) }}
      />
    </Form>
  );
}

/** What is told already, as the form holds it. */
function storedIn(statement: StatementSheet | null, language: Locale) {
  const { exhibits: _exhibits, unknown: _unknown, ...told } = statement?.answers ?? {};
  return {
    language: statement?.language ?? language,
    part: told.part ?? ('' as const),
    nature: told.nature ?? ('' as const),
    length: told.length ?? ('' as const),
    years: String(told.years ?? ''),
    until: told.until ?? '',
    ...Object.fromEntries(toldFields.map((field) => [field, told[field] ?? ''])),
  };
}

/** Stands in the form, which is there only while it is open. */
function WhileOpen({ onOpen }: { readonly onOpen: (isOpen: boolean) => void }) {
  const tell = useEffectEvent(onOpen);
  useEffect(() => {
    tell(true);
    return () => tell(false);
  }, []);
  return null;
}
