import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Locale } from '#domain/languages.ts';
import type { StaffMember } from '#domain/workplace/lists.ts';
import { describeFault, hasCode, type FaultFacts } from '#browser/api-fault.ts';
import { onBackAgain } from '#browser/back-again.ts';
import type { StaffWords } from '#i18n/staff.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill } from '#i18n/format.ts';
import { path, signInPath } from '#i18n/routes.ts';
import { button, link } from '#ui/button.ts';
import { Fault } from '#ui/Fault.tsx';
import { StateHead } from '#ui/StateHead.tsx';
import { IdleNotice } from './IdleNotice.tsx';
import { Keys } from './keys/Keys.tsx';
import { useOpenRecord } from './place.ts';
import { Navigation } from './Navigation.tsx';
import { countAgain } from './read-open-work.ts';
import { sections } from './sections.ts';
import { callStaff, signedOutEvent } from './staff-calls.ts';

interface WorkplaceProps {
  readonly locale: Locale;
  readonly words: StaffWords;
  readonly siteEmail: string;
}

type View =
  | { readonly state: 'loading' | 'leaving' | 'signedOut' | 'notForYou' }
  | { readonly state: 'failed'; readonly fault: FaultFacts }
  | { readonly state: 'open'; readonly member: StaffMember };

/** Where staff work: sections beside a navigation, behind a sign-in with its second factor. */
export default function Workplace(props: WorkplaceProps) {
  const { locale, words, siteEmail } = props;
  const { frame, account } = words;
  const [view, setView] = useState<View>({ state: 'loading' });
  const wasOpen = useRef(false);

  function load(): void {
    callStaff<StaffMember>('/api/staff/session', { locale }).then(
      (member) => {
        wasOpen.current = true;
        setView({ state: 'open', member });
      },
      (error: unknown) => {
        if (hasCode(error, 'sign_in_required', 'second_factor_required')) return;
        setView(
          hasCode(error, 'forbidden')
            ? { state: 'notForYou' }
            : { state: 'failed', fault: describeFault(error, account) },
        );
      },
    );
  }
  const look = useEffectEvent(load);
  useEffect(() => {
    // A newcomer is sent to the sign-in page; somebody who was at work is told why the screen is empty.
    const onSignedOut = () => {
      setView({ state: wasOpen.current ? 'signedOut' : 'leaving' });
      if (!wasOpen.current) location.replace(signInAddress(locale));
    };
    const stopLooking = onBackAgain(() => look());
    addEventListener(signedOutEvent, onSignedOut);
    look();
    return () => {
      removeEventListener(signedOutEvent, onSignedOut);
      stopLooking();
    };
  }, [locale]);

  if (view.state === 'open')
    return (
      <>
        <IdleNotice words={frame.soonOut} locale={locale} />
        <Sections {...props} member={view.member} />
      </>
    );
  if (view.state === 'signedOut')
    return (
      <div className="grid justify-items-start gap-6">
        <StateHead heading={frame.signedOut.title} lead={frame.signedOut.text} />
        <a className={button} href={signInAddress(locale)}>
          {frame.signedOut.link}
        </a>
      </div>
    );
  if (view.state === 'notForYou')
    return (
      <div className="grid justify-items-start gap-6">
        <StateHead heading={frame.notForYou.title} lead={frame.notForYou.text} />
        <a className={button} href={path('dashboard', locale)} rel="nofollow">
          {frame.notForYou.link}
        </a>
      </div>
    );
  return (
    <div className="grid grid-cols-1 gap-6">
      <StateHead
        heading={frame.heading}
        lead={
          view.state === 'loading' ? account.loading : view.state === 'leaving' ? frame.toSignIn : undefined
        }
      />
      {view.state === 'failed' && (
        <Fault
          {...faultTexts(view.fault, account, {
            retry: () => {
              setView({ state: 'loading' });
              load();
            },
            email: siteEmail,
          })}
        />
      )}
    </div>
  );
}

/** Back to the same record after signing in: its address holds ids alone. */
function signInAddress(locale: Locale): string {
  return signInPath(locale, path('staff', locale) + (typeof location === 'undefined' ? '' : location.hash));
}

function Sections({ locale, words, siteEmail, member }: WorkplaceProps & { readonly member: StaffMember }) {
  const { frame } = words;
  const record = useOpenRecord();
  const offered = sections.filter(
    ({ adminsOnly, role, right }) =>
      (!adminsOnly || member.role === 'admin') &&
      (!role || member.role === role) &&
      (!right || member.rights.includes(right)),
  );
  const current = offered.find(({ name }) => name === record?.section) ?? offered[0];
  // The section Today reads the same numbers itself.
  const isElsewhere = record !== null && current?.name !== 'today';
  useEffect(() => {
    if (isElsewhere) countAgain(locale);
  }, [isElsewhere, current, locale]);
  if (!record || !current) return null;
  const View = current.view;
  return (
    <div
      className="grid grid-cols-1 gap-x-10 gap-y-5 text-s leading-normal xl:grid-cols-[--spacing(50)_minmax(0,1fr)]"
      data-dense
    >
      <div className="grid grid-cols-1 xl:sticky xl:top-[calc(var(--spacing-header)+--spacing(5))] xl:gap-3 xl:self-start">
        <h1 className="hidden-visually">{frame.heading}</h1>
        <Navigation words={frame} locale={locale} sections={offered} current={current.name} />
        <div className="flex flex-wrap items-center gap-x-4 text-xs text-ink-soft *:min-w-0 *:wrap-anywhere xl:grid xl:justify-items-start xl:border-t xl:border-line xl:pt-3">
          <p className="max-xl:hidden">{fill(frame.signedInAs, { name: member.name })}</p>
          <p>
            <a href={path('account', locale)} rel="nofollow">
              {frame.account}
            </a>
          </p>
          <Keys words={words} locale={locale} initial={member.preferences.shortcuts} />
          <button
            type="button"
            className={link}
            data-logout={path('home', locale)}
            data-failed={frame.signOutFailed}
          >
            {frame.signOut}
          </button>
        </div>
      </div>
      <div>
        <Suspense fallback={<p className="text-ink-soft">{frame.list.loading}</p>}>
          <View
            words={words}
            locale={locale}
            id={record.section === current.name ? record.id : null}
            siteEmail={siteEmail}
            member={member}
          />
        </Suspense>
      </div>
    </div>
  );
}
