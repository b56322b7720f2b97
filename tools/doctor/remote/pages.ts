// Pages in both languages, unknown paths, redirects and content types.
import { must, type Deploy, type Outcome, type Probe } from './probe.ts';
import { dayMs } from '#domain/durations.ts';

const pages = ['/', '/es', '/intake-form', '/es/intake-form', '/checkout', '/es/learning', '/privacy'];

const missing: readonly (readonly [address: string, language: string])[] = [
  ['/no-such-page', 'en'],
  ['/es/no-such-page', 'es'],
  ['/learning/no-such-module', 'en'],
  ['/es/learning/no-such-module', 'es'],
];

const redirects: readonly (readonly [from: string, to: string, status: readonly number[]])[] = [
  ['/privacy/?from=mail', '/privacy?from=mail', [301, 308]],
  ['/api/login', '/login', [303]],
  ['/es/blog/what-sealing-cannot-do', '/es/blog/limiting-access-to-a-record', [301]],
];

const types: readonly (readonly [address: string, type: RegExp])[] = [
  ['/', /^text\/html; ?charset=utf-8$/i],
  ['/api/blog', /^application\/json/],
  ['/api/service-packages', /^application\/json/],
  ['/robots.txt', /^text\/plain/],
  ['/favicon.svg', /^image\/svg\+xml/],
  ['/.well-known/security.txt', /^text\/plain/],
];

export const pagesProbe: Probe = {
  title: 'Pages, unknown paths, redirects, content types',
  async look(deploy) {
    const found: Outcome[] = [];
    for (const address of pages) {
      const { status } = await deploy.ask(address);
      found.push(must(status === 200, `${address} answers ${status}`));
    }
    for (const [address, language] of missing) {
      const answer = await deploy.ask(address);
      const hasLanguage = (await answer.text()).includes(`<html lang="${language}"`);
      found.push(
        must(
          answer.status === 404 && hasLanguage,
          `${address} answers ${answer.status} in ${hasLanguage ? language : 'another language'}`,
        ),
      );
    }
    found.push(await unknownCall(deploy));
    for (const [from, to, status] of redirects) {
      const answer = await deploy.ask(from);
      const led = new URL(answer.headers.get('location') ?? '', deploy.site);
      const right = status.includes(answer.status) && led.pathname + led.search === to;
      found.push(must(right, `${from} answers ${answer.status} and leads to ${led.pathname}${led.search}`));
    }
    for (const [address, type] of types) {
      const contentType = (await deploy.ask(address)).headers.get('content-type') ?? 'no type';
      found.push(must(type.test(contentType), `${address} is ${contentType}`));
    }
    found.push(await reportAddress(deploy));
    return found;
  },
};

async function unknownCall(deploy: Deploy): Promise<Outcome> {
  const answer = await deploy.ask('/api/no-such-call');
  const code = await answer.json().then(
    (body) => (body as { code?: string }).code,
    () => 'no JSON',
  );
  return must(
    answer.status === 404 && code === 'not_found',
    `/api/no-such-call answers ${answer.status} (${code})`,
  );
}

async function reportAddress(deploy: Deploy): Promise<Outcome> {
  const text = await (await deploy.ask('/.well-known/security.txt')).text();
  const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now()) / dayMs;
  return must(
    days > 30 && days < 365,
    `security.txt runs out in ${Math.round(days)} days (deploy again when few are left)`,
  );
}
