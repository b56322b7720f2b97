// Papers for the filing system of a court: which system, what the files are called that a clerk gets, and how large one may be.

/** Systems whose words we know; the county file may name others. */
export const knownSystems = ['eFileGA', 'PeachCourt'] as const;
export type KnownSystem = (typeof knownSystems)[number];

/**
 * The systems that the county file names for a court, as it writes them. Only its first sentence says what holds now: "Benchmark.
 * PeachCourt is not used any more …". None where it says that there is none.
 */
export function filingSystemsOf(value: string | null | undefined): readonly string[] {
  const now = value?.split(/\.\s|\.$/u)[0]?.trim() ?? '';
  if (!now || /^none\b/iu.test(now)) return [];
  const names = knownSystems.filter((name) => now.includes(name));
  return names.length > 0 ? names : [now];
}

/** In bytes: the smallest limit for one document that anybody names for these systems. No court's own page was found. */
export const filingFileMax = 1_500_000;

/** In bytes: what one answer of the server holds, with room to spare. */
export const filingZipMax = 5_500_000;

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[đĐ]/gu, (letter) => (letter === 'đ' ? 'd' : 'D'))
    .replace(/[^A-Za-z0-9]+/gu, '-')
    .replace(/^-+|-+$/gu, '');

interface ClerkName {
  /** Its place among the files, counted from 1: systems list them by name. */
  readonly place: number;
  readonly title: string;
  readonly docketNumber: string | null;
  /** Of a file that had to be divided. */
  readonly part?: { readonly number: number; readonly of: number } | null;
}

/** "01-Motion-to-limit-public-access-25M01234.pdf": letters, digits and hyphens alone, which every system takes. */
export function clerkName({ place, title, docketNumber, part = null }: ClerkName): string {
  const words = [
    String(place).padStart(2, '0'),
    plain(title).slice(0, 60).replace(/-+$/u, ''),
    part && `part-${part.number}-of-${part.of}`,
    plain(docketNumber ?? '').slice(0, 30),
  ];
  return `${words.filter(Boolean).join('-')}.pdf`;
}
