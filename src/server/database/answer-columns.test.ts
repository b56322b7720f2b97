import { describe, expect, it } from 'vitest';
import { maria } from '#domain/intake/sample-person.ts';
import { answerColumns, answersOf, columnsOfAnswers } from './answer-columns.ts';

describe('the answers of an application', () => {
  it('come back from their columns as they were given', () => {
    const answers = {
      ...maria(),
      filingYear: '2019',
      knowsCaseNumber: 'yes' as const,
      caseNumbers: '19D1\n19D2',
    };
    expect(answersOf({ ...columnsOfAnswers(answers) })).toEqual(answers);
  });

  it('stand in columns named after the fields: years as numbers, phones in one form, lists never null', () => {
    const { benefits: _, landlordName: __, ...answers } = { ...maria(), landlordName: 'Acme' };
    expect(columnsOfAnswers({ ...answers, phoneNumber: '404.555.0199', filingYear: '2019' })).toMatchObject({
      street_address2: 'Apt 3',
      phone_number: '(404) 555-0199',
      filing_year: 2019,
      benefits: [],
      landlord_name: null,
    });
    expect(answerColumns.split(', ')).toEqual(Object.keys(columnsOfAnswers(answers)));
  });
});
