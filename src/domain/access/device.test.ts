import { expect, it } from 'vitest';
import { deviceFamily, knownDevice } from './device.ts';

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 'iphone'],
  ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15', 'ipad'],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126 Mobile', 'android'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/126', 'chromebook'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126', 'windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 'mac'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'linux'],
  ['curl/8', 'other'],
  ['', 'other'],
  [null, 'other'],
])('%s is a device its owner knows as %s', (userAgent, family) => {
  expect(deviceFamily(userAgent)).toBe(family);
});

it('a session from before devices were noted has one nobody knows', () => {
  expect(knownDevice(undefined)).toBe('other');
  expect(knownDevice('toaster')).toBe('other');
  expect(knownDevice('mac')).toBe('mac');
});
