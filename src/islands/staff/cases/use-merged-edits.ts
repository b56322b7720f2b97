import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { mergeEdits } from '#domain/cases/merge-edits.ts';

export type Choice = 'stored' | 'mine';

/** A field that somebody else changed while it was changed here. */
export interface Dispute {
  readonly name: string;
  readonly stored: string | boolean;
  readonly mine: string | boolean;
  readonly choice: Choice | null;
}

type Fields = Readonly<Record<string, string | boolean>>;

/**
 * Keeps an open form on top of the newest version of its record: fields that nobody touched here follow it, and where
 * two people changed the same field, `disputes` names both values until one of them was chosen. Send `version`: it is
 * the one whose values are in the form.
 */
export function useMergedEdits<Values extends FieldValues, Stored extends Fields>(
  form: UseFormReturn<Values>,
  latest: { readonly version: number; readonly values: Stored },
) {
  const base = useRef(latest);
  const [disputes, setDisputes] = useState<readonly Dispute[]>([]);
  const [isRefused, setRefused] = useState(false);
  const typed = () =>
    Object.fromEntries(
      Object.keys(latest.values).map((name) => [name, form.getValues(name as Path<Values>)]),
    ) as unknown as Stored;
  const put = (name: string, value: string | boolean) =>
    form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>);

  const merge = useEffectEvent(() => {
    const mine = typed();
    const { values, disputed } = mergeEdits(base.current.values, mine, latest.values);
    for (const [name, value] of Object.entries(values)) if (mine[name] !== value) put(name, value);
    base.current = latest;
    setRefused(false);
    setDisputes((before) => [
      // What is still open stays open, with what is stored by now.
      ...before
        .filter(({ name, choice }) => choice === null && !disputed.includes(name))
        .map((one) => ({ ...one, stored: latest.values[one.name] ?? '' })),
      ...disputed.map((name) => ({
        name,
        stored: latest.values[name] ?? '',
        mine: mine[name] ?? '',
        choice: null,
      })),
    ]);
  });
  useEffect(() => {
    if (latest.version !== base.current.version) merge();
  }, [latest.version]);

  return {
    /** The version that the form is based on. */
    version: () => base.current.version,
    disputes,
    /** Sending was tried while something was open. */
    isRefused,
    choose(name: string, choice: Choice): void {
      const dispute = disputes.find((one) => one.name === name);
      if (!dispute) return;
      // Typed on after the question came up: the newest text is theirs.
      if (choice === 'stored' || typed()[name] === dispute.stored) put(name, dispute[choice]);
      setDisputes(disputes.map((one) => (one.name === name ? { ...one, choice } : one)));
    },
    /** Whether it may be sent; if not, the disputes say what to choose. */
    maySend(): boolean {
      const isOpen = disputes.some(({ choice }) => choice === null);
      setRefused(isOpen);
      return !isOpen;
    },
    /** It was stored: the values in the form are no longer an edit. */
    saved(): void {
      base.current = { ...base.current, values: typed() };
      setDisputes([]);
    },
  };
}
