import { expect, it } from 'vitest';
import { endingRefunds, type FullRefunds } from '#domain/cases/endings.ts';
import { refundTable, refundTableWords } from '#i18n/refund-table.ts';

it.each(['en', 'es'] as const)(
  'somebody who reads prices finds each way a case can end once, in %s',
  (locale) => {
    const { names } = refundTableWords[locale];
    const printed = refundTable(locale, []).flatMap(({ endings }) => endings);
    expect(printed.toSorted()).toEqual(Object.values(names).toSorted());
    // What follows a refund or a dispute says nothing to somebody who has not paid yet.
    expect(Object.keys(names).toSorted()).toEqual(
      Object.keys(endingRefunds)
        .filter((ending) => ending !== 'refunded' && ending !== 'dispute_lost')
        .toSorted(),
    );
    expect(refundTable(locale, []).find(({ share }) => share === 'full')?.endings).toContain(names.denied);
    const ofTooLate = (full: FullRefunds) =>
      refundTable(locale, full).find(({ endings }) => endings.includes(names.too_late))?.share;
    expect([ofTooLate([]), ofTooLate(['too_late'])]).toEqual(['staff', 'full']);
  },
);
