import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { CasePart } from '#domain/portal/case-page.ts';
import { onSight } from '#browser/on-sight.ts';

/** Once on this page: what comes later comes at once. */
let isPageStirred = false;

const stirs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

interface WhenStirredProps {
  readonly isPrinted?: boolean;
  /** The anchor of this part: a visitor who comes by a mail that leads to it need not stir first. */
  readonly anchor?: CasePart;
  readonly children: ReactNode;
}

/**
 * Forms and long lists come when somebody begins to use the page, or when their place comes into sight: most who open a
 * case only look at where it stands, on slow lines too.
 */
export function WhenStirred({ isPrinted = false, anchor, children }: WhenStirredProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isStirred, setStirred] = useState(
    () => isPageStirred || (anchor !== undefined && location.hash === `#${anchor}`),
  );
  useEffect(() => {
    if (isStirred || !place.current) return;
    const stir = () => {
      isPageStirred = true;
      setStirred(true);
    };
    const end = onSight(place.current, stir);
    for (const kind of stirs) addEventListener(kind, stir, { passive: true, capture: true });
    return () => {
      end();
      for (const kind of stirs) removeEventListener(kind, stir, { capture: true });
    };
  }, [isStirred]);
  return (
    <div className={`grid grid-cols-1 gap-4 ${isPrinted ? '' : 'no-print'}`} ref={place}>
      {isStirred && <Suspense>{children}</Suspense>}
    </div>
  );
}
