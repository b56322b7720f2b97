// The contract of a call: its address, who may make it, what goes in and what comes out. Entry file, browser and tests
// read the same object, so that no address and no type of an answer is written twice.
import type * as z from 'zod/mini';
import type { Right } from './access/rights.ts';

/**
 * Who may make a call:
 * - anyone: visitors too; what it does rests on a token, a cookie of the form or nothing at all
 * - signingIn: people who have shown a password, also staff who still have to show their second factor
 * - signedIn: people with a finished sign-in, for their own things alone
 * - staff, admin: those who work here
 * - a right, such as refunds: admins, and staff to whom an admin gave it
 * - webhook: a provider, who proves itself by a signature and comes from no browser
 */
export type Audience = 'anyone' | 'signingIn' | 'signedIn' | 'staff' | 'admin' | Right | 'webhook';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Schema = z.ZodMiniType;

/** Carries the type of an answer and nothing at run time. */
export interface TypeOf<Type> {
  readonly type?: Type;
  /** No schema of its name is beside the contract. */
  readonly isTypeAlone?: true;
}

export interface ApiCall<
  Path extends string = string,
  Input extends Schema | undefined = Schema | undefined,
  Answer = unknown,
  Who extends Audience = Audience,
> {
  /** A query changes nothing; a list is asked for by POST, so that no name stands in a URL. */
  readonly kind: 'query' | 'command';
  readonly method: Method;
  /** With its parameters: `/api/tickets/:id`. */
  readonly path: Path;
  readonly who: Who;
  /** What goes in beside the parameters: the query of a GET, the JSON body of everything else. */
  readonly input: Input;
  /** What comes out; left out where there is nothing. */
  readonly answer: TypeOf<Answer> | undefined;
}

interface Parts<Input extends Schema | undefined, Answer, Who extends Audience> {
  readonly who: Who;
  readonly input?: Input;
  /** `parsedBy<typeof answers.list>()` */
  readonly answer?: TypeOf<Answer>;
}

type Maker<Kind extends 'query' | 'command'> = <
  Path extends `/api/${string}`,
  Who extends Audience,
  Input extends Schema | undefined = undefined,
  Answer = void,
>(
  address: `${Method} ${Path}`,
  parts: Parts<Input, Answer, Who>,
) => ApiCall<Path, Input, Answer, Who> & { readonly kind: Kind };

/** A call that reads. Mark it pure, so that a page ships its own calls and no others. */
export const query: Maker<'query'> = (address, parts) => make('query', address, parts);

/** A call that writes. */
export const command: Maker<'command'> = (address, parts) => make('command', address, parts);

function make<
  Kind extends 'query' | 'command',
  Path extends string,
  Input extends Schema | undefined,
  Answer,
  Who extends Audience,
>(kind: Kind, address: `${Method} ${Path}`, { who, input, answer }: Parts<Input, Answer, Who>) {
  const [method, path] = address.split(' ') as [Method, Path];
  return { kind, method, path, who, input: input as Input, answer };
}

/**
 * The type of an answer, from the schema of the same name in `answers.ts`. The schema itself stays out of the scripts of
 * pages: development and tests read it there and parse every answer with it.
 */
/*#__NO_SIDE_EFFECTS__*/
export function parsedBy<Answer extends Schema>(): TypeOf<z.output<Answer>> {
  return {};
}

/**
 * The type of what is sent where the service holds the schema: what only a server can check, such as a token, or a body of
 * its own kind, such as a form with files. Public pages then ship no schema that their form does not use.
 */
/*#__NO_SIDE_EFFECTS__*/
export function sent<Input>(): z.ZodMiniType<never, Input> {
  return elsewhere as z.ZodMiniType<never, Input>;
}

/** The same where the schema is one of the domain: the entry file hands it to the call by `checkedWith`. */
/*#__NO_SIDE_EFFECTS__*/
export function checkedBy<Input extends Schema>(): Input {
  return elsewhere as Input;
}

/** In place of a schema that no page ships. */
const elsewhere = {} as unknown as Schema;

/** Whether the schema of an input is held by the server alone. */
export const isHeldByServer = (input: Schema | undefined): boolean => input === elsewhere;

/** The type of an answer that the service builds of what it has parsed; it must return it, or does not compile. */
/*#__NO_SIDE_EFFECTS__*/
export function typed<Answer>(): TypeOf<Answer> {
  return { isTypeAlone: true };
}

/** A file in place of JSON: a link downloads it, or an image shows it. */
export interface FileAnswer {
  readonly bytes: Uint8Array;
  readonly type: string;
  readonly name: string;
}

type ParameterOf<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

type Parameters<Path extends string> = { readonly [Name in ParameterOf<Path>]: string };

type Flat<Type> = { [Key in keyof Type]: Type[Key] };

/** What a caller hands over: the parameters of the address and the input, side by side. */
export type InputOf<Call extends ApiCall> =
  Call extends ApiCall<infer Path, infer Input>
    ? Flat<Parameters<Path> & (Input extends Schema ? z.input<Input> : unknown)>
    : never;

/** The same as the service gets it: checked and cleaned. */
export type CleanInputOf<Call extends ApiCall> =
  Call extends ApiCall<infer Path, infer Input>
    ? Flat<Parameters<Path> & (Input extends Schema ? z.output<Input> : unknown)>
    : never;

export type AnswerOf<Call extends ApiCall> =
  Call extends ApiCall<string, Schema | undefined, infer Answer> ? Answer : never;

/** The names of the parameters of an address: `id` of `/api/tickets/:id`. */
export function parametersOf(path: string): string[] {
  return Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => name);
}
