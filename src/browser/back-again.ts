/**
 * The Back button shows a page as the browser kept it, even after logging out on a shared phone. `look` then asks the
 * server again. Returns a function that stops this.
 */
export function onBackAgain(look: () => void): () => void {
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) look();
  };
  addEventListener('pageshow', onShow);
  return () => removeEventListener('pageshow', onShow);
}
