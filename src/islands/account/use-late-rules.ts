import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

export type LoadRules<Values, Sent> = () => Promise<z.ZodMiniType<Sent, Values>>;

/**
 * The rules of a form, fetched on the first focus in the page: the schema library weighs more than the rest of such a
 * form.
 */
export function useLateRules<Values extends FieldValues, Sent extends FieldValues>(
  load: LoadRules<Values, Sent>,
): Resolver<Values, unknown, Sent> {
  const fetchEarly = useEffectEvent(() => void fetchRules(load));
  useEffect(() => {
    const early = () => fetchEarly();
    addEventListener('focusin', early, { once: true });
    return () => removeEventListener('focusin', early);
  }, []);
  return lateRules(load);
}

/**
 * A resolver that fetches its rules. If they cannot be fetched, nothing is checked here: the server applies the same
 * rules and names the same fields.
 */
export function lateRules<Values extends FieldValues, Sent extends FieldValues>(
  load: LoadRules<Values, Sent>,
): Resolver<Values, unknown, Sent> {
  return async (values, ...rest) => {
    const check = await fetchRules(load);
    return check ? check(values, ...rest) : { values: values as unknown as Sent, errors: {} };
  };
}

/** Returns null if the rules could not be fetched. */
function fetchRules<Values extends FieldValues, Sent>(load: LoadRules<Values, Sent>) {
  return Promise.all([import('@hookform/resolvers/zod'), load()]).then(
    ([{ zodResolver }, rules]) => zodResolver(rules),
    () => null,
  );
}
