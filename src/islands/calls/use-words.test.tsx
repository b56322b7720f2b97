import { Suspense } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import picker from '#i18n/en/file-picker.ts';
import { useWords, wordsOf } from './use-words.ts';

function Part() {
  return useWords('file-picker').add;
}

it('draws a part whose words are there at once, so that nothing below it jumps', async () => {
  await wordsOf('file-picker')();
  const page = document.createElement('div');
  const root = createRoot(page);
  flushSync(() =>
    root.render(
      <Suspense fallback="…">
        <Part />
      </Suspense>,
    ),
  );
  expect(page.textContent).toBe(picker.add);
  root.unmount();
});
