// The one way from a command to a database. What leaves this machine is encrypted, whatever the address says.
import { readFileSync } from 'node:fs';
import { checkServerIdentity, type ConnectionOptions } from 'node:tls';
import postgres from 'postgres';

/** An address no command may use; the message says what to write instead. */
export class UnusableAddress extends Error {}

type Options = Readonly<Record<string, unknown>> & postgres.Options<Record<string, never>>;

/**
 * A connection to `url` (`postgres://…`), as `psql` would understand it: `sslmode` and `sslrootcert` (a file) in the
 * address, or PGSSLROOTCERT. Refuses an address that forbids encryption to another machine, and the transaction pooler,
 * which forgets the lock that lets two deploys take turns.
 */
export function connectTo(url: string, options: Options = {}): postgres.Sql {
  if (!URL.canParse(url))
    throw new UnusableAddress('DATABASE_URL is no address: postgres://user:password@host:5432/name.');
  const address = new URL(url);
  const ssl = tlsOf(address, process.env['PGSSLROOTCERT']);
  // The driver would send what it does not know to the server, as a setting of the session.
  for (const name of ['sslmode', 'sslrootcert']) address.searchParams.delete(name);
  return postgres(address.href, {
    max: 1,
    onnotice: () => {},
    prepare: false,
    connect_timeout: 15,
    ...options,
    ssl,
  });
}

/** How the connection to this address is encrypted; false: not at all, which only loopback may be. */
export function tlsOf(address: URL, rootFile = ''): false | ConnectionOptions {
  const mode = address.searchParams.get('sslmode') ?? '';
  const root = address.searchParams.get('sslrootcert') || rootFile;
  if (isLoopback(address.hostname) && !/^(require|verify)/.test(mode)) return false;
  if (mode === 'disable')
    throw new UnusableAddress(
      'sslmode=disable would send passwords and data in clear to another machine: write sslmode=verify-full, or leave it out.',
    );
  if (address.port === '6543')
    throw new UnusableAddress(
      'Port 6543 is the transaction pooler, where locks do not hold: use the session pooler of the same host, port 5432.',
    );
  // As libpq has it: with a root certificate the chain is checked even where only encryption was asked for.
  const hostname = address.hostname.replace(/^\[|\]$/g, '');
  const checked = mode.startsWith('verify') || root !== '';
  if (!checked) return { rejectUnauthorized: false };
  return {
    rejectUnauthorized: true,
    ...(root !== '' && { ca: readRoot(root) }),
    // The driver names no host to TLS where the address is a number, and localhost would be taken for it.
    checkServerIdentity: (_name, certificate) =>
      mode === 'verify-full' || mode === '' ? checkServerIdentity(hostname, certificate) : undefined,
  };
}

function readRoot(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UnusableAddress(`The root certificate ${file} cannot be read.`);
  }
}

function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    /^127\.\d+\.\d+\.\d+$/.test(hostname) ||
    ['[::1]', '::1', ''].includes(hostname)
  );
}
