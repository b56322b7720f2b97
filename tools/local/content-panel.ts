// While somebody writes: the sentences of `npm run check` on every page of `npm run dev`, anew at every save.
import { spawn } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { keepReaderQuiet, onFaultPage, showFaultPage } from './fault-page.ts';
import { PROJECT_ROOT } from './project-root.ts';

export const faultsAddress = '/@content-faults';
/** The same as a file, for a page that is none of the site's. */
export const faultsScript = '/@content-faults.js';

/** The answer of `npm run check -- --json`. */
interface Report {
  readonly faults: readonly (readonly [file: string, sentences: readonly string[]])[];
  readonly notes: readonly string[];
}

/** The check in a process of its own: what it has read stays out of the server's memory. */
function checked(root: string): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(PROJECT_ROOT, 'tools/content/check/run.ts'), '--json'],
      { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    let output = '';
    let wrong = '';
    child.stdout.on('data', (part: Buffer) => (output += part.toString()));
    child.stderr.on('data', (part: Buffer) => (wrong += part.toString()));
    const broken = (why: string): Report => ({ faults: [['npm run check', [why]]], notes: [] });
    child.on('error', (fault) => resolve(JSON.stringify(broken(fault.message))));
    child.on('close', () => resolve(output.trim() || JSON.stringify(broken(wrong.slice(0, 500)))));
  });
}

/** Checks once, and again a moment after each save; tells everybody who listens, from the first answer on. */
export function createFaultStream(root: string) {
  const listeners = new Set<ServerResponse>();
  let latest: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let again = false;
  const tell = (to: ServerResponse): void => void (latest && to.write(`data: ${latest}\n\n`));
  const check = async (): Promise<void> => {
    if (running) {
      again = true;
      return;
    }
    running = true;
    do {
      again = false;
      latest = await checked(root);
    } while (again);
    running = false;
    for (const one of listeners) tell(one);
  };
  return {
    /** A file of content/ was written. Several at once are one check. */
    saved(): void {
      clearTimeout(timer);
      // What was found before is no longer true: who begins to listen now waits for the next answer.
      latest = undefined;
      timer = setTimeout(() => {
        timer = undefined;
        void check();
      }, 150);
    },
    /** Answers a page that listens. */
    listen(req: IncomingMessage, res: ServerResponse): void {
      res.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      res.write(':\n\n');
      listeners.add(res);
      req.on('close', () => listeners.delete(res));
      if (latest !== undefined) tell(res);
      else if (timer === undefined) void check();
    },
    close(): void {
      clearTimeout(timer);
      for (const one of listeners) one.end();
    },
  };
}

/** Runs on each page in development. It is written out, so it uses nothing of this file. */
const onPage = `
${onFaultPage}
const box = document.createElement('aside');
box.lang = 'en';
box.setAttribute('role', 'status');
box.dataset.contentFaults = '';
box.style.cssText = 'position:fixed;inset:auto 1rem 1rem;z-index:100000;max-height:45vh;overflow:auto;padding:1rem 1.25rem;border-radius:.5rem;background:#fff6e5;color:#2b1d00;border:2px solid #b45309;font:1rem/1.5 system-ui,sans-serif;box-shadow:0 4px 24px #0005';
new EventSource('${faultsAddress}').onmessage = ({ data }) => {
  const { faults } = JSON.parse(data);
  if (isInPlace) return void showInPlace(faults);
  box.replaceChildren();
  if (faults.length === 0) return box.remove();
  const title = box.appendChild(document.createElement('strong'));
  title.textContent = 'To mend before this can be published';
  for (const [file, sentences] of faults) {
    const name = box.appendChild(document.createElement('p'));
    name.style.cssText = 'margin:.5rem 0 0;font-weight:600;overflow-wrap:anywhere';
    name.textContent = file;
    const list = box.appendChild(document.createElement('ul'));
    list.style.cssText = 'margin:0;padding-left:1.25rem;list-style:disc';
    for (const sentence of sentences) list.appendChild(document.createElement('li')).textContent = sentence;
  }
  document.body.append(box);
};
`;

export function contentPanel(root: string): AstroIntegration {
  const stream = createFaultStream(root);
  return {
    name: 'content-panel',
    hooks: {
      'astro:config:setup': ({ injectScript }) => injectScript('page', onPage),
      'astro:server:setup': ({ server }) => {
        const content = join(root, 'content').replaceAll('\\', '/');
        server.watcher.add(content);
        for (const event of ['add', 'change', 'unlink'] as const)
          server.watcher.on(event, (file) => {
            if (file.replaceAll('\\', '/').startsWith(`${content}/`)) stream.saved();
          });
        server.middlewares.use(faultsScript, (_req, res) => {
          res.setHeader('content-type', 'text/javascript');
          res.end(onPage);
        });
        server.middlewares.use(faultsAddress, (req, res) => stream.listen(req, res));
        server.middlewares.use(showFaultPage(onPage));
        keepReaderQuiet(server);
      },
      'astro:server:done': () => stream.close(),
    },
  };
}
