import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { onSight } from '#browser/on-sight.ts';

interface FirstPageProps {
  readonly address: string;
  readonly isSmall?: boolean;
  /** How many pages there are, once the file is read. */
  readonly onPages: (pages: number) => void;
}

/** Drawn as wide as it is shown on the sharpest phones. */
const drawnWidth = 320;

/**
 * The first page of a paper as a picture, so that a paper looks like one. Fetched when it comes into sight; what cannot
 * be drawn stays an empty sheet, and reading the paper says why.
 */
export function FirstPage({ address, isSmall = false, onPages }: FirstPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const tell = useEffectEvent(onPages);
  useEffect(() => {
    const place = canvas.current;
    if (!place) return;
    let isHere = true;
    const draw = async () => {
      const { openPreview } = await import('#browser/open-preview.ts');
      const file = await openPreview(address);
      if (!file || typeof file === 'string') return;
      if (isHere && file.pdf) {
        tell(file.pdf.pages);
        await file.pdf.draw(1, place, drawnWidth);
        setDrawn(true);
      }
      file.close();
    };
    const end = onSight(place, () => void draw().catch(() => undefined));
    return () => {
      isHere = false;
      end();
    };
  }, [address]);
  return (
    <span
      className={`no-print relative block aspect-[17/22] overflow-hidden rounded-xs border border-line-strong bg-[#fff] ${isSmall ? 'w-12' : 'w-20 sm:w-28'}`}
      aria-hidden="true"
    >
      <canvas className={`absolute inset-0 size-full ${isDrawn ? '' : 'invisible'}`} ref={canvas} />
    </span>
  );
}
