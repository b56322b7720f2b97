import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HeaderRule } from '#tools/build/header-rules.ts';

interface FrameworkConfig {
  headers: HeaderRule[];
  redirects: unknown[];
}

/** What the site build wrote for the platform (Frameworks API): its headers, such as CSP, and redirects. */
export async function readFrameworkConfig(projectRoot: string): Promise<FrameworkConfig> {
  const text = await readFile(join(projectRoot, '.netlify/v1/config.json'), 'utf8').catch(() => '{}');
  const config = JSON.parse(text) as Partial<FrameworkConfig>;
  return { headers: config.headers ?? [], redirects: config.redirects ?? [] };
}

/** The path of `netlify.toml`, if there is one. */
export async function readConfigFile(projectRoot: string): Promise<string | undefined> {
  const path = join(projectRoot, 'netlify.toml');
  return access(path).then(
    () => path,
    () => undefined,
  );
}
