import * as z from 'zod/mini';
import { cleanZip } from './clean-text.ts';
import { stateNamed, states } from './postal-address.ts';
import { text } from './text.ts';

const orNull = (schema: z.ZodMiniType<string>) =>
  z._default(
    z.nullable(
      z.pipe(
        schema,
        z.transform((value) => (value === '' ? null : value)),
      ),
    ),
    null,
  );
const names: readonly string[] = states;

/** The state of somebody whose address staff know in part. */
export const stateOrNull = orNull(
  z.string('field.wrongType').check(
    z.overwrite(stateNamed),
    z.refine((name) => name === '' || names.includes(name), 'field.wrongType'),
  ),
);

/** The ZIP code of such an address, in the spelling of all others; one of another country stays as it is. */
export const zipOrNull = (max: number) => orNull(text({ max }).check(z.overwrite(cleanZip)));
