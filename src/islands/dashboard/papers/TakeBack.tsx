import * as caseApi from '#domain/cases/api.ts';
import type { ClientFileRequest } from '#domain/cases/file-requests.ts';
import { fill } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { useTellDone } from '#ui/form/DoneHere.tsx';
import { useApiCommand } from '../../calls/api-query.tsx';
import { useWords } from '../../calls/use-words.ts';

interface TakeBackProps {
  readonly file: ClientFileRequest['files'][number];
  readonly onChanged: () => void;
}

/** Takes a file back that we have not looked at yet. */
export default function TakeBack({ file, onChanged }: TakeBackProps) {
  const { takenBack } = useWords('case-page').requests;
  const { takeBack } = useWords('case-forms').requests;
  const tell = useTellDone();
  const { run, isRunning, fault } = useApiCommand(caseApi.takeBackFile, { alsoReloads: [caseApi.read] });
  const named = { name: file.name };
  return (
    <div className="grid gap-2">
      <p>
        <button
          type="button"
          className={link}
          disabled={isRunning}
          // Refused: we may have it by now, which the list then says.
          onClick={() => void run({ id: file.id }, () => tell?.(fill(takenBack, named)), onChanged)}
        >
          {fill(takeBack, named)}
        </button>
      </p>
      {fault}
    </div>
  );
}
