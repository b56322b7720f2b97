import { useEffect, useState } from 'react';
import { FieldGroup, type FieldTexts } from '#ui/Field.tsx';
import { fileBox, fileBoxColors, fileButton, fileInput } from '#ui/file-box.ts';
import { FileList, type ListedFile } from '#ui/FileList.tsx';

interface FilePickerProps extends FieldTexts {
  readonly className?: string | undefined;
  /** For `<input accept>`. */
  readonly accept: string;
  /** A button in a row of others: no box, its limits only read out; what is chosen stands above the row. */
  readonly inRow?: boolean;
  /** Only one file can be chosen at a time. */
  readonly isSingle?: boolean;
  readonly files: readonly ListedFile[];
  readonly words: {
    readonly add: string;
    readonly drop: string;
    readonly list: string;
    readonly remove: string;
    readonly retry: string;
  };
  /** Sentences that name a file, for screen readers. */
  readonly named: {
    readonly added: (name: string) => string;
    readonly refused: (name: string, reason: string) => string;
    readonly removed: (name: string) => string;
    readonly remove: (name: string) => string;
    readonly retry: (name: string) => string;
  };
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRemove: (id: string) => void;
  readonly onRetry: (id: string) => void;
}

/** Chooses files by button, camera or drag and drop, and lists them. */
export function FilePicker(props: FilePickerProps) {
  const {
    accept,
    isSingle = false,
    inRow = false,
    files,
    words,
    named,
    onAdd,
    onRemove,
    onRetry,
    ...texts
  } = props;
  const [announcement, say] = useState('');
  const [over, setOver] = useState(false);
  const [known, setKnown] = useState(files);
  useEffect(() => {
    if (files === known) return;
    setKnown(files);
    const before = new Map(known.map((file) => [file.id, file.tone]));
    const news = files.flatMap(({ id, name, tone, status }) => {
      if (tone === 'danger') return before.get(id) === 'danger' ? [] : [named.refused(name, status)];
      return before.has(id) ? [] : [named.added(name)];
    });
    if (news.length > 0) say(news.join('\n'));
    // All were sent with the form: what happened with each no longer matters. What somebody removed themselves stays said.
    else if (files.length === 0)
      say((said) => (known.some(({ name }) => said === named.removed(name)) ? said : ''));
  }, [files, known, named]);
  const add = (list: globalThis.FileList | null) => onAdd([...(list ?? [])]);
  const remove = (id: string) => {
    const name = files.find((file) => file.id === id)?.name ?? '';
    onRemove(id);
    say(named.removed(name));
    document.getElementById(texts.id)?.focus();
  };
  return (
    <FieldGroup
      {...texts}
      {...(inRow && {
        label: <span className="hidden-visually">{texts.label}</span>,
        hint: texts.hint && <span className="hidden-visually">{texts.hint}</span>,
        className: 'has-[li]:order-first has-[li]:basis-full *:empty:hidden [&>legend]:mb-0! gap-0!',
      })}
    >
      <div
        className={inRow ? 'relative' : `${fileBox} ${fileBoxColors[over ? 'over' : 'rest']}`}
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
          className={fileInput}
          type="file"
          id={texts.id}
          multiple={!isSingle}
          accept={accept}
          onChange={(event) => {
            add(event.target.files);
            // The same file can be chosen again after it was removed.
            event.target.value = '';
          }}
        />
        <label className={fileButton} htmlFor={texts.id}>
          {words.add}
        </label>
        {!inRow && <span className="small quiet pointer-coarse:hidden">{words.drop}</span>}
      </div>
      <p className="hidden-visually" role="status">
        {announcement}
      </p>
      <FileList
        label={words.list}
        files={files}
        words={words}
        nameRemove={named.remove}
        nameRetry={named.retry}
        onRemove={remove}
        onRetry={onRetry}
      />
    </FieldGroup>
  );
}
