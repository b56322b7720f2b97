import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { countAgain } from './read-open-work.ts';
import type { SectionProps } from './section-props.ts';

/**
 * For a section with a list and its records: back in the list, it stands where it stood, the row that was open takes the
 * focus, and the list is read again when the record was changed. Pass `version` to RecordList and call `changed` after a change: while
 * the list itself is in sight it is read again at once.
 */
export function useListReturn({ id }: Pick<SectionProps, 'id'>) {
  const [version, setVersion] = useState(0);
  const changed = useRef(false);
  const last = useRef<string | null>(null);
  // Followed while the list is in sight: once a record has taken its place, the page is shorter and has lost it.
  const scrolled = useRef(0);
  useLayoutEffect(() => {
    if (id !== null) return undefined;
    if (last.current) scrollTo({ top: scrolled.current, behavior: 'instant' });
    const follow = () => {
      scrolled.current = scrollY;
    };
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, [id]);
  useEffect(() => {
    if (id !== null) {
      last.current = id;
      return;
    }
    if (last.current) document.getElementById(`row-${last.current}`)?.focus({ preventScroll: true });
    last.current = null;
    if (changed.current) setVersion((count) => count + 1);
    changed.current = false;
  }, [id]);
  return {
    version,
    changed(): void {
      countAgain();
      if (id === null) setVersion((count) => count + 1);
      else changed.current = true;
    },
  };
}
