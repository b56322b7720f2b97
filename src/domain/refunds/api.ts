// What clients ask about their money.
import { command, typed } from '../api-call.ts';
import { askRefundRequest } from './requests.ts';

export const ask = /*#__PURE__*/ command('POST /api/refunds', {
  who: 'signedIn',
  input: askRefundRequest,
  answer: typed<{ readonly requestId: string }>(),
});
