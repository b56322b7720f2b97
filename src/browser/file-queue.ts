import type { DraftFile } from '#domain/intake/draft.ts';
import type { Locale } from '#domain/languages.ts';
import type { QueuedFile } from '#domain/uploads/queued-file.ts';
import { refuseFileList, uploadLimits, uploadRequest, type UploadMessageKey } from '#domain/uploads/rules.ts';
import { ApiError } from '#browser/api.ts';
import { forgetUpload, uploadFile } from '#browser/upload-file.ts';

/** Why our own rules refuse the file before anything is sent, or null. */
export function refuseFile(file: { name: string; size: number; type: string }): UploadMessageKey | null {
  const result = uploadRequest.safeParse({ name: file.name, size: file.size, type: file.type });
  return result.success ? null : ((result.error.issues[0]?.message ?? 'file.type') as UploadMessageKey);
}

/** Whether an upload failed because of the file, and not because of the connection or something that is down. */
export function isAboutTheFile(error: unknown): error is ApiError {
  return error instanceof ApiError && !error.isPassing && [400, 413, 415].includes(error.status);
}

/** What knows files by their bytes comes with the first of them; without it they go by their names. */
const knownByBytes = (files: readonly File[]): Promise<readonly File[]> =>
  import('#browser/by-its-bytes.ts')
    .then(({ byItsBytes }) => Promise.all(files.map(byItsBytes)))
    .catch(() => files);

/** Only what every browser can draw; a PDF cannot be made smaller here. */
const photos = new Set(['image/jpeg', 'image/png']);
const isPhoto = (file: { readonly type: string }) => photos.has(file.type);

/** What draws photos comes with the first of them. Null also when it cannot be loaded. */
async function draw<Made>(
  make: (drawing: typeof import('#browser/shrink-photo.ts')) => Promise<Made | null>,
): Promise<Made | null> {
  return import('#browser/shrink-photo.ts').then(make).catch(() => null);
}

const accepted = (file: QueuedFile) => file.status !== 'refused';

/**
 * How much of the files that could not be sent before may go with the submission itself. A function takes 4.5 MB at
 * most.
 */
const carriedBytes = 4 * 1024 * 1024;

type Purpose = Parameters<typeof uploadFile>[1]['purpose'];

/**
 * The files of one form, sent one after another as soon as they are chosen. `onChange` is called after every change.
 * The lists are replaced, never changed in place.
 */
export function createFileQueue(locale: Locale, onChange: () => void, purpose: Purpose = 'intake') {
  let files: readonly QueuedFile[] = [];
  let listError: UploadMessageKey | null = null;
  let queue: Promise<void> = Promise.resolve();
  let pictures: Promise<void> = Promise.resolve();
  let adding: Promise<void> = Promise.resolve();
  const bytes = new Map<string, { file: File; abort: AbortController }>();

  const change = (next: readonly QueuedFile[]) => {
    files = next;
    onChange();
  };
  const patch = (id: string, part: Partial<QueuedFile>) =>
    change(files.map((file) => (file.id === id ? { ...file, ...part } : file)));

  async function send(id: string): Promise<void> {
    const upload = bytes.get(id);
    if (!upload) return;
    patch(id, { status: 'sending', percent: 0 });
    try {
      const ticket = await uploadFile(upload.file, {
        locale,
        purpose,
        signal: upload.abort.signal,
        onProgress: (percent) => patch(id, { percent, status: percent === 100 ? 'checking' : 'sending' }),
      });
      if (bytes.has(id)) patch(id, { status: 'sent', ticket });
      else forgetUpload(ticket, locale);
    } catch (error) {
      if (isAboutTheFile(error)) {
        const [field] = error.fields;
        patch(id, { status: 'refused', refusal: field?.code ?? error.message });
      } else patch(id, { status: 'later' });
    }
  }

  /** A photo above the limit is sent smaller; one that cannot be made so is refused. */
  async function shrink(id: string): Promise<void> {
    const upload = bytes.get(id);
    if (!upload) return;
    const small = await draw(({ shrinkPhoto }) => shrinkPhoto(upload.file, uploadLimits.fileBytes));
    if (!bytes.has(id)) return;
    if (small) {
      upload.file = small;
      const { name, size, type } = small;
      return patch(id, { status: 'waiting', name, size, type, shrunkFrom: sizeOf(id) });
    }
    bytes.delete(id);
    patch(id, { status: 'refused', refusal: 'file.tooLarge' });
  }

  /** One after another: a phone holds one large photo in memory at a time. */
  async function picture(id: string): Promise<void> {
    const file = bytes.get(id)?.file;
    const thumbnail = file && isPhoto(file) ? await draw(({ drawThumbnail }) => drawThumbnail(file)) : null;
    if (thumbnail && bytes.has(id)) patch(id, { thumbnail });
  }

  const sizeOf = (id: string) => files.find((file) => file.id === id)?.size ?? 0;

  function enqueue(id: string): void {
    queue = queue.then(() => send(id));
  }

  function retry(id: string): void {
    patch(id, { status: 'waiting', percent: 0 });
    enqueue(id);
  }

  function addSettled(chosen: readonly File[]): void {
    listError = null;
    for (const file of chosen) {
      const id = crypto.randomUUID();
      const entry = { id, name: file.name, size: file.size, type: file.type, percent: 0 };
      const refusal = refuseFile(file);
      const canShrink = refusal === 'file.tooLarge' && isPhoto(file) && file.size <= uploadLimits.photoBytes;
      if (refusal && !canShrink) {
        change([...files, { ...entry, status: 'refused', refusal }]);
        continue;
      }
      const size = Math.min(entry.size, uploadLimits.fileBytes);
      listError = refuseFileList([...files.filter(accepted), { size }]);
      if (listError) break;
      bytes.set(id, { file, abort: new AbortController() });
      change([...files, { ...entry, status: canShrink ? 'shrinking' : 'waiting' }]);
      if (canShrink) queue = queue.then(() => shrink(id));
      // Sending never waits for a picture; a picture waits until its photo was made smaller.
      const ready = Promise.all([pictures, canShrink ? queue : null]);
      pictures = ready.then(() => picture(id));
      enqueue(id);
    }
    onChange();
  }

  return {
    list: () => files,
    listError: () => listError,
    retry,
    /** Tries again what could not be sent once the connection is back, until the answer is called. */
    retryWhenOnline(): () => void {
      const again = () => {
        for (const file of files) if (file.status === 'later' && bytes.has(file.id)) retry(file.id);
      };
      addEventListener('online', again);
      return () => removeEventListener('online', again);
    },
    canRetry: (id: string) => bytes.has(id),
    /** Resolves once nothing is being sent. */
    settled: () => adding.then(() => queue),

    add(chosen: readonly File[]): Promise<void> {
      adding = adding.then(async () => addSettled(await knownByBytes(chosen)));
      return adding;
    },

    remove(id: string): void {
      const gone = files.find((file) => file.id === id);
      bytes.get(id)?.abort.abort();
      bytes.delete(id);
      if (gone?.ticket) forgetUpload(gone.ticket, locale);
      listError = null;
      change(files.filter((file) => file.id !== id));
    },

    /** Forgets the list. Files that were sent are deleted with the draft on the server, or by the sweep. */
    clear(): void {
      for (const { abort } of bytes.values()) abort.abort();
      bytes.clear();
      listError = null;
      change([]);
    },

    /** Restores the files of a draft. */
    restore(tickets: readonly DraftFile[]): void {
      const known = new Set(files.map((file) => file.ticket));
      const restored = tickets
        .filter(({ ticket }) => !known.has(ticket))
        .map((file) => ({ ...file, id: file.ticket, status: 'sent' as const, percent: 100 }));
      change([...restored, ...files]);
    },

    /** Takes files off the list that were taken away in another page. */
    drop(gone: ReadonlySet<string>): void {
      if (files.some(({ ticket }) => ticket && gone.has(ticket)))
        change(files.filter(({ ticket }) => !ticket || !gone.has(ticket)));
    },

    /** The photos among them, as they were chosen. */
    photos: (): { readonly id: string; readonly file: File }[] =>
      files.filter(accepted).flatMap(({ id }) => {
        const file = bytes.get(id)?.file;
        return file && isPhoto(file) ? [{ id, file }] : [];
      }),

    tickets: (): DraftFile[] =>
      files.flatMap(({ ticket, name, size, type }) => (ticket ? [{ ticket, name, size, type }] : [])),

    /** Files that could not be sent: as many as fit go with the form, and the names of the others are reported. */
    unsent(): { carried: File[]; missing: string[] } {
      const carried: File[] = [];
      const missing: string[] = [];
      let room = carriedBytes;
      for (const file of files) {
        if (!accepted(file) || file.ticket) continue;
        const original = bytes.get(file.id)?.file;
        if (original && original.size <= room) {
          carried.push(original);
          room -= original.size;
        } else missing.push(file.name);
      }
      return { carried, missing };
    },
  };
}

export type FileQueue = ReturnType<typeof createFileQueue>;
