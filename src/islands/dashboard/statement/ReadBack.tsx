import { useState } from 'react';
import * as paperApi from '#domain/papers/api.ts';
import type { OwnStatement } from '#domain/papers/own-statement.ts';
import { ownWordFields } from '#domain/papers/statement.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { button } from '#ui/button.ts';
import { Fault } from '#ui/Fault.tsx';
import { FocusedNote } from '#ui/FocusedNote.tsx';
import { useWrite } from '../../calls/use-write.ts';
import type { StatementProps } from './statement-props.ts';

interface ReadBackProps extends StatementProps {
  readonly own: OwnStatement;
  readonly matterId: string;
  readonly onDone: () => void;
}

/** The English beside the client's own words: only they can say that it is what they told. */
export function ReadBack({ own, matterId, labels, locale, account, siteEmail, onDone }: ReadBackProps) {
  const { write, fault, isSending } = useWrite(locale, account);
  const [note, setNote] = useState<{ readonly text: string } | null>(null);
  const { statement } = own;
  if (!statement?.translatedBy) return null;
  const translatedFields = ownWordFields.filter((field) => statement.translation[field]);
  return (
    <section className="card grid grid-cols-1 gap-4" aria-labelledby="read-back">
      <h2 className="text-h3" id="read-back">
        {labels.translation.title}
      </h2>
      <p>{fill(labels.translation.lead, { name: statement.translatedBy })}</p>
      {translatedFields.map((field) => (
        <div key={field} className="grid gap-2">
          <h3 className="text-s font-strong">{labels.fields[field]}</h3>
          <p className="small quiet">{labels.translation.own}</p>
          <p className="wrap-anywhere whitespace-pre-line" lang={statement.language}>
            {statement.translation[field]?.of}
          </p>
          <p className="small quiet">{labels.translation.english}</p>
          <p className="wrap-anywhere whitespace-pre-line" lang="en">
            {statement.translation[field]?.text}
          </p>
        </div>
      ))}
      <FocusedNote note={note} />
      {note ? null : statement.readBackAt ? (
        <p className="text-good">
          {fill(labels.translation.confirmed, { date: formatDate(statement.readBackAt, locale) })}
        </p>
      ) : (
        <form
          className="grid gap-4"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void write(paperApi.confirmReadBack, { id: matterId, version: statement.version }).then(
              (done) => {
                if (!done) return;
                setNote({ text: labels.translation.done });
                onDone();
              },
            );
          }}
        >
          <p>{labels.translation.wrong}</p>
          {fault && <Fault {...faultTexts(fault, account, { email: siteEmail })} takesFocus />}
          <p>
            <button type="submit" className={button} disabled={isSending}>
              {labels.translation.confirm}
            </button>
          </p>
        </form>
      )}
    </section>
  );
}
