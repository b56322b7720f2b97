import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { StatementSave } from '#domain/papers/statement.ts';
import type { Locale } from '#domain/languages.ts';
import * as paperApi from '#domain/papers/api.ts';
import { ApiError } from '#browser/api.ts';
import { hasCode } from '#browser/api-fault.ts';
import { callApi } from '#browser/call-api.ts';
import { newKey } from '#ui/form/write-key.ts';
import { toAnswers, toForm, type StatementForm } from './statement-props.ts';

/** Time after the last key, in milliseconds, before what was typed is kept. */
const pause = 3_000;

interface KeepOptions {
  readonly matterId: string;
  readonly locale: Locale;
  /** What is stored now, for the next write to name. */
  readonly version: RefObject<number>;
  /** Another page was faster: what it changed. Answers whether nothing has to be asked, so that ours can be kept. */
  readonly onStale: (base: StatementForm, stored: StatementForm) => boolean;
  readonly onKept: () => void;
  readonly onTyped: () => void;
}

type Kept = Pick<StatementSave, 'language' | 'answers'>;

/** In the shape of the form, so that an answer that was never given is no change. */
const textOf = ({ language, answers }: Kept) => JSON.stringify(toForm(answers, language));
const formOf = (text: string | null) => JSON.parse(text ?? '{}') as StatementForm;

/**
 * Keeps on the server what is typed, unfinished: after a pause, when the page is left and when the form is closed.
 * Writes go one after another. One whose answer was lost is sent again as it was, so that its version is known. After
 * a refusal nothing is kept by itself any longer: the next press says why.
 */
export function useKeptAnswers(
  form: UseFormReturn<StatementForm>,
  { matterId, locale, version, onStale, onKept, onTyped }: KeepOptions,
) {
  const now = () => {
    const values = form.getValues();
    return { language: values.language, answers: toAnswers(values) };
  };
  const stored = useRef<string>(null);
  stored.current ??= textOf(now());
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<StatementSave>(null);
  const isHeld = useRef(false);

  async function send(keepalive: boolean): Promise<void> {
    const body = waiting.current;
    if (!body) return;
    try {
      const answer = await callApi(paperApi.saveStatement, { id: matterId, ...body }, { locale, keepalive });
      waiting.current = null;
      version.current = answer.version;
      stored.current = textOf(body);
    } catch (error) {
      if (error instanceof ApiError && error.isPassing) return;
      waiting.current = null;
      isHeld.current = !(hasCode(error, 'stale') && (await meet()));
    }
  }
  /** Takes over what another page changed since we read it. */
  async function meet(): Promise<boolean> {
    const base = formOf(stored.current);
    const { statement } =
      (await callApi(paperApi.statement, { id: matterId }, { locale }).catch(() => null)) ?? {};
    if (!statement) return false;
    version.current = statement.version;
    stored.current = textOf(statement);
    return onStale(base, toForm(statement.answers, statement.language));
  }
  async function keepNow(keepalive: boolean): Promise<void> {
    await send(keepalive);
    if (isHeld.current || waiting.current || textOf(now()) === stored.current) return;
    waiting.current = { ...now(), version: version.current, finished: false, idempotencyKey: newKey() };
    await send(keepalive);
    if (textOf(now()) === stored.current) onKept();
  }
  function keep(keepalive = false): void {
    clearTimeout(timer.current);
    if (isHeld.current || (!waiting.current && textOf(now()) === stored.current)) return;
    line.current = line.current.then(() => keepNow(keepalive));
  }

  const onPause = useEffectEvent(() => keep());
  const onLeave = useEffectEvent(() => document.visibilityState === 'hidden' && keep(true));
  const onClose = useEffectEvent(() => keep(true));
  const onChange = useEffectEvent(() => {
    onTyped();
    clearTimeout(timer.current);
    timer.current = setTimeout(onPause, pause);
  });
  useEffect(() => {
    const stop = form.subscribe({ formState: { values: true }, callback: () => onChange() });
    const leave = () => onLeave();
    document.addEventListener('visibilitychange', leave);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', leave);
      onClose();
    };
  }, [form]);

  return {
    keep,
    meet,
    /** The person has chosen between two answers. */
    goOn(): void {
      isHeld.current = false;
      keep();
    },
    /** A press saves, once nothing that was kept by itself is on its way; a lost one is sent again before. */
    async press(save: () => Promise<boolean>): Promise<boolean> {
      clearTimeout(timer.current);
      const saving = line.current
        .then(() => send(false))
        .then(async () => {
          const text = textOf(now());
          const isSaved = await save();
          if (!isSaved) return false;
          stored.current = text;
          isHeld.current = false;
          return true;
        });
      line.current = saving;
      return saving;
    },
  };
}
