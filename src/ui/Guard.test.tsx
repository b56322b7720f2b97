import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Guard } from './Guard.tsx';

/** A form that breaks when its button is pressed: once, or as soon as it is drawn. */
function Fragile({ breaks }: { readonly breaks: () => boolean }) {
  const [, press] = useState(0);
  if (breaks()) throw new Error('broken');
  return (
    <form>
      <label>
        City <input name="city" />
      </label>
      <label>
        <input type="checkbox" name="own" /> Own
      </label>
      <button type="button" onClick={() => press((count) => count + 1)}>
        Go on
      </button>
    </form>
  );
}

const reported: unknown[] = [];

beforeEach(() => {
  reported.length = 0;
  vi.spyOn(globalThis, 'reportError').mockImplementation((error) => reported.push(error));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

async function fillIn(breaks: () => boolean) {
  const main = document.body.appendChild(document.createElement('main'));
  const screen = await render(
    <Guard>
      <Fragile breaks={breaks} />
    </Guard>,
    { container: main },
  );
  await screen.getByLabelText('City').fill('Macon');
  await screen.getByLabelText('Own').click();
  return { main, screen };
}

it('draws a form that broke anew, with everything that was typed, and reports the fault', async () => {
  let isBroken = false;
  // As long as the elements stand that something else has changed.
  const { screen } = await fillIn(() => isBroken && document.querySelector('[name=city]') !== null);
  const before = screen.getByLabelText('City').element();
  isBroken = true;
  await screen.getByRole('button').click();
  await expect.element(screen.getByLabelText('City')).toHaveValue('Macon');
  await expect.element(screen.getByLabelText('Own')).toBeChecked();
  expect(screen.getByLabelText('City').element()).not.toBe(before);
  expect(reported).toHaveLength(1);
});

it('leaves what was typed readable, and the page to say what to do, when a form breaks again and again', async () => {
  let isBroken = false;
  const { main, screen } = await fillIn(() => isBroken);
  isBroken = true;
  await screen.getByRole('button').click();
  await expect.element(screen.getByText('Macon')).toBeVisible();
  expect(main.hasAttribute('data-asleep')).toBe(true);
});
