// The call of the provider that takes mail for us.
import { command, typed } from '../api-call.ts';

/** A notice that a mail has come, signed by the provider. */
export const notice = /*#__PURE__*/ command('POST /api/inbound-mail', {
  who: 'webhook',
  answer: typed<{ readonly received: true }>(),
});
