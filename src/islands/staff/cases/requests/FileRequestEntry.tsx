import { useState } from 'react';
import { mayMoveRequest, type RequestStatus, type StaffFileRequest } from '#domain/cases/file-requests.ts';
import * as casesApi from '#domain/cases/api.staff.ts';
import { fill } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { FocusedNote } from '#ui/FocusedNote.tsx';
import { Choice, TextArea } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Badge, type Tone } from '../../Badge.tsx';
import { shortDay } from '../../formats.ts';
import { Quote } from '#ui/Quote.tsx';
import { StaffFiles } from '../StaffFiles.tsx';
import { Files } from '../../../calls/Files.tsx';
import { useStaffWords } from '../../staff-words.ts';
import { useLocale } from '../../../calls/use-words.ts';

interface FileRequestEntryProps {
  readonly item: StaffFileRequest;
  readonly onChanged: () => void;
}

const tones: Readonly<Record<RequestStatus, Tone>> = {
  needed: 'quiet',
  sent: 'wait',
  accepted: 'good',
  returned: 'danger',
  withdrawn: 'quiet',
};
const decisions = ['accepted', 'returned', 'withdrawn'] as const;

/** One request: its state, its files, and what staff may decide about it. */
export function FileRequestEntry({ item, onChanged }: FileRequestEntryProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.papers.requests;
  const allowed = decisions.filter((decision) => mayMoveRequest(item.status, decision, 'staff'));
  // Said by the request itself: once nothing is left to decide, the form is gone with whatever it says.
  const [decided, setDecided] = useState<{ readonly text: string } | null>(null);
  return (
    <li className="grid grid-cols-1 gap-2 rounded-s border border-line px-3.5 py-2.5">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-strong wrap-anywhere" lang={item.language}>
          {item.what}
        </span>
        <Badge tone={tones[item.status]}>{labels.statuses[item.status]}</Badge>
        {item.dueOn && (
          <span className="text-xs">{fill(labels.due, { day: shortDay(item.dueOn, locale) })}</span>
        )}
      </p>
      {item.why && (
        <p className="wrap-anywhere whitespace-pre-line" lang={item.language}>
          {item.why}
        </p>
      )}
      {item.returnedNote && <Quote about={labels.returnedBecause}>{item.returnedNote}</Quote>}
      <StaffFiles files={item.files} />
      {allowed.length > 0 && (
        <Form
          call={casesApi.decideFiles}
          words={labels.decide}
          fixed={{ id: item.id, version: item.version }}
          onDone={() => setDecided({ text: labels.decide.done })}
          reload={onChanged}
          quiet
        >
          <Choice
            name="decision"
            options={allowed.map((value) => ({ value, text: labels.decide.fields.decision.options[value] }))}
            inRow
          />
          <TextArea name="note" lines={2} />
        </Form>
      )}
      {allowed.length === 0 && <FocusedNote note={decided} />}
      {mayMoveRequest(item.status, 'sent', 'staff') && <FilesForClient item={item} onChanged={onChanged} />}
    </li>
  );
}

/** What came by letter, at the counter or in a mail. */
function FilesForClient({ item, onChanged }: FileRequestEntryProps) {
  const words = useStaffWords();
  const labels = words.papers.requests.forClient;
  return (
    <details>
      <summary className={`${link} text-xs`}>{labels.title}</summary>
      <Form
        call={casesApi.answerForClient}
        words={labels}
        fixed={{ id: item.id }}
        reload={onChanged}
        className="pt-2"
        quiet
      >
        <Files name="tickets" purpose="case" />
      </Form>
    </details>
  );
}
