import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import Toaster from './Toaster.tsx';

const toast = { id: 1, title: 'Saved', description: 'We have it.', variant: 'default' } as const;
const words = { region: 'Notices', close: 'Close' };

async function shown(onDismiss = vi.fn<() => void>()) {
  const screen = await render(
    <>
      <button type="button">Send</button>
      <Toaster toast={toast} onDismiss={onDismiss} words={words} />
    </>,
  );
  return { screen, onDismiss };
}

describe('a toast', () => {
  it('is read out, in a region that was there before it', async () => {
    const screen = await render(<Toaster toast={null} onDismiss={() => undefined} words={words} />);
    const region = screen.getByRole('region', { name: 'Notices (F8)' });
    await expect.element(region.getByRole('status')).toBeEmptyDOMElement();
    await screen.rerender(<Toaster toast={toast} onDismiss={() => undefined} words={words} />);
    await expect.element(region.getByRole('status')).toMatchTextContent(/^Saved/);
  });

  it('goes when somebody closes it', async () => {
    const { screen, onDismiss } = await shown();
    await screen.getByRole('button', { name: 'Close' }).click();
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  it.each([
    { pixels: 50, times: 0 },
    { pixels: 60, times: 1 },
  ])('goes by a swipe to the right of more than 50 pixels: $pixels', async ({ pixels, times }) => {
    const { screen, onDismiss } = await shown();
    await commands.pull(screen.getByText('We have it.').selector, pixels);
    expect(onDismiss).toHaveBeenCalledTimes(times);
  });

  it('is reached by F8 and left by Escape, back to where one was', async () => {
    const { screen, onDismiss } = await shown();
    const send = screen.getByRole('button', { name: 'Send' });
    send.element().focus();
    await userEvent.keyboard('{F8}');
    await expect.element(screen.getByRole('region')).toHaveFocus();
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(onDismiss).toHaveBeenCalledOnce();
    await expect.element(send).toHaveFocus();
  });
});

describe('the five seconds of a toast', () => {
  beforeEach(async () => {
    await commands.restMouse();
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  it('end with it', async () => {
    const { onDismiss } = await shown();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(onDismiss).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  it('stand still while F8 has the focus there, also on its way to the button, and begin again when it leaves', async () => {
    const { screen, onDismiss } = await shown();
    await userEvent.keyboard('{F8}');
    await vi.advanceTimersByTimeAsync(60_000);
    screen.getByRole('button', { name: 'Close' }).element().focus();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
    screen.getByRole('button', { name: 'Send' }).element().focus();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  it('stand still while the mouse is on it, and begin again when it leaves', async () => {
    const { screen, onDismiss } = await shown();
    await screen.getByText('We have it.').hover();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
    await screen.getByRole('button', { name: 'Send' }).hover();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  it('stand still while the keyboard is in it', async () => {
    const { screen, onDismiss } = await shown();
    screen.getByRole('button', { name: 'Close' }).element().focus();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
    screen.getByRole('button', { name: 'Send' }).element().focus();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(onDismiss).toHaveBeenCalledOnce();
  });
});
