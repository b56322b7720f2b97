import { describe, expect, it } from 'vitest';
import { contentFileOf, editAddress } from './edit-address.ts';

const preview = {
  repository: 'https://x-access-token:secret@github.com/somebody/fresh-key.git',
  branch: 'words/spring #2',
};

describe('somebody who reads a preview', () => {
  it.each([
    ['blog', '/paid-judgment', 'es', 'content/blog/paid-judgment/es.mdx'],
    ['learning', '/housing-rights', 'en', 'content/learning/housing-rights/en.mdx'],
    ['privacy', '', 'es', 'content/policies/privacy/es.mdx'],
    ['questions', '', 'en', 'content/questions.yml'],
  ] as const)('of %s%s (%s) is led to the file of its words', (route, rest, locale, file) => {
    expect(contentFileOf(route, rest, locale)).toBe(file);
    expect(editAddress(file, preview)).toBe(
      `https://github.com/somebody/fresh-key/edit/words/spring%20%232/${file}`,
    );
  });

  it('reads no token of the host in the address', () =>
    expect(editAddress('content/site.yml', preview)).not.toContain('secret'));

  it('of a page without words of its own, or without a file, is led nowhere', () => {
    expect(contentFileOf('contact', '', 'en')).toBeNull();
    expect(editAddress(contentFileOf('blog', '/page/2', 'en'), preview)).toBeNull();
  });
});

it.each([
  ['a build that previews nothing', null],
  ['a repository elsewhere', { ...preview, repository: 'https://gitlab.com/somebody/fresh-key' }],
])('%s leads to no editor', (_name, previewed) =>
  expect(editAddress('content/site.yml', previewed)).toBeNull(),
);
