import type { Bilingual } from '#i18n/format.ts';
import en, { type PolicyWords } from '#i18n/en/policies.ts';
import es from '#i18n/es/policies.ts';

export const policyWords: Bilingual<PolicyWords> = { en, es };
