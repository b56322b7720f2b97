import { useRef, useState } from 'react';

interface Tick<Step> {
  readonly step: Step;
  readonly done: boolean;
}

/** Boxes that are ticked one after another, however fast they are pressed; each shows at once what it was set to. */
export function useTicks<Step extends string>(send: (tick: Tick<Step>) => Promise<unknown>) {
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const [waiting, setWaiting] = useState<readonly Tick<Step>[]>([]);
  function tick(step: Step, done: boolean): void {
    const one = { step, done };
    setWaiting((others) => [...others, one]);
    line.current = line.current
      .then(() => send(one))
      .finally(() => setWaiting((others) => others.filter((other) => other !== one)));
  }
  return {
    tick,
    isSending: waiting.length > 0,
    isTicked: (step: Step, stored: boolean) => waiting.findLast((one) => one.step === step)?.done ?? stored,
  };
}
