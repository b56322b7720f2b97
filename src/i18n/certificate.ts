import type { Bilingual } from '#i18n/format.ts';
import en, { type CertificateWords } from '#i18n/en/certificate.ts';
import es from '#i18n/es/certificate.ts';

export const certificateWords: Bilingual<CertificateWords> = { en, es };
