import { useEffect, useState } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ApiError } from '#browser/api.ts';
import { callApi } from '#browser/call-api.ts';
import { askUnreadAgain } from '#browser/unread.ts';
import { watchFaults } from '#browser/report-faults.ts';
import { FormProvider, type FormProviderProps } from './FormProvider.tsx';
import { CallContext, topicOf } from './api-query.tsx';

/** Once more for what passes, such as a bad line; a refusal stays one. */
const retries = (count: number, error: unknown) => count < 1 && error instanceof ApiError && error.isPassing;

interface AppProviderProps extends Omit<FormProviderProps, 'reload'> {
  /** What keeps what was read, where something outside of the page's parts reads there, too. */
  readonly client?: QueryClient;
}

/**
 * What every part of portal and workplace stands in: language, words of forms, how the server is called, and what was
 * read. After a write, what belongs to its topic (`/api/tickets…`) and is on the screen is read again, in this one place.
 */
export function AppProvider({ children, client: given, ...props }: AppProviderProps) {
  const [client] = useState(
    () =>
      given ??
      new QueryClient({
        defaultOptions: { queries: { retry: retries, refetchOnWindowFocus: false, networkMode: 'always' } },
      }),
  );
  const [reload] = useState((): FormProviderProps['reload'] => async (calls) => {
    const topics = new Set(calls.map(({ path }) => topicOf(path)));
    // What a notice asks for may be done now.
    askUnreadAgain();
    await client.invalidateQueries({ predicate: ({ queryKey: [topic] }) => topics.has(String(topic)) });
  });
  useEffect(watchFaults, []);
  return (
    <QueryClientProvider client={client}>
      <CallContext value={props.call ?? callApi}>
        <FormProvider {...props} reload={reload}>
          {children}
        </FormProvider>
      </CallContext>
    </QueryClientProvider>
  );
}
