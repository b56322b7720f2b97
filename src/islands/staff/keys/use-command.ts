import { useEffect, useEffectEvent } from 'react';
import { $commands, type Command } from '#browser/workplace/commands.ts';

/** Offers an act in the finder as long as the component is in sight; with a label of null nothing is offered. */
export function useCommand(id: string, label: string | null, run: () => void): void {
  const onRun = useEffectEvent(run);
  useEffect(() => {
    if (label === null) return undefined;
    const mine: Command = { id, label, run: () => onRun() };
    $commands.set([...$commands.get().filter((one) => one.id !== id), mine]);
    return () => $commands.set($commands.get().filter((one) => one !== mine));
  }, [id, label]);
}
