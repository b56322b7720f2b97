import { kindOfFile, type UploadMessageKey } from '#domain/uploads/rules.ts';
import type { App } from '../app.ts';
import { checkContent } from '../files/check-content.ts';
import { ScannerUnavailable } from '../files/virus-scanner.ts';
import { describeFault } from '../http/log.ts';

/** What was found in the bytes of a file. */
export interface LookedAt {
  /** Why it cannot be taken, or null. */
  readonly refused: UploadMessageKey | null;
  readonly scan: 'unscanned' | 'clean' | 'infected';
  readonly active: boolean;
}

/**
 * Checks that a file is what its name says, and has the scanner look at it, if there is one. A scanner that does not
 * answer stops nobody: the file stays `unscanned`, and staff are warned before they open it.
 */
export async function lookAtFile(
  app: Pick<App, 'scanner' | 'log'>,
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
): Promise<LookedAt> {
  const kind = kindOfFile(name);
  if (!kind) return { refused: 'file.type', scan: 'unscanned', active: false };
  const { refused, active } = await checkContent(kind.extension, bytes);
  if (refused) return { refused, scan: 'unscanned', active };
  const scan = await scanOf(app, bytes);
  return { refused: scan === 'infected' ? 'file.infected' : null, scan, active };
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
