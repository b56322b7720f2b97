// What staff read before and after they call or write.
import type { ContactChannel, ContactDirection } from './contact-log.ts';
import type { DocketFinding } from './court-checks.ts';
import type { ReachFacts } from '../channels/reach.ts';

export interface ContactEntry {
  readonly id: string;
  readonly channel: ContactChannel;
  readonly direction: ContactDirection;
  readonly reached: boolean;
  readonly note: string | null;
  /** What a look at the court's record found, and in which court case. */
  readonly found: DocketFinding | null;
  readonly matter: number | null;
  readonly nextTryOn: string | null;
  readonly happenedAt: string;
  readonly by: string | null;
}

export interface ContactLog {
  readonly items: readonly ContactEntry[];
  readonly facts: ReachFacts;
  /** As the application has it. */
  readonly phone: string | null;
}
