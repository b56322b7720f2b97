import { useState } from 'react';
import {
  mayMoveRequest,
  requestNoteMax,
  type RequestStatus,
  type StaffFileRequest,
} from '#domain/cases/file-requests.ts';
import * as casesApi from '#domain/cases/api.staff.ts';
import type { Locale } from '#domain/languages.ts';
import { fill } from '#i18n/format.ts';
import type { StaffWords } from '#i18n/staff.ts';
import { link } from '#ui/button.ts';
import { FocusedNote } from '#ui/FocusedNote.tsx';
import { ActionForm } from '../../ActionForm.tsx';
import { Badge, type Tone } from '../../Badge.tsx';
import { shortDay } from '../../formats.ts';
import { Quote } from '#ui/Quote.tsx';
import { sendStaff } from '../../staff-calls.ts';
import { CaseFilePicker } from '../CaseFilePicker.tsx';
import { StaffFiles } from '../StaffFiles.tsx';
import { WriteEnd } from '../WriteEnd.tsx';
import { useFiles } from '../../../calls/use-files.ts';
import { useCaseWrite } from '../use-case-write.ts';

interface FileRequestEntryProps {
  readonly item: StaffFileRequest;
  readonly words: StaffWords;
  readonly locale: Locale;
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
export function FileRequestEntry({ item, words, locale, onChanged }: FileRequestEntryProps) {
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
      <StaffFiles words={words} locale={locale} files={item.files} />
      {allowed.length > 0 && (
        <ActionForm
          words={words}
          question={labels.decide.question}
          choices={allowed.map((value) => ({ value, text: labels.decide[value] }))}
          reason={{
            label: labels.decide.note,
            hint: labels.decide.noteHint,
            maxLength: requestNoteMax,
            lines: 2,
          }}
          submit={labels.decide.submit}
          quiet
          send={async ({ choice, reason }, keyed) => {
            await sendStaff(
              casesApi.decideFiles,
              keyed({ id: item.id, decision: choice, note: reason || null, version: item.version }),
            );
            setDecided({ text: labels.decide.done });
          }}
          onDone={onChanged}
          done=""
        />
      )}
      <FocusedNote note={decided} />
      {mayMoveRequest(item.status, 'sent', 'staff') && (
        <FilesForClient item={item} words={words} locale={locale} onChanged={onChanged} />
      )}
    </li>
  );
}

/** What came by letter, at the counter or in a mail. */
function FilesForClient({ item, words, locale, onChanged }: FileRequestEntryProps) {
  const labels = words.papers.requests.forClient;
  const files = useFiles(locale);
  const [round, setSent] = useState(0);
  const state = useCaseWrite(words, locale, onChanged);
  async function send(): Promise<void> {
    if (files.waits()) return state.refuse(words.thread.filesOnWay);
    const done = await state.write(
      casesApi.answerForClient,
      { id: item.id, tickets: files.tickets() },
      labels.done,
    );
    if (!done) return;
    files.clear();
    setSent(round + 1);
  }
  return (
    <details>
      <summary className={`${link} text-xs`}>{labels.open}</summary>
      <form
        className="grid grid-cols-1 gap-3 pt-2"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <CaseFilePicker key={round} words={words} locale={locale} files={files} />
        <WriteEnd words={words} submit={labels.submit} quiet state={state} />
      </form>
    </details>
  );
}
