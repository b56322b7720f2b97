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

let lastId = 0;

/** A toast is never the only place where something is said: the page says it too. */
export function showToast(toast: Omit<Toast, 'id' | 'variant'> & Partial<Pick<Toast, 'variant'>>): void {
  lastId += 1;
  $toast.set({ variant: 'default', ...toast, id: lastId });
}

export function dismissToast(): void {
  $toast.set(null);
}
