/** The storage port: a private bucket reached through signed URLs. Keys are random; names are in the database. */
export interface FileStore {
  /** A URL to which the browser can PUT raw bytes, once. */
  signUpload(key: string): Promise<{ url: string; headers: Readonly<Record<string, string>> }>;
  /** Stores bytes the function itself received. */
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** The object's bytes, or null if nothing was uploaded. */
  read(key: string): Promise<Uint8Array | null>;
  /** A short-lived URL that downloads the object as an attachment under its own name. */
  signDownload(key: string, name: string): Promise<string>;
  remove(keys: readonly string[]): Promise<void>;
}

/** Storage does not answer. The form still submits; the files are asked for later. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
}
