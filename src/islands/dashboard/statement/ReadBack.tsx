import { useState } from 'react';
import * as paperApi from '#domain/papers/api.ts';
import type { OwnStatement } from '#domain/papers/own-statement.ts';
import { ownWordFields, readBack } from '#domain/papers/statement.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { DoneHere } from '#ui/form/DoneHere.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useLocale, useWords } from '../../calls/use-words.ts';

interface ReadBackProps {
  readonly own: OwnStatement;
  readonly matterId: string;
  readonly onDone: () => void;
}

/** The English beside the client's own words: only they can say that it is what they told. */
export function ReadBack({ own, matterId, onDone }: ReadBackProps) {
  const locale = useLocale();
  const { fields, translation: labels } = useWords('statement');
  const [isDone, setDone] = useState(false);
  const { statement } = own;
  if (!statement?.translatedBy) return null;
  const translatedFields = ownWordFields.filter((field) => statement.translation[field]);
  return (
    <section className="card grid grid-cols-1 gap-4" aria-labelledby="read-back">
      <h2 className="text-h3" id="read-back">
        {labels.title}
      </h2>
      <p>{fill(labels.lead, { name: statement.translatedBy })}</p>
      {translatedFields.map((field) => (
        <div key={field} className="grid gap-2">
          <h3 className="text-s font-strong">{fields[field]}</h3>
          <p className="small quiet">{labels.own}</p>
          <p className="wrap-anywhere whitespace-pre-line" lang={statement.language}>
            {statement.translation[field]?.of}
          </p>
          <p className="small quiet">{labels.english}</p>
          <p className="wrap-anywhere whitespace-pre-line" lang="en">
            {statement.translation[field]?.text}
          </p>
        </div>
      ))}
      <DoneHere>
        {isDone ? null : statement.readBackAt ? (
          <p className="text-good">
            {fill(labels.confirmed, { date: formatDate(statement.readBackAt, locale) })}
          </p>
        ) : (
          <Form
            call={paperApi.confirmReadBack}
            schema={readBack}
            words={labels}
            fixed={{ id: matterId, version: statement.version }}
            onDone={() => {
              setDone(true);
              onDone();
            }}
          >
            <p>{labels.wrong}</p>
          </Form>
        )}
      </DoneHere>
    </section>
  );
}
