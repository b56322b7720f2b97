// npm run demo:code: the codes that an authenticator app would show for the staff accounts of the local stack.
import { codeSeconds } from '#domain/access/second-factor.ts';
import { codeAt } from '#server/access/totp.ts';
import { DEMO_PEOPLE } from './demo-people.ts';

const now = new Date();
const left = codeSeconds - (Math.floor(now.getTime() / 1_000) % codeSeconds);
const { staff, attorney } = DEMO_PEOPLE;
for (const { email, totpSecret } of [staff, attorney])
  console.log(`${codeAt(totpSecret, now)}  ${email}  (for ${String(left)} more seconds; works once)`);
