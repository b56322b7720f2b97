// Tries a deployed site from outside, with test keys, and says what differs from the stack that the tests ran on.
import { databaseProbe } from './database.ts';
import { formsProbe } from './forms.ts';
import { headersProbe } from './headers.ts';
import { healthProbe } from './health.ts';
import { limitsProbe } from './limits.ts';
import { mailProbe } from './mail.ts';
import { pagesProbe } from './pages.ts';
import { fault, type Deploy, type Outcome, type Probe } from './probe.ts';
import { storageProbe } from './storage.ts';
import { webhookProbe } from './webhook.ts';

/** The cheap ones come first. */
export const probes: readonly Probe[] = [
  pagesProbe,
  headersProbe,
  formsProbe,
  databaseProbe,
  healthProbe,
  storageProbe,
  webhookProbe,
  limitsProbe,
  mailProbe,
];

export interface Trial {
  readonly parts: readonly { readonly title: string; readonly outcomes: readonly Outcome[] }[];
  readonly faults: number;
}

/** A trial leaves an event of its own kind and a file in storage, so it never runs with live keys. */
export class LiveKeys extends Error {
  override readonly name = 'LiveKeys';
}

/**
 * Asks everything. Refuses live keys and anything that is not an address. A part that breaks does not stop the others.
 */
export async function tryDeploy(address: string, env: Deploy['env'], chosen = probes): Promise<Trial> {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new Error(
      '--remote needs the address of a deploy, such as https://deploy-preview-1--site.netlify.app',
    );
  for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'])
    if (env[name]?.includes('_live_'))
      throw new LiveKeys(`${name} is a live key. Try a preview, with test keys and a project of its own.`);
  if (env['CONTEXT'] === 'production')
    throw new LiveKeys(
      'These are the settings of production. Try a preview, with test keys and a project of its own.',
    );
  if (env['PRODUCTION_SUPABASE_URL'] && env['PRODUCTION_SUPABASE_URL'] === env['SUPABASE_URL'])
    throw new LiveKeys('SUPABASE_URL is the production project. Try a preview, with a project of its own.');
  const site = new URL(address);
  const deploy: Deploy = {
    site,
    env,
    local: ['localhost', '127.0.0.1', '[::1]'].includes(site.hostname),
    ask: (path, init) =>
      fetch(new URL(path, site), { redirect: 'manual', signal: AbortSignal.timeout(20_000), ...init }),
  };
  const parts = [];
  for (const { title, look } of chosen) parts.push({ title, outcomes: await outcomesOf(look, deploy) });
  const faults = parts.flatMap(({ outcomes }) => outcomes).filter(({ state }) => state === 'fault').length;
  return { parts, faults };
}

const reasons: Readonly<Record<string, string | undefined>> = {
  ENOTFOUND: 'no such host; is the address typed right?',
  EAI_AGAIN: 'no name server answered; is this machine online?',
  ECONNREFUSED: 'nothing listens at this address and port',
  ECONNRESET: 'it cut the connection',
  ETIMEDOUT: 'no answer in time',
  UND_ERR_CONNECT_TIMEOUT: 'no answer in time',
  EHOSTUNREACH: 'no way leads to this host',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'nobody we know signed its certificate',
  SELF_SIGNED_CERT_IN_CHAIN: 'nobody we know signed its certificate',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak https; is it an http:// address?',
  EPROTO: 'it does not speak https; is it an http:// address?',
  UND_ERR_SOCKET: 'it cut the connection',
  UND_ERR_HEADERS_TIMEOUT: 'no answer in time',
  TimeoutError: 'no answer in time',
  'bad port': 'this port is kept for something else; is the address typed right?',
};

async function outcomesOf(look: Probe['look'], deploy: Deploy): Promise<readonly Outcome[]> {
  try {
    return await look(deploy);
  } catch (error) {
    // Only the kind of error: drivers' messages quote addresses with passwords in them.
    const { cause, name } = error as { cause?: { code?: string; message?: string }; name?: string };
    const reason = [cause?.code, cause?.message, name].map((kind) => reasons[kind ?? '']).find(Boolean);
    return [fault(`did not answer: ${reason ?? cause?.code ?? name ?? 'unknown'}`)];
  }
}

const marks = { ok: 'ok     ', fault: 'FAULT  ', differs: 'differs', unasked: '-      ' } as const;

/** The trial as lines of text, with a verdict at the end. */
export function sayTrial({ parts, faults }: Trial): string {
  const blocks = parts.map(({ title, outcomes }) =>
    [title, ...outcomes.map(({ state, what }) => `  ${marks[state]}  ${what}`)].join('\n'),
  );
  const count = (state: Outcome['state']) =>
    parts.flatMap(({ outcomes }) => outcomes).filter((one) => one.state === state).length;
  const rest = `${count('ok')} are right, ${count('differs')} differ from the local stack, ${count('unasked')} could not be asked.`;
  const verdict =
    faults === 0
      ? `Verdict: nothing is wrong with this deploy. ${rest}`
      : `Verdict: not ready. ${faults === 1 ? 'One thing is' : `${faults} things are`} wrong; ${rest}`;
  return [...blocks, verdict].join('\n\n');
}
