import { accessThrottles } from '#domain/access/throttles.ts';
import type { App } from '../app.ts';
import { isWithinLimit, type ThrottleRule } from './throttle.ts';

/**
 * Whether one more link is mailed to an address. Nobody is refused: anybody can ask for links to the address of somebody
 * else, and would lock its owner out. Once an address has had its mails of the window, one more goes out per lifetime of
 * the shortest link, so its owner always has a link that opens or gets one by asking.
 */
export async function mayMailLink(
  app: Pick<App, 'db'>,
  name: string,
  address: string,
  rule: ThrottleRule,
): Promise<boolean> {
  return (
    (await isWithinLimit(app, name, address, rule)) ||
    isWithinLimit(app, `${name}-more`, address, accessThrottles.linkOverLimit)
  );
}

/** One write in place of the mail that nobody gets, so that the time of the answer does not tell who has an account. */
export async function writeAsLong(app: Pick<App, 'db'>, address: string): Promise<void> {
  await isWithinLimit(app, 'forgot-nobody', address, accessThrottles.forgotPerIp);
}
