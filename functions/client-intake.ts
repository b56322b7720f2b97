import * as intake from '#domain/intake/api.ts';
import { endpoints } from '#server/entry/endpoints.ts';
import { submitIntake } from '#server/intake/submit-intake.ts';

export default endpoints([intake.submit, submitIntake]);

/**
 * The plan allows few rate rules, and this is the one call that is taken while the database, where the other
 * throttles live, does not answer.
 */
export const config = {
  path: '/api/client-intake',
  rateLimit: { windowLimit: 1000, windowSize: 180, aggregateBy: ['ip', 'domain'] },
};
