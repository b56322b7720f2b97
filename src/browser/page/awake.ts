// How parts of a page come to life, written `client:awake="load"`, `"idle"` or `"sight"`. A part whose scripts have not come
// after five seconds leaves the other way open: the page then shows what it has for browsers without scripts. Astro
// writes this into the page itself, so that it works when the scripts of the part do not.

const patienceMs = 5_000;

const awake = (
  load: () => Promise<() => void | Promise<void>>,
  { value }: { readonly value: string },
  element: HTMLElement,
): void => {
  // Astro takes the mark away once a part is alive.
  const tell = () => element.closest('main')?.toggleAttribute('data-asleep', element.hasAttribute('ssr'));
  const wake = async () => {
    setTimeout(tell, patienceMs);
    await (
      await load()
    )();
    // At once when the scripts cannot be had, and once more when they came after all.
    tell();
  };
  if (value !== 'sight') {
    const soon = value === 'idle' ? (self.requestIdleCallback ?? setTimeout) : queueMicrotask;
    soon(() => void wake());
    return;
  }
  const sight = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      sight.disconnect();
      void wake();
    },
    // A strip of it at the lower edge of a phone is not yet a reason to fetch React.
    { rootMargin: '0px 0px -20%' },
  );
  for (const child of element.children) sight.observe(child);
};

export default awake;
