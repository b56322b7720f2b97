import { atom } from 'nanostores';

export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly description?: string;
  readonly action?: { readonly label: string; readonly href: string };
  readonly variant: 'default' | 'destructive';
}

/** The one visible toast (limit 1). A new one replaces the last. */
export const $toast = atom<Toast | null>(null);

/** The toast that is shown, or was dismissed a while ago: then it is not open, and nothing of it is seen. */
export const $toasts = atom<readonly (Toast & { readonly open: boolean })[]>([]);

/** How long a dismissed toast stays in the list. */
const removedAfterMs = 1_000_000;

let lastId = 0;
let removal: ReturnType<typeof setTimeout>;

/** A toast is never the only place where something is said: the page says it too. */
export function showToast(toast: Omit<Toast, 'id' | 'variant'> & Partial<Pick<Toast, 'variant'>>): void {
  lastId += 1;
  const shown = { variant: 'default', ...toast, id: lastId } as const;
  clearTimeout(removal);
  $toast.set(shown);
  $toasts.set([{ ...shown, open: true }]);
}

export function dismissToast(): void {
  $toast.set(null);
  $toasts.set($toasts.get().map((toast) => ({ ...toast, open: false })));
  clearTimeout(removal);
  removal = setTimeout(() => $toasts.set([]), removedAfterMs);
}
