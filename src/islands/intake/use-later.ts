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

interface Part {
  /** The form it works on: one that was drawn again takes the place of the old one. */
  readonly open: OpenForm;
  later: Later | null;
  readonly load: () => Promise<Later>;
}

const parts = new WeakMap<OpenForm['wizard'], Part>();

/** Loads what the form needs after its first step: with the first touch, long before Next needs it. */
export function useLater(open: OpenForm): LaterPart {
  const [part] = useState(() => {
    const known = parts.get(open.wizard) ?? beginPart(open);
    Object.assign(known.open, open);
    parts.set(open.wizard, known);
    return known;
  });
  const [later, setLater] = useState<Later | null>(part.later);
  const [loadLater] = useState(() => async () => {
    const loaded = await part.load();
    setLater(loaded);
    return loaded;
  });
  return { later, loadLater };
}

function beginPart(open: OpenForm): Part {
  let loading: Promise<Later> | null = null;
  const part: Part = { open: { ...open }, later: null, load: () => (loading ??= load()) };
  const load = async (): Promise<Later> => {
    // With the first touch: the part that counts idle minutes may take a while to arrive.
    const touchedAt = Date.now();
    try {
      const module = await import('./later.ts');
      return (part.later = { ...module, ...module.workBehind(part.open, touchedAt) });
    } catch (error) {
      loading = null;
      open.wizard.act({ type: 'noted', note: 'offline' });
      throw error;
    }
  };
  return part;
}
