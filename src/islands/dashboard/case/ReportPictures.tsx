import { describePicker } from '#i18n/queued-files.ts';
import { FilePicker } from '#ui/FilePicker.tsx';
import type { FormFiles } from '../../calls/use-files.ts';
import { JoinPhotos } from '../JoinPhotos.tsx';
import type { CaseFormProps } from '../case-page-props.ts';

interface ReportPicturesProps extends CaseFormProps {
  readonly files: FormFiles;
  readonly id: string;
  readonly label: string;
}

/** Pictures that come with a report, where the client has some. */
export function ReportPictures({ files, id, label, page, messages, locale, account }: ReportPicturesProps) {
  return (
    <>
      <FilePicker
        id={id}
        label={label}
        errorPrefix={account.errorPrefix}
        {...describePicker(files.queue, page.files, messages, locale)}
      />
      <JoinPhotos files={files.queue} page={page} />
    </>
  );
}
