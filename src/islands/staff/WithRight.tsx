import type { ReactNode } from 'react';
import type { Right } from '#domain/access/rights.ts';
import type { SectionProps } from './section-props.ts';
import { useStaffWords } from './staff-words.ts';

interface WithRightProps extends Pick<SectionProps, 'member'> {
  readonly right: Right;
  readonly children: ReactNode;
}

/** Something that needs a right; people without it read whom to ask. The server checks the right again. */
export function WithRight({ right, member, children }: WithRightProps) {
  const words = useStaffWords();
  return member.rights.includes(right) ? (
    children
  ) : (
    <p className="text-ink-soft">{words.frame.missingRight[right]}</p>
  );
}
