// Brings back a part of a page that broke, and what somebody had typed in it. Fetched when it is needed, which is seldom.
import { createElement, type Component } from 'react';
import { readTyped, type Control, type TypedValues } from './typed-values.ts';

const isTicked = (control: Control): boolean => control.type === 'radio' || control.type === 'checkbox';

/** A name that outlives the element. */
const nameOf = (control: Control): string =>
  `${control.id} ${control.name} ${isTicked(control) ? control.value : ''}`;

/** An answer that is put back may bring the next question, which takes a moment. */
const looks = 4;
const betweenLooksMs = 50;

/** Fills in controls that were made again. Those that stayed, and files, are left alone. */
export async function putBack(typed: TypedValues): Promise<void> {
  const known = new Map(typed.map((before) => [nameOf(before.control), before]));
  for (let look = 0; look < looks; look++) {
    for (const { control, value, checked } of readTyped()) {
      const before = known.get(nameOf(control));
      if (!before || before.control === control || control.type === 'file') continue;
      if (isTicked(control)) {
        if (checked !== before.checked && (before.checked || control.type === 'checkbox')) control.click();
      } else if (before.value !== '' && value !== before.value) {
        // Past React's own setter, so that it hears of the change.
        const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value');
        own?.set?.call(control, before.value);
        for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
      }
    }
    await new Promise((resolve) => setTimeout(resolve, betweenLooksMs));
  }
}

/** A part that breaks again so soon breaks for good, milliseconds. */
const soonMs = 5_000;
const mostDraws = 3;
const draws = new WeakMap<object, { count: number; at: number; typed: TypedValues }>();

type Guarded = Pick<Component<object, { fault?: object | null; rest?: unknown }>, 'setState'>;

/** Draws a broken part again, with what was typed in it. */
export function recover(guard: Guarded, typed: TypedValues): void {
  const last = draws.get(guard);
  const isAgain = last !== undefined && Date.now() - last.at < soonMs;
  const all = isAgain ? [...last.typed, ...typed] : typed;
  const count = isAgain ? last.count + 1 : 1;
  draws.set(guard, { count, at: Date.now(), typed: all });
  const focused = document.activeElement?.id;
  if (count <= mostDraws)
    return guard.setState({ fault: null }, () => {
      if (focused) document.getElementById(focused)?.focus();
      void putBack(all);
    });
  document.querySelector('main')?.toggleAttribute('data-asleep', true);
  // What was typed stays readable.
  const texts = all.map(({ control, value }) =>
    isTicked(control) || control.type === 'password' ? '' : value,
  );
  guard.setState({
    rest: createElement('pre', { className: 'whitespace-pre-wrap' }, texts.filter(Boolean).join('\n')),
  });
}
