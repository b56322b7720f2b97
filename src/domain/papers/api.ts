// The calls of clients about their statement for one matter.
import { checkedBy, command, parsedBy, query, typed } from '../api-call.ts';
import type * as answers from './answers.ts';
import type { OwnStatement } from './own-statement.ts';
import type { readBack, statementSave } from './statement.ts';

export const statement = /*#__PURE__*/ query('GET /api/matters/:id/statement', {
  who: 'signedIn',
  answer: typed<OwnStatement>(),
});

export const saveStatement = /*#__PURE__*/ command('POST /api/matters/:id/statement', {
  who: 'signedIn',
  input: checkedBy<typeof statementSave>(),
  answer: parsedBy<typeof answers.saveStatement>(),
});

/** A translation was read back to them, and says what they mean. */
export const confirmReadBack = /*#__PURE__*/ command('POST /api/matters/:id/read-back', {
  who: 'signedIn',
  input: checkedBy<typeof readBack>(),
  answer: parsedBy<typeof answers.confirmReadBack>(),
});
