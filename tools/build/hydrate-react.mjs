// Brings a React island to life, in place of the file of @astrojs/react, which besides turns children of other
// frameworks and answers of form actions into React: 0.5 kB in every page with an island, for things none has.
import { createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** HTML that Astro made for a slot, such as the agreement: it stands in the page already and stays as it is. */
const StaticHtml = ({ name, value }) =>
  createElement('astro-slot', {
    name,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: value },
  });

/** As Astro's runtime calls it: `prefix` is the island's own beginning for the ids that `useId` makes. */
export default (element) =>
  (Component, props, slots, { client }) => {
    if (!element.hasAttribute('ssr')) return;
    if (client === 'only' || slots.default)
      throw new Error(
        'Islands are prebuilt and take props and named slots alone (tools/build/hydrate-react.mjs).',
      );
    for (const name in slots) props[name] = createElement(StaticHtml, { name, value: slots[name] });
    startTransition(() => {
      const root = hydrateRoot(element, createElement(Component, props), {
        identifierPrefix: element.getAttribute('prefix'),
      });
      element.addEventListener('astro:unmount', () => root.unmount(), { once: true });
    });
  };
