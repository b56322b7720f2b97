// How many notices are unread, in the header of every page. The number is drawn by the style sheet, and a cookie keeps it,
// so that the head script shows it before anything is painted (`before-paint.ts`).

const most = 999;

const kept = () => Number(/(?:^|; )new=(\d+)/.exec(document.cookie)?.[1] ?? 0);

/** Says the number in the names of the links that show it; a screen reader hears no bare figure. */
function nameLinks(count: number): void {
  for (const link of document.querySelectorAll<HTMLElement>('[data-unread-name]')) {
    if (count > 0) link.ariaLabel = (link.dataset.unreadName ?? '').replace('{count}', `${count}`);
    else link.ariaLabel = null;
  }
}

/** Shows what the cookie says: on a page that comes, and on one the browser had put aside. */
export function showUnread(): void {
  const count = kept();
  const { style, dataset } = document.documentElement;
  if (count > 0) style.setProperty('--unread', `"${count}"`);
  else style.removeProperty('--unread');
  nameLinks('signedIn' in dataset ? count : 0);
}

/** What the portal read last; 0 before it did. */
export const keptUnread = kept;

/** Keeps and shows what the portal has just read. Gone with the browser, and with the sign-in. */
export function keepUnread(count: number): void {
  document.cookie = `new=${Math.min(count, most)}; path=/; secure; samesite=lax`;
  showUnread();
}
