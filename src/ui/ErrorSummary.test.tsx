import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ErrorSummary, type SummaryItem } from './ErrorSummary.tsx';

const items = [
  { field: 'email', id: 'email', message: 'Enter an address.' },
  { field: 'birthDate', id: 'birth-day', message: 'Enter your date of birth.' },
];

it('takes the focus each time it has something new, so that it is read first', async () => {
  const onChoose = vi.fn<(item: SummaryItem) => void>();
  const screen = await render(<ErrorSummary title="Look again" items={items} onChoose={onChoose} />);
  const box = screen.getByRole('alert');
  await expect.element(box).toHaveFocus();
  await expect.element(box).toMatchTextContent(/Look again/);
  box.element().blur();
  await screen.rerender(<ErrorSummary title="Look again" items={items.slice(1)} onChoose={onChoose} />);
  await expect.element(box).toHaveFocus();
});

it('leads to the field a person chooses, without changing the address', async () => {
  const onChoose = vi.fn<(item: SummaryItem) => void>();
  const screen = await render(<ErrorSummary title="Look again" items={items} onChoose={onChoose} />);
  await screen.getByRole('link', { name: 'Enter your date of birth.' }).click();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(items[1]);
  expect(location.hash).toBe('');
});
