import { anyone, endpoint } from '#server/entry/endpoint.ts';
import { createdOnce } from '#server/http/reply.ts';
import { readIntakeBody } from '#server/intake/read-intake-body.ts';
import { submitIntake } from '#server/intake/submit-intake.ts';

export default endpoint({ POST: anyone(readIntakeBody, submitIntake, { answer: createdOnce, mails: true }) });

/**
 * The plan allows few rate rules, and this is the one call that is taken while the database, where the other
 * throttles live, does not answer.
 */
export const config = {
  path: '/api/client-intake',
  rateLimit: { windowLimit: 1000, windowSize: 180, aggregateBy: ['ip', 'domain'] },
};
