import { describe, expect, it } from 'vitest';
import {
  answersOf,
  isUntouched,
  signedContent,
  valuesOf,
  withoutContradiction,
} from './answers-of-values.ts';
import { emptyValues } from './values.ts';

const filled = { ...emptyValues('en'), firstName: 'Ana', birthDay: '7', birthMonth: '03', birthYear: '1990' };

describe('what the form holds becomes answers', () => {
  it('three parts become one date', () => {
    expect(answersOf(filled).dateOfBirth).toBe('1990-03-07');
  });

  it('a date with a part missing is unreal rather than absent, so that its own sentence is shown', () => {
    expect(answersOf({ ...filled, birthYear: '' }).dateOfBirth).toBe('-03-7');
    expect(answersOf({ ...filled, birthDay: '', birthMonth: '', birthYear: '' })).not.toHaveProperty(
      'dateOfBirth',
    );
  });

  it('leaves out what is empty, what is off the route, and the device', () => {
    const answers = answersOf({ ...filled, hasEviction: 'no', caseNumbers: '22D0012', device: 'own' });
    expect(answers).toEqual({
      firstName: 'Ana',
      dateOfBirth: '1990-03-07',
      state: 'Georgia',
      preferredLanguage: 'en',
      hasEviction: 'no',
      agreementAccepted: false,
      selectedServicePackage: 'standard',
    });
  });

  it('comes back from a draft as it was, and drops what no longer fits the form', () => {
    expect(valuesOf(answersOf({ ...filled, benefits: ['snap'] }))).toMatchObject({
      firstName: 'Ana',
      birthDay: '07',
      birthMonth: '03',
      birthYear: '1990',
      benefits: ['snap'],
    });
    expect(valuesOf({ benefits: 'snap', city: ['Macon'], agreementAccepted: 'yes' })).toEqual({});
  });

  it('knows a form nobody has touched', () => {
    expect(isUntouched(emptyValues('es'))).toBe(true);
    expect(isUntouched(filled)).toBe(false);
  });
});

describe('a signature', () => {
  it('stands over every answer but itself and the package', () => {
    const signed = signedContent(filled);
    expect(
      signedContent({ ...filled, signature: 'Ana', agreementAccepted: true, selectedServicePackage: 'vip' }),
    ).toBe(signed);
    expect(signedContent({ ...filled, firstName: 'Anna' })).not.toBe(signed);
  });
});

describe('“None of the above”', () => {
  it('takes the place of the others, and gives way to them', () => {
    expect(withoutContradiction('benefits', ['snap', 'wic'], ['snap', 'wic', 'none'])).toEqual(['none']);
    expect(withoutContradiction('benefits', ['none'], ['snap', 'none'])).toEqual(['snap']);
    expect(withoutContradiction('benefits', [], ['snap'])).toEqual(['snap']);
  });
});
