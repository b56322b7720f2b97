import { useState } from 'react';
import * as caseApi from '#domain/cases/api.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { describePicker } from '#i18n/queued-files.ts';
import { button } from '#ui/button.ts';
import { Fault } from '#ui/Fault.tsx';
import { FilePicker } from '#ui/FilePicker.tsx';
import { JoinPhotos } from '../JoinPhotos.tsx';
import { useFiles } from '../../calls/use-files.ts';
import { useWrite } from '../../calls/use-write.ts';
import type { RequestProps } from './request-props.ts';

/** The files that answer a request; they go once all of them are here. */
export default function AnswerRequest({ request, ...props }: RequestProps) {
  const { locale, account, page, messages, siteEmail, onSent } = props;
  const labels = page.requests;
  const files = useFiles(locale);
  const [isEarly, setEarly] = useState(false);
  const { write, fault, isSending } = useWrite(locale, account);
  async function send() {
    const tickets = files.tickets();
    if (tickets.length === 0 || files.waits()) return setEarly(true);
    setEarly(false);
    if (!(await write(caseApi.answerRequest, { id: request.id, tickets }))) return;
    files.clear();
    onSent();
  }
  const picker = describePicker(files.queue, page.files, messages, locale);
  return (
    <form
      className="no-print grid gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <FilePicker
        id={`request-${request.id}`}
        label={labels.pick}
        errorPrefix={account.errorPrefix}
        {...picker}
        error={isEarly && !(files.tickets().length > 0 && !files.waits()) ? labels.wait : picker.error}
      />
      <JoinPhotos files={files.queue} page={page} />
      {fault && <Fault {...faultTexts(fault, account, { email: siteEmail })} takesFocus />}
      <p>
        <button type="submit" className={button} disabled={isSending}>
          {isSending ? labels.sending : labels.send}
        </button>
      </p>
    </form>
  );
}
