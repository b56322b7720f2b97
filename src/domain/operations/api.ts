// The calls of browsers about what failed in them, and of a monitor.
import { command, query, sent, typed } from '../api-call.ts';
import type { FaultReport } from './faults.ts';

/** Text that a page sends as it leaves. */
export const report = /*#__PURE__*/ command('POST /api/faults', {
  who: 'anyone',
  input: sent<FaultReport>(),
});

/** For a monitor, which sees by the status alone whether somebody has to look. */
export const health = /*#__PURE__*/ query('GET /api/health', {
  who: 'anyone',
  answer: typed<object>(),
});
