import { path } from '#i18n/routes.ts';
import { buttonRow, link } from '#ui/button.ts';
import { Fault } from '#ui/Fault.tsx';
import type { ConfirmationProps } from './confirmation-props.ts';

/** Nothing is known here: neutral, and a way on for each reason there can be. */
export function NoApplication({ locale, words: { none }, account, siteEmail }: ConfirmationProps) {
  return (
    <>
      <section className="card grid grid-cols-[repeat(auto-fit,minmax(min(100%,--spacing(64)),1fr))] gap-x-10 gap-y-7">
        <div className="grid content-start gap-3">
          <h2 className="text-h3">{none.sent}</h2>
          <p>
            {none.sentText} <a href={`mailto:${siteEmail}`}>{siteEmail}</a>
          </p>
        </div>
        <div className="grid content-start gap-3">
          <h2 className="text-h3">{none.paid}</h2>
          <p>{none.paidText}</p>
          <p className={buttonRow}>
            <a className="button second" href={path('login', locale)}>
              {none.signIn}
            </a>
          </p>
        </div>
        <div className="grid content-start gap-3">
          <h2 className="text-h3">{none.start}</h2>
          <p>{none.startText}</p>
          <p className={buttonRow}>
            <a className="button" href={path('intakeForm', locale)}>
              {none.startForm}
            </a>
          </p>
        </div>
      </section>
      <p>
        <a className={link} href={path('home', locale)}>
          {account.home}
        </a>
      </p>
    </>
  );
}

/** Stands where a part of the page could not be fetched, so that the rest of it stays. */
export function NotLoaded({ account, siteEmail }: ConfirmationProps) {
  return (
    <Fault
      title={account.faultTitle}
      text={account.offline}
      retry={{ label: account.tryAgain, onClick: () => location.reload() }}
      contact={{ label: account.orWrite, email: siteEmail }}
    />
  );
}
