import { useState } from 'react';
import type { OwnReferral } from '#domain/help/answers.ts';
import * as help from '#domain/help/api.ts';
import { callLink } from '#domain/help/organizations.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { FocusedNote } from '#ui/FocusedNote.tsx';
import { useApiCommand } from '../../calls/api-query.tsx';
import { useLocale, useWords } from '../../calls/use-words.ts';
import { AskFirst } from '../AskFirst.tsx';

interface SentReferralProps {
  readonly item: OwnReferral;
}

/** What happened with the answers that were handed on, the code to say on the phone, and the way to take them back. */
export function SentReferral({ item }: SentReferralProps) {
  const words = useWords('hand-over');
  const locale = useLocale();
  const { run, isRunning, fault } = useApiCommand(help.withdraw, { alsoReloads: [help.list] });
  const [note, setNote] = useState<{ readonly text: string } | null>(null);
  const { organization, phone, code } = item;
  const named = { organization };
  const on = (moment: string) => ({ date: formatDate(moment, locale) });
  const withdraw = () =>
    void run({ id: item.id }, ({ openedAt }) =>
      setNote({
        text: openedAt ? fill(words.withdraw.doneSeen, on(openedAt)) : words.withdraw.doneUnseen,
      }),
    );
  return (
    <section
      className="grid gap-2 rounded-l border border-line bg-card p-4"
      aria-label={fill(words.sent.title, named)}
    >
      <h3 className="text-m font-strong">{fill(words.sent.title, named)}</h3>
      <p>
        {[
          fill(words.sent.at, on(item.sentAt)),
          item.withHealth ? words.sent.withHealth : '',
          item.withSafety ? words.sent.withSafety : '',
        ].join(' ')}
      </p>
      <p className={item.answer === 'took' ? 'font-strong text-good' : 'font-strong'}>
        {stateOf(item, words, locale)}
      </p>
      {code && item.answer === null && !item.isLocked && (
        <p>
          <strong className="block text-h3" translate="no">
            {fill(words.sent.code, { code: `${code.slice(0, 3)} ${code.slice(3)}` })}
          </strong>
          <span>{item.mayCall ? words.sent.codeCall : words.sent.codeNoCall}</span>
        </p>
      )}
      {phone && item.answer !== 'cannot' && (
        <p>
          <a href={callLink(phone)}>{fill(words.sent.number, { phone })}</a>
        </p>
      )}
      {code && (
        <>
          <p className="small quiet">{fill(words.sent.ends, on(item.endsAt))}</p>
          <AskFirst
            label={words.withdraw.label}
            name={fill(words.withdraw.named, named)}
            question={words.withdraw.question}
            yes={words.withdraw.yes}
            disabled={isRunning}
            onYes={withdraw}
          />
        </>
      )}
      {fault}
      <FocusedNote note={note} />
    </section>
  );
}

/** Where it stands, in one or two sentences. */
function stateOf(
  item: OwnReferral,
  { sent }: ReturnType<typeof useWords<'hand-over'>>,
  locale: ReturnType<typeof useLocale>,
): string {
  const named = { organization: item.organization };
  const on = (moment: string) => ({ date: formatDate(moment, locale) });
  if (item.withdrawnAt)
    return [
      fill(sent.withdrawn, on(item.withdrawnAt)),
      item.openedAt ? fill(sent.seen, on(item.openedAt)) : sent.notSeen,
    ].join(' ');
  if (item.answer === 'took')
    return [fill(sent.took, named), item.endedAt ? sent.ended : ''].join(' ').trim();
  if (item.answer === 'cannot') return fill(sent.cannot, named);
  if (item.endedAt) return fill(sent.unanswered, named);
  if (item.isLocked) return sent.locked;
  return [
    item.openedAt ? fill(sent.opened, on(item.openedAt)) : sent.waiting,
    item.remindedAt ? fill(sent.reminded, on(item.remindedAt)) : '',
  ]
    .join(' ')
    .trim();
}
