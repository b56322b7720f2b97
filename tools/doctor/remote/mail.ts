// Mail: whether the provider lets us in, and whether the domain of the sender says that it may send for it.
import { Resolver } from 'node:dns/promises';
import nodemailer from 'nodemailer';
import { fault, must, ok, unasked, type Deploy, type Outcome, type Probe } from './probe.ts';

export const mailProbe: Probe = {
  title: 'Mail',
  look: async (deploy) => [await provider(deploy), ...(await sender(deploy))],
};

async function provider({ env }: Deploy): Promise<Outcome> {
  if (!env['SMTP_URL']) return unasked('the mail provider: set SMTP_URL');
  const transport = nodemailer.createTransport(env['SMTP_URL'], {
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
  });
  try {
    await transport.verify();
    return ok('the mail provider lets us in');
  } catch (error) {
    const { code = 'unknown' } = error as { code?: string };
    return fault(`the mail provider does not let us in (${code})`);
  } finally {
    transport.close();
  }
}

/** No answer can be had: no network, or nobody who resolves names. Anything else is an answer. */
const silent = new Set([
  'ECONNREFUSED',
  'ETIMEOUT',
  'ESERVFAIL',
  'EREFUSED',
  'ECANCELLED',
  'EAI_AGAIN',
  'ENETUNREACH',
  'EHOSTUNREACH',
]);

async function sender({ env }: Deploy): Promise<Outcome[]> {
  const domain = /@([^@>\s]+)>?\s*$/.exec(env['MAIL_FROM'] ?? '')?.[1]?.toLowerCase();
  if (!domain) return [unasked('the domain of the sender: set MAIL_FROM')];
  if (/(^|\.)example(\.(com|org|net))?$|\.(test|invalid|localhost)$/.test(domain))
    return [unasked(`${domain} is an example: SPF, DKIM and DMARC could not be asked`)];
  const selector = env['DKIM_SELECTOR'];
  return [
    await record(domain, /^v=spf1 /, `SPF of ${domain}`, 'add the SPF record your mail provider names'),
    await record(
      `_dmarc.${domain}`,
      /^v=DMARC1;/i,
      `DMARC of ${domain}`,
      'add at least "v=DMARC1; p=none; rua=mailto:…"',
    ),
    selector
      ? await record(
          `${selector}._domainkey.${domain}`,
          /(^|;\s*)p=[A-Za-z0-9+/]/,
          `DKIM (${selector}) of ${domain}`,
          'add the DKIM record your mail provider names',
        )
      : unasked('DKIM: set DKIM_SELECTOR to the selector your mail provider uses'),
  ];
}

async function record(name: string, wanted: RegExp, what: string, advice: string): Promise<Outcome> {
  const resolver = new Resolver({ timeout: 3_000, tries: 1 });
  try {
    const texts = (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
    const right = texts.filter((text) => wanted.test(text));
    // Two SPF records are as good as none.
    return must(
      right.length === 1,
      right.length > 1
        ? `${what} stands there ${right.length} times: keep one`
        : right.length === 1
          ? `${what} is set`
          : `${what} is not set: ${advice}`,
    );
  } catch (error) {
    const { code = '' } = error as { code?: string };
    return silent.has(code)
      ? unasked(`${what} could not be asked from here (${code})`)
      : fault(`${what} is not set: ${advice}`);
  }
}
