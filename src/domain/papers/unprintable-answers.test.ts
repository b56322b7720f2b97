import { expect, it } from 'vitest';
import { maria } from '../intake/sample-person.ts';
import { unprintableAnswers } from './unprintable-answers.ts';

it('names the answers that papers cannot show, with their signs, and no others', () => {
  expect(unprintableAnswers({ ...maria(), firstName: 'Thị Hồng', lastName: 'Nguyễn' })).toEqual([]);
  expect(unprintableAnswers({ ...maria(), lastName: '王', landlordName: 'Peñasco 🏠 Homes' })).toEqual([
    { field: 'lastName', signs: ['王'] },
    { field: 'landlordName', signs: ['🏠'] },
  ]);
});
