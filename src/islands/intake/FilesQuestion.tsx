import { useState } from 'react';
import type { Locale } from '#domain/languages.ts';
import { acceptAttribute } from '#domain/uploads/rules.ts';
import type { IntakeWords } from '#i18n/en/intake.ts';
import { fill, intlTag } from '#i18n/format.ts';
import { FieldGroup } from '#ui/Field.tsx';
import { FileList, type ListedFile } from '#ui/FileList.tsx';
import { Label } from './QuestionField.tsx';
import type { FileQueue, IntakeFile } from './file-queue.ts';

interface FilesQuestionProps {
  readonly files: FileQueue;
  readonly words: IntakeWords;
  readonly messages: Readonly<Record<string, string>>;
  readonly locale: Locale;
}

const id = 'intake-files';

/** Papers that support the case: optional, sent one by one as soon as they are chosen. */
export function FilesQuestion({ files, words, messages, locale }: FilesQuestionProps) {
  const [said, say] = useState('');
  const [over, setOver] = useState(false);
  const own = words.files;
  const listError = files.listError();
  const add = (list: FileList_ | null) => {
    const chosen = [...(list ?? [])];
    files.add(chosen);
    say(chosen.map((file) => fill(own.addedNow, { name: file.name })).join('. '));
  };
  const remove = (fileId: string) => {
    const name = files.list().find((file) => file.id === fileId)?.name ?? '';
    files.remove(fileId);
    say(fill(own.removedNow, { name }));
    document.getElementById(id)?.focus();
  };
  return (
    <FieldGroup
      id={id}
      label={<Label text={own.label} mark={words.optional} />}
      hint={own.hint}
      error={listError ? messages[listError] : undefined}
      errorPrefix={words.errorPrefix}
    >
      <div
        className={over ? 'drop over' : 'drop'}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          add(event.dataTransfer.files);
        }}
      >
        <input
          className="hidden-visually"
          type="file"
          id={id}
          multiple
          accept={acceptAttribute}
          onChange={(event) => {
            add(event.target.files);
            // The same file can be chosen again after it was removed.
            event.target.value = '';
          }}
        />
        <label className="button second" htmlFor={id}>
          {own.add}
        </label>
        <span className="small quiet drop-hint">{own.drop}</span>
      </div>
      <p className="hidden-visually" role="status">
        {said}
      </p>
      <FileList
        label={own.list}
        files={files.list().map((file) => listed(file, words, messages, locale, files.canRetry(file.id)))}
        words={{ remove: own.remove, retry: own.retry }}
        nameRemove={(name) => fill(own.removeNamed, { name })}
        nameRetry={(name) => fill(own.retryNamed, { name })}
        onRemove={remove}
        onRetry={files.retry}
      />
    </FieldGroup>
  );
}

type FileList_ = globalThis.FileList;

function listed(
  file: IntakeFile,
  { files: words }: IntakeWords,
  messages: Readonly<Record<string, string>>,
  locale: Locale,
  hasBytes: boolean,
): ListedFile {
  const status = {
    waiting: words.waiting,
    sending: fill(words.sending, { percent: file.percent }),
    checking: words.checking,
    sent: words.sent,
    later: words.later,
    refused: messages[file.refusal ?? ''] ?? (file.refusal || words.failed),
  }[file.status];
  const tones = {
    waiting: 'busy',
    sending: 'busy',
    checking: 'busy',
    sent: 'good',
    later: 'wait',
    refused: 'danger',
  } as const;
  return {
    id: file.id,
    name: file.name,
    size: formatSize(file.size, locale),
    status,
    tone: tones[file.status],
    percent: file.status === 'sending' || file.status === 'checking' ? file.percent : undefined,
    canRetry: file.status === 'later' && hasBytes,
  };
}

/** "850 kB", "1.2 MB"; megabytes as the limit counts them, 1024 × 1024. */
function formatSize(bytes: number, locale: Locale): string {
  const mega = bytes >= 1024 * 1024;
  return new Intl.NumberFormat(intlTag(locale), {
    style: 'unit',
    unit: mega ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: mega ? 1 : 0,
  }).format(bytes / (mega ? 1024 * 1024 : 1024));
}
