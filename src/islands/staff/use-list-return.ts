import { useEffect, useRef, useState } from 'react';
import { countAgain } from './read-open-work.ts';
import type { SectionProps } from './section-props.ts';

/**
 * For a section with a list and its records: back in the list, the row that was open takes the focus, and the list
 * is read again when the record was changed. Pass `version` to RecordList and call `changed` after a change: while
 * the list itself is in sight it is read again at once.
 */
export function useListReturn({ id, locale }: Pick<SectionProps, 'id' | 'locale'>) {
  const [version, setVersion] = useState(0);
  const changed = useRef(false);
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (id !== null) {
      last.current = id;
      return;
    }
    if (last.current) document.getElementById(`row-${last.current}`)?.focus();
    last.current = null;
    if (changed.current) setVersion((count) => count + 1);
    changed.current = false;
  }, [id]);
  return {
    version,
    changed(): void {
      countAgain(locale);
      if (id === null) setVersion((count) => count + 1);
      else changed.current = true;
    },
  };
}
