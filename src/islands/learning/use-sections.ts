import { useEffect, useLayoutEffect, useState } from 'react';
import { sectionAt } from '#domain/learning/progress.ts';
import { sectionCount } from '#domain/learning/modules.ts';

/** The text of a section. It is folded without its heading, which stays to open it. */
export const sectionBody = (number: number) => `section-body-${number}`;
const numbers = Array.from({ length: sectionCount }, (_, index) => index + 1);
const headingOf = (number: number) => document.getElementById(`section-title-${number}`);

export interface Sections {
  /** The one whose text is shown; 0 if the reader closed it. */
  readonly open: number;
  /** Opens a section, or with null the one the reader has come to. */
  readonly show: (number: number | null) => void;
}

/**
 * Shows one section of the lesson at a time: the one the reader chose, else the one they have come to. The others are
 * `until-found`, so that searching in the page opens them. Null leaves the page as it was written.
 */
export function useSections(progress: number | null): Sections {
  const ready = progress !== null;
  const [chosen, setChosen] = useState<number | null>(null);
  const open = chosen ?? sectionAt(progress ?? 0);
  useEffect(() => {
    if (!ready) return;
    // Somebody who scrolled down before this woke goes on reading where they are.
    if (!location.hash) setChosen(sectionInView());
    const bodies = numbers.flatMap((number) => document.getElementById(sectionBody(number)) ?? []);
    const showAround = (target: Element | null) => {
      const found = numbers.find((number) =>
        document.getElementById(`section-${number}`)?.contains(target ?? null),
      );
      if (found) setChosen(found);
      return found;
    };
    const onFound = (event: Event) => showAround(event.target as Element);
    const onAnchor = () => {
      const target = location.hash ? document.getElementById(location.hash.slice(1)) : null;
      if (target && showAround(target)) requestAnimationFrame(() => target.scrollIntoView());
    };
    for (const body of bodies) body.addEventListener('beforematch', onFound);
    onAnchor();
    addEventListener('hashchange', onAnchor);
    return () => {
      for (const body of bodies) body.removeEventListener('beforematch', onFound);
      removeEventListener('hashchange', onAnchor);
    };
  }, [ready]);
  // Before the browser paints: the heading that was pressed stays where it is on the screen.
  useLayoutEffect(() => {
    if (!ready) return;
    const heading = headingOf(open);
    const before = heading?.getBoundingClientRect().top ?? 0;
    for (const number of numbers) {
      const body = document.getElementById(sectionBody(number));
      if (number === open) body?.removeAttribute('hidden');
      else body?.setAttribute('hidden', 'until-found');
    }
    const moved = (heading?.getBoundingClientRect().top ?? 0) - before;
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
  }, [ready, open]);
  return { open, show: setChosen };
}

/** The section under the upper half of the screen, or null above all of them. */
function sectionInView(): number | null {
  const reached = numbers.filter((number) => (headingOf(number)?.getBoundingClientRect().top ?? 1) < 0);
  return reached.at(-1) ?? null;
}
