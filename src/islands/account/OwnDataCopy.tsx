import { useEffect, useRef, useState } from 'react';
import { pathsOf } from '#domain/own-data/file-paths.ts';
import type { OwnDataAnswer } from '#domain/own-data/own-data.ts';
import { saveBlob } from '#browser/save-blob.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import { fill, formatList, formatSize } from '#i18n/format.ts';
import { buttonRow, link } from '#ui/button.ts';
import { DoneNote } from '#ui/DoneNote.tsx';
import type { PartProps } from './own-account-props.ts';

interface OwnDataCopyProps extends Pick<PartProps, 'locale' | 'ownData'> {
  readonly answer: OwnDataAnswer;
}

/** The copy: one file with everything, or each file by itself. Takes the focus, which the form before it had. */
export function OwnDataCopy({ answer, locale, ownData }: OwnDataCopyProps) {
  const labels = ownData.copy;
  const { data, files } = answer;
  const [done, setDone] = useState<number | null>(null);
  const [saved, setSaved] = useState('');
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const paths = pathsOf(files, labels.folder);
  const text = JSON.stringify({ about: labels.about, ...data }, null, 2);
  const size = files.reduce((sum, file) => sum + file.size, new Blob([text]).size);
  const saveAll = async () => {
    setSaved('');
    setDone(0);
    // Few people need the packer, so it is loaded on demand.
    const { zipOwnData } = await import('#browser/save-own-data.ts');
    const entries = files.map((file) => ({ file, path: paths.get(file.id) ?? file.id }));
    const { zip, missing } = await zipOwnData({ name: labels.dataName, text }, entries, setDone);
    const name = fill(labels.zipName, { date: officeDate(new Date(data.madeAt)) });
    saveBlob(zip, name);
    setSaved(
      missing.length === 0
        ? fill(labels.saved, { name })
        : fill(labels.partly, { name, missing: formatList(missing, locale) }),
    );
    setDone(null);
  };
  return (
    <>
      <p className={buttonRow}>
        <button
          type="button"
          className="button"
          ref={first}
          // A disabled button would lose the focus.
          aria-disabled={done !== null}
          onClick={() => done === null && void saveAll()}
        >
          {done === null
            ? fill(labels.all, { size: formatSize(size, locale) })
            : fill(labels.saving, { done, count: files.length })}
        </button>
      </p>
      <DoneNote>{saved}</DoneNote>
      <p>
        <button
          type="button"
          className={link}
          onClick={() => saveBlob(new Blob([text], { type: 'application/json' }), labels.dataName)}
        >
          {labels.dataOnly}
        </button>
      </p>
      {files.length > 0 && (
        <>
          <h3 className="text-l">{labels.each}</h3>
          <ul className="divide-y divide-line">
            {files.map((file) => (
              <li key={file.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
                {/* The server makes a fresh, short-lived address of the file for each click. */}
                <a
                  className={`${link} wrap-anywhere`}
                  href={`/api/account/files/${file.kind}/${file.id}`}
                  rel="nofollow"
                >
                  {file.name}
                </a>
                <span className="small quiet">
                  {fill(labels.kinds[file.kind], { reference: file.belongsTo })} ·{' '}
                  {formatSize(file.size, locale)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
