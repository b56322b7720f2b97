import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { kindOf } from '#browser/file-kind.ts';
import type { OpenPdf } from '#browser/open-pdf.ts';
import type { CasePageWords } from '#i18n/en/case-page.ts';
import { fill } from '#i18n/format.ts';
import { link, secondButton } from '#ui/button.ts';
import { Dialog } from '#ui/Dialog.tsx';

export interface PreviewProps {
  readonly address: string;
  readonly name: string;
  /** Language of what stands in it, where it is known. */
  readonly language?: string | undefined;
  readonly words: CasePageWords['preview'];
  readonly onClose: () => void;
}

/** Pages drawn at once; the others come when they are asked for. */
const pagesAtOnce = 4;

type Shown =
  | { readonly state: 'loading' | 'unshown' }
  | { readonly state: 'pdf'; readonly pdf: OpenPdf }
  | { readonly state: 'photo'; readonly photo: Blob };

/** A file as it looks, drawn by this page: nothing in it can run, be filled in or be followed. */
export default function Preview({ address, name, language, words, onClose }: PreviewProps) {
  const [shown, setShown] = useState<Shown>({ state: 'loading' });
  useEffect(() => {
    let isOpen = true;
    let opened: OpenPdf | null = null;
    const open = async (): Promise<Shown> => {
      const response = await fetch(address, { credentials: 'same-origin' });
      if (!response.ok) return { state: 'unshown' };
      const bytes = new Uint8Array(await response.arrayBuffer());
      const kind = kindOf(bytes);
      if (kind === 'pdf') {
        const { openPdf } = await import('#browser/open-pdf.ts');
        opened = await openPdf(bytes);
        return { state: 'pdf', pdf: opened };
      }
      return kind
        ? { state: 'photo', photo: new Blob([bytes], { type: `image/${kind}` }) }
        : { state: 'unshown' };
    };
    const show = async () => {
      let next: Shown = { state: 'unshown' };
      try {
        next = await open();
      } catch {
        // Broken, locked, or no connection: it can still be downloaded.
      }
      if (isOpen) setShown(next);
      else opened?.close();
    };
    void show();
    return () => {
      isOpen = false;
      opened?.close();
    };
  }, [address]);
  const fail = () => setShown({ state: 'unshown' });
  return (
    <Dialog title={name} onClose={onClose} isWide>
      <p className="buttons items-center">
        <button type="button" className={secondButton} onClick={onClose}>
          {words.close}
        </button>
        <a className={link} href={address} download>
          {words.download}
        </a>
      </p>
      <div role="status">
        {shown.state === 'loading' && <p className="quiet">{words.loading}</p>}
        {shown.state === 'unshown' && <p className="notice">{words.unshown}</p>}
      </div>
      {shown.state === 'photo' && <Photo photo={shown.photo} name={name} words={words} onFail={fail} />}
      {shown.state === 'pdf' && <Pages pdf={shown.pdf} language={language} words={words} onFail={fail} />}
    </Dialog>
  );
}

interface PartProps extends Pick<PreviewProps, 'words' | 'language'> {
  readonly onFail: () => void;
}

function Photo({ photo, name, onFail }: PartProps & { readonly photo: Blob; readonly name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    const place = canvas.current;
    if (!place) return;
    import('#browser/draw-photo.ts').then(({ drawPhoto }) => drawPhoto(photo, place)).catch(() => fail());
  }, [photo]);
  return <canvas className="h-auto w-full" ref={canvas} role="img" aria-label={name} />;
}

function Pages({ pdf, language, words, onFail }: PartProps & { readonly pdf: OpenPdf }) {
  const [count, setCount] = useState(Math.min(pagesAtOnce, pdf.pages));
  const [isText, setText] = useState(false);
  return (
    <>
      <p>
        <button type="button" className={link} aria-pressed={isText} onClick={() => setText(!isText)}>
          {words.asText}
        </button>
      </p>
      {Array.from({ length: count }, (_, index) => (
        <Page key={index} number={index + 1} {...{ pdf, language, words, onFail, isText }} />
      ))}
      {count < pdf.pages && (
        <p>
          <button
            type="button"
            className={secondButton}
            onClick={() => setCount(Math.min(count + pagesAtOnce, pdf.pages))}
          >
            {fill(words.more, { count: pdf.pages - count })}
          </button>
        </p>
      )}
    </>
  );
}

interface PageProps extends PartProps {
  readonly pdf: OpenPdf;
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
    <section className="grid gap-1" aria-label={fill(words.page, { number, count: pdf.pages })}>
      <p className="small quiet" aria-hidden="true">
        {fill(words.page, { number, count: pdf.pages })}
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
