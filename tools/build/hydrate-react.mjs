// Brings a React island to life, in place of the file of @astrojs/react, which besides turns slots, children of other
// frameworks and answers of form actions into React: 0.5 kB in every page with an island, for things none has.
import { createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** As Astro's runtime calls it: `prefix` is the island's own beginning for the ids that `useId` makes. */
export default (element) =>
  (Component, props, slots, { client }) => {
    if (!element.hasAttribute('ssr')) return;
    if (client === 'only' || Object.keys(slots).length > 0)
      throw new Error('Islands are prebuilt and take props alone (tools/build/hydrate-react.mjs).');
    startTransition(() => {
      const root = hydrateRoot(element, createElement(Component, props), {
        identifierPrefix: element.getAttribute('prefix'),
      });
      element.addEventListener('astro:unmount', () => root.unmount(), { once: true });
    });
  };
