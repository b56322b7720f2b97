import type { SinkEvent } from '#domain/tracking/events.ts';

/** The name under which an event is called out to the page. */
export const trackSignal = 'track';

/**
 * Says that something happened that a sink may hear of. Somebody listens only where the operator has set a sink, on
 * public pages, and tells it only after the visitor agreed (page/consent.ts); anywhere else this does nothing.
 */
export function track(event: SinkEvent): void {
  dispatchEvent(new CustomEvent(trackSignal, { detail: event }));
}
