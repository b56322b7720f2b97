// What forms need from around them: how a call is made, and words. It comes by a context, because `ui` knows no language.
import { createContext, use } from 'react';
import type { ApiCall } from '#domain/api-call.ts';

export interface FormKitWords {
  /** Read by screen readers before an error. */
  readonly errorPrefix: string;
  /** Over the list of what has to be corrected. */
  readonly summaryTitle: string;
  /** Behind the label of what may be left empty. */
  readonly optional: string;
  /** On the button while it waits. */
  readonly sending: string;
  /** After success, where a form has no sentence of its own. */
  readonly saved: string;
  readonly cancel: string;
  readonly tryAgain: string;
}

/** A call that did not succeed, in words. */
export interface FormFault {
  readonly title: string;
  readonly text: string;
  readonly reference?: string | undefined;
  readonly contact?: { readonly label: string; readonly email: string } | undefined;
  /** What has to be corrected, by the names of fields. */
  readonly fields: readonly { readonly field: string; readonly message: string }[];
}

export interface FormKit {
  readonly words: FormKitWords;
  /** Fetches the sentences of message keys; a form needs them once something is wrong. */
  readonly messages: () => Promise<(key: string) => string>;
  /** Makes the call, then reads again what it and the other calls are about. */
  readonly send: (call: ApiCall, input: object, alsoReloads: readonly ApiCall[]) => Promise<unknown>;
  readonly describe: (error: unknown) => FormFault;
  /** Whether a refusal says that what is shown is old: somebody else was faster, or this was done before. */
  readonly isOld: (error: unknown) => boolean;
  /** Whether nobody knows if it was done: no answer came that could be read. */
  readonly isLost: (error: unknown) => boolean;
  /** Where acts can be taken back: hears that the one with this answer was. Returns the end of listening. */
  readonly onTakenBack?: ((answer: unknown, act: () => void) => () => void) | undefined;
}

export const FormKitContext = createContext<FormKit | null>(null);

export function useFormKit(): FormKit {
  const kit = use(FormKitContext);
  if (!kit) throw new Error('A form stands inside a FormProvider.');
  return kit;
}
