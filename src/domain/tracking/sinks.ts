import { fieldsOf, type SinkEvent } from './events.ts';

/** Where events go, as set in content/site.yml. If both are null, nothing is asked and nothing is sent. */
export interface Sinks {
  /** The number of a Meta pixel. */
  readonly metaPixel: string | null;
  /** An events API like Plausible's: its address, and the name of this site there. */
  readonly analytics: { readonly address: string; readonly site: string } | null;
}

const metaAddress = 'https://www.facebook.com/tr/';

export function hasSinks({ metaPixel, analytics }: Sinks): boolean {
  return metaPixel !== null || analytics !== null;
}

/** The origins that a page's content security policy must allow. */
export function sinkOrigins({ metaPixel, analytics }: Sinks): string[] {
  return [
    ...(metaPixel === null ? [] : [new URL(metaAddress).origin]),
    ...(analytics === null ? [] : [new URL(analytics.address).origin]),
  ];
}

/** One request to one sink. With a body it is a POST. */
export interface SinkCall {
  readonly url: string;
  /** An advertiser recognizes a visitor by its own cookies; a counter needs none. */
  readonly credentials: RequestCredentials;
  readonly body?: string;
}

/**
 * The requests that tell the sinks about an event. We make them ourselves because the companies' own scripts would run
 * beside our forms and could read them. `address` is the page's, without query and anchor.
 */
export function sinkCalls(sinks: Sinks, event: SinkEvent, address: string): SinkCall[] {
  const fields = fieldsOf(event);
  const calls: SinkCall[] = [];
  if (sinks.metaPixel !== null) {
    const query = new URLSearchParams({ id: sinks.metaPixel, ev: event.name, dl: address });
    for (const [name, value] of Object.entries(fields)) query.set(`cd[${name}]`, String(value));
    calls.push({ url: `${metaAddress}?${query}`, credentials: 'include' });
  }
  if (sinks.analytics !== null)
    calls.push({
      url: sinks.analytics.address,
      credentials: 'omit',
      body: JSON.stringify({
        name: event.name === 'PageView' ? 'pageview' : event.name,
        domain: sinks.analytics.site,
        url: address,
        props: fields,
      }),
    });
  return calls;
}
