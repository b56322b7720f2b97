// The calls of clients about what happened with a matter.
import { command } from '../api-call.ts';
import { ownCheckRequest } from '../cases/court-checks.ts';

/** What they saw in the court's public record after an order. */
export const ownCheck = /*#__PURE__*/ command('POST /api/matters/:id/own-check', {
  who: 'signedIn',
  input: ownCheckRequest,
});
