import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Locale } from '#domain/languages.ts';
import type { FileQueue } from '#browser/file-queue.ts';

/** The part that comes later, with the files of this form. */
export type Later = typeof import('./later.ts') & { readonly files: FileQueue };

export interface LaterPart {
  readonly later: Later | null;
  /** The same at once, for what runs before the next render. */
  readonly arrived: RefObject<Later | null>;
  /** Everything after step 1. Fails without a connection; the next call then tries again. */
  readonly loadLater: () => Promise<Later>;
}

interface Told {
  readonly filesChanged: () => void;
  readonly offline: () => void;
}

/** Loads what the form needs after its first step: with the first touch, long before Next needs it. */
export function useLater(locale: Locale, ready: boolean, { filesChanged, offline }: Told) {
  const [later, setLater] = useState<Later | null>(null);
  const arrived = useRef<Later | null>(null);
  const loading = useRef<Promise<Later> | null>(null);
  const lastTouch = useRef(0);
  useEffect(() => {
    lastTouch.current = Date.now();
  }, []);

  function loadLater(): Promise<Later> {
    return (loading.current ??= import('./later.ts').then(
      (module) => {
        const loaded = { ...module, files: module.createFileQueue(locale, filesChanged) };
        arrived.current = loaded;
        setLater(loaded);
        return loaded;
      },
      (error: unknown) => {
        loading.current = null;
        offline();
        throw error;
      },
    ));
  }

  function touched(): void {
    lastTouch.current = Date.now();
    if (ready && !loading.current) loadLater().catch(() => undefined);
  }

  return { later, arrived, loadLater, touched, lastTouch };
}
