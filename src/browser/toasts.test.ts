import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { $toast, $toasts, dismissToast, showToast } from './toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a toast that somebody closed is gone from sight at once, and from the list after 1,000,000 ms', () => {
  showToast({ title: 'Saved' });
  expect($toasts.get()).toMatchObject([{ title: 'Saved', open: true }]);
  dismissToast();
  expect($toast.get()).toBeNull();
  vi.advanceTimersByTime(999_999);
  expect($toasts.get()).toMatchObject([{ title: 'Saved', open: false }]);
  vi.advanceTimersByTime(1);
  expect($toasts.get()).toEqual([]);
});

it('one at a time: a new toast takes the place of the last, and stays when that one would have gone', () => {
  showToast({ title: 'Saved' });
  dismissToast();
  vi.advanceTimersByTime(900_000);
  showToast({ title: 'Sent' });
  vi.advanceTimersByTime(200_000);
  expect($toasts.get()).toMatchObject([{ title: 'Sent', open: true }]);
  expect($toast.get()?.title).toBe('Sent');
});
