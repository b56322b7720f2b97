const stirs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Brings a heading into sight and gives it focus once it is there. Parts of the page come one after another and push
 * it down, so it is followed until the person does something themselves. Returns what ends it.
 */
export function leadTo(id: string): () => void {
  let isFocused = false;
  const follow = () => {
    const heading = document.getElementById(id);
    if (!heading) return;
    if (!isFocused) heading.focus({ preventScroll: true });
    isFocused = true;
    heading.scrollIntoView();
  };
  const sizes = new ResizeObserver(follow);
  const end = () => {
    sizes.disconnect();
    for (const kind of stirs) removeEventListener(kind, end, { capture: true });
  };
  for (const kind of stirs) addEventListener(kind, end, { passive: true, capture: true });
  sizes.observe(document.body);
  return end;
}
