import { join } from 'node:path';
import type { AstroIntegration } from 'astro';

/** Astro follows texts (.mdx) by itself; these files are read by our code, and no module knows of them. */
const readByCode = /\.(yml|csv)$/;

/** A save of words or facts in content/ is on the page at once: what read them is forgotten, and pages are loaded anew. */
export function contentReload(root: string): AstroIntegration {
  return {
    name: 'content-reload',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const content = `${join(root, 'content').replaceAll('\\', '/')}/`;
        for (const event of ['add', 'change', 'unlink'] as const)
          server.watcher.on(event, (file) => {
            const path = file.replaceAll('\\', '/');
            if (!path.startsWith(content) || !readByCode.test(path)) return;
            for (const environment of Object.values(server.environments)) {
              if (environment.name !== 'client') environment.moduleGraph.invalidateAll();
              environment.hot.send({ type: 'full-reload' });
            }
          });
      },
    },
  };
}
