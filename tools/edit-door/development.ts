// The editor at /edit while somebody writes: over the files of the folder they pick, with the sentences of `npm run check`
// on the page at every save.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import sirv from 'sirv';
import { faultsScript } from '#tools/local/content-panel.ts';
import { bundleDoor } from './bundle.ts';
import { doorConfig } from './config.ts';
import { doorHeaders } from './headers.ts';
import { doorSettings } from './settings.ts';

export function doorInDevelopment(root: string): AstroIntegration {
  let folder: string | undefined;
  return {
    name: 'edit-door',
    hooks: {
      'astro:server:setup': async ({ server }) => {
        const settings = doorSettings(process.env, { forOthers: false });
        if (!settings) return;
        folder = mkdtempSync(join(tmpdir(), 'edit-door-'));
        await bundleDoor(folder);
        server.middlewares.use('/edit/config.json', (_req, res) => {
          res.setHeader('content-type', 'application/json');
          res.end(JSON.stringify(doorConfig(root, settings)));
        });
        const files = sirv(folder, { dev: true });
        server.middlewares.use('/edit', (req, res, next) => {
          if (req.url && !/^\/?(?:\?|$)/.test(req.url)) return files(req, res, next);
          for (const [name, value] of Object.entries(doorHeaders)) res.setHeader(name, value);
          res.setHeader('content-type', 'text/html; charset=utf-8');
          res.end(
            readFileSync(join(import.meta.dirname, 'page/edit.html'), 'utf8').replace(
              '</head>',
              `<script type="module" src="${faultsScript}"></script></head>`,
            ),
          );
        });
      },
      'astro:server:done': () => {
        if (folder) rmSync(folder, { recursive: true, force: true });
      },
    },
  };
}
