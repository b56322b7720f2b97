import type { CountedEvent } from '../tracking/events.ts';
import type { TaskCode } from '../cases/tasks.ts';
import type { Locale } from '../languages.ts';
import type { OpenDue } from './due-work.ts';

/** A task of a case that falls due today, of oneself or of nobody. Without an owner of its own it is its case's owner's. */
export interface DueTask {
  readonly id: string;
  readonly caseId: string;
  readonly number: string;
  readonly code: TaskCode;
  /** What somebody here wrote, of a task of their own; null for the tasks the product sets. */
  readonly title: string | null;
  readonly dueAt: string;
  readonly isLate: boolean;
  readonly owner: string | null;
  readonly mine: boolean;
  /** Whom it is about, and where; only where Today is looked at. */
  readonly who?: string | null | undefined;
  readonly county?: string | null | undefined;
}

/** What waits in cases. */
export interface OpenCases {
  /** Cases that wait for us: a task is due today, a message is not answered, or they are new. */
  readonly cases: number;
  readonly casesDue: number;
  readonly casesLate: number;
  readonly casesToAnswer: number;
  readonly casesNew: number;
  /** Matters that wait for this attorney; 0 for anybody else. */
  readonly approvals: number;
  readonly tasks: readonly DueTask[];
}

/** Somebody whose eviction is heard within days, and to whom nobody has answered yet. */
export interface NearHearing {
  /** Of the application. */
  readonly id: string;
  readonly reference: string;
  readonly hearingDate: string;
  /** The end of the business day in which they applied, or of the next one. */
  readonly answerBy: string;
  readonly stopsPayment: boolean;
  /** Once it was paid. */
  readonly caseId: string | null;
  /** Whom it is about, and how to reach them; only where Today is looked at. */
  readonly who?: string | undefined;
  readonly county?: string | null | undefined;
  readonly language?: Locale | undefined;
  readonly phone?: string | null | undefined;
}

/** What waits for staff, in numbers, references and times; whom it is about only where Today is looked at. */
export interface OpenWork extends OpenDue, OpenCases {
  /** The nearest first. */
  readonly hearings: readonly NearHearing[];
  readonly applications: number;
  readonly applicationsPaid: number;
  readonly oldestPaidApplication: string | null;
  readonly messages: number;
  /** Perhaps sent by robots; not included in `messages`. */
  readonly messagesSuspicious: number;
  /** From phones we know of nobody. */
  readonly texts: number;
  readonly oldestMessage: string | null;
  /** Whose answer waits. */
  readonly tickets: number;
  /** For attorneys: no answer to them yet. For others: approved, and to be put in force. */
  readonly templates: number;
  readonly orders: number;
  readonly refunds: number;
  readonly mail: number;
  readonly dataRequests: number;
  readonly nextDataRequest: string | null;
  /** What has been counted today so far; null for people who may not see figures. */
  readonly today: Partial<Record<CountedEvent, number>> | null;
}
