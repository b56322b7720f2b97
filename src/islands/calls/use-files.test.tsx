// The files of a form that was closed before they could be sent.
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { offline, serve } from '#tests/components/server.ts';
import { useFiles } from './use-files.ts';

function Form() {
  const { queue: files } = useFiles('en');
  const add = () => files.add([new File(['x'], 'letter.pdf', { type: 'application/pdf' })]);
  return (
    <>
      <button type="button" onClick={add}>
        Add
      </button>
      <p>{files.list().map(({ status }) => status)}</p>
    </>
  );
}

it('are tried again when the connection is back, but not once the form is closed', async () => {
  const server = serve({ 'POST /api/uploads': offline });
  const screen = await render(<Form />);
  await screen.getByRole('button').click();
  await expect.element(screen.getByText('later')).toBeVisible();
  dispatchEvent(new Event('online'));
  await expect.poll(() => server.calls.length).toBe(2);
  await expect.element(screen.getByText('later')).toBeVisible();
  await screen.unmount();
  dispatchEvent(new Event('online'));
  // A try would ask for a ticket at once.
  await new Promise((drawn) => requestAnimationFrame(drawn));
  expect(server.calls).toHaveLength(2);
});
