import { describe, expect, it } from 'vitest';
import { isAutomatic } from './automatic.ts';
import { readDeliveryStatus } from './delivery-report.ts';
import { replyAddress, tokenOfRecipients } from './reply-address.ts';

const token = 'abcdefghijklmnopqrstuvwxyz234567';
const base = 'reply@in.example.com';

describe('a reply address', () => {
  it('gives back its token, also from a program that writes it in capitals, and among others', () => {
    const address = replyAddress(base, token);
    expect(address).toBe(`reply+${token}@in.example.com`);
    expect(address.indexOf('@')).toBeLessThanOrEqual(64);
    expect(tokenOfRecipients(base, [address])).toBe(token);
    expect(tokenOfRecipients(base, ['x@example.com', ` ${address.toUpperCase()} `])).toBe(token);
  });

  it.each([
    base,
    `reply+${token}@elsewhere.example.com`,
    `other+${token}@in.example.com`,
    `reply+${token.slice(1)}@in.example.com`,
    `reply+${token.slice(1)}1@in.example.com`,
    `reply+@in.example.com`,
  ])('is none where the address is %s', (address) => {
    expect(tokenOfRecipients(base, [address])).toBeNull();
  });
});

describe('a mail that nobody wrote to us', () => {
  const mail = (key: string, value: string) => isAutomatic([{ key, value }], true);
  it.each([
    ['auto-submitted', 'auto-replied'],
    ['auto-submitted', 'Auto-Generated; owner=x'],
    ['precedence', 'bulk'],
    ['precedence', 'LIST'],
    ['x-auto-response-suppress', 'OOF, AutoReply'],
    ['list-id', '<news.example.com>'],
    ['list-unsubscribe', '<mailto:x@example.com>'],
    ['x-autoreply', 'yes'],
  ])('is known by %s: %s', (key, value) => expect(mail(key, value)).toBe(true));
  it('is known by an empty return path alone', () => expect(isAutomatic([], false)).toBe(true));
  it.each([
    ['auto-submitted', 'no'],
    ['precedence', 'normal'],
    ['x-auto-response-suppress', 'None'],
    ['subject', 'auto-replied'],
  ])('is not suspected because of %s: %s', (key, value) => expect(mail(key, value)).toBe(false));
});

describe('a report of a mail server', () => {
  const about = (action: string, status: string) =>
    `Reporting-MTA: dns; mx.example.com\r\n\r\nFinal-Recipient: rfc822;\r\n luz@example.com\r\nAction: ${action}\r\nStatus: ${status}\r\n`;
  it('tells what did not arrive, and with which status', () => {
    expect(readDeliveryStatus(about('failed', '5.1.1'))).toEqual({ delivery: 'bounced', code: '5.1.1' });
    expect(readDeliveryStatus(about('Failed', '5.2.2 (mailbox full)'))).toEqual({
      delivery: 'bounced',
      code: '5.2.2',
    });
    // Given up after days.
    expect(readDeliveryStatus(about('failed', '4.4.7'))).toEqual({ delivery: 'bounced', code: '4.4.7' });
    expect(readDeliveryStatus(about('failed', ''))).toEqual({ delivery: 'bounced', code: '5.0.0' });
  });
  it('tells what is late', () =>
    expect(readDeliveryStatus(about('delayed', '4.4.1'))).toEqual({ delivery: 'delayed', code: '4.4.1' }));
  it('tells nothing where the mail arrived', () => {
    for (const action of ['delivered', 'relayed', 'expanded'])
      expect(readDeliveryStatus(about(action, '2.0.0'))).toBeNull();
    expect(readDeliveryStatus('')).toBeNull();
  });
  it('counts the recipient that failed among those that did not', () => {
    const both = `${about('delivered', '2.0.0')}\r\nAction: delayed\r\nStatus: 4.0.0\r\n\r\nAction: failed\r\nStatus: 5.7.1\r\n`;
    expect(readDeliveryStatus(both)).toEqual({ delivery: 'bounced', code: '5.7.1' });
  });
});
