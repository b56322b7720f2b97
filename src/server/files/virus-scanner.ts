/** The port of a virus scanner. Without one, files are `unscanned`. */
export interface VirusScanner {
  /** Throws `ScannerUnavailable`. */
  scan(bytes: Uint8Array): Promise<'clean' | 'infected'>;
}

/** The scanner does not answer, or not with a finding. */
export class ScannerUnavailable extends Error {
  override readonly name = 'ScannerUnavailable';
}
