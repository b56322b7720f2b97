// How many notices are unread, in the names of the links that show it; a screen reader hears no bare figure. The number
// itself is drawn by the style sheet, from what the head script read (`before-paint.ts`). Islands use
// `#browser/unread.ts`: what they imported from here would become a file that every page asks for, and take the script of
// every page out of it.

export function nameUnread(): void {
  const { style, dataset } = document.documentElement;
  const count = 'signedIn' in dataset && style.getPropertyValue('--unread').slice(1, -1);
  for (const link of document.querySelectorAll<HTMLElement>('[data-unread-name]')) {
    const name = link.dataset.unreadName ?? '';
    link.ariaLabel = Number(count) > 0 ? name.replace('{count}', `${count}`) : null;
  }
}
