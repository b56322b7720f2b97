import type { ReactNode } from 'react';
import type { AnswerOf, ApiCall, InputOf } from '#domain/api-call.ts';
import type { Question } from './Confirmation.tsx';
import type { FieldWords } from './form-state.ts';

export interface FormWords {
  /** Of each field that is shown, by its name in the schema; of `facts.county` it is `county`. */
  readonly fields?: Readonly<Record<string, FieldWords>>;
  readonly submit: string;
  /** On the button while it waits; “Sending…” without it. */
  readonly sending?: string;
  /** What is said after success; “Saved.” without it. */
  readonly done?: string;
  /** On the button that opens the form, where it stands behind one. */
  readonly open?: string;
  /** The sentences of message keys that are not among those all forms share. */
  readonly refusals?: Readonly<Record<string, string>>;
}

/** Of a call of several acts, the values of any of them. */
type PartOf<Input> = Input extends unknown ? Partial<Input> : never;
/**
 * What a field holds: a number as it is typed, a list as one text or, of objects to choose from, as the codes of the chosen
 * ones; `complete` makes of it what the call takes.
 */
type Held<Value> = Value extends readonly unknown[]
  ? Value | readonly string[] | string
  : Value extends number
    ? Value | string
    : Value extends object
      ? Begun<Value>
      : Value;
/** In a field, nothing is an empty text; a question of yes or no that nobody answered is undefined. */
type Begun<Input> = Input extends unknown
  ? { [Key in keyof Input]?: Held<Input[Key]> | '' | undefined }
  : never;

export interface FormProps<Call extends ApiCall> {
  /** What pressing the button does. Its schema checks the fields before the server does. */
  readonly call: Call;
  /** Of a call whose contract keeps only the type of its schema (`checkedBy`): the schema comes with the form. */
  readonly schema?: Call['input'];
  readonly words: FormWords;
  /** Sent along without a field: the parameters of the address, a version, a language. A key of its own stays the same. */
  readonly fixed?: PartOf<InputOf<Call>>;
  /** What the fields begin with. */
  readonly initial?: Begun<InputOf<Call>>;
  /** Instead of `words.done`, where it says something of the answer; null where nothing was done yet. */
  readonly done?: (answer: AnswerOf<Call>, input: InputOf<Call>) => string | null;
  /** Puts right what no field alone can: codes of chosen papers, an answer that brings its own. */
  readonly complete?: (values: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  /** Instead of the one call, where a press makes several; their keys are its own. */
  readonly send?: (input: InputOf<Call>) => Promise<AnswerOf<Call>>;
  /** What pressing leads to, asked before it happens; null where it can be undone. */
  readonly confirm?: (input: InputOf<Call>) => Question | null;
  /** Reads again what is shown beside the form: after success, and after a refusal because it was old. */
  readonly reload?: () => void | Promise<void>;
  /** Without an answer, what is shown is read again, too: it tells whether the money has moved. */
  readonly movesMoney?: boolean;
  /** Before it is sent, once nothing is wrong. False where something is asked first. */
  readonly onSend?: () => boolean | void | Promise<void>;
  /** After success, before the confirmation takes the focus. */
  readonly onDone?: (answer: AnswerOf<Call>, input: InputOf<Call>) => void | Promise<void>;
  /** What was done was taken back: what had been typed is in the fields again. */
  readonly onTakenBack?: (() => void) | undefined;
  /** After a refusal. Returns words of its own for it, or true where it says elsewhere what can be done now. */
  readonly onRefused?: (error: unknown) => string | boolean | void;
  /** What else it changes, beside what its own topic shows. */
  readonly alsoReloads?: readonly ApiCall[];
  /**
   * What becomes of the fields after success: they are empty again, keep what is in them (settings), or go and leave the
   * confirmation alone (what is done once). A form behind a button closes.
   */
  readonly after?: 'empty' | 'keep' | 'gone';
  /** In one row with the button. */
  readonly beside?: ReactNode;
  /** Further buttons, behind the one that sends: another way on. */
  readonly actions?: ReactNode;
  /** A less prominent button. */
  readonly quiet?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
}
