import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react';
import * as mattersApi from '#domain/matters/api.staff.ts';
import type { DraftExhibit } from '#domain/papers/make-request.ts';
import type { Box, Pages } from '#browser/cover-pages.ts';
import { fetchFile } from '#browser/fetch-file.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill } from '#i18n/format.ts';
import { button, link, secondButton } from '#ui/button.ts';
import { control } from '#ui/control.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Fault } from '#ui/Fault.tsx';
import { useApiCommand } from '../../../calls/api-query.tsx';
import type { MatterPapersProps } from './paper-props.ts';
import { useStaffWords } from '../../staff-words.ts';
import { useLocale } from '../../../calls/use-words.ts';

interface CoverPagesProps extends MatterPapersProps {
  readonly exhibit: DraftExhibit;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Its number in the list changes when another one is removed. */
interface DrawnBox extends Box {
  readonly id: number;
}

const edges = ['left', 'top', 'width', 'height'] as const;
/** Where a box stands that is added by a button. */
const firstBox: Box = { left: 30, top: 40, width: 40, height: 4 };
/** A press that hardly moves is no box. */
const leastSide = 0.5;

/** Black boxes over parts of an exhibit, page by page: drawn with the pointer, or by numbers. */
export default function CoverPages({ exhibit, onClose, onSaved, ...props }: CoverPagesProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const { matter } = props;
  const labels = words.papers.made.exhibits;
  const [pages, setPages] = useState<Pages | null>(null);
  const [page, setPage] = useState(1);
  const [boxes, setBoxes] = useState<ReadonlyMap<number, readonly DrawnBox[]>>(new Map());
  const [drawnCount, setDrawnCount] = useState(0);
  const [isSaving, setSaving] = useState(false);
  const command = useApiCommand(mattersApi.coverExhibit);
  /** What stood in the way before anything was sent. */
  const [problem, setProblem] = useState('');
  const failed = () => setProblem(labels.unreadable);
  const fail = useEffectEvent(failed);
  const { uploadId } = exhibit;
  useEffect(() => {
    let isOpen = true;
    let opened: Pages | null = null;
    const open = async () => {
      const bytes = await fetchFile(`/api/staff/files/${uploadId}`);
      if (typeof bytes === 'string') {
        if (isOpen) setProblem(bytes);
        return;
      }
      const { openPages } = await import('#browser/cover-pages.ts');
      opened = await openPages(bytes);
      if (isOpen) setPages(opened);
      else opened.close();
    };
    open().catch(() => isOpen && fail());
    return () => {
      isOpen = false;
      opened?.close();
    };
  }, [uploadId]);

  const here = boxes.get(page) ?? [];
  const change = (next: readonly DrawnBox[]) => setBoxes(new Map(boxes).set(page, next));
  const add = (box: Box) => {
    setDrawnCount(drawnCount + 1);
    change([...here, { ...box, id: drawnCount }]);
  };
  const count = [...boxes.values()].reduce((sum, list) => sum + list.length, 0);

  async function save(opened: Pages): Promise<void> {
    setProblem(count === 0 ? labels.none : '');
    if (count === 0) return;
    setSaving(true);
    try {
      const [{ coverPages }, { uploadFile }] = await Promise.all([
        import('#browser/cover-pages.ts'),
        import('#browser/upload-file.ts'),
      ]);
      const name = `${exhibit.fileName.replace(/\.[^.]*$/u, '')}-covered.pdf`;
      const file = await coverPages(opened, boxes, name);
      const ticket = await uploadFile(file, {
        locale,
        purpose: 'case',
        signal: new AbortController().signal,
        onProgress: () => undefined,
      });
      await command.run({ id: matter.id, documentId: exhibit.fileId, ticket, boxes: count }, onSaved);
    } catch {
      setProblem(labels.failed);
    } finally {
      setSaving(false);
    }
  }

  return (
    <Dialog title={fill(labels.coverNamed, { name: exhibit.name })} onClose={onClose} isWide>
      <p>{labels.how}</p>
      {!pages && !problem && <p role="status">{words.frame.list.loading}</p>}
      {pages && (
        <>
          {pages.count > 1 && (
            <p className="flex flex-wrap items-center gap-x-4">
              <button type="button" className={link} disabled={page === 1} onClick={() => setPage(page - 1)}>
                {labels.before}
              </button>
              <span aria-live="polite">{fill(labels.page, { page, pages: pages.count })}</span>
              <button
                type="button"
                className={link}
                disabled={page === pages.count}
                onClick={() => setPage(page + 1)}
              >
                {labels.after}
              </button>
            </p>
          )}
          <CoveredPage
            key={page}
            pages={pages}
            page={page}
            boxes={here}
            label={fill(labels.page, { page, pages: pages.count })}
            onAdd={add}
            onFail={failed}
          />
          <p>
            <button type="button" className={secondButton} onClick={() => add(firstBox)}>
              {labels.add}
            </button>
          </p>
          <ul className="grid grid-cols-1 gap-2">
            {here.map((box, index) => (
              <li key={box.id} className="flex flex-wrap items-end gap-2">
                <span className="font-strong">{fill(labels.box, { number: index + 1 })}</span>
                {edges.map((edge) => (
                  <label key={edge} className="grid w-20 text-xs">
                    {labels.edges[edge]}
                    <input
                      className={control}
                      type="number"
                      min={0}
                      max={100}
                      step="any"
                      value={Number(box[edge].toFixed(1))}
                      onChange={(event) =>
                        change(
                          here.map((one) =>
                            one.id === box.id ? { ...one, [edge]: within(event.target.valueAsNumber) } : one,
                          ),
                        )
                      }
                    />
                  </label>
                ))}
                <button
                  type="button"
                  className={link}
                  aria-label={fill(labels.removeNamed, { number: index + 1 })}
                  onClick={() => change(here.filter(({ id }) => id !== box.id))}
                >
                  {labels.remove}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {problem && <Fault {...faultTexts({ text: problem, reference: '' }, words.account)} takesFocus />}
      {command.fault}
      <p className="buttons">
        {pages && (
          <button
            type="button"
            className={button}
            disabled={isSaving || command.isRunning}
            onClick={() => void save(pages)}
          >
            {isSaving || command.isRunning ? words.frame.form.saving : labels.save}
          </button>
        )}
        <button type="button" className={secondButton} onClick={onClose}>
          {words.frame.form.cancel}
        </button>
      </p>
    </Dialog>
  );
}

const within = (value: number) => (Number.isFinite(value) ? Math.min(100, Math.max(0, value)) : 0);

interface CoveredPageProps {
  readonly pages: Pages;
  readonly page: number;
  readonly boxes: readonly Box[];
  readonly label: string;
  readonly onAdd: (box: Box) => void;
  readonly onFail: () => void;
}

/** One page with its boxes as they will be; a drag adds one. */
function CoveredPage({ pages, page, boxes, label, onAdd, onFail }: CoveredPageProps) {
  const shown = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState<HTMLCanvasElement | null>(null);
  const [drag, setDrag] = useState<{ readonly from: Point; readonly to: Point } | null>(null);
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    let isOpen = true;
    const canvas = document.createElement('canvas');
    pages.draw(page, canvas).then(
      () => isOpen && setDrawn(canvas),
      () => isOpen && fail(),
    );
    return () => {
      isOpen = false;
    };
  }, [pages, page]);
  const all = drag ? [...boxes, boxOf(drag.from, drag.to)] : boxes;
  useEffect(() => {
    const canvas = shown.current;
    const pen = canvas?.getContext('2d');
    if (!canvas || !pen || !drawn) return;
    canvas.width = drawn.width;
    canvas.height = drawn.height;
    pen.drawImage(drawn, 0, 0);
    pen.fillStyle = '#000';
    for (const { left, top, width, height } of all)
      pen.fillRect(
        (left / 100) * canvas.width,
        (top / 100) * canvas.height,
        (width / 100) * canvas.width,
        (height / 100) * canvas.height,
      );
  });
  const end = () => {
    const box = drag && boxOf(drag.from, drag.to);
    setDrag(null);
    if (box && box.width >= leastSide && box.height >= leastSide) onAdd(box);
  };
  return (
    <canvas
      className="h-auto w-full touch-none border border-line"
      ref={shown}
      role="img"
      aria-label={label}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from: pointOf(event), to: pointOf(event) });
      }}
      onPointerMove={(event) => drag && setDrag({ ...drag, to: pointOf(event) })}
      onPointerUp={end}
      onPointerCancel={() => setDrag(null)}
    />
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** In hundredths of the page. */
function pointOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: within(((clientX - left) / width) * 100), y: within(((clientY - top) / height) * 100) };
}

const boxOf = (from: Point, to: Point): Box => ({
  left: Math.min(from.x, to.x),
  top: Math.min(from.y, to.y),
  width: Math.abs(from.x - to.x),
  height: Math.abs(from.y - to.y),
});
