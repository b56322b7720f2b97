import { useEffect, useRef, useState } from 'react';

interface Loaded<Part> {
  /** Null until it is there. */
  readonly part: Part | null;
  /** For good: browsers remember a module that did not arrive until the page is loaded again. */
  readonly failed: boolean;
}

/** A part of the page whose code comes when it is first wanted. */
export function useLoaded<Part>(wanted: boolean, load: () => Promise<Part>): Loaded<Part> {
  const [part, setPart] = useState<Part | null>(null);
  const [failed, setFailed] = useState(false);
  const isLoading = useRef(false);
  useEffect(() => {
    if (!wanted || isLoading.current) return;
    isLoading.current = true;
    load().then(
      (loaded) => setPart(() => loaded),
      () => setFailed(true),
    );
  }, [wanted, load]);
  return { part, failed };
}
