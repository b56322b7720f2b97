import { useEffect, useEffectEvent, useState } from 'react';
import type { Locale } from '#domain/languages.ts';
import { callApi } from '#browser/api.ts';

/** An answer of the server and a way to ask again; what was read stays in sight meanwhile. */
export function useRead<Answer>(path: string, locale: Locale) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [error, setError] = useState<unknown>(null);
  function load(): void {
    callApi<Answer>(path, { locale }).then((read) => {
      setError(null);
      setAnswer(read);
    }, setError);
  }
  const look = useEffectEvent(load);
  useEffect(() => look(), [path]);
  return { answer, error, load };
}
