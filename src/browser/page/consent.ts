// Asks before anything is told to others, and tells it then. Only pages that may tell a sink something carry this
// script, and only when the operator has set one (components/page/Consent.astro).
import { maySend, type SinkEvent } from '#domain/tracking/events.ts';
import { sinkCalls, type Sinks } from '#domain/tracking/sinks.ts';
import { track, trackSignal } from '#browser/tracking.ts';
import { consentKey } from '#browser/page/keys.ts';

const panel = document.querySelector<HTMLElement>('#consent');
const opener = document.querySelector<HTMLElement>('[data-consent-open]');
if (panel) watch(panel);

function watch(notice: HTMLElement): void {
  const page = notice.dataset.page ?? '';
  const sinks = JSON.parse(notice.dataset.sinks ?? '{}') as Sinks;
  // What a browser asks for on behalf of its owner counts as their answer, whatever was chosen before.
  const asksNotTo =
    navigator.doNotTrack === '1' ||
    (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
  /** Holds the choice where storage is blocked. */
  let chosen: string | null = null;
  let begun = false;

  function choice(): string | null {
    if (asksNotTo) return 'no';
    try {
      return localStorage.getItem(consentKey) ?? chosen;
    } catch {
      return chosen;
    }
  }

  function keep(value: string): void {
    chosen = value;
    try {
      localStorage.setItem(consentKey, value);
    } catch {
      // Blocked: it holds for this page, and the next one asks again.
    }
  }

  addEventListener(trackSignal, (signal) => {
    const event = (signal as CustomEvent<SinkEvent>).detail;
    if (choice() !== 'yes' || !maySend(event.name, page)) return;
    // No query and no anchor: an address can carry what is nobody's business.
    for (const { url, body, credentials } of sinkCalls(sinks, event, location.origin + location.pathname))
      fetch(url, {
        ...(body !== undefined && { method: 'POST', body }),
        mode: 'no-cors',
        credentials,
        // A link that was followed takes the page away before the answer is there.
        keepalive: true,
        referrerPolicy: 'no-referrer',
      }).catch(() => undefined);
  });

  /** From the visitor's yes on: this page, the prices when they come into view, and links to the form. */
  function begin(): void {
    if (begun) return;
    begun = true;
    track({ name: 'PageView' });
    const prices = document.querySelector('#pricing');
    if (prices)
      new IntersectionObserver((entries, observer) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        track({ name: 'ViewContent', contentName: 'Pricing Page', contentType: 'pricing' });
      }).observe(prices);
    let told = false;
    document.addEventListener('click', (event) => {
      if (told || !(event.target instanceof Element) || !event.target.closest('a[href*="/intake-form"]'))
        return;
      told = true;
      track({ name: 'Lead', contentName: 'Get Started' });
    });
  }

  function start(): void {
    if (choice() === 'yes') begin();
    else if (choice() === null) notice.hidden = false;
  }

  notice.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('[data-consent]');
    if (!button) return;
    keep(button.dataset.consent ?? 'no');
    notice.hidden = true;
    // The button that had the focus is gone: back to the link that opened this, or on to the page.
    const back = notice.dataset.opened ? opener : document.querySelector<HTMLElement>('#main');
    delete notice.dataset.opened;
    back?.focus({ preventScroll: true });
    if (choice() === 'yes') begin();
  });

  opener?.addEventListener('click', () => {
    notice.toggleAttribute('data-asked-not-to', asksNotTo);
    notice.dataset.opened = 'true';
    notice.hidden = false;
    notice.querySelector<HTMLElement>('h2')?.focus();
  });

  // A page that is only being prepared has no visitor yet.
  const waits = (document as { prerendering?: boolean }).prerendering === true;
  if (waits) document.addEventListener('prerenderingchange', start, { once: true });
  else start();
}
