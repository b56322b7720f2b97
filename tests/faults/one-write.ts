// One write of one person: what is sent to which function, and how it is counted.
import type postgres from 'postgres';
import type { PlatformFunction } from './call-function.ts';

/** What a write is made of. */
export interface WriteContext {
  readonly sql: postgres.Sql;
  readonly key: string;
  readonly caseId: string;
  readonly matterId: string;
  /** How many of the kind came before. */
  readonly round: number;
}

export interface Call {
  readonly handler: PlatformFunction;
  readonly address: string;
  readonly body: object;
}

/** Of parts that belong together: 0 where one is missing, more than 1 where one is there twice. */
export const times = (parts: readonly number[]): number => (parts.includes(0) ? 0 : Math.max(...parts));
