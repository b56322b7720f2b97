/** Runs once, as soon as any of an element is on the screen. Returns what ends the waiting. */
export function onSight(element: Element, run: () => void): () => void {
  const sight = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    sight.disconnect();
    run();
  });
  sight.observe(element);
  return () => sight.disconnect();
}
