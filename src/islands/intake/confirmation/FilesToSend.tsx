import { useEffect, useId, useRef, useState } from 'react';
import { acceptAttribute } from '#domain/uploads/rules.ts';
import { createFileQueue, type FileQueue } from '#browser/file-queue.ts';
import { fill } from '#i18n/format.ts';
import { describeFile } from '#i18n/queued-files.ts';
import { buttonRow } from '#ui/button.ts';
import { fileBox, fileBoxColors, fileButton, fileInput } from '#ui/file-box.ts';
import { FileList } from '#ui/FileList.tsx';
import { describeFault } from '#browser/api-fault.ts';
import { attachFiles } from '#browser/intake/application-calls.ts';
import type { ConfirmationProps } from './confirmation-props.ts';

interface FilesToSendProps extends ConfirmationProps {
  readonly onAttached: () => void;
}

/** Sends files that were missing, with the same rules and progress as in the form. */
export default function FilesToSend(props: FilesToSendProps) {
  const { locale, words, messages, account, onAttached } = props;
  const [, redraw] = useState(0);
  const queue = useRef<FileQueue>(null);
  const files = (queue.current ??= createFileQueue(locale, () => redraw((count) => count + 1)));
  useEffect(() => files.retryWhenOnline(), [files]);
  const [attaching, setAttaching] = useState(false);
  const [fault, setFault] = useState('');
  const own = words.files;
  const states = { ...own, later: own.failed };
  const input = useId();
  const listError = files.listError();

  async function attach(): Promise<void> {
    setAttaching(true);
    setFault('');
    await files.settled();
    try {
      await attachFiles(
        locale,
        files.tickets().map(({ ticket }) => ticket),
      );
      files.clear();
      onAttached();
    } catch (error) {
      setFault(describeFault(error, account).text);
    }
    setAttaching(false);
  }

  return (
    <div className="no-print grid grid-cols-1 gap-3">
      <div className={`${fileBox} ${fileBoxColors.rest}`}>
        <input
          className={fileInput}
          type="file"
          id={input}
          multiple
          accept={acceptAttribute}
          aria-describedby={`${input}-hint`}
          onChange={(event) => {
            files.add([...(event.target.files ?? [])]);
            // The same file can be chosen again after it was removed.
            event.target.value = '';
          }}
        />
        <label className={fileButton} htmlFor={input}>
          {own.add}
        </label>
        <span className="small quiet" id={`${input}-hint`}>
          {own.hint}
        </span>
      </div>
      <div className="empty:hidden" role="status">
        {listError && <p className="text-s font-strong text-danger">{messages[listError] ?? listError}</p>}
      </div>
      <FileList
        label={own.list}
        files={files
          .list()
          .map((file) => describeFile(file, states, messages, locale, files.canRetry(file.id)))}
        words={{ remove: own.remove, retry: own.retry }}
        nameRemove={(name) => fill(own.removeNamed, { name })}
        nameRetry={(name) => fill(own.retryNamed, { name })}
        onRemove={(id) => {
          files.remove(id);
          document.getElementById(input)?.focus();
        }}
        onRetry={files.retry}
      />
      {files.list().some(({ ticket }) => ticket !== undefined) && (
        <p className={buttonRow}>
          <button type="button" className="button" disabled={attaching} onClick={() => void attach()}>
            {attaching ? own.attaching : own.attach}
          </button>
        </p>
      )}
      <div className="empty:hidden" role="status">
        {fault && <p className="notice danger">{fault}</p>}
      </div>
    </div>
  );
}
