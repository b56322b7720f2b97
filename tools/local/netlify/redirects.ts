import { join } from 'node:path';
import { parseAllRedirects } from '@netlify/redirect-parser';
import redirector from 'netlify-redirector';
import { readConfigFile, readFrameworkConfig } from './site-config.ts';

export interface Redirect {
  /** Path with query, or an absolute URL. */
  to: string;
  status: number;
  /** Wins over a static file at the same path. */
  force: boolean;
}

export type MatchRedirect = (request: {
  url: URL;
  path: string;
  headers: Record<string, string>;
}) => Redirect | undefined;

interface ParsedRedirect {
  from: string;
  to: string;
  query?: unknown;
  conditions?: unknown;
}

/**
 * Reads the rules of `_redirects`, `netlify.toml` and the build's own config, and matches them with the
 * engine the CDN uses. A rule that does not parse stops the start, since production would fail the deploy.
 */
export async function loadRedirects(projectRoot: string, dist: string): Promise<MatchRedirect> {
  const framework = await readFrameworkConfig(projectRoot);
  const configPath = await readConfigFile(projectRoot);
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [join(dist, '_redirects')],
    ...(configPath ? { netlifyConfigPath: configPath } : {}),
    // The parser's type says strings; it takes rule objects.
    configRedirects: framework.redirects as string[],
    minimal: false,
  });
  if (errors.length > 0) throw new Error(`Redirect rules: ${errors.map(String).join('\n')}`);
  if (redirects.length === 0) return () => undefined;
  const rules = (redirects as ParsedRedirect[]).map(({ from, query, conditions, ...rest }) => ({
    ...rest,
    origin: from,
    params: query,
    conditions,
  }));
  const matcher = await redirector.parseJSON(JSON.stringify(rules), {});
  return ({ url, path, headers }) => {
    const match = matcher.match({
      scheme: url.protocol.slice(0, -1),
      host: url.hostname,
      path,
      query: url.search.slice(1),
      headers,
      cookieValues: {},
      getHeader: (name) => headers[name.toLowerCase()] ?? '',
      getCookie: () => '',
    });
    if (!match || match.force404) return undefined;
    return { to: keepQuery(match.to, url.search), status: match.status, force: match.force };
  };
}

// The query travels along, unless the rule's target brings its own.
function keepQuery(to: string, search: string): string {
  return to.includes('?') ? to : `${to}${search}`;
}
