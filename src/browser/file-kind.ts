const starts = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
} as const;

export type ShownKind = keyof typeof starts;

/** Types a preview is offered for; whether the bytes are what the type says is asked again. */
export const isShown = (type: string) => ['application/pdf', 'image/jpeg', 'image/png'].includes(type);

/** What a file is by its first bytes, whatever its name says; null for all that is never shown. */
export function kindOf(bytes: Uint8Array): ShownKind | null {
  const kinds = Object.keys(starts) as ShownKind[];
  return kinds.find((kind) => starts[kind].every((value, index) => bytes[index] === value)) ?? null;
}
