// The calls of staff about how the service itself stands.
import { command, query, typed } from '../api-call.ts';
import type { ListPage } from '../workplace/lists.ts';
import { failureSearch, requeueRequest, type Failure } from './failures.ts';
import type { FaultGroup } from './faults.ts';
import type { ServiceState } from './health.ts';

export const health = /*#__PURE__*/ query('GET /api/staff/health', {
  who: 'staff',
  answer: typed<ServiceState>(),
});

export const faults = /*#__PURE__*/ query('GET /api/staff/faults', {
  who: 'staff',
  answer: typed<{ readonly items: readonly FaultGroup[] }>(),
});

/** Mail and events that got stuck. */
export const failures = /*#__PURE__*/ query('POST /api/staff/mail/search', {
  who: 'staff',
  input: failureSearch,
  answer: typed<ListPage<Failure>>(),
});

export const requeue = /*#__PURE__*/ command('POST /api/staff/mail/requeue', {
  who: 'staff',
  input: requeueRequest,
  answer: typed<{ readonly count: number }>(),
});
