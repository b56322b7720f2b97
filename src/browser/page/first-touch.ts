interface Island extends HTMLElement {
  used?: boolean;
  pressed?: HTMLElement | null;
}

/**
 * The little that a page sends for islands of `client:first-use`: it notices the first use of one and fetches what
 * islands need (first-use.ts and Astro's own runtime, put into one file by tools/build/first-use.mjs), together with
 * the island's own scripts. From then on the islands listen themselves; without a connection the next touch asks
 * again. Written into pages as text, so it may use nothing from outside itself.
 */
export function firstTouch(runtime: string): void {
  const uses = ['focusin', 'pointerup', 'input', 'dragenter', 'click'];
  const touch = ({ type, target }: Event) => {
    const island = (target as Element).closest<Island>('astro-island');
    if (!island) return;
    island.used = true;
    if (type === 'click') island.pressed = (target as Element).closest<HTMLElement>('button[type=button]');
    const files = [runtime, island.getAttribute('component-url'), island.getAttribute('renderer-url')];
    Promise.all(files.map((file) => import(file as string))).then(
      () => uses.forEach((use) => removeEventListener(use, touch)),
      () => undefined,
    );
  };
  uses.forEach((use) => addEventListener(use, touch));
}
