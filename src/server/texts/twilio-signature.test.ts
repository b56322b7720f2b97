import { expect, it } from 'vitest';
import { isTwilioSigned, twilioSignature } from './twilio-signature.ts';

// The example of the provider's documentation.
const url = 'https://mycompany.com/myapp.php?foo=1&bar=2';
const fields = new URLSearchParams({
  CallSid: 'CA1234567890ABCDE',
  Caller: '+12349013030',
  Digits: '1234',
  From: '+12349013030',
  To: '+18005551212',
});

it('signs as the provider says it does', () => {
  expect(twilioSignature(url, fields, '12345')).toBe('0/KCTR6DLpKmkAf8muzZqo1nDgQ=');
});

it('takes no call with another token, address, field or without a signature', () => {
  const signature = twilioSignature(url, fields, '12345');
  expect(isTwilioSigned(url, fields, '12345', signature)).toBe(true);
  expect(isTwilioSigned(url, fields, '12346', signature)).toBe(false);
  expect(isTwilioSigned(`${url}3`, fields, '12345', signature)).toBe(false);
  expect(isTwilioSigned(url, new URLSearchParams([...fields, ['Body', 'x']]), '12345', signature)).toBe(
    false,
  );
  expect(isTwilioSigned(url, fields, '12345', null)).toBe(false);
  expect(isTwilioSigned(url, fields, '12345', '')).toBe(false);
});
