import { localeFromHeader } from '#domain/languages.ts';
import { answerError } from '../http/answer-error.ts';
import { Refusal } from '../http/refusal.ts';
import { newReference } from '../http/tokens.ts';
import type { Endpoint, PlatformCall } from './endpoint.ts';

/** Several addresses behind one function. */
export interface Routes {
  (request: Request, context: PlatformCall): Promise<Response>;
  /** Each address as the platform writes it (`/api/tickets/:id`), and what answers there. */
  readonly routes: Readonly<Record<string, Endpoint>>;
}

/**
 * Makes one function of the addresses of a topic: an instance that is awake for one of them is awake for all. The address
 * is read from the request alone, because the platform names the matched path in ways that differ between its hosts.
 * Where two addresses fit, such as `/cases/search` and `/cases/:id`, the one with the literal part answers.
 *
 * The file must repeat the addresses in `export const config`, which the platform reads without running it.
 */
export function routes(endpoints: Readonly<Record<string, Endpoint>>): Routes {
  const sorted = Object.entries(endpoints)
    .map(([address, endpoint]) => ({ parts: partsOf(address), endpoint }))
    .toSorted((one, other) => literalFirst(one.parts, other.parts));
  const answer = async (request: Request, context: PlatformCall): Promise<Response> => {
    const parts = partsOf(new URL(request.url).pathname);
    for (const { parts: pattern, endpoint } of sorted) {
      const params = matchParts(pattern, parts);
      if (params) return endpoint(request, { ...only(context), params });
    }
    return answerError(new Refusal('not_found'), {
      locale: localeFromHeader(request.headers.get('accept-language')),
      reference: newReference(),
    });
  };
  return Object.assign(answer, { routes: endpoints });
}

/** What endpoints use of the platform's context, whose own fields are getters that a spread would miss. */
const only = (context: PlatformCall): Omit<PlatformCall, 'params'> => ({
  ip: context.ip,
  deploy: context.deploy,
  waitUntil: (work) => context.waitUntil(work),
});

// A slash at the end changes nothing, as on the platform.
const partsOf = (address: string): string[] => address.replace(/(?<=.)\/$/, '').split('/');

const isOpen = (part: string): boolean => part.startsWith(':');

/** The open parts by name, or null where the address is another one. The platform compares without regard to case. */
function matchParts(pattern: readonly string[], parts: readonly string[]): Record<string, string> | null {
  if (pattern.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [at, wanted] of pattern.entries()) {
    const part = parts[at] ?? '';
    if (!isOpen(wanted)) {
      if (wanted.toLowerCase() !== part.toLowerCase()) return null;
    } else if (part === '') return null;
    else params[wanted.slice(1)] = part;
  }
  return params;
}

/** Sorts, of addresses that are equally long, the one with a literal part first. */
function literalFirst(one: readonly string[], other: readonly string[]): number {
  if (one.length !== other.length) return one.length - other.length;
  for (const [at, part] of one.entries()) {
    const difference = Number(isOpen(part)) - Number(isOpen(other[at] ?? ''));
    if (difference !== 0) return difference;
  }
  return 0;
}
