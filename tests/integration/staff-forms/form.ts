// What is said of a form of the workplace: where it is sent, and where what it says is read again.
import { partWith, type Office } from './office.ts';

/** Reads a value out of an answer, where it is shown otherwise than it was sent. */
export type ShownAs = (answer: unknown, value: unknown) => boolean;

interface Target {
  readonly path: string;
  /** What the form cannot choose freely: ids, versions, and the choice that is tried. */
  readonly fixed?: Readonly<Record<string, unknown>>;
  readonly read: () => Promise<unknown>;
}

export interface Form {
  /** Of a form of several acts. */
  readonly act?: string;
  readonly given: (office: Office) => Promise<Target>;
  /** Puts right what no single field can know. */
  readonly fit?: (body: Record<string, unknown>) => Record<string, unknown>;
  /** By field: the name under which it is shown, or how it is. */
  readonly shownAs?: Readonly<Record<string, string | ShownAs>>;
}

/** Sent with a form to say what it belongs to or what was seen: no answers. */
export const guards = new Set([
  'idempotencyKey',
  'key',
  'id',
  'version',
  'seen',
  'act',
  'tickets',
  'bothCurrent',
  'hearingDayConfirmed',
]);

export const has = (answer: unknown, name: string): boolean =>
  partWith(answer, name, null) === undefined && JSON.stringify(answer).includes(`"${name}"`);
/** Days of the past, as they are drawn, in the next century. */
export const later = (day: unknown) => String(day).replace(/^20/, '21');
/** Shown as the moment it was done. */
export const isGiven =
  (name: string): ShownAs =>
  (answer) =>
    has(answer, name);

/** Is inside a longer text, such as a letter or an entry of the history. */
export const inText: ShownAs = (answer, value) =>
  JSON.stringify(answer).includes(JSON.stringify(value).slice(1, -1));
