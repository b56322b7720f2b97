import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the HTML of the page, true once React has taken over. */
export function useReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
