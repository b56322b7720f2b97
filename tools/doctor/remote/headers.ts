// The headers of pages and of functions, which come from different places on the platform.
import { answerHeaders } from '#server/http/answer-headers.ts';
import { must, type Deploy, type Outcome, type Probe } from './probe.ts';

export const headersProbe: Probe = {
  title: 'Headers',
  async look(deploy) {
    const page = await deploy.ask('/');
    const policy = page.headers.get('content-security-policy') ?? '';
    const checkout = (await deploy.ask('/checkout')).headers.get('content-security-policy') ?? '';
    const call = await deploy.ask('/api/auth/user');
    const off = Object.entries(answerHeaders).filter(
      ([name, value]) => !sameValue(call.headers.get(name), value),
    );
    const hsts = answerHeaders['strict-transport-security'];
    const found: Outcome[] = [
      must(
        policy.includes("default-src 'self'") && policy.includes("frame-ancestors 'none'"),
        'the home page has its content security policy',
      ),
      must(
        !policy.includes('stripe.com') && checkout.includes('js.stripe.com'),
        'the card processor may run on the checkout alone',
      ),
      must(
        page.headers.get('strict-transport-security') === hsts,
        `pages say HSTS ${page.headers.get('strict-transport-security') ?? 'nothing'}`,
      ),
      ...(await Promise.all(['/no-such-page', '/privacy/'].map((address) => unreached(deploy, address)))),
      must(page.headers.get('x-content-type-options') === 'nosniff', 'pages forbid guessing of types'),
      must(
        off.length === 0,
        off.length === 0
          ? 'a function answers with all its headers'
          : `a function answers without ${off.map(([name]) => name).join(', ')}`,
      ),
      must(
        call.headers.get('set-cookie')?.includes('__Host-sid=; ') !== false,
        'cookies carry the __Host- prefix',
      ),
    ];
    return found;
  },
};

/** The platform may add names to Vary. */
function sameValue(got: string | null, wanted: string): boolean {
  const parts = (text: string) => text.toLowerCase().split(/, ?/);
  return got !== null && parts(wanted).every((part) => parts(got).includes(part));
}

/** Where header rules are not promised to reach: what the host adds by itself. */
async function unreached(deploy: Deploy, address: string): Promise<Outcome> {
  const { status, headers } = await deploy.ask(address);
  const hsts = headers.get('strict-transport-security');
  return must(hsts !== null, `${address} (${status}) says HSTS ${hsts ?? 'nothing'}`);
}
