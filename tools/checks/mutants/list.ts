import { money } from './money.ts';
import { people } from './people.ts';
import { sessions } from './sessions.ts';
import { submissions } from './submissions.ts';

/** By what they would harm. */
export const mutants = { money, sessions, submissions, people } as const;
