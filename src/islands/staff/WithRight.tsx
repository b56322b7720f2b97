import type { ReactNode } from 'react';
import type { Right } from '#domain/access/rights.ts';
import type { SectionProps } from './section-props.ts';

interface WithRightProps extends Pick<SectionProps, 'words' | 'member'> {
  readonly right: Right;
  readonly children: ReactNode;
}

/** Something that needs a right; people without it read whom to ask. The server checks the right again. */
export function WithRight({ right, words, member, children }: WithRightProps) {
  return member.rights.includes(right) ? (
    children
  ) : (
    <p className="text-ink-soft">{words.frame.missingRight[right]}</p>
  );
}
