import { expect, it } from 'vitest';
import { signAddress } from './sign-address.ts';

it('signs as the example in Amazon’s documentation is signed', () => {
  const signed = signAddress({
    method: 'GET',
    url: new URL('https://examplebucket.s3.amazonaws.com/test.txt'),
    region: 'us-east-1',
    keyId: 'AKIAIOSFODNN7EXAMPLE',
    secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    at: new Date('2013-05-24T00:00:00Z'),
    seconds: 86_400,
  });
  expect(new URL(signed).searchParams.get('X-Amz-Signature')).toBe(
    'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  );
});
