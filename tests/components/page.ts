// The page around a component: its address, and where it would lead.
import { onTestFinished } from 'vitest';

/** Gives the page a query or an anchor until the test ends: "?package=basic", "#applications". */
export function atAddress(address: string): void {
  const before = location.pathname + location.search;
  history.replaceState(null, '', location.pathname + address);
  onTestFinished(() => history.replaceState(null, '', before));
}

/** Addresses the page was about to leave for; it stays. */
export function watchLeaving(): string[] {
  const left: string[] = [];
  const onNavigate = (event: NavigateEvent) => {
    if (event.destination.sameDocument) return;
    event.preventDefault();
    const { pathname, search, hash } = new URL(event.destination.url);
    left.push(pathname + search + hash);
  };
  navigation.addEventListener('navigate', onNavigate);
  onTestFinished(() => navigation.removeEventListener('navigate', onNavigate));
  return left;
}
