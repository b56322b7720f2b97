import { pageLocale } from './page-locale.ts';

/** The bytes of a file of ours. A sentence of the server: why it does not come now. Throws when nothing came. */
export async function fetchFile(address: string): Promise<Uint8Array<ArrayBuffer> | string> {
  const response = await fetch(address, {
    headers: { 'accept-language': pageLocale() },
    credentials: 'same-origin',
  });
  if (response.ok) return new Uint8Array(await response.arrayBuffer());
  const { message } = (await response.json()) as { message?: unknown };
  if (typeof message !== 'string') throw new Error('no file');
  return message;
}
