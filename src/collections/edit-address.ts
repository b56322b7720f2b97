// Where the words of a page can be changed in a browser: the file's page in the editor of GitHub. Previews alone lead
// there, so that whoever looks at a change mends it where it was made.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildEnvironment, type PreviewedBranch } from '#collections/build-environment.ts';
import type { Locale } from '#domain/languages.ts';
import type { Route } from '#i18n/routes.ts';

/** The file whose words a page shows, or null when it has none of its own. */
export function contentFileOf(route: Route, rest: string, locale: Locale): string | null {
  if (route === 'blog' || route === 'learning') return rest ? `content/${route}${rest}/${locale}.mdx` : null;
  if (route === 'privacy' || route === 'terms' || route === 'disclaimer')
    return `content/policies/${route}/${locale}.mdx`;
  if (route === 'questions' || route === 'letters') return `content/${route}.yml`;
  return route === 'home' ? 'content/home/sections.yml' : null;
}

/**
 * The address of a file in GitHub's editor, on the branch a preview was built from. Null in every other build, for a
 * file that is not there, and for another host of code. The build is handed the repository's address with a token
 * in it: only its path is used.
 */
export function editAddress(
  file: string | null,
  previewed: PreviewedBranch | null = buildEnvironment.previewed,
): string | null {
  if (!previewed || !file || !existsSync(join(process.cwd(), file))) return null;
  const name = /github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(previewed.repository)?.[1];
  const parts = [...previewed.branch.split('/'), ...file.split('/')].map(encodeURIComponent);
  return name ? `https://github.com/${name}/edit/${parts.join('/')}` : null;
}
