import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import { accessThrottles } from '#domain/access/throttles.ts';
import type { App } from '../app.ts';
import { describeFault } from '../http/log.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { command, type Answering } from '../http/service.ts';
import { verifyPassword } from './password.ts';
import type { Session } from './session.ts';
import { clearThrottle, countTries, refuseTooMany, tryOf, tryTaken, type Try } from './throttle.ts';

/** What all changes that ask for the present password share; `take_password_try` counts by the same name. */
const counter = 'own-password';

const passwordTry = z.extend(tryTaken, { hash: z.nullable(z.string()) });

/**
 * A service for people who prove to know their password: a phone left on a table must not be enough to take an account.
 * The try is counted and the password looked up in one question with the session. The service also gets the stored
 * hash that was checked. Refuses `currentPassword` when it is wrong, `throttled` after too many tries, and `forbidden` to
 * staff where a service is for clients alone, which counts as one of their tries.
 */
export function withOwnPassword<Input extends { currentPassword: string }, Result>(
  service: (app: App, session: Session, input: Input, checkedPassword: string) => Promise<Result>,
  {
    clientsAlone = false,
    ...answering
  }: { readonly clientsAlone?: boolean } & Answering<NoInfer<Result>> = {},
) {
  return command({
    ...answering,
    first: {
      sql: 'take_password_try',
      params: (_input: Input) => accessThrottles.ownPasswordPerAccount,
      answer: passwordTry,
    },
    run: async (app: App, session: Session, input: Input, { first: stored }): Promise<Result> => {
      if (clientsAlone && session.role !== 'client') throw new Refusal('forbidden');
      const checkedPassword = await proved(app, stored, input.currentPassword);
      const cleared = clearTries(app, session);
      try {
        return await service(app, session, input, checkedPassword);
      } finally {
        // Also when the service refuses: nothing may be under way once the answer has left.
        await cleared;
      }
    },
  });
}

async function proved(
  app: Pick<App, 'log'>,
  { hash, ...taken }: z.infer<typeof passwordTry>,
  currentPassword: string,
): Promise<string> {
  refuseTooMany(taken);
  if (hash === null) throw new Refusal('sign_in_required');
  if (await verifyPassword(currentPassword, hash)) return hash;
  throw wrongPassword(app);
}

function wrongPassword(app: Pick<App, 'log'>): Refusal {
  app.log('own_password_refused', {});
  return refuseField('currentPassword', 'currentPassword.wrong');
}

/** The counter of a password that is shown with something else, counted when that is acted on. */
export const passwordTryOf = ({ userId }: Actor): Try =>
  tryOf(counter, userId, accessThrottles.ownPasswordPerAccount);

/** The same check against a hash that is read already; a wrong password is counted. Refuses like `withOwnPassword`. */
export async function checkPassword(
  app: Pick<App, 'db' | 'log'>,
  actor: Actor,
  hash: string | null,
  currentPassword: string,
): Promise<void> {
  if (hash === null) throw new Refusal('sign_in_required');
  if (await verifyPassword(currentPassword, hash)) return;
  await countTries(app, [passwordTryOf(actor)]);
  throw wrongPassword(app);
}

/** Only wrong passwords count. What was done stays done when this fails; the count ends by itself. */
async function clearTries(app: Pick<App, 'db' | 'log'>, { userId }: Actor): Promise<void> {
  await clearThrottle(app, counter, userId).catch((error: unknown) =>
    app.log('password_try_left', describeFault(error)),
  );
}
