import { describe, expect, it } from 'vitest';
import { networkOf } from './throttle.ts';

describe('counting tries', () => {
  it.each([
    ['2001:db8:1:2::1', '2001:0DB8:1:2:ffff:ffff:ffff:ffff'],
    ['2001:db8::1', '2001:db8:0:0:1::'],
    ['fe80::1%eth0', 'fe80::2'],
    ['::1', '::2'],
  ])('takes %s and %s for one household', (one, other) => {
    expect(networkOf(one)).toBe(networkOf(other));
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['203.0.113.1', '203.0.113.2'],
    ['::ffff:203.0.113.1', '::ffff:203.0.113.2'],
    ['ana@example.com', 'eva@example.com'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(networkOf(one)).not.toBe(networkOf(other));
  });

  it('knows an IPv4 address in IPv6 clothes', () => {
    expect(networkOf('::ffff:203.0.113.1')).toBe('203.0.113.1');
  });
});
