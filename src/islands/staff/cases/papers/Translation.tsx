import { useState } from 'react';
import * as mattersApi from '#domain/matters/api.staff.ts';
import * as papersApi from '#domain/papers/api.staff.ts';
import type { PaperDraft, StatementSheet } from '#domain/papers/make-request.ts';
import { ownWordFields, type OwnWordField } from '#domain/papers/statement.ts';
import { fill } from '#i18n/format.ts';
import { Choice, TextArea, TextField } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { PartHeading } from '../../Panel.tsx';
import { Quote } from '#ui/Quote.tsx';
import { shortMoment } from '../../formats.ts';
import { MergedEdits } from '../MergedEdits.tsx';
import type { MatterPapersProps } from './paper-props.ts';
import { useStaffWords } from '../../staff-words.ts';
import { useLocale } from '../../../calls/use-words.ts';

interface TranslationProps extends MatterPapersProps {
  readonly draft: PaperDraft;
  readonly statement: StatementSheet;
}

/** What was told in Spanish, and its English by a named person. The English of other words is not kept as theirs. */
export function Translation({ draft, statement, matter, onChanged }: TranslationProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.papers.made;
  /** What the English in the fields was written from. */
  const [source, setSource] = useState(statement.answers);
  const englishOf = (field: OwnWordField) => {
    const translation = statement.translation[field];
    return translation && translation.of === statement.answers[field] ? translation.text : '';
  };
  const translator = statement.translatedBy ?? '';
  const english = Object.fromEntries(ownWordFields.map((field) => [field, englishOf(field)]));
  return (
    <>
      <PartHeading>{labels.translation.title}</PartHeading>
      <p className="text-xs">{labels.translation.lead}</p>
      {statement.translatedBy && (
        <p className="text-xs">
          {fill(labels.translation.by, { name: statement.translatedBy })}{' '}
          <span>
            {statement.readBackAt
              ? fill(labels.translation.readBack, { time: shortMoment(statement.readBackAt, locale) })
              : labels.translation.notReadBack}
          </span>
        </p>
      )}
      <Form
        call={mattersApi.translateStatement}
        words={{ ...labels.translation, fields: { ...labels.translation.fields, ...labels.fields } }}
        fixed={{ id: matter.id }}
        initial={{ version: statement.version, translator, words: english }}
        // What is to be translated and is not is refused; other words are left out.
        complete={({ words: typed, ...input }) => ({
          ...input,
          words: Object.fromEntries(
            draft.toTranslate.map((field) => [
              field,
              (typed as Partial<Record<OwnWordField, string>>)[field] ?? '',
            ]),
          ),
        })}
        onDone={() => setSource(statement.answers)}
        reload={onChanged}
        after="keep"
      >
        {draft.toTranslate.map((field) => (
          <div key={field} className="grid grid-cols-1 gap-2">
            <div lang={statement.language}>
              <Quote about={labels.fields[field]}>{statement.answers[field] ?? ''}</Quote>
            </div>
            {source[field] !== statement.answers[field] && (
              <p className="notice" role="status">
                {labels.translation.changed}
              </p>
            )}
            <TextArea name={`words.${field}`} isRequired />
          </div>
        ))}
        <TextField name="translator" />
        <MergedEdits
          version={statement.version}
          values={{
            translator,
            ...Object.fromEntries(Object.entries(english).map(([field, text]) => [`words.${field}`, text])),
          }}
        />
      </Form>
      {statement.translatedBy && !statement.readBackAt && (
        <Form
          call={papersApi.recordReadBack}
          words={labels.heard}
          fixed={{ id: matter.id, version: statement.version }}
          after="gone"
          onDone={onChanged}
          quiet
        >
          <Choice name="how" inRow />
        </Form>
      )}
    </>
  );
}
