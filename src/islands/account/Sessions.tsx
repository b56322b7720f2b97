import * as accessApi from '#domain/access/api.ts';
import type { OwnSession } from '#domain/access/own-account.ts';
import { callApi } from '#browser/call-api.ts';
import { fill, formatMoment } from '#i18n/format.ts';
import { path } from '#i18n/routes.ts';
import { buttonRow, link } from '#ui/button.ts';
import { AccountSection } from './AccountSection.tsx';
import { ActionOutcome } from './ActionOutcome.tsx';
import type { PartProps } from './own-account-props.ts';
import { useAction } from './use-action.ts';

/** Lists every signed-in browser, this one first, with a way to sign each of them out. */
export function Sessions({ locale, words, account, own, reload }: PartProps) {
  const labels = words.sessions;
  const action = useAction(account);
  const end = async (call: Promise<unknown>) => {
    await call;
    await reload();
  };
  const describe = (session: OwnSession) => ({
    device: labels.devices[session.device],
    date: formatMoment(session.lastSeen, locale),
  });
  return (
    <AccountSection id="own-sessions" title={labels.title}>
      <p className="quiet">{labels.lead}</p>
      <ul className="divide-y divide-line">
        {own.sessions.map((session) => {
          const facts = describe(session);
          return (
            <li
              key={session.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5"
            >
              <span>
                <strong className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  {facts.device}
                  {session.current && <span className="badge good">{labels.current}</span>}
                  {session.shared && <span className="badge">{labels.shared}</span>}
                </strong>
                <span className="small quiet">{fill(labels.lastSeen, { date: facts.date })}</span>
              </span>
              {session.current ? (
                <button
                  type="button"
                  className={link}
                  data-logout={path('home', locale)}
                  data-failed={account.signOutFailed}
                >
                  {account.signOut}
                </button>
              ) : (
                <button
                  type="button"
                  className={link}
                  aria-label={fill(labels.endNamed, facts)}
                  disabled={action.busy}
                  onClick={() =>
                    void action.run(
                      () => end(callApi(accessApi.endSession, { id: session.id }, { locale })),
                      labels.ended,
                    )
                  }
                >
                  {labels.end}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {own.sessions.length > 1 && (
        <p className={buttonRow}>
          <button
            type="button"
            className="button second"
            disabled={action.busy}
            onClick={() =>
              void action.run(
                () => end(callApi(accessApi.endOtherSessions, {}, { locale })),
                labels.othersEnded,
              )
            }
          >
            {labels.endOthers}
          </button>
        </p>
      )}
      <ActionOutcome action={action} account={account} />
    </AccountSection>
  );
}
