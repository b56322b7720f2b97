import type { Bilingual } from '#i18n/format.ts';
import en, { type AccessibilityWords } from '#i18n/en/accessibility.ts';
import es from '#i18n/es/accessibility.ts';

export const accessibilityWords: Bilingual<AccessibilityWords> = { en, es };
