import { useCallback, useEffect, useRef, useState } from 'react';

interface Loaded<Part> {
  /** Null until it is there. */
  readonly part: Part | null;
  readonly failed: boolean;
  readonly again: () => void;
}

/** A part of the page whose code comes when it is first wanted. */
export function useLoaded<Part>(wanted: boolean, load: () => Promise<Part>): Loaded<Part> {
  const [part, setPart] = useState<Part | null>(null);
  const [failed, setFailed] = useState(false);
  const asked = useRef(false);
  const again = useCallback(() => {
    if (asked.current) return;
    asked.current = true;
    setFailed(false);
    load().then(
      (loaded) => setPart(() => loaded),
      () => {
        asked.current = false;
        setFailed(true);
      },
    );
  }, [load]);
  useEffect(() => {
    if (wanted) again();
  }, [wanted, again]);
  return { part, failed, again };
}
