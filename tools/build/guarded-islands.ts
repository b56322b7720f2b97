import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

const fileAt = (place: string): string => fileURLToPath(new URL(place, import.meta.url));

/** Astro's React, with our way to bring islands to life in the browser (src/ui/island-client.ts, src/browser/page/awake.ts). */
export default function guardedIslands(): AstroIntegration {
  const integration = react();
  const setUp = integration.hooks['astro:config:setup'];
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': (options) => {
        options.addClientDirective({ name: 'awake', entrypoint: fileAt('../../src/browser/page/awake.ts') });
        return setUp?.({
          ...options,
          addRenderer: (renderer) =>
            options.addRenderer({
              ...renderer,
              clientEntrypoint: fileAt('../../src/ui/island-client.ts'),
            }),
        });
      },
    },
  };
}
