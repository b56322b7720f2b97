import { fieldsOf, type SinkEvent } from './events.ts';

/** Where events may go: what the operator set in content/site.yml. Both null: nothing is asked and nothing is sent. */
export interface Sinks {
  /** Number of a Meta pixel. */
  readonly metaPixel: string | null;
  /** An events API as Plausible has it: its address, and the name of this site there. */
  readonly analytics: { readonly address: string; readonly site: string } | null;
}

const metaAddress = 'https://www.facebook.com/tr/';

export function hasSinks({ metaPixel, analytics }: Sinks): boolean {
  return metaPixel !== null || analytics !== null;
}

/** The origins a page must be allowed to reach, for its content security policy. */
export function sinkOrigins({ metaPixel, analytics }: Sinks): string[] {
  return [
    ...(metaPixel === null ? [] : [new URL(metaAddress).origin]),
    ...(analytics === null ? [] : [new URL(analytics.address).origin]),
  ];
}

/** One request to one sink; a body makes it a POST. */
export interface SinkCall {
  readonly url: string;
  /** An advertiser knows a visitor by cookies of its own; a counter needs none. */
  readonly credentials: RequestCredentials;
  readonly body?: string;
}

/**
 * The requests that tell the sinks of an event. Written out here instead of by the companies' own scripts, which
 * would run beside our forms and could read them. `address` is the page's, without query and anchor.
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
