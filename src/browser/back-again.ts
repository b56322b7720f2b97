/**
 * Coming back with the Back button shows a page as it was kept, on a shared phone after logging out too: `look` asks
 * the server again. Answers how to stop.
 */
export function onBackAgain(look: () => void): () => void {
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) look();
  };
  addEventListener('pageshow', onShow);
  return () => removeEventListener('pageshow', onShow);
}
