import { getStore, type Store } from '@netlify/blobs';
import { logLine } from '../http/log.ts';
import { sealBytes, unsealBytes } from '../http/seal.ts';
import { sha256Hex } from '../http/tokens.ts';
import { SpoolUnavailable, type Spool, type SpoolEntry } from './spool.ts';

/** The store's own retries wait five seconds each, and here a person is waiting. */
const timeoutMs = 4_000;

/**
 * The spool in Netlify Blobs: a site-wide store per context, so that a preview never replays production's entries,
 * read with strong consistency. Entries are AES-256-GCM under `SPOOL_KEY`, tied to their place, and their names are
 * hashes: somebody who reads the store learns only how many wait.
 */
export function blobsSpool(spoolKey: Buffer, context: string): Spool {
  // Per call: the platform hands a function fresh credentials with each request.
  const store = () => getStore({ name: `spool-${context}`, consistency: 'strong' });
  const blobsOf = <Result>(work: (blobs: Store) => Promise<Result>) => inTime(() => work(store()));

  const read = async (place: string): Promise<SpoolEntry | null> => {
    const sealed = await blobsOf((blobs) => blobs.get(place, { type: 'arrayBuffer' }));
    if (!sealed) return null;
    const text = unsealBytes(spoolKey, place, new Uint8Array(sealed));
    if (text) return JSON.parse(text.toString()) as SpoolEntry;
    // Another key, or changed bytes. It stays there until somebody looks at it.
    logLine('spool_entry_unreadable', { place });
    throw new UnreadableEntry();
  };

  return {
    async keep(entry) {
      const place = placeOf(entry);
      const bytes = sealBytes(spoolKey, place, Buffer.from(JSON.stringify(entry)));
      const sealed = new Uint8Array(bytes).buffer;
      const { modified } = await blobsOf((blobs) => blobs.set(place, sealed, { onlyIfNew: true }));
      // The client calls every answer except 412 "modified", even a refusal or an error page, so we look at what is
      // there.
      const there = await read(place);
      // Refused, or replayed between the two calls. Then the database has it, and the caller's next try finds it there.
      if (!there) throw new SpoolUnavailable();
      const isOurs = there.requestHash === entry.requestHash && there.keptAt === entry.keptAt;
      return modified && isOurs ? { kept: true } : { kept: false, first: there };
    },
    read: (kind, key) => read(placeOf({ kind, key })),
    async list() {
      const { blobs: found } = await blobsOf((blobs) => blobs.list());
      const entries: SpoolEntry[] = [];
      const unreadable: string[] = [];
      let bytes = 0;
      for (const { key } of fromAnywhere(found).slice(0, mostPerList)) {
        if (bytes > enoughBytesPerList) break;
        // An unreadable entry must not hold up the others.
        const entry = await read(key).catch((error: unknown) => {
          if (error instanceof UnreadableEntry) unreadable.push(key);
          return null;
        });
        if (!entry) continue;
        entries.push(entry);
        bytes += JSON.stringify(entry.payload).length;
      }
      return { entries, unreadable };
    },
    async count() {
      const { blobs: found } = await blobsOf((blobs) => blobs.list());
      return found.length;
    },
    placeOf,
    async remove(entry) {
      await blobsOf((blobs) => blobs.delete(placeOf(entry)));
    },
  };
}

/** For somebody who waits for an answer it is as good as gone. */
class UnreadableEntry extends SpoolUnavailable {}

/** One run of the replay has 30 s; the rest waits for the next run. */
const mostPerList = 100;
/** A message may carry files of 4 MB, and a hundred of those at once would exceed a function's memory. */
const enoughBytesPerList = 32 * 1024 * 1024;

/** Starts at another place each time, so that entries which cannot be brought in never block the others. */
function fromAnywhere<Item>(items: readonly Item[]): readonly Item[] {
  const start = Math.floor(Math.random() * items.length);
  return [...items.slice(start), ...items.slice(0, start)];
}

function placeOf({ kind, key }: Pick<SpoolEntry, 'kind' | 'key'>): string {
  return `${kind}/${sha256Hex(key)}`;
}

async function inTime<Result>(work: () => Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SpoolUnavailable()), timeoutMs);
  });
  try {
    return await Promise.race([work(), late]);
  } catch {
    throw new SpoolUnavailable();
  } finally {
    clearTimeout(timer);
  }
}
