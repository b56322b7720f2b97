/**
 * Takes the token of a mailed link out of the address, so that it does not remain in the address bar, in the history of
 * a shared phone or in a screenshot. The link to the other language gets it back when it is clicked.
 */
export function takeToken(name = 'token'): string | null {
  const address = new URL(location.href);
  const typed = address.searchParams.get(name);
  if (typed === null) return null;
  // What a mail program took for a part of the link: the end of a sentence, a closing bracket.
  const token = typed.replace(/[^\w-]+$/, '');
  address.searchParams.delete(name);
  history.replaceState(history.state, '', address.pathname + address.search + address.hash);
  // On the window, so that it runs after the page's own script has set the address of the link.
  addEventListener('click', (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-language]');
    if (!link) return;
    const other = new URL(link.href);
    other.searchParams.set(name, token);
    link.href = other.href;
  });
  return token;
}
