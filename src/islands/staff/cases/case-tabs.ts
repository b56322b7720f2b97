import { useEffect, useState } from 'react';

/** The parts of an open case, in the order of their tabs. The name stands in the address: `#cases/<id>/papers`. */
export const caseTabs = ['work', 'papers', 'messages', 'history', 'client'] as const;
export type CaseTab = (typeof caseTabs)[number];

const tabIn = (hash: string): CaseTab | null => caseTabs.find((tab) => tab === hash.split('/')[2]) ?? null;

/**
 * The tab in the address, or the one where this member of staff begins. Going to another one adds to the history, so that
 * Back leads to the last one.
 */
export function useCaseTab(first: CaseTab): { readonly tab: CaseTab; readonly go: (tab: CaseTab) => void } {
  const [named, setTab] = useState<CaseTab | null>(() => tabIn(location.hash));
  const tab = named ?? first;
  useEffect(() => {
    const follow = () => setTab(tabIn(location.hash));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return {
    tab,
    go(next) {
      const [section, id] = location.hash.split('/');
      location.hash = `${section}/${id}/${next}`;
    },
  };
}
