// Remembers the package chosen on a price card, so that the form starts with it after any detour.
import { packageKey } from '#browser/page/keys.ts';

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest<HTMLElement>('[data-package]');
  if (!link) return;
  try {
    sessionStorage.setItem(packageKey, link.dataset.package ?? '');
  } catch {
    // Blocked storage: the address of the link carries the package too.
  }
});
