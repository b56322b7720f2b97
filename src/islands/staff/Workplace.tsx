import { Suspense, useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react';
import * as workplace from '#domain/workplace/api.staff.ts';
import type { Locale } from '#domain/languages.ts';
import type { StaffMember } from '#domain/workplace/lists.ts';
import { describeFault, hasCode, type FaultFacts } from '#browser/api-fault.ts';
import { onBackAgain } from '#browser/back-again.ts';
import { onTakenBack } from '#browser/workplace/undo-offer.ts';
import type { StaffWords } from '#i18n/staff.ts';
import type { FormKitWords } from '#i18n/en/form-kit.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { path, signInPath } from '#i18n/routes.ts';
import { button } from '#ui/button.ts';
import { Fault } from '#ui/Fault.tsx';
import { StateHead } from '#ui/StateHead.tsx';
import { AppProvider } from '../calls/AppProvider.tsx';
import { FindButton } from './frame/FindButton.tsx';
import { InHeader } from './frame/InHeader.tsx';
import { UndoBar } from './frame/UndoBar.tsx';
import { PersonMenu } from './frame/PersonMenu.tsx';
import { SignedOut } from './frame/SignedOut.tsx';
import { rememberTyping } from './frame/typed-words.ts';
import { IdleNotice } from './IdleNotice.tsx';
import { Keys } from './keys/Keys.tsx';
import { useOpenRecord } from './place.ts';
import { placeOf, placesFor, type Place } from './places.ts';
import { Navigation } from './Navigation.tsx';
import { countAgain } from './read-open-work.ts';
import type { SectionName } from './section-props.ts';
import { sections } from './sections.ts';
import { forgetRead, staffQueries } from './staff-queries.ts';
import { callStaffApi, isIdle, signedOutEvent } from './staff-calls.ts';
import { StaffWordsContext, useStaffWords } from './staff-words.ts';
import { useLocale } from '../calls/use-words.ts';

interface WorkplaceProps {
  readonly locale: Locale;
  readonly words: StaffWords;
  /** What all forms say. */
  readonly forms: FormKitWords;
  readonly siteEmail: string;
}

type View =
  | { readonly state: 'loading' | 'leaving' | 'notForYou' }
  | ({ readonly state: 'signedOut' } & Omit<ComponentProps<typeof SignedOut>, 'words' | 'signInLink'>)
  | { readonly state: 'failed'; readonly fault: FaultFacts }
  | { readonly state: 'open'; readonly member: StaffMember };

/** Where staff work: sections beside a navigation, behind a sign-in with its second factor. */
export default function Workplace(props: WorkplaceProps) {
  const { locale, words, siteEmail } = props;
  const { frame, account } = words;
  const [view, setView] = useState<View>({ state: 'loading' });
  const wasOpen = useRef(false);

  function load(): void {
    callStaffApi(workplace.session).then(
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
    const typing = rememberTyping();
    const onSignedOut = () => {
      forgetRead();
      if (wasOpen.current) {
        const why = isIdle() ? 'idle' : 'ended';
        // The first of several calls that are refused has read what was typed.
        setView((old) =>
          old.state === 'signedOut'
            ? old
            : { state: 'signedOut', why, typed: typing.read(locale), record: openRecord() },
        );
        return;
      }
      setView({ state: 'leaving' });
      location.replace(signInAddress(locale));
    };
    const stopLooking = onBackAgain(() => look());
    addEventListener(signedOutEvent, onSignedOut);
    look();
    return () => {
      removeEventListener(signedOutEvent, onSignedOut);
      typing.stop();
      stopLooking();
    };
  }, [locale]);

  if (view.state === 'open')
    return (
      <AppProvider
        locale={locale}
        words={props.forms}
        siteEmail={siteEmail}
        call={callStaffApi}
        client={staffQueries}
        onTakenBack={onTakenBack}
      >
        <StaffWordsContext value={words}>
          <IdleNotice />
          <Sections siteEmail={siteEmail} member={view.member} />
        </StaffWordsContext>
      </AppProvider>
    );
  if (view.state === 'signedOut')
    return <SignedOut {...view} words={words} signInLink={signInAddress(locale)} />;
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

type SectionsProps = Pick<WorkplaceProps, 'siteEmail'> & { readonly member: StaffMember };

function Sections({ siteEmail, member }: SectionsProps) {
  const { frame } = useStaffWords();
  const locale = useLocale();
  const record = useOpenRecord();
  const [showsKeys, setShowsKeys] = useState(false);
  const offered = placesFor(member);
  const place =
    record && (placeOf(offered, record.section) ?? (record.section === 'set-up' ? null : offered[0]));
  const section: SectionName =
    record &&
    place !== undefined &&
    record.section in sections &&
    (place === null || isIn(place, record.section))
      ? (record.section as SectionName)
      : (place?.name ?? 'today');
  const current = place?.name ?? 'set-up';
  // The section Today reads the same numbers itself.
  const isElsewhere = record !== null && section !== 'today';
  useEffect(() => {
    if (isElsewhere) countAgain();
  }, [isElsewhere, section, locale]);
  if (!record) return null;
  const View = sections[section];
  return (
    <div
      className="grid grid-cols-1 gap-x-8 gap-y-3 text-s leading-normal xl:grid-cols-[--spacing(44)_minmax(0,1fr)]"
      data-dense
    >
      <InHeader slot="work-find">
        <FindButton member={member} onKeys={() => setShowsKeys(true)} />
      </InHeader>
      <InHeader slot="work-person">
        <PersonMenu member={member} onKeys={() => setShowsKeys(true)} />
      </InHeader>
      <Keys initial={member.preferences} open={showsKeys} onOpen={setShowsKeys} />
      <UndoBar />
      <div className="xl:sticky xl:top-[calc(var(--spacing-header)+--spacing(3))] xl:self-start">
        <h1 className="hidden-visually">{frame.heading}</h1>
        <Navigation member={member} current={current} />
      </div>
      <div className="min-w-0">
        <Suspense fallback={<p className="text-ink-soft">{frame.list.loading}</p>}>
          <View id={record.section === section ? record.id : null} siteEmail={siteEmail} member={member} />
        </Suspense>
      </div>
    </div>
  );
}

const isIn = ({ name, also }: Place, section: string) =>
  name === section || also?.some((one) => one === section);

/** Whose record is open, with its number: "Tasha Sample, FK-2026-ACDE34". */
const openRecord = (): string =>
  [...document.querySelectorAll('main article :is(h2, h2 + span)')]
    .slice(0, 2)
    .map(({ textContent }) => textContent)
    .join(', ');
