import { useState } from 'react';
import type { Behind } from './behind-form.ts';
import type { OpenForm } from './wizard-props.ts';

/** The part that comes later, with what works behind this form. */
export type Later = typeof import('./later.ts') & Behind;

export interface LaterPart {
  /** Null until it has arrived. */
  readonly later: Later | null;
  /** Everything after step 1. Fails without a connection; the next call then tries again. */
  readonly loadLater: () => Promise<Later>;
}

/** Loads what the form needs after its first step: with the first touch, long before Next needs it. */
export function useLater(open: OpenForm): LaterPart {
  const [later, setLater] = useState<Later | null>(null);
  const [loadLater] = useState(() => {
    let loading: Promise<Later> | null = null;
    const load = async (): Promise<Later> => {
      // With the first touch: the part that counts idle minutes may take a while to arrive.
      const touchedAt = Date.now();
      try {
        const module = await import('./later.ts');
        const loaded = { ...module, ...module.workBehind(open, touchedAt) };
        setLater(loaded);
        return loaded;
      } catch (error) {
        loading = null;
        open.wizard.act({ type: 'noted', note: 'offline' });
        throw error;
      }
    };
    return () => (loading ??= load());
  });
  return { later, loadLater };
}
