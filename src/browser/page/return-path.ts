// Remembers in this tab which checkout a visitor was going to before signing in. The link carries it too, so it works
// without this script; what is kept here helps if the address gets lost on the way. It does not use browser/storage.ts,
// which would cost this page two more requests.
import { returnPathKey } from '#browser/page/keys.ts';

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest<HTMLElement>('[data-return-to]');
  if (!link) return;
  try {
    sessionStorage.setItem(returnPathKey, link.dataset.returnTo ?? '');
  } catch {
    // Storage is blocked, but the link's address carries the path.
  }
});
