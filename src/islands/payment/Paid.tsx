import type { PaymentAnswer } from '#domain/orders/payment-answers.ts';
import type { PromisedDays } from '#domain/promises/promised-days.ts';
import { promises } from '#domain/promises/timings.ts';
import { formatReference } from '#domain/reference.ts';
import { fill, formatDate, formatPrice } from '#i18n/format.ts';
import { path } from '#i18n/routes.ts';
import { freeHelpSection } from '#i18n/sections.ts';
import { serviceTimes } from '#i18n/service-times.ts';
import { buttonRow } from '#ui/button.ts';
import { Fact, FactList } from '#ui/FactList.tsx';
import { StateHead } from '#ui/StateHead.tsx';
import { TimeList } from '#ui/TimeList.tsx';
import { MailAgain } from './MailAgain.tsx';
import type { PaymentIds, PaymentResultProps } from './payment-result-props.ts';

interface PaidProps extends PaymentResultProps {
  readonly answer: PaymentAnswer;
  readonly payment: PaymentIds;
}

export function Paid({ answer, payment, ...props }: PaidProps) {
  const { locale, words, packageNames } = props;
  const own = words.paid;
  const {
    packageId,
    amountCents,
    orderReference,
    email,
    hasPassword,
    needsApplication,
    helpFirst,
    days,
    hasMoreParts,
  } = answer;
  const { mail, ...promised } = own.items;
  // In the order in which they come, with the day of each where it is known. None is promised while free help comes first.
  const items = Object.entries(helpFirst ? {} : promised)
    .map(([name, item]) => ({ ...item, day: days?.[name as keyof PromisedDays] ?? '' }))
    .map(({ day, when, what }) => ({
      when: day ? fill(own.by, { date: formatDate(day, locale) }) : when,
      what,
    }));
  // People with a password have had the mail, or do not need it.
  const all = [...(hasPassword ? [] : [mail]), ...items];
  const name = packageId && packageNames[packageId];
  const minutes = promises.confirmationMailMinutes;
  return (
    <>
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-[1fr_auto] sm:items-center">
        <StateHead heading={own.heading} lead={name ? fill(own.lead, { package: name }) : own.leadPlain} />
        <div className="max-sm:row-start-1">{props.door}</div>
      </div>
      {needsApplication ? (
        <section className="card grid grid-cols-1 gap-3">
          <h2 className="text-h3">{own.applyTitle}</h2>
          <p>{own.applyText}</p>
          <p className={`${buttonRow} no-print`}>
            <a className="button" href={path('intakeForm', locale)}>
              {own.apply}
            </a>
          </p>
        </section>
      ) : helpFirst ? (
        <section className="notice grid gap-2">
          <h2 className="text-h3">{own.helpTitle}</h2>
          <p>{own.helpText}</p>
          <p className={`${buttonRow} no-print`}>
            <a className="button" href={path('home', locale, freeHelpSection)}>
              {own.help}
            </a>
          </p>
        </section>
      ) : (
        <div className="notice good grid gap-2">
          <p>
            <strong>{own.active}</strong>
          </p>
          <p>{fill(own.activeText, { workStarts: promises.workStartsHours })}</p>
        </div>
      )}
      {hasMoreParts && <p>{own.moreParts}</p>}
      <section className="card grid grid-cols-1 gap-3">
        <h2 className="text-h3">{hasPassword ? own.knownTitle : own.mailTitle}</h2>
        <p>
          {hasPassword && email
            ? fill(own.known, { email })
            : email
              ? fill(own.mail, { email, minutes })
              : fill(own.mailPlain, { minutes })}
        </p>
        {hasPassword && (
          <p className={`${buttonRow} no-print`}>
            <a
              className={needsApplication || helpFirst ? 'button second' : 'button'}
              href={path('dashboard', locale)}
            >
              {own.openCase}
            </a>
          </p>
        )}
        {email && <MailAgain {...props} payment={payment} />}
      </section>
      {(name || amountCents !== undefined || orderReference) && (
        <FactList>
          {name && <Fact label={own.package}>{name}</Fact>}
          {amountCents !== undefined && <Fact label={own.amount}>{formatPrice(amountCents, locale)}</Fact>}
          {orderReference && (
            <Fact label={own.order}>
              <span className="tracking-[0.06em] whitespace-nowrap" translate="no">
                {formatReference(orderReference)}
              </span>
            </Fact>
          )}
        </FactList>
      )}
      {all.length > 0 && (
        <section>
          <h2 className="text-h3">{needsApplication ? own.timelineAfter : own.timeline}</h2>
          <TimeList items={all.map(({ when, what }) => ({ when: fill(when, serviceTimes), what }))} />
        </section>
      )}
    </>
  );
}
