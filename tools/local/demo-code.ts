// npm run demo:code: the code an authenticator app would show for the demo staff account of the local stack.
import { codeSeconds } from '#domain/access/second-factor.ts';
import { codeAt } from '#server/access/totp.ts';
import { DEMO_PEOPLE } from './demo-people.ts';

const now = new Date();
const left = codeSeconds - (Math.floor(now.getTime() / 1_000) % codeSeconds);
console.log(`${codeAt(DEMO_PEOPLE.staff.totpSecret, now)}  (for ${String(left)} more seconds; works once)`);
