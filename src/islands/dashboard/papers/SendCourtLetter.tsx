import { useState } from 'react';
import * as caseApi from '#domain/cases/api.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { describePicker } from '#i18n/queued-files.ts';
import { button } from '#ui/button.ts';
import { Fault } from '#ui/Fault.tsx';
import { FilePicker } from '#ui/FilePicker.tsx';
import { JoinPhotos } from '../JoinPhotos.tsx';
import type { ReportFormProps } from '../case/report-props.ts';
import { useFiles } from '../../calls/use-files.ts';
import { useWrite } from '../../calls/use-write.ts';

/** Photos of what the court sent: notices reach the client's letterbox, not us. */
export default function SendCourtLetter({ onDone, ...props }: ReportFormProps) {
  const { matter, locale, account, page, messages, siteEmail, caseId } = props;
  const labels = page.report;
  const files = useFiles(locale);
  const [isEarly, setEarly] = useState(false);
  const { write, fault, isSending } = useWrite(locale, account);
  async function send() {
    const tickets = files.tickets();
    if (tickets.length === 0 || files.waits()) return setEarly(true);
    setEarly(false);
    if (!(await write(caseApi.sendCourtLetter, { id: caseId, matterId: matter.id, tickets }))) return;
    files.clear();
    onDone();
  }
  const picker = describePicker(files.queue, page.files, messages, locale);
  return (
    <form
      className="grid gap-3 pt-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p className="small">{labels.letterLead}</p>
      <FilePicker
        id={`court-letter-${matter.id}`}
        label={labels.letterPick}
        errorPrefix={account.errorPrefix}
        {...picker}
        error={isEarly && !(files.tickets().length > 0 && !files.waits()) ? page.requests.wait : picker.error}
      />
      <JoinPhotos files={files.queue} page={page} />
      {fault && <Fault {...faultTexts(fault, account, { email: siteEmail })} takesFocus />}
      <p>
        <button type="submit" className={button} disabled={isSending}>
          {isSending ? page.requests.sending : labels.letterSend}
        </button>
      </p>
    </form>
  );
}
