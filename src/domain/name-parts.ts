import * as z from 'zod/mini';
import { isOneName, oneNameMark, oneNameOf, type NameParts } from './person-name.ts';

/** Whoever crosses out the first name and writes the last has one name, and mails greet by it. */
export const nameInPlace = <Names extends NameParts>() =>
  z.overwrite<Names>((names) =>
    isOneName(names.firstName) && !isOneName(names.lastName)
      ? { ...names, firstName: oneNameOf(names), lastName: oneNameMark }
      : names,
  );

/** Crossed out twice is no name. Said also while other answers are wrong or missing, so that everything is named at once. */
export const someName = <Names extends Partial<NameParts>>(message: string) =>
  z.refine<Names>((names) => !(isOneName(`${names.firstName}`) && isOneName(`${names.lastName}`)), {
    error: message,
    path: ['firstName'],
    when: ({ value }) => !!value,
  });
