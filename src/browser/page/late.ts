// What a page with a fold (src/layouts/Fold.astro) does about the part below it. The build writes the texts of these
// functions into pages and files: they may use nothing from outside themselves.

/**
 * Fetches the late styles and drawings: after the first paint, like the fonts (before-paint.ts), or at once for somebody who comes
 * from another page of ours, for an anchor, or back to where they were. Until they are there, what they style is not
 * shown (tools/build/late-styles.ts). Without a connection it is shown as it is.
 */
export function fetchLooks(file: string): void {
  const link = document.createElement('link');
  const draw = () => {
    for (const use of document.querySelectorAll<SVGUseElement>('use[data-href]')) {
      use.setAttribute('href', use.dataset.href ?? '');
      delete use.dataset.href;
    }
  };
  const add = () => {
    document.head.append(link);
    draw();
    // The page may still be on its way.
    addEventListener('DOMContentLoaded', draw);
  };
  link.rel = 'stylesheet';
  link.href = file;
  link.onload = link.onerror = () => {
    link.media = 'all';
    document.documentElement.dataset.whole = '';
    // The browser could not go there before.
    document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
  };
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || visit?.type !== 'navigate' || document.referrer.startsWith(`${location.origin}/`)) {
    // Nothing waits for styles of paper.
    link.media = 'print';
    add();
  } else new PerformanceObserver(add).observe({ type: 'paint', buffered: true });
}

/**
 * Fetches the late parts once somebody moves, or comes for a certain place of the page. Moves of a mouse are not asked:
 * a browser makes one up when a page appears under a resting pointer.
 */
export function fetchLate(file: string): void {
  const moves = ['scroll', 'wheel', 'pointerdown', 'keydown', 'focusin'];
  // A button that was pressed before anything could answer is pressed again once it can.
  let pressed: HTMLElement | null = null;
  const remember = ({ target }: Event) => {
    pressed = (target as Element).closest('main button');
  };
  addEventListener('click', remember);
  const start = () => {
    for (const move of moves) removeEventListener(move, start);
    import(file).then(() => {
      removeEventListener('click', remember);
      pressed?.click();
      // Without a connection the next move asks again.
    }, listen);
  };
  const listen = () => {
    for (const move of moves) addEventListener(move, start);
  };
  if (location.hash) start();
  else listen();
}

/** Puts the late parts in their places. */
export function placeLate(parts: readonly string[]): void {
  const target = document.getElementById(location.hash.slice(1));
  // Right below the header.
  const there = Math.abs(target?.getBoundingClientRect().top ?? 0) < 150;
  document.querySelectorAll('.late').forEach((place, index) => {
    place.innerHTML = parts[index] ?? '';
    // Somebody is at a place further down, or on the way, and it has just moved.
    if (target && place.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING)
      target.scrollIntoView({ behavior: there ? 'instant' : 'auto' });
  });
}
