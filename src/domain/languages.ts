/** The two languages of the product. English lives at `/x`, Spanish at `/es/x`. */
export const locales = ['en', 'es'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'en';

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (locales as readonly string[]).includes(value);
}

/**
 * The language a caller asked for, from an `Accept-Language` value such as `es-MX,es;q=0.9`.
 * The first one that we speak wins; otherwise it is English.
 */
export function localeFromHeader(header: string | null | undefined): Locale {
  for (const part of (header ?? '').split(',')) {
    const tag = part.split(';')[0]?.trim().toLowerCase().split('-')[0];
    if (isLocale(tag)) return tag;
  }
  return defaultLocale;
}
