import * as z from 'zod/mini';
import { locales } from './languages.ts';

/** `?language=`: the language somebody wants a paper in. Anything else is no wish. */
export const languageQuery = z.object({ language: z.catch(z.nullable(z.enum(locales)), null) });

/** The same where English is what is meant without a wish. */
export const languageOrEnglish = z.object({ language: z.catch(z.enum(locales), 'en') });
