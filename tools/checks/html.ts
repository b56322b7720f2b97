// The built pages are valid HTML, with rules that catch what hurts people: double ids, broken labels, nesting.
import { join } from 'node:path';
import { FileSystemConfigLoader, HtmlValidate, type ConfigData } from 'html-validate/node';
import { builtPages, isWorthLooking } from '#tools/checks/built-pages.ts';
import { isFullRun } from '#tests/runs.ts';
import { reportWhenStarted } from '#tools/checks/report.ts';

const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  elements: [
    'html5',
    // Astro wraps islands in an element of its own, without a look or a meaning.
    {
      'astro-island': { flow: true, phrasing: true, transparent: true },
      'astro-slot': { flow: true, phrasing: true, transparent: true },
    },
  ],
  rules: {
    // These are about how tools write HTML, not about what it says.
    'void-style': 'off',
    'doctype-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'attr-quotes': 'off',
    'no-raw-characters': 'off',
    'long-title': 'off',
    'script-type': 'off',
    // A heading may begin with a number, and so may the id made from it. HTML allows that.
    'valid-id': ['error', { relaxed: true }],
    'require-sri': 'off',
    'attr-case': 'off',
    'no-inline-style': 'error',
    'input-missing-label': 'error',
    'text-content': 'error',
    // In one browser a list without bullets loses its role, so the role is given on purpose.
    'no-redundant-role': 'off',
    // The words around phone numbers keep them together here.
    'tel-non-breaking': 'off',
  },
};

/** A line break between an element of a sentence and the words beside it is dropped by the build. */
const glued =
  /[\p{L}\d.?!,:;)]<\/(?:strong|em|a|b|time|code|kbd)>[\p{L}(]\w*|\w*[\p{L}\d.?!,;)]<(?:strong|em|a|b|time|code|kbd)(?: [^>]*)?>[\p{L}(]/gu;

/** Takes a build and returns a sentence for each fault in its HTML. */
export async function checkHtml(dist = join(process.cwd(), 'dist')): Promise<string[]> {
  const validator = new HtmlValidate(new FileSystemConfigLoader(config));
  const problems: string[] = [];
  for (const page of builtPages(dist)) {
    if (!isFullRun && !isWorthLooking(page.address)) continue;
    // A parser puts it back into the body, so no rule of the library sees it.
    const after = page.html.split('</html>')[1]?.trim();
    if (after) problems.push(`${page.address}: something stands behind the end: ${after.slice(0, 80)}`);
    for (const [words] of page.html.replace(/<(script|style)\b[^]*?<\/\1>/g, '').matchAll(glued))
      problems.push(`${page.address}: no blank between two words: ${words}`);
    const report = await validator.validateString(page.html, { ...config } as never);
    for (const result of report.results)
      for (const message of result.messages)
        problems.push(
          `${page.address}:${message.line}:${message.column} ${message.ruleId}: ${message.message}` +
            (message.selector ? ` (${message.selector.slice(-80)})` : ''),
        );
  }
  return problems;
}

await reportWhenStarted(import.meta.url, 'html', checkHtml);
