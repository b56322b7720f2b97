import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { mergeEdits } from '#domain/cases/merge-edits.ts';

export type Choice = 'stored' | 'mine';

/** A field that somebody else changed while it was changed here. */
export interface EditConflict {
  readonly name: string;
  readonly stored: string | boolean;
  readonly mine: string | boolean;
  readonly choice: Choice | null;
}

/** By the names of the form's fields. */
export type StoredValues = Readonly<Record<string, string | boolean>>;

/**
 * Keeps an open form on top of the newest version of its record: fields that nobody touched here follow it, and where
 * two people changed the same field, the conflicts name both values until one of them was chosen. The form's `version` is
 * the one whose values are in it.
 */
export function useMergedEdits(
  form: UseFormReturn,
  latest: { readonly version: number; readonly values: StoredValues },
) {
  const base = useRef(latest);
  const [conflicts, setConflicts] = useState<readonly EditConflict[]>([]);
  const typed = (): StoredValues =>
    Object.fromEntries(
      Object.keys(latest.values).map((name) => [name, form.getValues(name) as string | boolean]),
    );

  const merge = useEffectEvent(() => {
    const mine = typed();
    const { values, conflicts: newConflicts } = mergeEdits(base.current.values, mine, latest.values);
    for (const [name, value] of Object.entries(values)) if (mine[name] !== value) form.setValue(name, value);
    form.setValue('version', latest.version);
    base.current = latest;
    setConflicts((before) => [
      // What is still open stays open, with what is stored by now.
      ...before
        .filter(({ name, choice }) => choice === null && !newConflicts.includes(name))
        .map((one) => ({ ...one, stored: latest.values[one.name] ?? '' })),
      ...newConflicts.map((name) => ({
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

  const saved = useEffectEvent(() => {
    base.current = { ...base.current, values: typed() };
    setConflicts([]);
  });
  useEffect(() => {
    // After success the form is reset to what was sent: its values are no longer an edit.
    const { unsubscribe } = form.watch((_, { name: changed }) => {
      if (changed === undefined) saved();
    });
    return unsubscribe;
  }, [form]);

  return {
    conflicts,
    choose(name: string, choice: Choice): void {
      const conflict = conflicts.find((one) => one.name === name);
      if (!conflict) return;
      // Typed on after the question came up: the newest text is theirs.
      if (choice === 'stored' || typed()[name] === conflict.stored) form.setValue(name, conflict[choice]);
      setConflicts(conflicts.map((one) => (one.name === name ? { ...one, choice } : one)));
    },
  };
}
