import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { readConfigFile, readFrameworkConfig } from './site-config.ts';

/** Headers the rules give to a path; names in lower case. */
export type HeadersFor = (path: string) => Record<string, string>;

/**
 * Reads the rules of `_headers`, `netlify.toml` and the build's own config. They are for static files only:
 * the host must not put them on a function's answer, nor on a path it does not know.
 */
export async function loadHeaders(projectRoot: string, dist: string): Promise<HeadersFor> {
  const framework = await readFrameworkConfig(projectRoot);
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [join(dist, '_headers')],
    netlifyConfigPath: await readConfigFile(projectRoot),
    configHeaders: framework.headers,
    minimal: false,
  });
  if (errors.length > 0) throw new Error(`Header rules: ${errors.map(String).join('\n')}`);
  return (path) => {
    const found: Record<string, string> = {};
    for (const rule of headers) {
      if (!('forRegExp' in rule) || !rule.forRegExp.test(path)) continue;
      for (const [name, value] of Object.entries(rule.values)) found[name.toLowerCase()] = value;
    }
    return found;
  };
}
