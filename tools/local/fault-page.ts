// In place of a page that a faulty text broke: what to mend, in an editor's words. The server's own error page would show the
// reader's words about its own parts, and the check has better ones.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';

/** Marks the page, so that the script on it knows that nothing else is there. */
const mark = 'data-fault-page';

// Vite's own script stays: a fault of the code is shown by it, as ever.
const page = (script: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>To mend</title>
    <script type="module" src="/@vite/client"></script>
    <style>
      :root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif; }
      main { max-width: 44rem; margin: 3rem auto; padding: 0 1.25rem; overflow-wrap: anywhere; }
      h1 { font-size: 1.5rem; line-height: 1.25; }
      h2 { margin: 2rem 0 0.5rem; font-size: 1rem; }
      ul { margin: 0; padding-left: 1.25rem; }
      li { margin: 0.25rem 0; }
    </style>
  </head>
  <body ${mark}>
    <main>
      <h1>This page cannot be shown yet</h1>
      <p role="status">Looking for what is wrong in the texts …</p>
      <div></div>
      <p>The page comes back by itself once it is mended and saved.</p>
    </main>
    <script type="module">${script}</script>
  </body>
</html>`;

/** What the page does with each report. It is written out, so it uses nothing of this file. */
export const onFaultPage = `
async function showInPlace(faults) {
  // Mended, though perhaps another file is not.
  const answer = await fetch(location.href, { headers: { accept: 'text/html' } }).catch(() => null);
  if (answer && answer.status < 500) return location.reload();
  const note = document.querySelector('main [role=status]');
  note.textContent = faults.length > 0
    ? 'Mend this:'
    : 'The texts have nothing to mend, so this needs an engineer. The terminal in which npm run dev runs says what is wrong.';
  const list = document.querySelector('main div');
  list.replaceChildren();
  for (const [file, sentences] of faults) {
    list.appendChild(document.createElement('h2')).textContent = file;
    const items = list.appendChild(document.createElement('ul'));
    for (const sentence of sentences) items.appendChild(document.createElement('li')).textContent = sentence;
  }
}
const isInPlace = document.body.hasAttribute('${mark}');
`;

/** Answers each page that ends with a fault by ours. `script` listens to the check and shows what it finds. */
export const showFaultPage =
  (script: string) =>
  (req: IncomingMessage, res: ServerResponse, next: () => void): void => {
    if (!req.headers.accept?.includes('text/html')) return next();
    const { writeHead, write, end } = res;
    let isOurs = false;
    const head = (status: number, ...rest: unknown[]) => {
      if (status < 500) return Reflect.apply(writeHead, res, [status, ...rest]) as ServerResponse;
      isOurs = true;
      return Reflect.apply(writeHead, res, [
        status,
        { 'content-type': 'text/html; charset=utf-8' },
      ]) as ServerResponse;
    };
    const part = (...rest: unknown[]) => (isOurs ? true : (Reflect.apply(write, res, rest) as boolean));
    const last = (...rest: unknown[]) => {
      if (!res.headersSent && res.statusCode >= 500) head(res.statusCode);
      return Reflect.apply(end, res, isOurs ? [page(script)] : rest) as ServerResponse;
    };
    Object.assign(res, { writeHead: head, write: part, end: last });
    next();
  };

const contentFile = /\bcontent\/[^\s:"')]+\.(?:mdx|yml|csv)\b/;

interface Payload {
  readonly type?: unknown;
  readonly err?: Readonly<Record<string, unknown>> & { readonly loc?: { readonly file?: string } };
}

/** Whether what the server tells open pages is the reader's own complaint about a text: it names itself, or the file. */
function isAboutText(payload: unknown): boolean {
  const { type, err } = (typeof payload === 'object' && payload !== null ? payload : {}) as Payload;
  if (type !== 'error' || !err) return false;
  const said = [err['id'], err['message'], err.loc?.file].join('\n').replaceAll('\\', '/');
  return contentFile.test(said) || [err['name'], err['type'], err['title']].includes('MDXError');
}

/** Keeps complaints about texts from open pages, which Vite would lay over them; the check says the same in sentences. */
export function keepReaderQuiet(server: ViteDevServer): void {
  for (const channel of new Set([server.ws, server.environments['client']?.hot])) {
    if (!channel) continue;
    const send = channel.send.bind(channel) as (...args: unknown[]) => void;
    channel.send = ((...args: unknown[]) => {
      if (!isAboutText(args[0])) send(...args);
    }) as typeof channel.send;
  }
}
