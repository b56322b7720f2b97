import { describe, expect, it } from 'vitest';
import { routes } from '#i18n/routes.ts';
import {
  contentNames,
  countedEvents,
  fieldsOf,
  isMarketingPage,
  marketingPages,
  maySend,
  trackingEvents,
} from './events.ts';
import { hasSinks, sinkCalls, sinkOrigins } from './sinks.ts';

describe('the table of events', () => {
  it('holds every event of the specification, each with the way it goes', () => {
    const ways = Object.fromEntries(Object.entries(trackingEvents).map(([name, rule]) => [name, rule.to]));
    expect(ways).toEqual({
      PageView: 'sinks',
      ViewContent: 'sinks',
      Lead: 'sinks',
      Contact: 'sinks',
      InitiateCheckout: 'count',
      BeginCheckout: 'count',
      SubmitApplication: 'count',
      Purchase: 'count',
      Conversion: 'count',
    });
  });

  it('lets nothing leave form, payment, account or staff pages', () => {
    const quiet = [
      'intakeForm',
      'intakeConfirmation',
      'checkout',
      'paymentSuccess',
      'paymentConfirmation',
      'login',
      'setPassword',
      'dashboard',
      'learning',
      'staff',
    ];
    expect(Object.keys(routes)).toEqual(expect.arrayContaining([...quiet, ...marketingPages]));
    for (const page of quiet) {
      expect(isMarketingPage(page)).toBe(false);
      for (const name of ['PageView', 'ViewContent', 'Lead', 'Contact'] as const)
        expect(maySend(name, page)).toBe(false);
    }
    expect(maySend('Contact', 'home')).toBe(true);
    expect(maySend('Contact', 'blog')).toBe(false);
  });

  it('counts under every name the database knows', () => {
    const used = Object.values(trackingEvents).flatMap((rule) => (rule.to === 'count' ? [rule.as] : []));
    expect(new Set(used)).toEqual(new Set(countedEvents));
  });

  it('says with each event what the specification says', () => {
    expect(fieldsOf({ name: 'Lead', contentName: 'Get Started' })).toEqual({
      value: 0,
      currency: 'USD',
      content_name: 'Get Started',
    });
    expect(fieldsOf({ name: 'ViewContent', contentName: 'Pricing Page', contentType: 'pricing' })).toEqual({
      content_name: 'Pricing Page',
      content_type: 'pricing',
    });
    expect(fieldsOf({ name: 'ViewContent', contentName: 'Pricing Page' })).toMatchObject({
      content_type: 'page',
    });
    expect(fieldsOf({ name: 'PageView' })).toEqual({});
    expect(contentNames.join(' ')).not.toMatch(/evict|court|dismiss|landlord/i);
  });
});

describe('the sinks', () => {
  const none = { metaPixel: null, analytics: null };
  const both = {
    metaPixel: '1234567890',
    analytics: { address: 'https://stats.example/api/event', site: 'a.example' },
  };

  it('are none unless the operator sets one', () => {
    expect(hasSinks(none)).toBe(false);
    expect(sinkOrigins(none)).toEqual([]);
    expect(sinkCalls(none, { name: 'PageView' }, 'https://a.example/')).toEqual([]);
  });

  it('each hear of an event in their own way, at the origin the page is allowed to reach', () => {
    const calls = sinkCalls(both, { name: 'Lead', contentName: 'Get Started' }, 'https://a.example/es');
    expect(calls.map(({ url }) => new URL(url).origin)).toEqual(sinkOrigins(both));
    const [meta, analytics] = calls;
    expect(Object.fromEntries(new URL(meta?.url ?? '').searchParams)).toEqual({
      id: '1234567890',
      ev: 'Lead',
      dl: 'https://a.example/es',
      'cd[value]': '0',
      'cd[currency]': 'USD',
      'cd[content_name]': 'Get Started',
    });
    expect(JSON.parse(analytics?.body ?? '')).toEqual({
      name: 'Lead',
      domain: 'a.example',
      url: 'https://a.example/es',
      props: { value: 0, currency: 'USD', content_name: 'Get Started' },
    });
  });
});
