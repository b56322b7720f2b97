// What a page with a fold (src/layouts/Fold.astro) does about the part below it. The build writes the texts of these
// functions into pages and files: they may use nothing from outside themselves.

/**
 * Stands right behind the link to the late styles, which the browser fetches without waiting for them (`media=print`).
 * Until they are there, what they style is not shown (tools/build/late-styles.ts). Without a connection it is shown as
 * it is.
 */
export function showLate(): void {
  const link = document.currentScript?.previousElementSibling as HTMLLinkElement;
  const show = () => {
    link.media = 'all';
    document.documentElement.dataset.whole = '';
    // The browser could not go there before.
    document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
  };
  if (link.sheet) show();
  else link.onload = link.onerror = show;
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
  document.querySelectorAll('.late').forEach((place, index) => {
    place.innerHTML = parts[index] ?? '';
    // Somebody is on the way to a place further down, which has just moved.
    if (target && place.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING)
      target.scrollIntoView({ behavior: 'instant' });
  });
}
