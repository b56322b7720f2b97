import type * as z from 'zod/mini';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ApiCall } from '#domain/api-call.ts';
import type { ListPage } from '#domain/workplace/lists.ts';
import { describeFault, type FaultFacts } from '#browser/api-fault.ts';
import { callStaffApi } from './staff-calls.ts';
import { useStaffWords } from './staff-words.ts';

/** Filters and heads of a list are data of the page; the server refuses what its schema does not have. */
export type ListCall<Item> = ApiCall<`/api/staff/${string}`, z.ZodMiniType, ListPage<Item>>;

interface Shown<Item> {
  readonly items: readonly Item[];
  readonly before: string | null;
  /** How many pages they are, and of which question. */
  readonly pages: number;
  readonly question: string;
}

interface PagesOptions<Item> {
  /** All that is shown is read again when this changes. */
  readonly version: string;
  readonly onShown?: ((items: readonly Item[]) => void) | undefined;
}

/**
 * The pages of a list: the first of what is asked for, and more on demand. The same question is read again with as many
 * pages as are shown, and these stay in sight until all of them are there: who works far down the list keeps their row.
 */
export function useListPages<Item>(
  call: ListCall<Item>,
  query: Readonly<Record<string, unknown>>,
  { version, onShown }: PagesOptions<Item>,
) {
  const words = useStaffWords();
  const [shown, setShown] = useState<Shown<Item> | null>(null);
  const [busy, setBusy] = useState(true);
  const [fault, setFault] = useState<FaultFacts | null>(null);
  /** A late answer to an older request is dropped. */
  const round = useRef(0);
  const question = JSON.stringify(query);

  async function load(pages: number, from: Shown<Item>): Promise<void> {
    const mine = ++round.current;
    setBusy(true);
    setFault(null);
    try {
      let next = from;
      // One after another: where a page begins is known from the one before it.
      do {
        const { before } = next;
        const page = await callStaffApi(call, { ...query, ...(before !== null && { before }) } as never);
        if (mine !== round.current) return;
        next = {
          ...next,
          items: [...next.items, ...page.items],
          before: page.before,
          pages: next.pages + 1,
        };
      } while (next.before !== null && next.pages < pages);
      setShown(next);
      onShown?.(next.items);
    } catch (error) {
      if (mine === round.current) setFault(describeFault(error, words.account));
    } finally {
      if (mine === round.current) setBusy(false);
    }
  }
  const read = useEffectEvent(() => {
    const pages = shown?.question === question ? shown.pages : 1;
    void load(pages, { items: [], before: null, pages: 0, question });
  });
  useEffect(() => read(), [question, version]);
  return {
    shown,
    busy,
    fault,
    /** What is shown answers what is asked now. */
    isAnswered: shown?.question === question,
    readMore: () => (shown ? load(shown.pages + 1, shown) : undefined),
  };
}
