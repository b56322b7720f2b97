import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from './Dialog.tsx';

function Asking() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAsking(true)}>
        Delete
      </button>
      {asking && (
        <Dialog title="Really?" onClose={() => setAsking(false)}>
          <p>It cannot be undone.</p>
          <button type="button">Yes</button>
        </Dialog>
      )}
    </>
  );
}

async function opened() {
  const screen = await render(<Asking />);
  const opener = screen.getByRole('button', { name: 'Delete' });
  await opener.click();
  const dialog = screen.getByRole('dialog', { name: 'Really?' });
  await expect.element(dialog).toBeVisible();
  return { screen, opener, dialog };
}

describe('a dialog', () => {
  it('takes the keyboard in, and keeps it from the page behind', async () => {
    const { screen } = await opened();
    await expect.element(screen.getByRole('button', { name: 'Yes' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.container.querySelector(':scope > button:focus')).toBeNull();
  });

  it('closes with Escape, and gives the focus back to what opened it', async () => {
    const { opener, dialog } = await opened();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  it('closes when somebody presses beside it, and not when they press in it', async () => {
    const { screen, dialog } = await opened();
    await screen.getByText('It cannot be undone.').click();
    await expect.element(dialog).toBeVisible();
    dialog.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.element(dialog).not.toBeInTheDocument();
  });
});
