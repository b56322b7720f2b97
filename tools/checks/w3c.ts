// `npm run check:html`: what the checker of the W3C finds in the built pages. It is no part of `npm test`, because it
// needs Java (17 or newer; on Debian `apt-get install default-jre-headless`), which nothing else here does.
import { spawnSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fetchOnDemand } from '#tools/on-demand/fetch.ts';
import { z } from 'zod';
import { reportWhenStarted } from '#tools/checks/report.ts';

/**
 * What is newer than the checker, and values it cannot know because they stand behind a name. Newer checkers bring a
 * script that fetches a Java of its own with every `npm ci`, so this one stays.
 */
const unknown = [
  /^CSS: (?:Parse Error\.|Unrecognized at-rule “@(?:layer|property|view-transition)”|Unknown pseudo-element)/,
  /“(?:view-transition-name|position-area|position-try-fallbacks|field-sizing|vector-effect|size-adjust)”/,
  /^CSS: .*(?:The types are incompatible|“subgrid” is not|“box-shadow”: |“bottom”: Parse Error)/,
  /^Bad value “speculationrules”|^Attribute “name” not allowed on element “details”|^Attribute “autocorrect”/,
];

const answerSchema = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      message: z.string(),
      url: z.string().default(''),
      lastLine: z.int().default(0),
      extract: z.string().default(''),
    }),
  ),
});

/** Takes a build; answers a sentence for each error. */
export function checkWithW3c(dist = join(process.cwd(), 'dist')): string[] {
  const jar = join(fetchOnDemand('w3c'), 'vnu-jar/build/dist/vnu.jar');
  const { error, stderr } = spawnSync('java', ['-jar', jar, '--skip-non-html', '--format', 'json', dist], {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (error) return [`The checker needs Java, which does not start: ${error.message}`];
  return answerSchema
    .parse(JSON.parse(stderr))
    .messages.filter(({ type, message }) => type !== 'info' && !unknown.some((one) => one.test(message)))
    .map(
      ({ url, lastLine, message, extract }) =>
        `${relative(dist, URL.canParse(url) ? fileURLToPath(url) : url)}:${lastLine} ${message} (${extract.trim()})`,
    );
}

await reportWhenStarted(import.meta.url, 'HTML by the W3C checker', checkWithW3c);
