// Remembers the package chosen on a price card, so that the form starts with it even after a detour.
import { packageKey } from '#browser/page/keys.ts';

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest<HTMLElement>('[data-package]');
  if (!link) return;
  try {
    sessionStorage.setItem(packageKey, link.dataset.package ?? '');
  } catch {
    // Storage is blocked, but the link's address carries the package too.
  }
});
