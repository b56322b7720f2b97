import type { ApplicationWords } from '#i18n/en/application.ts';
import { fill } from '#i18n/format.ts';
import { serviceTimes } from '#i18n/service-times.ts';
import { TimeList } from '#ui/TimeList.tsx';
import { Folded } from './Folded.tsx';

interface WhatComesNextProps {
  readonly words: ApplicationWords['after'];
  readonly isPaid: boolean;
  readonly isPaidBefore: boolean;
  readonly isFolded: boolean;
}

/** What happens after the payment, and when. */
export default function WhatComesNext({ words, isPaid, isPaidBefore, isFolded }: WhatComesNextProps) {
  return (
    <Folded title={isPaid ? words.titlePaid : words.title} isFolded={isFolded}>
      <TimeList
        // The first is the receipt and the password, which came with a payment made before.
        items={words.items
          .slice(isPaidBefore ? 1 : 0)
          .map(({ when, what }) => ({ when: fill(when, serviceTimes), what }))}
      />
    </Folded>
  );
}
