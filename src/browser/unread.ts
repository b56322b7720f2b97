// The number of unread notices that the header shows (`page/before-paint.ts`), for the portal, which knows it.

const most = 999;

/** What the header shows: the number the portal read last, or 0. */
export function shownUnread(): number {
  return Number(document.documentElement.style.getPropertyValue('--unread').slice(1, -1)) || 0;
}

/** A notice's cause may be over, by what was just read or done: whoever shows how many are new asks again. */
export function askUnreadAgain(): void {
  dispatchEvent(new Event('noticesolved'));
}

/** Keeps what the portal has just read, and lets the header show it. Gone with the browser, and with the sign-in. */
export function keepUnread(count: number): void {
  document.cookie = `new=${Math.min(count, most)}; path=/; secure; samesite=lax`;
  dispatchEvent(new Event('unreadchange'));
}
