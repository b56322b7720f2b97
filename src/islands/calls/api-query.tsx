import { createContext, use, useState, type ReactNode } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isHeldByServer, type AnswerOf, type ApiCall, type InputOf } from '#domain/api-call.ts';
import { fieldsOf } from '#domain/field-facts.ts';
import { callApi, type CallApi } from '#browser/call-api.ts';
import { Fault } from '#ui/Fault.tsx';
import { useFormKit, type FormFault } from '#ui/form/form-kit.ts';
import { createWriteKey } from '#ui/form/write-key.ts';

export const CallContext = createContext<CallApi>(callApi);

/** What a call is about: `tickets` of `/api/tickets/:id/messages`, `staff/tickets` of the calls of staff. */
export function topicOf(path: string): string {
  return /^\/api\/((?:staff\/)?[^/]+)/.exec(path)?.[1] ?? path;
}

type Read<Call extends ApiCall> = keyof InputOf<Call> extends never
  ? readonly [input?: undefined, options?: ReadOptions]
  : readonly [input: InputOf<Call>, options?: ReadOptions];

interface ReadOptions {
  /** Nothing is asked while this is false. */
  readonly isEnabled?: boolean;
  /** The answer to what was asked before stays in sight while this one is on its way. */
  readonly keepsOld?: boolean;
  /** Asked again when this changes: what it is about has changed elsewhere. */
  readonly version?: string | number | undefined;
  /**
   * Read whenever it opens, and then only by `reload` or another `version`, never by a write of its topic: the audit log keeps
   * each look, or somebody writes in it, and must not begin with an old answer nor lose what they write to a new one.
   */
  readonly ignoresWrites?: boolean;
  /** Its fault is shown nowhere, so there is no button to ask again: the next part that needs it asks. */
  readonly isSilent?: boolean;
}

/** Stands where the topic of a question does, if no write asks it again. */
export const noTopic = 'none';

/** A place and the parts in it ask for the same at nearly the same time, which is one question. */
const sameQuestionMs = 2_000;

/**
 * What a call answers, kept as long as it is shown, and read again after a write of its topic. `fault` is ready to be
 * shown, with a button that asks again: a part that is silently missing looks as if nothing were there.
 */
export function useApiQuery<Call extends ApiCall>(call: Call, ...[input, options]: Read<Call>) {
  const ask = use(CallContext);
  const kit = useFormKit();
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: [
      options?.ignoresWrites ? noTopic : topicOf(call.path),
      `${call.method} ${call.path}`,
      input ?? null,
      options?.version ?? null,
    ],
    queryFn: () => ask(call, ...([input] as never)),
    enabled: options?.isEnabled ?? true,
    staleTime: options?.ignoresWrites ? 0 : sameQuestionMs,
    ...(options?.ignoresWrites && { gcTime: 0 }),
    // What could not be read is asked for again by the button, not by the next part that shows it.
    retryOnMount: options?.isSilent ?? false,
    ...(options?.keepsOld && { placeholderData: keepPreviousData }),
  });
  const reload = async (): Promise<void> => {
    await refetch();
    // The library tells the parts a timer later: whoever waits for the answer waits until it is on the screen.
    await new Promise((resolve) => setTimeout(resolve));
  };
  const shown = error && !isFetching ? kit.describe(error) : null;
  return {
    /** Undefined until it is there. What was read before stays while it is read again. */
    data: data as AnswerOf<Call> | undefined,
    /** Null while it is asked again. */
    error: isFetching ? null : error,
    isLoading: isPending,
    isReloading: isFetching && !isPending,
    reload,
    fault: shown && <ShownFault fault={shown} retry={() => void reload()} />,
  };
}

function ShownFault({ fault, retry }: { readonly fault: FormFault; readonly retry?: () => void }): ReactNode {
  const { words } = useFormKit();
  const { fields: _, ...texts } = fault;
  return (
    <Fault
      {...texts}
      {...(retry ? { retry: { label: words.tryAgain, onClick: retry } } : { takesFocus: true })}
    />
  );
}

type WithoutKey<Input> = Input extends unknown ? Omit<Input, 'idempotencyKey'> : never;
type Written<Call extends ApiCall> = WithoutKey<InputOf<Call>>;

interface CommandOptions {
  /** What else it changes, beside what its own topic shows. */
  readonly alsoReloads?: readonly ApiCall[];
  /** Reads again what is shown beside the button: after success, and after a refusal because it was old. */
  readonly reload?: () => void | Promise<void>;
  /** Says more of a refusal than what is said of every call. */
  readonly explain?: (error: unknown, text: string) => string;
}

/** A write by a button without fields. Pressing again after a lost answer does it once; `fault` says why it was refused. */
export function useApiCommand<Call extends ApiCall>(
  call: Call,
  { alsoReloads = [], reload, explain }: CommandOptions = {},
) {
  const kit = useFormKit();
  const [key] = useState(createWriteKey);
  const [isRunning, setRunning] = useState(false);
  const [fault, setFault] = useState<FormFault | null>(null);
  function explained(error: unknown): FormFault {
    const { fields, ...shown } = kit.describe(error);
    // Of a button no field is on the screen: what is wrong with what it sends is said here.
    const wrong = [...new Set(fields.map(({ message }) => message))].join(' ');
    const text = wrong || shown.text;
    return { ...shown, text: explain ? explain(error, text) : text, fields: [] };
  }
  async function run(
    input: Written<Call>,
    onDone?: (answer: AnswerOf<Call>) => void | Promise<void>,
    onRefused?: (error: unknown) => void | Promise<void>,
  ): Promise<void> {
    setRunning(true);
    setFault(null);
    try {
      const hasKey = call.input && (isHeldByServer(call.input) || 'idempotencyKey' in fieldsOf(call.input));
      const answer = await kit.send(call, hasKey ? key.keyed(call.path, input) : input, alsoReloads);
      key.done();
      await reload?.();
      await onDone?.(answer as AnswerOf<Call>);
    } catch (error) {
      setFault(explained(error));
      if (kit.isOld(error)) await reload?.();
      await onRefused?.(error);
    } finally {
      setRunning(false);
    }
  }
  return { run, isRunning, fault: fault && <ShownFault fault={fault} /> };
}
