// The calls of the workplace itself.
import { command } from '../api-call.ts';

/** Takes back what the caller did some seconds ago. */
export const undo = /*#__PURE__*/ command('POST /api/staff/acts/:id/undo', { who: 'staff' });
