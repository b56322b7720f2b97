import * as z from 'zod/mini';
import { languageQuery } from '../language-query.ts';

/** Answers on one page; what is said about health only by choice. */
export const helpPageQuery = z.extend(languageQuery, { health: z.catch(z.nullable(z.literal('yes')), null) });
