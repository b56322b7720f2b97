import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { BlobsServer } from '@netlify/blobs/server';

export interface LocalBlobs {
  /** What the platform puts into a function's event, from which the bootstrap sets up `getStore()`. */
  eventProperty: string;
  close(): Promise<void>;
}

/** Starts the blob store on disk. Strong consistency works, since there is a single copy. */
export async function startBlobs(directory: string): Promise<LocalBlobs> {
  await mkdir(directory, { recursive: true });
  const token = randomUUID();
  const server = new BlobsServer({ directory, token, logger: () => undefined });
  writeInTurn(server);
  const { port } = await server.start();
  const url = `http://localhost:${port}`;
  const property = { url, url_uncached: url, token, primary_region: 'us-east-2' };
  return {
    eventProperty: Buffer.from(JSON.stringify(property)).toString('base64'),
    close: async () => {
      await server.stop();
    },
  };
}

// The store looks whether a blob exists and writes it in two steps, so that two `onlyIfNew` at once both
// succeed; production lets one of them succeed. Writes to one blob therefore wait for each other here.
function writeInTurn(server: BlobsServer): void {
  const inner = server as unknown as { handleRequest(request: Request): Promise<Response> };
  const handle = inner.handleRequest.bind(server);
  const last = new Map<string, Promise<unknown>>();
  inner.handleRequest = (request) => {
    if (request.method === 'GET' || request.method === 'HEAD') return handle(request);
    const key = new URL(request.url).pathname;
    const answer = (last.get(key) ?? Promise.resolve()).then(() => handle(request));
    const settled = answer
      .catch(() => undefined)
      .finally(() => last.get(key) === settled && last.delete(key));
    last.set(key, settled);
    return answer;
  };
}
