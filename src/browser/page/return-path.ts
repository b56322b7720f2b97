// Remembers in this tab which checkout somebody was on the way to when signing in came first.
// The link carries it too, so that the way works without this script; what is kept here holds when the
// address gets lost on the way. Written by itself: browser/storage.ts would cost this page two more requests.
import { returnPathKey } from '#browser/page/keys.ts';

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest<HTMLElement>('[data-return-to]');
  if (!link) return;
  try {
    sessionStorage.setItem(returnPathKey, link.dataset.returnTo ?? '');
  } catch {
    // Blocked storage: the address of the link carries the path.
  }
});
