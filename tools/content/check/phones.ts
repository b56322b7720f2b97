// Phone numbers in texts: each is one of content/help, so that a number that changes there is found wherever it stands.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readHelpFiles } from '#collections/help.ts';

/** A sentence for each number of articles, lessons, policies and the home page that content/help does not have. */
export function phoneFaults(root: string): string[] {
  const digits = (phone: string) => phone.replaceAll(/\D/g, '').slice(-10);
  const known = new Set(
    readHelpFiles(root)
      .flatMap(({ phone, otherPhone }) => [phone, otherPhone])
      .flatMap((phone) => (phone === null ? [] : [digits(phone)])),
  );
  return globSync('content/{blog,learning,policies,home}/**/*.{mdx,yml}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          Array.from(
            line.matchAll(/(?<![\d-])(?:1-)?\d{3}-\d{3}-\d{4}(?![\d-])|tel:\+?1?\d{10}/g),
            ([number]) =>
              known.has(digits(number))
                ? []
                : [
                    `${file}: line ${index + 1}: ${number} is no number of content/help; write it there first`,
                  ],
          ).flat(),
        ),
    );
}
