/**
 * The one table of what is counted or told to others. An event goes one of two ways. `sinks`: to the companies the
 * operator chose in content/site.yml, only from public pages and only after the visitor agreed. `count`: into
 * `daily_counts`, by the SQL function that records the fact, without a cookie or a person. No event can carry an
 * answer, a name or an address, because everything it says comes from closed lists.
 */

/** Pages from which a sink may be told something, by their name in the route map. No other page tells anything. */
export const marketingPages = ['home', 'services', 'blog', 'contact'] as const;
export type MarketingPage = (typeof marketingPages)[number];

/** The names under which the server counts; the database holds the same list. */
export const countedEvents = ['initiate_checkout', 'purchase', 'submit_application', 'conversion'] as const;
export type CountedEvent = (typeof countedEvents)[number];

interface SinkRule {
  readonly to: 'sinks';
  readonly pages: readonly MarketingPage[];
  /** When it is sent: at most once per page view, except for a message that was sent twice. */
  readonly when: string;
}

interface CountRule {
  readonly to: 'count';
  readonly as: CountedEvent;
  /** The SQL function in whose transaction it is counted, and why a repeat is counted once. */
  readonly by: string;
  readonly when: string;
}

export const trackingEvents = {
  PageView: { to: 'sinks', pages: marketingPages, when: 'a page is shown, not while it is prerendered' },
  ViewContent: { to: 'sinks', pages: ['home'], when: 'the prices come into view' },
  Lead: { to: 'sinks', pages: marketingPages, when: 'a link to the form is followed' },
  Contact: { to: 'sinks', pages: ['home', 'contact'], when: 'a contact message was taken' },
  InitiateCheckout: {
    to: 'count',
    as: 'initiate_checkout',
    by: 'open_order',
    when: 'a new order is opened for the package chosen; opening it again is the same order',
  },
  BeginCheckout: {
    to: 'count',
    as: 'initiate_checkout',
    by: 'open_order',
    when: 'the same fact under the name of the analytics tracker',
  },
  SubmitApplication: {
    to: 'count',
    as: 'submit_application',
    by: 'submit_intake',
    when: 'an application is stored; a repeat under its key is the same one',
  },
  Purchase: {
    to: 'count',
    as: 'purchase',
    by: 'settle_order',
    when: 'an order becomes paid; a webhook that comes twice finds it paid',
  },
  Conversion: {
    to: 'count',
    as: 'conversion',
    by: 'count_conversion',
    when: 'the page after the payment says "paid" for the first time',
  },
} as const satisfies Readonly<Record<string, SinkRule | CountRule>>;

type Rules = typeof trackingEvents;
export type TrackingEventName = keyof Rules;
/** What a page can pass to `track`: the events that go to sinks, each with its facts. */
export type SinkEventName = {
  [Name in TrackingEventName]: Rules[Name]['to'] extends 'sinks' ? Name : never;
}[TrackingEventName];

/** Every name an event can have. Free text here could carry what somebody typed. */
export const contentNames = ['Pricing Page', 'Get Started'] as const;
export type ContentName = (typeof contentNames)[number];

export type SinkEvent =
  | { readonly name: 'PageView' }
  | { readonly name: 'Contact' }
  | { readonly name: 'Lead'; readonly contentName: ContentName }
  | {
      readonly name: 'ViewContent';
      readonly contentName: ContentName;
      readonly contentType?: 'page' | 'pricing';
    };

/** What a sink receives besides the event's name. */
export function fieldsOf(event: SinkEvent): Readonly<Record<string, string | number>> {
  switch (event.name) {
    case 'Lead':
      return { value: 0, currency: 'USD', content_name: event.contentName };
    case 'ViewContent':
      return { content_name: event.contentName, content_type: event.contentType ?? 'page' };
    default:
      return {};
  }
}

export function isMarketingPage(page: string): page is MarketingPage {
  return (marketingPages as readonly string[]).includes(page);
}

/** Whether this event may be sent from this page. */
export function maySend(name: SinkEventName, page: string): boolean {
  return (trackingEvents[name].pages as readonly string[]).includes(page);
}
