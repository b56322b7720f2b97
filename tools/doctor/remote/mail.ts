// Mail: whether the provider lets us in, and whether the sender's domain allows it to send.
import { Resolver } from 'node:dns/promises';
import nodemailer from 'nodemailer';
import { fault, must, ok, unasked, type Deploy, type Outcome, type Probe } from './probe.ts';

export const mailProbe: Probe = {
  title: 'Mail',
  look: async (deploy) => [await provider(deploy), ...(await sender(deploy))],
};

async function provider({ env }: Deploy): Promise<Outcome> {
  if (!env['SMTP_URL']) return unasked('the mail provider: set SMTP_URL');
  const transport = nodemailer.createTransport({
    url: env['SMTP_URL'],
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

async function sender({ env }: Deploy): Promise<Outcome[]> {
  const domain = /@([^@>\s]+)>?\s*$/.exec(env['MAIL_FROM'] ?? '')?.[1]?.toLowerCase();
  if (!domain) return [unasked('the domain of the sender: set MAIL_FROM')];
  if (/(^|\.)example(\.(com|org|net))?$|\.(test|invalid|localhost)$/.test(domain))
    return [unasked(`${domain} is an example: SPF, DKIM and DMARC could not be asked`)];
  if (!(await namesAreAnswered(domain)))
    return [
      unasked(`SPF, DKIM and DMARC of ${domain} could not be asked from here: nobody answers for names`),
    ];
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

const resolver = () => new Resolver({ timeout: 3_000, tries: 1 });

/** A machine without a network also gets "no such name", but then for .com and .org as well. */
async function namesAreAnswered(domain: string): Promise<boolean> {
  try {
    return (await resolver().resolveNs(domain.slice(domain.lastIndexOf('.') + 1))).length > 0;
  } catch {
    return false;
  }
}

async function record(name: string, wanted: RegExp, what: string, advice: string): Promise<Outcome> {
  let texts: string[];
  try {
    texts = (await resolver().resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (code !== 'ENOTFOUND' && code !== 'ENODATA')
      return unasked(`${what} could not be asked from here (${code})`);
    texts = [];
  }
  const right = texts.filter((text) => wanted.test(text)).length;
  // Two SPF records are as good as none.
  if (right > 1) return fault(`${what} stands there ${right} times: keep one`);
  return must(right === 1, right === 1 ? `${what} is set` : `${what} is not set: ${advice}`);
}
