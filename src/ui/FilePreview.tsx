import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { link, secondButton } from './button.ts';
import { Dialog } from './Dialog.tsx';

/** A PDF somebody opened; it knows how to draw its pages. */
interface DrawnPdf {
  readonly pages: number;
  draw(page: number, canvas: HTMLCanvasElement, width: number): Promise<void>;
  lines(page: number): Promise<readonly string[]>;
}

interface DrawnFile {
  /** Null: it is a photo. */
  readonly pdf: DrawnPdf | null;
  readonly drawPhoto: (canvas: HTMLCanvasElement) => Promise<void>;
  readonly close: () => void;
}

interface FilePreviewProps {
  /** Opens the file; null: of a kind that is not shown. A sentence says why it does not come now. */
  readonly open: (address: string) => Promise<DrawnFile | string | null>;
  readonly address: string;
  readonly name: string;
  /** Language of its content, where it is known. */
  readonly language?: string | undefined;
  readonly words: FilePreviewWords;
  /** Without words the dialog offers no download: the page asks before one. */
  readonly download?: string;
  readonly onClose: () => void;
}

interface FilePreviewWords {
  readonly close: string;
  readonly loading: string;
  readonly unshown: string;
  readonly asText: string;
  readonly noText: string;
  readonly page: (number: number, count: number) => string;
  readonly more: (count: number) => string;
}

/** Pages drawn at once; the others come when they are asked for. */
const pagesAtOnce = 4;

const isDrawn = (shown: DrawnFile | string | null): shown is DrawnFile =>
  typeof shown === 'object' && shown !== null;

/** A file as it looks, drawn by this page: nothing in it can run, be filled in or be followed. */
export function FilePreview({ open, address, name, language, words, download, onClose }: FilePreviewProps) {
  /** Null: it is on its way. A sentence: why it is not shown. */
  const [shown, setShown] = useState<DrawnFile | string | null>(null);
  const read = useEffectEvent(async (from: string): Promise<DrawnFile | string> => {
    try {
      return (await open(from)) ?? words.unshown;
    } catch {
      // Broken, locked, or no connection: it can still be downloaded.
      return words.unshown;
    }
  });
  useEffect(() => {
    let isOpen = true;
    let opened: DrawnFile | string | null = null;
    const close = () => void (typeof opened === 'object' && opened?.close());
    const show = async () => {
      opened = await read(address);
      if (isOpen) setShown(opened);
      else close();
    };
    void show();
    return () => {
      isOpen = false;
      close();
    };
  }, [address]);
  const parts = { name, language, words, onFail: () => setShown(words.unshown) };
  return (
    <Dialog title={name} onClose={onClose} isWide>
      <p className="buttons items-center">
        <button type="button" className={secondButton} onClick={onClose}>
          {words.close}
        </button>
        {download && (
          <a className={link} href={address} download>
            {download}
          </a>
        )}
      </p>
      <div role="status">
        {shown === null && <p className="quiet">{words.loading}</p>}
        {typeof shown === 'string' && <p className="notice">{shown}</p>}
      </div>
      {isDrawn(shown) && !shown.pdf && <Photo draw={shown.drawPhoto} {...parts} />}
      {isDrawn(shown) && shown.pdf && <Pages pdf={shown.pdf} {...parts} />}
    </Dialog>
  );
}

interface PartProps extends Pick<FilePreviewProps, 'words' | 'language' | 'name'> {
  readonly onFail: () => void;
}

function Photo({ draw, name, onFail }: PartProps & { readonly draw: DrawnFile['drawPhoto'] }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    if (canvas.current) draw(canvas.current).catch(() => fail());
  }, [draw]);
  return <canvas className="h-auto w-full" ref={canvas} role="img" aria-label={name} />;
}

function Pages({ pdf, ...parts }: PartProps & { readonly pdf: DrawnPdf }) {
  const [count, setCount] = useState(Math.min(pagesAtOnce, pdf.pages));
  const [isText, setText] = useState(false);
  const { words } = parts;
  return (
    <>
      <p>
        <button type="button" className={link} aria-pressed={isText} onClick={() => setText(!isText)}>
          {words.asText}
        </button>
      </p>
      {Array.from({ length: count }, (_, index) => (
        <Page key={index} number={index + 1} {...{ ...parts, pdf, isText }} />
      ))}
      {count < pdf.pages && (
        <p>
          <button
            type="button"
            className={secondButton}
            onClick={() => setCount(Math.min(count + pagesAtOnce, pdf.pages))}
          >
            {words.more(pdf.pages - count)}
          </button>
        </p>
      )}
    </>
  );
}

interface PageProps extends PartProps {
  readonly pdf: DrawnPdf;
  readonly number: number;
  /** The text is read instead of the picture, also by eye. */
  readonly isText: boolean;
}

function Page({ pdf, number, language, words, isText, onFail }: PageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [lines, setLines] = useState<readonly string[] | null>(null);
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    const place = canvas.current;
    if (!place) return;
    const width = place.clientWidth * Math.min(devicePixelRatio, 2);
    pdf.draw(number, place, Math.max(width, 600)).catch(() => fail());
    pdf.lines(number).then(setLines, () => setLines([]));
  }, [pdf, number]);
  return (
    <section className="grid gap-1" aria-label={words.page(number, pdf.pages)}>
      <p className="small quiet" aria-hidden="true">
        {words.page(number, pdf.pages)}
      </p>
      <canvas
        className={`h-auto w-full border border-line ${isText ? 'hidden' : ''}`}
        ref={canvas}
        aria-hidden="true"
      />
      <div className={isText ? 'grid gap-1' : 'hidden-visually'} lang={language}>
        <p className="wrap-anywhere whitespace-pre-line">{lines?.join('\n')}</p>
      </div>
      {lines?.length === 0 && <p className="small quiet">{words.noText}</p>}
    </section>
  );
}
