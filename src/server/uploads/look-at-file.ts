import { withEnding } from '#domain/uploads/file-ending.ts';
import type { UploadMessageKey } from '#domain/uploads/rules.ts';
import type { App } from '../app.ts';
import { readContent } from '../files/check-content.ts';
import { ScannerUnavailable } from '../files/virus-scanner.ts';
import { describeFault } from '../http/log.ts';

/** What was found in the bytes of a file. */
export interface LookedAt {
  /** Why it cannot be taken, or null. */
  readonly refused: UploadMessageKey | null;
  readonly scan: 'unscanned' | 'clean' | 'infected';
  readonly active: boolean;
  /** The name with the ending of what is inside, where that is one of ours. */
  readonly named?: string;
}

/**
 * Checks what a file is by its bytes, and has the scanner look at it, if there is one. A scanner that does not
 * answer stops nobody: the file stays `unscanned`, and staff are warned before they open it.
 */
export async function lookAtFile(
  app: Pick<App, 'scanner' | 'log'>,
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
): Promise<LookedAt> {
  const { extension, refused, active } = await readContent(bytes);
  if (refused || !extension) return { refused: refused ?? 'file.content', scan: 'unscanned', active };
  const scan = await scanOf(app, bytes);
  const named = withEnding(name, extension);
  return { refused: scan === 'infected' ? 'file.infected' : null, scan, active, named };
}

async function scanOf(app: Pick<App, 'scanner' | 'log'>, bytes: Uint8Array): Promise<LookedAt['scan']> {
  if (!app.scanner) return 'unscanned';
  try {
    return await app.scanner.scan(bytes);
  } catch (error) {
    if (!(error instanceof ScannerUnavailable)) throw error;
    app.log('scanner_unavailable', describeFault(error));
    return 'unscanned';
  }
}
