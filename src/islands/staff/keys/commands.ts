import { atom } from 'nanostores';
import { useEffect, useEffectEvent } from 'react';

/** Something that can be done with what is open, offered in the finder. */
export interface Command {
  readonly id: string;
  readonly label: string;
  readonly run: () => void;
}

/** What can be done now, in the order in which it was offered. */
export const $commands = atom<readonly Command[]>([]);

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
