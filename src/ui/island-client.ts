// How islands come to life: what @astrojs/react does for components that the server has drawn, with a guard around each.
import { createElement, startTransition, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Guard } from './Guard.tsx';

type Slots = Readonly<Record<string, string>>;

/** HTML of the page that stands inside an island. React leaves it alone. */
const slot = (value = '', name?: string) =>
  value.trim() === ''
    ? null
    : createElement('astro-slot', {
        name,
        suppressHydrationWarning: true,
        dangerouslySetInnerHTML: { __html: value },
      });

/** Phones and password managers fill in fields and tell no one. React, once told, hears of what it did not know alone. */
const hearSilentValues = ({ target }: Event) => {
  for (const control of (target as HTMLElement).querySelectorAll('input,textarea'))
    control.dispatchEvent(new Event('input', { bubbles: true }));
};

const island =
  (element: HTMLElement) =>
  (
    part: ComponentType<Record<string, unknown>>,
    props: Record<string, unknown>,
    { default: children, ...slots }: Slots,
  ) => {
    if (!element.hasAttribute('ssr')) return;
    for (const [name, value] of Object.entries(slots)) props[name] = slot(value, name);
    element.addEventListener('submit', hearSilentValues, true);
    const drawn = createElement(part, props, slot(children));
    startTransition(() => {
      hydrateRoot(element, createElement(Guard, null, drawn), {
        identifierPrefix: element.getAttribute('prefix') || '',
      });
    });
  };

export default island;
