import { useRef, useState } from 'react';
import type { Locale } from '#domain/languages.ts';
import { describeFault, hasCode, type FaultFacts } from '#browser/api-fault.ts';
import { fill } from '#i18n/format.ts';
import type { StaffWords } from '#i18n/staff.ts';
import { shortMoment } from '../formats.ts';
import { callStaff } from '../staff-calls.ts';

interface Writing<Answer> {
  readonly path: string;
  /** Sent with a key that stays the same until it succeeds, so that pressing twice does it once. */
  readonly body: object;
  readonly done: string | ((answer: Answer) => string);
}

/**
 * A write to a case, and its result. If somebody else changed it first, says who and reads the case again; what was
 * typed stays, since the form stays. `reload` is called after a success, too.
 */
export function useCaseWrite(words: StaffWords, locale: Locale, reload: () => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<FaultFacts | null>(null);
  const [note, setNote] = useState('');
  const key = useRef('');

  async function write<Answer = unknown>({ path, body, done }: Writing<Answer>): Promise<boolean> {
    setBusy(true);
    setFault(null);
    setNote('');
    key.current ||= crypto.randomUUID();
    try {
      const answer = await callStaff<Answer>(path, {
        method: 'POST',
        locale,
        body: { ...body, idempotencyKey: key.current },
      });
      key.current = '';
      setNote(typeof done === 'string' ? done : done(answer));
      await reload();
      return true;
    } catch (error) {
      if (hasCode(error, 'stale')) {
        setFault({ text: staleText(error.body), reference: '' });
        await reload();
      } else {
        const field = hasCode(error, 'invalid_input') ? error.fields[0] : undefined;
        setFault(field ? { text: field.message, reference: '' } : describeFault(error, words.account));
        if (hasCode(error, 'move_incomplete', 'case_held')) await reload();
      }
      return false;
    } finally {
      setBusy(false);
    }
  }

  function staleText({ changedBy, changedAt }: Readonly<Record<string, unknown>>): string {
    const said = words.cases.move;
    return typeof changedBy === 'string' && typeof changedAt === 'string'
      ? fill(said.stale, { name: changedBy, time: shortMoment(changedAt, locale) })
      : said.staleUnknown;
  }
  return { busy, fault, note, write };
}
