import { describe, expect, it } from 'vitest';
import { letterSchema } from './letter-rules.ts';
import {
  composeLetter,
  emptyLetter,
  factsOfLines,
  letterFields,
  letterKinds,
  type LetterAnswers,
} from './letters.ts';

const letter = (answers: Partial<LetterAnswers>) => composeLetter({ ...emptyLetter, ...answers });
const refusals = (answers: Partial<LetterAnswers>) => {
  const parsed = letterSchema.safeParse({ ...emptyLetter, ...answers });
  return parsed.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
};

describe('somebody who disputes an entry', () => {
  it('gets a sentence for each thing that is wrong, and the duty and the days of the company', () => {
    const lines = letter({ reasons: ['twice', 'paid'] });
    expect(lines).toEqual(expect.arrayContaining(['reasons', 'reason.twice', 'reason.paid', 'time']));
    expect(lines).not.toContain('reason.notMine');
    expect(lines).not.toContain('facts');
  });

  it('keeps a blank for words of their own as long as nothing says what is wrong', () => {
    expect(letter({})).toContain('facts');
    expect(letter({ reasons: ['old'], facts: 'Paid in 2017.' })).toContain('facts');
  });

  it('does not send a paper along that belongs to another letter', () => {
    expect(letter({ papers: ['order'] })).not.toContain('papers');
  });
});

describe('somebody with an order', () => {
  it('always sends a copy of it along', () => {
    expect(letter({ kind: 'limited' })).toEqual(expect.arrayContaining(['papers', 'paper.order']));
  });
});

describe('somebody who asks for a file', () => {
  it('names the notice, or the free copy of the year, never both', () => {
    expect(letter({ kind: 'file', ground: 'adverse' })).toContain('ground.adverse');
    expect(letter({ kind: 'file', ground: 'yearly' })).not.toContain('ground.adverse');
    expect(letterFields({ kind: 'file', ground: 'yearly' })).not.toContain('noticeDay');
  });
});

describe('somebody who paid a judgment', () => {
  it('writes to the creditor without a year of birth', () => {
    expect(letter({ kind: 'satisfied' })).not.toContain('birthYear');
    expect(letterFields({ kind: 'satisfied', ground: 'adverse' })).not.toContain('birthYear');
  });
});

describe('somebody who writes to a credit bureau', () => {
  it('names the same duty and the same days as to a screening company', () => {
    expect(letter({ kind: 'bureau', reasons: ['paid'] })).toEqual(
      expect.arrayContaining([
        'subject.bureau',
        'report',
        'reason.paid',
        'reinvestigate',
        'time',
        'birthYear',
      ]),
    );
  });
});

describe('somebody who writes to a list that landlords share', () => {
  it('names the law for those alone who make reports, and sends the order along if there is one', () => {
    const lines = letter({ kind: 'network', papers: ['order'] });
    expect(lines).toEqual(
      expect.arrayContaining(['networkEntry', 'networkAsk', 'networkReports', 'paper.order']),
    );
    expect(lines).not.toContain('time');
  });
});

describe('somebody whose case stands on a website', () => {
  it('asks without naming a law, and tells a stranger no year of birth', () => {
    const lines = letter({ kind: 'website', reasons: ['noOutcome'], birthYear: '1988' });
    expect(lines).toEqual(expect.arrayContaining(['pageEntry', 'page', 'reason.noOutcome', 'pageAsk']));
    expect(lines.filter((line) => line in factsOfLines)).toEqual([]);
    expect(lines).not.toContain('birthYear');
  });
});

describe('a letter', () => {
  it.each(letterKinds)('of the kind "%s" may be printed with nothing filled in', (kind) => {
    expect(refusals({ kind })).toEqual([]);
  });

  it('refuses a Social Security number in any text, and takes a docket number and a phone number', () => {
    expect(refusals({ entry: 'case 123-45-6789' })).toEqual(['entry: letter.socialSecurity']);
    expect(refusals({ name: 'Ana 123 45 6789' })).toEqual(['name: letter.socialSecurity']);
    expect(refusals({ entry: 'case 22-0417', recipient: 'Call 404-555-0199' })).toEqual([]);
  });

  it('refuses a birth date where the year is asked for', () => {
    expect(refusals({ birthYear: '5/88' })).toEqual(['birthYear: letter.birthYear']);
    expect(refusals({ birthYear: ' 1988 ' })).toEqual([]);
  });
});
