import * as caseApi from '#domain/cases/api.ts';
import type { ClientFileRequest } from '#domain/cases/file-requests.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { Fault } from '#ui/Fault.tsx';
import { useWrite } from '../../calls/use-write.ts';
import type { CaseFormProps } from '../case-page-props.ts';
import type { RequestProps } from './request-props.ts';

interface TakeBackProps extends CaseFormProps, Pick<RequestProps, 'onTakenBack'> {
  readonly file: ClientFileRequest['files'][number];
}

/** Takes a file back that we have not looked at yet. */
export default function TakeBack({
  file,
  locale,
  page,
  account,
  siteEmail,
  onChanged,
  onTakenBack,
}: TakeBackProps) {
  // Refused: we may have it by now, which the list then says.
  const { write, fault, isSending } = useWrite(locale, account, { onRefused: onChanged });
  const takeBack = () =>
    void write(caseApi.takeBackFile, { id: file.id }, { onDone: () => onTakenBack(file.name) });
  return (
    <div className="grid gap-2">
      <p>
        <button type="button" className={link} disabled={isSending} onClick={takeBack}>
          {fill(page.requests.takeBack, { name: file.name })}
        </button>
      </p>
      {fault && <Fault {...faultTexts(fault, account, { email: siteEmail })} takesFocus />}
    </div>
  );
}
