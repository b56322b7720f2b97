import { kindOfBytes } from '#domain/uploads/kind-of-bytes.ts';

export type ShownKind = 'pdf' | 'jpeg' | 'png';

/** Types a preview is offered for; whether the bytes are what the type says is asked again. */
export const isShown = (type: string) => ['application/pdf', 'image/jpeg', 'image/png'].includes(type);

/** What a file is by its first bytes, whatever its name says; null for all that is never shown. */
export function kindOf(bytes: Uint8Array): ShownKind | null {
  const kind = kindOfBytes(bytes);
  if (kind === 'jpg') return 'jpeg';
  return kind === 'pdf' || kind === 'png' ? kind : null;
}
