import { useState } from 'react';
import * as workplace from '#domain/workplace/api.staff.ts';
import { describeFault, type FaultFacts } from '#browser/api-fault.ts';
import { saveBlob } from '#browser/save-blob.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { link } from '#ui/button.ts';
import { Fault } from '#ui/Fault.tsx';
import { toCsv } from '#ui/table/csv.ts';
import { PartHeading } from '../Panel.tsx';
import { callStaffApi } from '../staff-calls.ts';
import { useStaffWords } from '../staff-words.ts';

interface FigureTitleProps {
  readonly id: string;
  readonly name: string;
  readonly heads: readonly string[];
  readonly rows: readonly { readonly head: string; readonly cells: readonly string[] }[];
  readonly children: string;
}

/** The title with a file of its table; that it leaves the workplace is noted first. */
export function FigureTitle({ id, name, heads, rows, children }: FigureTitleProps) {
  const words = useStaffWords();
  const [fault, setFault] = useState<FaultFacts | null>(null);
  async function save(): Promise<void> {
    await callStaffApi(workplace.noteExport, { list: 'figures', rows: rows.length });
    const csv = toCsv(
      heads,
      rows.map(({ head, cells }) => [head, ...cells]),
    );
    saveBlob(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
  }
  function press(): void {
    setFault(null);
    save().catch((error: unknown) => setFault(describeFault(error, words.account)));
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PartHeading id={id}>{children}</PartHeading>
        <button type="button" className={link} onClick={press}>
          {words.frame.list.csv}
        </button>
      </div>
      {fault && <Fault {...faultTexts(fault, words.account)} takesFocus />}
    </>
  );
}
