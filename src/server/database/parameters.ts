// SQL functions with named, typed parameters. The generated schema knows them, so a call without one, or with a wrong
// one, does not compile.
import type { Database, Json } from './schema.ts';

type Functions = Database['public']['Functions'];

/** The names of the SQL functions that the server calls. */
export type SqlFunction = {
  [Name in keyof Functions]: Functions[Name] extends { Args: object; Returns: Json } ? Name : never;
}[keyof Functions];

/** `p_ticket_id` is `ticketId` here. */
type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;
type NameHere<Parameter> = Parameter extends `p_${infer Name}` ? CamelCase<Name> : never;

type Args<Name extends SqlFunction> = Functions[Name]['Args'];

/** Plain JSON as our own types write it, with lists that nobody changes. */
type PlainJson = string | number | boolean | object | null;
type Taken<Arg> = Json extends Arg ? PlainJson : Arg;

type OptionalKeys<Type> = {
  [Key in keyof Type]-?: undefined extends Type[Key] ? Key : never;
}[keyof Type];

/** What a function takes. A parameter with a default may be left out, or null. */
export type ParametersOf<Name extends SqlFunction> = {
  readonly [Key in Exclude<keyof Args<Name>, OptionalKeys<Args<Name>>> as NameHere<Key>]: Taken<
    Args<Name>[Key]
  >;
} & {
  readonly [Key in OptionalKeys<Args<Name>> as NameHere<Key>]?: Taken<Args<Name>[Key]> | null | undefined;
};

/** Refuses what the function does not take, also where it comes by a spread. */
export type Exactly<Given, Wanted> = Given &
  Wanted & { readonly [Key in Exclude<keyof Given, keyof Wanted>]: never };

/** The parameters as SQL names them; what is undefined is left to its default. */
export function namedParameters(parameters: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(parameters)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [
        `p_${name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`,
        value,
      ]),
  );
}
