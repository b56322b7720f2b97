import { useId, useState } from 'react';
import * as countyApi from '#domain/counties/api.staff.ts';
import {
  countyChangeKinds,
  takenChanges,
  type CountyChange,
  type CountyPreview,
} from '#domain/counties/compare-file.ts';
import { ApiError } from '#browser/api.ts';
import { describeFault, hasCode, type FaultFacts } from '#browser/api-fault.ts';
import { countyFileText } from '#i18n/county-file-text.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill, formatDate, plural } from '#i18n/format.ts';
import { button, link } from '#ui/button.ts';
import { control } from '#ui/control.ts';
import { DoneNote } from '#ui/DoneNote.tsx';
import { Fault } from '#ui/Fault.tsx';
import { callStaffApi } from '../staff-calls.ts';
import { useWriteKey } from '#ui/form/write-key.ts';
import { Badge, type Tone } from '../Badge.tsx';
import { checkerText } from './checked-text.ts';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

interface ImportFileProps {
  readonly onChanged: () => void;
}

/** Enough to see whether it is the right file. */
const mostShown = 200;
const tones: Readonly<Record<CountyChange['kind'], Tone>> = {
  new: 'good',
  changed: 'wait',
  checked: 'quiet',
  older: 'danger',
};

/** The text of a file as a spreadsheet saves it: mostly UTF-8, on Windows also its older letters. */
function decodeSheet(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A county file from outside: compared first, line by line; saved only as a whole, by somebody who saw what changes. */
export function ImportFile({ onChanged }: ImportFileProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.counties.import;
  const id = useId();
  const key = useWriteKey();
  const [csv, setCsv] = useState('');
  const [preview, setPreview] = useState<CountyPreview | null>(null);
  const [fault, setFault] = useState<FaultFacts | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [note, setNote] = useState('');

  async function compare(text: string): Promise<void> {
    setBusy(true);
    try {
      setPreview(await callStaffApi(countyApi.previewFile, { csv: text }));
    } catch (error) {
      const { text: sentence, reference } = describeFault(error, words.account);
      // The form has one field, so what is said of it is all there is to say.
      const [ofFile] = error instanceof ApiError ? error.fields : [];
      setFault({ text: ofFile?.message ?? sentence, reference });
    } finally {
      setBusy(false);
    }
  }
  async function choose(file: File | undefined): Promise<void> {
    setFault(null);
    setNote('');
    setPreview(null);
    if (!file) return;
    try {
      const text = decodeSheet(await file.arrayBuffer());
      setCsv(text);
      await compare(text);
    } catch {
      setFault({ text: labels.unreadable, reference: '' });
    }
  }
  async function save(seen: string): Promise<void> {
    setFault(null);
    setBusy(true);
    try {
      const { saved } = await key.send(countyApi.importFile.path, { csv, seen }, (body) =>
        callStaffApi(countyApi.importFile, body),
      );
      setPreview(null);
      setNote(plural(saved, labels.done, locale));
      onChanged();
    } catch (error) {
      if (!hasCode(error, 'stale')) return setFault(describeFault(error, words.account));
      setFault({ text: labels.stale, reference: '' });
      await compare(csv);
    } finally {
      setBusy(false);
    }
  }

  const toSave = preview ? takenChanges(preview).length : 0;
  return (
    <details>
      <summary className={`${link} min-h-10! align-top`}>{labels.open}</summary>
      <div className="grid max-w-160 grid-cols-1 gap-3 pt-3">
        <p className="text-ink-soft">{labels.lead}</p>
        <label className="font-strong" htmlFor={`${id}-file`}>
          {labels.file}
        </label>
        <input
          className={`${control} file:me-3 file:rounded-s file:border file:border-line-strong file:bg-ground-sunk file:px-3 file:py-1 file:[color:inherit] file:[font:inherit]`}
          id={`${id}-file`}
          type="file"
          accept=".csv,text/csv"
          onChange={(event) => {
            const input = event.currentTarget;
            // The same file, mended, may be chosen again.
            void choose(input.files?.[0]).finally(() => (input.value = ''));
          }}
        />
        <p role="status" className="empty:hidden">
          {isBusy ? labels.reading : ''}
        </p>
        {fault && <Fault {...faultTexts(fault, words.account)} />}
        <DoneNote>{note}</DoneNote>
        {preview && <Preview preview={preview} />}
        {preview && preview.faults.length === 0 && toSave > 0 && (
          <p>
            <button
              type="button"
              className={button}
              disabled={isBusy}
              onClick={() => void save(preview.seen)}
            >
              {plural(toSave, labels.submit, locale)}
            </button>
          </p>
        )}
      </div>
    </details>
  );
}

function Preview({ preview }: { readonly preview: CountyPreview }) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.counties.import;
  const { faults, changes, same, left } = preview;
  if (faults.length > 0)
    return (
      <>
        <p className="text-danger">{plural(faults.length, labels.faults, locale)}</p>
        <ul className="grid grid-cols-1 gap-1">
          {faults.slice(0, mostShown).map(({ line, column, fault }) => (
            <li key={`${line} ${column} ${fault}`}>
              {fill(labels.faultIn, {
                line,
                column,
                message: countyFileText(words.counties.fileProblems, { column, fault }),
              })}
            </li>
          ))}
        </ul>
      </>
    );
  const counts = countyChangeKinds.flatMap((kind) => {
    const count = changes.filter((one) => one.kind === kind).length;
    return count > 0 ? [`${labels.kinds[kind]}: ${count}`] : [];
  });
  return (
    <>
      <p>{counts.length > 0 ? `${counts.join(', ')}.` : labels.nothing}</p>
      <p className="text-ink-soft">{fill(labels.rest, { same, left })}</p>
      <ul className="grid grid-cols-1 divide-y divide-line">
        {changes.slice(0, mostShown).map(({ kind, value, before }) => (
          <li key={`${value.county} ${value.court} ${value.field}`} className="grid gap-0.5 py-2">
            <p className="flex flex-wrap items-center gap-x-2">
              <span className="font-strong">
                {value.county}, {words.counties.courts[value.court].name}:{' '}
                {words.counties.fields[value.field]}
              </span>
              <Badge tone={tones[kind]}>{labels.kinds[kind]}</Badge>
            </p>
            <p lang="en" className="wrap-anywhere">
              {value.value}
            </p>
            {before && before.value !== value.value && (
              <p className="text-xs wrap-anywhere text-ink-soft">
                {fill(labels.before, { value: before.value })}
              </p>
            )}
            <p className="text-xs wrap-anywhere text-ink-soft">
              {fill(labels.from, {
                source: value.source,
                date: formatDate(value.checked, locale),
                name: checkerText(value.by, words.counties),
              })}
            </p>
          </li>
        ))}
      </ul>
      {changes.length > mostShown && <p>{plural(changes.length - mostShown, labels.more, locale)}</p>}
    </>
  );
}
