// `client:first-use`: an island's HTML is in the page, and its scripts come when somebody first touches it. A form that
// most visitors only scroll past then costs them nothing. Registered by tools/build/first-use.mjs, which also takes
// this file itself out of pages that need nothing else for their islands.

/** An island, with what `first-touch.ts` saw before this file was there. */
interface Island extends HTMLElement {
  used?: boolean;
  pressed?: HTMLElement | null;
}

/** Astro's type of a client directive, which this layer does not import. */
type Load = () => Promise<() => Promise<void>>;

/**
 * `focusin` for keyboards and mice; `pointerup` for taps, which on some phones move no focus (a finger that only
 * scrolls past ends in `pointercancel`); `input` for what the browser fills in by itself; `dragenter` for a file on
 * its way to a drop area.
 */
const uses = ['focusin', 'pointerup', 'input', 'dragenter'] as const;

export default function firstUse(load: Load, _options: unknown, island: Island): void {
  // A button that was pressed before anything could answer is pressed again once it can.
  const remember = (event: Event) => {
    island.pressed = (event.target as Element).closest<HTMLElement>('button[type=button]');
  };
  const listen = () => {
    for (const use of uses) island.addEventListener(use, start);
    island.addEventListener('click', remember);
  };
  const start = async () => {
    for (const use of uses) island.removeEventListener(use, start);
    await (
      await load()
    )();
    island.removeEventListener('click', remember);
    // Astro leaves the attribute when the scripts did not arrive: the next use tries again.
    if (island.hasAttribute('ssr')) listen();
    else island.pressed?.click();
    island.pressed = null;
  };
  listen();
  if (island.used || island.contains(document.activeElement)) void start();
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when the island is first used. Its inputs must be left uncontrolled, so that what was typed stays. */
    'client:first-use'?: boolean;
  }
}
