import { Suspense, useState } from 'react';
import * as cases from '#domain/cases/api.staff.ts';
import { fill, formatAppointment, formatDate } from '#i18n/format.ts';
import { lazyWithFallback } from '../../calls/lazy-with-fallback.tsx';
import { Facts } from '../Facts.tsx';
import { Panel } from '../Panel.tsx';
import { useApiQuery } from '../../calls/api-query.tsx';
import { ChangeName } from './ChangeName.tsx';
import type { CasePartProps } from './part-props.ts';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

const LostMailbox = lazyWithFallback(() => import('./LostMailbox.tsx'));

/** What the account says beside the case: its kind, whether it is paid for, ratings, and goals the client shared. */
export function ClientCard(part: CasePartProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const { item, member } = part;
  const labels = words.cases.card;
  const {
    data: answer,
    fault,
    reload,
  } = useApiQuery(cases.client, { id: item.row.id }, { ignoresWrites: true });
  if (fault) return <Panel title={labels.title}>{fault}</Panel>;
  if (!answer) return null;
  const { ratings, goals, aliases } = answer;
  return (
    <Panel title={labels.title}>
      <Facts
        rows={[
          [
            labels.aliases,
            aliases.map(({ email, name }) => [name, email].filter(Boolean).join(', ')).join('\n'),
          ],
          [labels.accountType, labels.accountTypes[answer.accountType]],
          [labels.paymentStatus, labels.paymentStatuses[answer.paymentStatus]],
          [
            labels.ratings,
            ratings.mean === null ? null : fill(labels.rating, { mean: ratings.mean, count: ratings.count }),
          ],
        ]}
      />
      {goals.length > 0 && (
        <>
          <p className="font-strong">{labels.goals}</p>
          <ul className="divide-y divide-line">
            {goals.map((goal) => (
              <li key={goal.id} className="py-1.25">
                <span lang={(goal.title && goal.language) || undefined}>
                  {goal.title ?? labels.goalKinds[goal.kind]}
                </span>{' '}
                <span className="text-ink-soft">
                  <span>{`${goal.progress} %`}</span>
                  {goal.targetDate && <span>{`, ${formatDate(goal.targetDate, locale)}`}</span>}
                </span>
                {goal.description && (
                  <p className="wrap-anywhere whitespace-pre-line" lang={goal.language ?? undefined}>
                    {goal.description}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <ChangeName {...part} />
      {/* An attorney decides about no account. */}
      {member.role !== 'attorney' && (
        <Mailbox
          caseId={item.row.id}
          waits={answer.mailboxWaits}
          lockedAt={answer.passwordLockedAt}
          reloadCard={() => void reload()}
        />
      )}
    </Panel>
  );
}

interface MailboxProps {
  readonly caseId: string;
  readonly waits: string | null;
  readonly lockedAt: string | null;
  readonly reloadCard: () => void;
}

/** Read and loaded only by those who open it. */
function Mailbox({ waits, lockedAt, ...props }: MailboxProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.cases.mailbox;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {waits && <p className="notice">{fill(labels.waits, { time: formatAppointment(waits, locale) })}</p>}
      {lockedAt && (
        <p className="notice">{fill(labels.locked.waits, { time: formatAppointment(lockedAt, locale) })}</p>
      )}
      <details data-lost-mailbox onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className="cursor-pointer py-2 text-link">{labels.title}</summary>
        {isOpen && (
          <Suspense fallback={<p className="text-ink-soft">{words.frame.list.loading}</p>}>
            <LostMailbox {...props} />
          </Suspense>
        )}
      </details>
    </>
  );
}
