import { useState } from 'react';
import * as goalApi from '#domain/goals/api.ts';
import { notesRequest } from '#domain/goals/plans.ts';
import { TextArea } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useWords } from '../../calls/use-words.ts';

interface OwnNotesProps {
  readonly notes: string;
  readonly reload: () => void;
}

/** Notes for nobody else. What another device wrote meanwhile is never written over: the server compares what was seen. */
export function OwnNotes({ notes, reload }: OwnNotesProps) {
  const words = useWords('plans').notes;
  const [seen, setSeen] = useState(notes);
  /** Somebody else was faster: what they wrote is shown, so that it is seen before it is replaced. */
  const [wasRefused, setRefused] = useState(false);
  return (
    <section className="grid gap-3 border-t border-line pt-4">
      <h3 className="text-l">{words.title}</h3>
      <p>{words.lead}</p>
      <Form
        call={goalApi.keepNotes}
        schema={notesRequest}
        words={words}
        fixed={{ seen: wasRefused ? notes : seen }}
        initial={{ notes }}
        reload={reload}
        onRefused={() => setRefused(true)}
        onDone={(_, saved) => {
          setSeen(saved.notes);
          setRefused(false);
        }}
        after="keep"
        quiet
      >
        {wasRefused && notes !== seen && (
          <div className="notice grid gap-1">
            <p>{words.elsewhere}</p>
            <p className="wrap-anywhere whitespace-pre-line">{notes}</p>
          </div>
        )}
        <TextArea name="notes" />
      </Form>
    </section>
  );
}
