// The calls of staff about what a client tells for the papers of a matter.
import { command } from '../api-call.ts';
import { recordedReadBack, recordedStatement } from './statement.ts';

export const recordStatement = /*#__PURE__*/ command('POST /api/staff/matters/:id/statement', {
  who: 'staff',
  input: recordedStatement,
});

export const recordReadBack = /*#__PURE__*/ command('POST /api/staff/matters/:id/read-back', {
  who: 'staff',
  input: recordedReadBack,
});
