import { describe, expect, it } from 'vitest';
import { paymentAddress, submissionBody } from './submit.ts';

describe('the body of a submission', () => {
  it('carries every field as text and lists as JSON', () => {
    const body = submissionBody({
      answers: { firstName: 'Ana', sealingReasons: ['housing', 'other'], agreementAccepted: true },
      tickets: [{ ticket: 't', name: 'a.pdf', size: 1, type: '' }],
      carried: [new File(['x'], 'b.pdf')],
      missing: ['c.pdf'],
      agreementVersion: '1',
    });
    expect(body.get('firstName')).toBe('Ana');
    expect(body.get('sealingReasons')).toBe('["housing","other"]');
    expect(body.get('agreementAccepted')).toBe('true');
    expect(body.get('tickets')).toBe('[{"ticket":"t","name":"a.pdf"}]');
    expect(body.getAll('files')).toHaveLength(1);
  });

  it('names the package and the application to the payment page, never a price', () => {
    expect(paymentAddress('vip', 'ACDE3467.mac', 'es')).toBe('/api/pay/vip?intake=ACDE3467.mac&lang=es');
  });
});
