import type { SinkEvent } from '#domain/tracking/events.ts';

/** The name of the DOM event by which the page hears of it. */
export const trackSignal = 'track';

/**
 * Reports something that a sink may hear of. Only public pages listen, and only if the operator has set a sink; they
 * pass it on after the visitor has agreed (page/consent.ts). Anywhere else this does nothing.
 */
export function track(event: SinkEvent): void {
  dispatchEvent(new CustomEvent(trackSignal, { detail: event }));
}
