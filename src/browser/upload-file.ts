import type { Locale } from '#domain/languages.ts';
import * as uploadApi from '#domain/uploads/api.ts';
import { ApiError } from '#browser/api.ts';
import { callApi } from '#browser/call-api.ts';

interface UploadOptions {
  readonly locale: Locale;
  readonly purpose: uploadApi.UploadPurpose;
  readonly signal: AbortSignal;
  /** 0 to 100 while bytes are sent; 100 means sent, not yet checked. */
  readonly onProgress: (percent: number) => void;
}

/** No progress for this long counts as a lost connection. A slow phone that still sends is left alone. */
const stallMs = 45_000;

/**
 * Sends one file straight to storage and has the server check it. Returns its ticket. Throws ApiError: with a field
 * `files` if the file itself was refused, otherwise because something is down.
 */
export async function uploadFile(file: File, options: UploadOptions): Promise<string> {
  const { locale, purpose } = options;
  const ticket = await callApi(
    uploadApi.request,
    { name: file.name, size: file.size, type: file.type, purpose },
    { locale },
  );
  // Taken back while the ticket was on its way: an abort that is over tells no listener.
  if (options.signal.aborted) throw new ApiError(0, 'offline');
  await sendBytes(file, ticket, options);
  await callApi(uploadApi.check, { ticket: ticket.ticket }, { locale });
  return ticket.ticket;
}

/** Gives up a file that was sent. If that fails, the person need not know: the sweep removes orphans. */
export function forgetUpload(ticket: string, locale: Locale): void {
  callApi(uploadApi.forget, { ticket }, { locale }).catch(() => undefined);
}

/** Uses XMLHttpRequest, because fetch does not report how much was sent. */
function sendBytes(
  file: File,
  ticket: uploadApi.UploadTicket,
  { signal, onProgress }: UploadOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (status: number) => reject(new ApiError(status, status === 0 ? 'offline' : 'unreadable'));
    let stall = setTimeout(() => request.abort(), stallMs);
    request.upload.addEventListener('progress', (event) => {
      clearTimeout(stall);
      stall = setTimeout(() => request.abort(), stallMs);
      onProgress(Math.round((event.loaded / Math.max(event.total, 1)) * 100));
    });
    request.addEventListener('loadend', () => {
      clearTimeout(stall);
      if (request.status >= 200 && request.status < 300) resolve();
      else fail(request.status);
    });
    signal.addEventListener('abort', () => request.abort());
    request.open(ticket.method, ticket.url);
    for (const [name, value] of Object.entries(ticket.headers)) request.setRequestHeader(name, value);
    request.send(file);
  });
}
