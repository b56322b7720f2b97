// Asks before anything is told to others, and then tells it. Only pages from which a sink may be told carry this
// script, and only if the operator has set one (components/page/Consent.astro).
import { maySend, type SinkEvent } from '#domain/tracking/events.ts';
import { sinkCalls, type Sinks } from '#domain/tracking/sinks.ts';
import { consentKey } from '#browser/page/keys.ts';

/** The name of the DOM event by which this page hears of what happened in it. Forms do not know who listens. */
const happened = 'happened';
const tell = (event: SinkEvent) => dispatchEvent(new CustomEvent(happened, { detail: event }));

const panel = document.querySelector<HTMLElement>('#consent');
const opener = document.querySelector<HTMLElement>('[data-consent-open]');
if (panel) watch(panel);

function watch(notice: HTMLElement): void {
  const page = notice.dataset.page ?? '';
  const sinks = JSON.parse(notice.dataset.sinks ?? '{}') as Sinks;
  // A browser that asks not to be tracked has answered for its owner, whatever was chosen before.
  const asksNotTo =
    navigator.doNotTrack === '1' ||
    (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
  /** Holds the choice if storage is blocked. */
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
      // Blocked: the choice applies to this page, and the next one asks again.
    }
  }

  addEventListener(happened, (signal) => {
    const event = (signal as CustomEvent<SinkEvent>).detail;
    if (choice() !== 'yes' || !maySend(event.name, page)) return;
    // Without query and anchor: an address can carry things that are nobody's business.
    for (const { url, body, credentials } of sinkCalls(sinks, event, location.origin + location.pathname))
      fetch(url, {
        ...(body !== undefined && { method: 'POST', body }),
        mode: 'no-cors',
        credentials,
        // Following a link leaves the page before the answer arrives.
        keepalive: true,
        referrerPolicy: 'no-referrer',
      }).catch(() => undefined);
  });

  /** From the visitor's yes on: reports this page, the prices when they come into view, and links to the form. */
  function begin(): void {
    if (begun) return;
    begun = true;
    tell({ name: 'PageView' });
    const prices = document.querySelector('#pricing');
    if (prices)
      new IntersectionObserver((entries, observer) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        tell({ name: 'ViewContent', contentName: 'Pricing Page', contentType: 'pricing' });
      }).observe(prices);
    let isLeadTold = false;
    document.addEventListener('click', (event) => {
      if (
        isLeadTold ||
        !(event.target instanceof Element) ||
        !event.target.closest('a[href*="/intake-form"]')
      )
        return;
      isLeadTold = true;
      tell({ name: 'Lead', contentName: 'Get Started' });
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
    // The button that had the focus is gone, so it moves back to the link that opened this, or to the page.
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

  // A page that is being prerendered has no visitor yet.
  const waits = (document as { prerendering?: boolean }).prerendering === true;
  if (waits) document.addEventListener('prerenderingchange', start, { once: true });
  else start();
}
