import { isAsked } from './answers.ts';
import { describe, expect, it } from 'vitest';
import { dropUntakenAnswers } from './answers.ts';
import { intakeSchema } from './submission.ts';
import { maria } from './sample-person.ts';

const today = '2026-11-21';
const submission = intakeSchema(today);

/** The refused fields with their message keys. */
function refused(answers: Record<string, unknown>): Record<string, string> {
  const result = submission.safeParse(answers);
  if (result.success) return {};
  return Object.fromEntries(result.error.issues.map((issue) => [String(issue.path[0]), issue.message]));
}

describe('an application', () => {
  it('of a person who answered everything is accepted as given', () => {
    expect(submission.safeParse(maria()).success).toBe(true);
  });

  it.each([
    ['firstName', '', 'firstName.required'],
    ['firstName', '   ', 'firstName.required'],
    ['lastName', '', 'lastName.required'],
    ['dateOfBirth', '', 'dateOfBirth.required'],
    ['dateOfBirth', '1990-02-30', 'dateOfBirth.invalid'],
    ['dateOfBirth', '2030-01-01', 'dateOfBirth.invalid'],
    ['dateOfBirth', '1880-01-01', 'dateOfBirth.invalid'],
    ['dateOfBirth', '2008-11-22', 'dateOfBirth.underage'],
    ['streetAddress', '', 'streetAddress.required'],
    ['city', '', 'city.required'],
    ['state', 'Guanajuato', 'state.required'],
    ['zipCode', '3030', 'zipCode.invalid'],
    ['zipCode', '30303-12', 'zipCode.invalid'],
    ['zipCode', '', 'zipCode.invalid'],
    ['phoneNumber', '(404) 555', 'phoneNumber.invalid'],
    ['preferredLanguage', 'fr', 'preferredLanguage.required'],
    ['email', 'maria@', 'email.invalid'],
    ['email', '', 'email.invalid'],
    ['hasEviction', '', 'yesNo.required'],
    ['hasEviction', undefined, 'yesNo.required'],
    ['evictionCounty', '', 'evictionCounty.required'],
    ['evictionCounty', 'Kings', 'option.unknown'],
    ['caseOutcome', '', 'caseOutcome.required'],
    ['numberOfEvictions', '6', 'option.unknown'],
    ['stillOpen', 'maybe', 'option.unknown'],
    ['filingYear', '99', 'filingYear.invalid'],
    ['filingYear', '2027', 'filingYear.invalid'],
    ['attemptedSealingBefore', '', 'yesNo.required'],
    ['workingWithAttorney', '', 'yesNo.required'],
    ['benefits', ['none', 'snap'], 'benefits.noneExcludesOthers'],
    ['benefits', ['gold'], 'option.unknown'],
    ['sealingReasons', [], 'sealingReasons.required'],
    ['sealingReasons', undefined, 'sealingReasons.required'],
    ['urgency', 'yesterday', 'urgency.required'],
    ['signature', '', 'signature.required'],
    ['agreementAccepted', false, 'agreement.required'],
    ['agreementAccepted', undefined, 'agreement.required'],
    ['selectedServicePackage', 'gold', 'package.required'],
    ['firstName', 'x'.repeat(101), 'text.tooLong'],
    ['lastName', '\ud800', 'lastName.required'],
    ['firstName', 7, 'field.wrongType'],
  ])('with %s = %j is refused as %s', (field, value, message) => {
    expect(refused({ ...maria(), [field]: value })).toEqual({ [field]: message });
  });

  it.each(['2026-02-30', 'tomorrow', '1999-01-01', '2032-01-01', '12/01/2026'])(
    'with a hearing on “%s” is refused: the day does not exist or cannot be meant',
    (hearingDate) => {
      expect(refused({ ...maria(), stillOpen: 'yes', hearingDate })).toEqual({
        hearingDate: 'hearingDate.invalid',
      });
    },
  );

  it.each(['2026-11-20', '2026-12-01', ''])('with a hearing on “%s” is accepted', (hearingDate) => {
    expect(refused({ ...maria(), stillOpen: 'yes', hearingDate })).toEqual({});
  });

  it('names every wrong field at once, the conditional ones too', () => {
    const fields = refused({ ...maria(), city: '', evictionCounty: '', email: 'no' });
    expect(Object.keys(fields).sort()).toEqual(['city', 'email', 'evictionCounty']);
  });

  it('of somebody who turns 18 today is accepted', () => {
    expect(refused({ ...maria(), dateOfBirth: '2008-11-21' })).toEqual({});
  });

  it('keeps two surnames, accents and a hyphen as written', () => {
    const parsed = submission.parse({ ...maria(), lastName: '  Peña-Núñez de la O ' });
    expect(parsed.lastName).toBe('Peña-Núñez de la O');
  });

  it.each([
    ['王', '芳'],
    ['محمد', 'Ali'],
    ['은주', '김'],
    ['ሰላም', 'ተስፋዬ'],
    ['আনিকা', '-'],
  ])(
    'of somebody called %s %s has the name in Latin letters, too, and keeps their own',
    (firstName, lastName) => {
      const own = { ...maria(), firstName, lastName };
      expect(refused(own)).toEqual({ latinName: 'latinName.required' });
      expect(refused({ ...own, latinName: firstName })).toEqual({ latinName: 'latinName.required' });
      expect(submission.parse({ ...own, latinName: ' Wang Fang ' })).toMatchObject({
        firstName,
        lastName,
        latinName: 'Wang Fang',
      });
    },
  );

  it.each(['Nguyễn', 'Łukasz', 'Ştefan', 'Ελένη', 'Олена', 'Ñusta', 'O’Neil', 'Dvořák'])(
    'of somebody called %s asks for no other spelling',
    (firstName) => {
      expect(refused({ ...maria(), firstName })).toEqual({});
      expect(isAsked('latinName', { ...maria(), firstName })).toBe(false);
    },
  );

  it('of somebody without an address that is safe in a public file is accepted without one, and none is kept', () => {
    const { streetAddress: _, streetAddress2: __, city: ___, zipCode: ____, ...rest } = maria();
    expect(refused(rest)).toEqual({
      streetAddress: 'streetAddress.required',
      city: 'city.required',
      zipCode: 'zipCode.invalid',
    });
    expect(refused({ ...rest, addressUse: ['ask'] })).toEqual({});
    const kept = dropUntakenAnswers({ ...maria(), addressUse: ['ask'] });
    for (const field of ['streetAddress', 'streetAddress2', 'city', 'zipCode'])
      expect(kept).not.toHaveProperty(field);
    expect(refused({ ...maria(), addressUse: ['street'] })).toEqual({ addressUse: 'option.unknown' });
  });

  it('asks neither county nor outcome of somebody without an eviction', () => {
    const { evictionCounty: _, caseOutcome: __, ...rest } = maria();
    expect(refused({ ...rest, hasEviction: 'no' })).toEqual({});
  });
});

describe('answers off the route taken', () => {
  it('are dropped: no county without an eviction, no lawyer’s name without a lawyer', () => {
    const answers = dropUntakenAnswers({
      ...maria(),
      hasEviction: 'no',
      workingWithAttorney: 'no',
      attorneyContact: 'left over',
    });
    expect(answers).not.toHaveProperty('evictionCounty');
    expect(answers).not.toHaveProperty('caseOutcome');
    expect(answers).not.toHaveProperty('attorneyContact');
    expect(answers).toHaveProperty('firstName');
  });

  it('keep case numbers only for somebody who knows them', () => {
    const answers = { ...maria(), caseNumbers: '24D01234' };
    expect(dropUntakenAnswers({ ...answers, knowsCaseNumber: 'yes' }).caseNumbers).toBe('24D01234');
    expect(dropUntakenAnswers({ ...answers, knowsCaseNumber: 'no' })).not.toHaveProperty('caseNumbers');
  });
});
