import { createContext, use, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether everything is on the page, folded or not, because it goes on paper. */
export const WholePage = createContext(false);
export const useIsWhole = () => use(WholePage);

/** The page counts as read once nothing in it has changed for so long. */
const stillMs = 500;
const longestMs = 8_000;

/** Resolves once the parts that were just opened have come. */
function whenStill(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const changes = new MutationObserver(() => restart());
  let timer = 0;
  const end = () => {
    changes.disconnect();
    clearTimeout(timer);
    resolve();
  };
  const restart = () => {
    clearTimeout(timer);
    timer = window.setTimeout(look, stillMs);
  };
  // A script on a bad line changes nothing on the page for longer than that.
  const look = () => (document.querySelector('[data-loading]') ? restart() : end());
  changes.observe(document.body, { childList: true, subtree: true });
  setTimeout(end, longestMs);
  restart();
  return promise;
}

/**
 * A printed case is the whole case. The keys for printing first open and read every part; where the browser prints by
 * itself (a menu), what has been read so far goes on paper.
 */
export function useWholePage(): { readonly isWhole: boolean; readonly printWhole: () => void } {
  const [isWhole, setWhole] = useState(false);
  const printWhole = () => {
    flushSync(() => setWhole(true));
    void whenStill().then(() => print());
  };
  const onPrint = useEffectEvent(printWhole);
  useEffect(() => {
    const before = () => flushSync(() => setWhole(true));
    const after = () => setWhole(false);
    const onKey = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'p' ||
        !(event.ctrlKey || event.metaKey) ||
        event.shiftKey ||
        event.altKey
      )
        return;
      event.preventDefault();
      onPrint();
    };
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
      removeEventListener('keydown', onKey);
    };
  }, []);
  return { isWhole, printWhole };
}
