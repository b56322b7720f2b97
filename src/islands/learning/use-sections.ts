import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { sectionAt } from '#domain/learning/progress.ts';
import { sectionCount } from '#domain/learning/modules.ts';

/** The text of a section. It is folded without its heading, which stays to open it. */
export const sectionBody = (number: number) => `section-body-${number}`;
export const sectionNumbers = Array.from({ length: sectionCount }, (_, index) => index + 1);
const headingOf = (number: number) => document.getElementById(`section-title-${number}`);

export interface Sections {
  /** The one whose text is shown; 0 if the reader closed it. */
  readonly open: number;
  /** Opens a section, or with null the one the reader has come to. */
  readonly show: (number: number | null) => void;
  /** Opens the section around something in it. */
  readonly showAround: (target: Element) => void;
}

/**
 * Shows one section of the lesson at a time: the one the reader chose, else the one they have come to. The others are
 * `until-found`, so that searching in the page finds a word in them. Null leaves the page as it was written.
 */
export function useSections(progress: number | null): Sections {
  const ready = progress !== null;
  const [chosen, show] = useState<number | null>(null);
  const open = chosen ?? sectionAt(progress ?? 0);
  const showAround = useCallback((target: Element) => {
    const section = sectionNumbers.find((number) => target.closest(`#section-${number}`));
    if (section) show(section);
  }, []);
  useEffect(() => {
    // Somebody who scrolled down before this woke goes on reading where they are.
    if (ready && !location.hash) show(sectionInView());
  }, [ready]);
  // Before the browser paints: the heading that was pressed stays where it is on the screen.
  useLayoutEffect(() => {
    if (!ready) return;
    const heading = headingOf(open);
    const before = heading?.getBoundingClientRect().top ?? 0;
    for (const number of sectionNumbers) {
      const body = document.getElementById(sectionBody(number));
      if (number === open) body?.removeAttribute('hidden');
      else body?.setAttribute('hidden', 'until-found');
    }
    const moved = (heading?.getBoundingClientRect().top ?? 0) - before;
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
  }, [ready, open]);
  return { open, show, showAround };
}

/** The section under the upper edge of the screen, or null above all of them. */
function sectionInView(): number | null {
  return (
    sectionNumbers.findLast((number) => (headingOf(number)?.getBoundingClientRect().top ?? 1) < 0) ?? null
  );
}
