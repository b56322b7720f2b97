import { useEffect, useId, useRef, useState } from 'react';
import * as portalApi from '#domain/portal/api.ts';
import type { LayoutRequest } from '#domain/portal/layout.ts';
import { moved, withPanel, type Layout, type PanelName } from '#domain/portal/panels.ts';
import { callApi } from '#browser/call-api.ts';
import { describeFault, type FaultFacts } from '#browser/api-fault.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill } from '#i18n/format.ts';
import { choice, choiceInput } from '#ui/control.ts';
import { DoneNote } from '#ui/DoneNote.tsx';
import { Fault } from '#ui/Fault.tsx';
import { link } from '#ui/button.ts';
import { useWords } from '../../calls/use-words.ts';
import type { ArrangeProps } from './arrange-props.ts';

const mutable = ({ order, hidden }: Layout) => ({ order: [...order], hidden: [...hidden] });

/** Which panels are shown and in which order: each press is saved, and taken back when it does not get through. */
export default function Arrange({ locale, titles, account, layout, onChanged }: ArrangeProps) {
  const labels = useWords('arrange');
  const id = useId();
  const [note, setNote] = useState('');
  const [fault, setFault] = useState<FaultFacts | null>(null);
  /** The button that was pressed: a list in another order would lose the focus. */
  const pressed = useRef<string | null>(null);
  useEffect(() => {
    if (pressed.current) document.getElementById(pressed.current)?.focus();
    pressed.current = null;
  }, [layout]);
  function save(next: Layout, confirmation: string): void {
    setFault(null);
    onChanged(next);
    const body: LayoutRequest = { ...mutable(next), seen: mutable(layout) };
    callApi(portalApi.saveLayout, body, { locale }).then(
      // With what another tab changed meanwhile.
      (stored) => {
        onChanged(stored);
        setNote(confirmation);
      },
      (error: unknown) => {
        onChanged(layout);
        setNote('');
        setFault(describeFault(error, account));
      },
    );
  }
  const buttonId = (name: PanelName, way: 'up' | 'down') => `${id}-${name}-${way}`;
  function move(name: PanelName, by: 1 | -1): void {
    const next = moved(layout, name, by);
    const place = next.order.indexOf(name);
    // At an end of the list the other button is the one that still works.
    const way = place === 0 ? 'down' : place === next.order.length - 1 ? 'up' : by === 1 ? 'down' : 'up';
    pressed.current = buttonId(name, way);
    const facts = { panel: titles[name], place: place + 1, count: next.order.length };
    save(next, fill(labels.place, facts));
  }
  return (
    <>
      <p>{labels.lead}</p>
      <ol className="grid gap-2">
        {layout.order.map((name, place) => {
          const panel = titles[name];
          return (
            <li key={name} className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
              <label className={choice}>
                <input
                  type="checkbox"
                  className={choiceInput}
                  checked={!layout.hidden.includes(name)}
                  aria-label={fill(labels.show, { panel })}
                  onChange={({ target }) => save(withPanel(layout, name, target.checked), labels.saved)}
                />
                <span>{panel}</span>
              </label>
              <span className="buttons items-center">
                {(
                  [
                    ['up', -1, place === 0, labels.upShort, labels.up],
                    ['down', 1, place === layout.order.length - 1, labels.downShort, labels.down],
                  ] as const
                ).map(([way, by, isEnd, short, long]) => (
                  <button
                    key={way}
                    type="button"
                    id={buttonId(name, way)}
                    className={link}
                    disabled={isEnd}
                    aria-label={fill(long, { panel })}
                    onClick={() => move(name, by)}
                  >
                    {short}
                  </button>
                ))}
              </span>
            </li>
          );
        })}
      </ol>
      {fault && <Fault {...faultTexts(fault, account)} takesFocus />}
      <DoneNote>{note}</DoneNote>
    </>
  );
}
