import type { DateKind } from '../calendar/dates.ts';
import type { CasePhase } from '../cases/phases.ts';
import type { CaseStatus } from '../cases/status.ts';
import type { TurnHolder } from '../promises/turns.ts';
import type { Locale } from '../languages.ts';
import type { SupporterSight } from './rules.ts';

/**
 * All that a supporter reads of a case. Times are ISO 8601 in UTC. What was not ticked is null and never leaves the
 * server.
 */
export interface SupporterView {
  readonly name: string;
  /** First name of the client. */
  readonly clientName: string | null;
  readonly caseNumber: string;
  readonly sees: readonly SupporterSight[];
  /** Null when it is over. */
  readonly phase: CasePhase | null;
  /** Where it stands; null while it is paused, because the reason may concern the client alone. */
  readonly stands: { readonly status: CaseStatus; readonly turn: TurnHolder } | null;
  readonly preparer: string | null;
  readonly dates: readonly SupporterDate[] | null;
  /** What we still need from the client. */
  readonly requests: readonly SupporterNeed[] | null;
  /** The newest, the latest last. */
  readonly messages: readonly SupporterMessage[] | null;
}

export interface SupporterDate {
  readonly uid: string;
  readonly kind: DateKind;
  readonly startsAt: string | null;
  readonly day: string | null;
  readonly place: string | null;
}

export interface SupporterNeed {
  readonly id: string;
  readonly what: string;
  readonly why: string | null;
  readonly language: Locale;
  readonly dueOn: string | null;
}

export interface SupporterMessage {
  readonly id: string;
  readonly from: 'client' | 'us';
  readonly language: Locale;
  readonly text: string;
  readonly translation: string | null;
  readonly sentAt: string;
}
