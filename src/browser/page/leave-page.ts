import { deviceKey } from '#browser/page/keys.ts';
import { isSharedDevice } from '#browser/shared-device.ts';
import { keepSession } from '#browser/storage.ts';

const exit = document.querySelector<HTMLAnchorElement>('[data-leave-page]');
exit?.addEventListener('click', (event) => {
  event.preventDefault();
  // At once, since the next page may take its time.
  document.body.hidden = true;
  if (isSharedDevice()) {
    keepSession(deviceKey, null);
    // The page does not wait: without an answer the session ends by itself.
    fetch('/api/auth/sign-out', { method: 'POST', keepalive: true }).catch(() => undefined);
  }
  // In place of this page, so that the Back button does not lead here.
  location.replace(exit.href);
});
