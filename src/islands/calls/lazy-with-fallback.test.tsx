import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { lazyWithFallback } from './lazy-with-fallback.tsx';

it('somebody whose line breaks reads that a part did not come, and keeps what was typed beside it', async () => {
  const Part = lazyWithFallback<{ name: string }>(() => Promise.reject(new TypeError('Failed to fetch')));
  await render(
    <>
      <label>
        Message <input defaultValue="" />
      </label>
      <Suspense>
        <Part name="history" />
      </Suspense>
    </>,
  );
  await page.getByLabelText('Message').fill('My hearing was moved.');
  await expect.element(page.getByText(/^This part of the page did not load/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Load the page again' })).toBeVisible();
  await expect.element(page.getByLabelText('Message')).toHaveValue('My hearing was moved.');
});
