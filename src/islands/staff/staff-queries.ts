import { QueryClient } from '@tanstack/react-query';
import { noTopic, topicOf } from '../calls/api-query.tsx';

/**
 * What the workplace has read. Nothing is tried again by itself: a fault is shown with a button, because staff should
 * know that what they see may be old. Emptied when the session ends.
 */
export const staffQueries = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      networkMode: 'always',
      gcTime: 300_000,
    },
  },
});

/** Forgets all of it, when the session has ended. */
export const forgetRead = (): void => staffQueries.clear();

/** Reads again what is on the screen: all that writes read again, or what belongs to the topic of a call. */
export const readAgain = (of?: { readonly path: string }): Promise<void> =>
  staffQueries.invalidateQueries(
    of ? { queryKey: [topicOf(of.path)] } : { predicate: ({ queryKey: [topic] }) => topic !== noTopic },
  );
