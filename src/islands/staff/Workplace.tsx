import { Component, Suspense, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { Locale } from '#domain/languages.ts';
import type { StaffMember } from '#domain/workplace/lists.ts';
import { describeFault, hasCode, type FaultFacts } from '#browser/api-fault.ts';
import { onBackAgain } from '#browser/back-again.ts';
import type { StaffWords } from '#i18n/staff.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill } from '#i18n/format.ts';
import { path, signInPath } from '#i18n/routes.ts';
import { Fault } from '#ui/Fault.tsx';
import { StateHead } from '#ui/StateHead.tsx';
import { IdleNotice } from './IdleNotice.tsx';
import { placeLink, usePlace } from './place.ts';
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
    // Whoever just came is led to the sign-in; whoever was at work is told why the screen is empty now.
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
      <>
        <StateHead heading={frame.signedOut.title} lead={frame.signedOut.text} />
        <a className="button" href={signInAddress(locale)}>
          {frame.signedOut.link}
        </a>
      </>
    );
  if (view.state === 'notForYou')
    return (
      <>
        <StateHead heading={frame.notForYou.title} lead={frame.notForYou.text} />
        <a className="button" href={path('dashboard', locale)} rel="nofollow">
          {frame.notForYou.link}
        </a>
      </>
    );
  return (
    <>
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
    </>
  );
}

/** Back to the same record after signing in: its address holds ids alone. */
function signInAddress(locale: Locale): string {
  return signInPath(locale, path('staff', locale) + (typeof location === 'undefined' ? '' : location.hash));
}

function Sections({ locale, words, siteEmail, member }: WorkplaceProps & { readonly member: StaffMember }) {
  const { frame } = words;
  const place = usePlace();
  const strip = useRef<HTMLElement>(null);
  const isAdmin = member.role === 'admin';
  const offered = sections.filter((section) => isAdmin || !section.adminsOnly);
  const current = offered.find(({ name }) => name === place?.section) ?? offered[0];
  useEffect(() => {
    // On a phone the sections stand in one line that may be wider than the screen.
    const link = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (link && strip.current) strip.current.scrollLeft = link.offsetLeft - 16;
  }, [current]);
  if (!place || !current) return null;
  const View = current.view;
  return (
    <div className="workplace">
      <div className="workplace-side">
        <h1>{frame.heading}</h1>
        <nav aria-label={frame.navLabel} ref={strip}>
          <ul>
            {offered.map(({ name }) => (
              <li key={name}>
                <a href={placeLink(name)} aria-current={name === current.name ? 'page' : undefined}>
                  {frame.nav[name]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="workplace-who small quiet">
          <p>{fill(frame.signedInAs, { name: member.name })}</p>
          <p>
            <a href={path('account', locale)} rel="nofollow">
              {frame.account}
            </a>
          </p>
          <button
            type="button"
            className="link"
            data-logout={path('home', locale)}
            data-failed={frame.signOutFailed}
          >
            {frame.signOut}
          </button>
        </div>
      </div>
      <div className="workplace-main">
        <LoadGuard key={current.name} words={words}>
          <Suspense fallback={<p className="quiet">{frame.list.loading}</p>}>
            <View
              words={words}
              locale={locale}
              id={place.section === current.name ? place.id : null}
              siteEmail={siteEmail}
              isAdmin={isAdmin}
            />
          </Suspense>
        </LoadGuard>
      </div>
    </div>
  );
}

interface LoadGuardProps {
  readonly words: StaffWords;
  readonly children: ReactNode;
}

/** A section is fetched when it is opened; after a new version of the site its file may be gone. */
class LoadGuard extends Component<LoadGuardProps, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    const { words, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <Fault
        title={words.account.faultTitle}
        text={words.frame.sectionNotLoaded}
        retry={{ label: words.frame.reload, onClick: () => location.reload() }}
      />
    );
  }
}
