/**
 * Leaves for a page elsewhere, such as that of the card processor. Resolves once the Back button shows our page as it was
 * left: what waits for it can then be pressed again.
 */
export function leaveFor(address: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  addEventListener('pageshow', () => resolve(), { once: true });
  location.assign(address);
  return promise;
}
