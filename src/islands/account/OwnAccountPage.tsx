import { Suspense, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import * as accessApi from '#domain/access/api.ts';
import type { OwnAccount } from '#domain/access/own-account.ts';
import { callApi } from '#browser/call-api.ts';
import { describeFault, hasCode, type FaultFacts } from '#browser/api-fault.ts';
import { onBackAgain } from '#browser/back-again.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { path, signInPath } from '#i18n/routes.ts';
import { link } from '#ui/button.ts';
import { Fault } from '#ui/Fault.tsx';
import { StateHead } from '#ui/StateHead.tsx';
import { takeToken } from '#browser/take-token.ts';
import { lazyWithFallback } from '../calls/lazy-with-fallback.tsx';
import { wordsOf } from '../calls/use-words.ts';
import { AccountSection } from './AccountSection.tsx';
import { AccountPart } from './AccountPart.tsx';
import { AccountState } from './AccountState.tsx';
import { Activity } from './Activity.tsx';
import type { EmailLink } from './EmailLink.tsx';
import { MailLanguage } from './MailLanguage.tsx';
import { NoticeSettings } from './NoticeSettings.tsx';
import { OwnAddress } from './OwnAddress.tsx';
import type { OwnAccountProps, PartProps } from './own-account-props.ts';
import { OwnFacts } from './OwnFacts.tsx';
import { Sessions } from './Sessions.tsx';

/** Each with its form, in a part that is closed at first. */
const ChangePassword = lazyWithFallback(() => import('./ChangePassword.tsx'));
const ChangeEmail = lazyWithFallback(() => import('./ChangeEmail.tsx'));
const OwnData = lazyWithFallback(() => import('./OwnData.tsx'));
const CloseAccount = lazyWithFallback(() => import('./CloseAccount.tsx'));
const Erasure = lazyWithFallback(() => import('./Erasure.tsx'));
/** Few people want one. */
const OwnPicture = lazyWithFallback(() => import('./OwnPicture.tsx'));
/** Loaded for staff only. */
const OwnFactor = lazyWithFallback(() => import('./OwnFactor.tsx'));
/** For clients alone. */
const SafeWays = lazyWithFallback(() => import('./SafeWays.tsx'));
const TextMessages = lazyWithFallback(() => import('../calls/TextMessages.tsx'), wordsOf('text-consent'));

const asSection = (title: string, content: ReactNode) => (
  <AccountSection id="own-texts" title={title}>
    {content}
  </AccountSection>
);

type View =
  | { readonly state: 'loading' | 'leaving' | 'closed' }
  | { readonly state: 'failed'; readonly fault: FaultFacts }
  | { readonly state: 'link'; readonly token: string; readonly Link: typeof EmailLink }
  | { readonly state: 'open'; readonly own: OwnAccount };

/** The account of the person signed in, or the question of a link from a mail about its address. */
export default function OwnAccountPage(props: OwnAccountProps) {
  const { locale, words, ownData, account, siteEmail } = props;
  const [view, setView] = useState<View>({ state: 'loading' });
  const token = useRef<string | null>(null);

  async function load(): Promise<void> {
    try {
      setView({ state: 'open', own: await callApi(accessApi.account, {}, { locale }) });
    } catch (error) {
      if (!hasCode(error, 'sign_in_required', 'second_factor_required'))
        return setView({ state: 'failed', fault: describeFault(error, account) });
      setView({ state: 'leaving' });
      location.replace(signInPath(locale, path('account', locale)));
    }
  }
  async function open(): Promise<void> {
    const known = (token.current ??= takeToken());
    if (known === null) return load();
    try {
      // Few people come by such a link, so its part is loaded on demand.
      const part = await import('./EmailLink.tsx');
      setView({ state: 'link', token: known, Link: part.EmailLink });
    } catch {
      setView({ state: 'failed', fault: { text: account.offline, reference: '' } });
    }
  }
  const onOpen = useEffectEvent(() => void open());
  const look = useEffectEvent(() => void load());
  useEffect(() => {
    onOpen();
    return onBackAgain(() => look());
  }, []);

  if (view.state === 'link') return <view.Link {...props} token={view.token} />;
  if (view.state === 'closed')
    return (
      <AccountState heading={words.closed.heading} lead={words.closed.lead}>
        <p className="buttons">
          <a className="button" href={path('home', locale)}>
            {words.closed.home}
          </a>
        </p>
      </AccountState>
    );
  if (view.state === 'open') {
    const part: PartProps = { ...props, own: view.own, reload: load };
    return (
      <div className="grid grid-cols-1 gap-5">
        <StateHead heading={words.heading} lead={words.lead} />
        <OwnFacts {...part} />
        {view.own.isClient && <OwnAddress {...part} />}
        <Suspense>
          <OwnPicture {...part} />
        </Suspense>
        <Sessions {...part} />
        {view.own.isClient && <Activity {...part} />}
        <AccountPart title={words.password.title} more={words.show} loading={account.loading}>
          <ChangePassword {...part} />
        </AccountPart>
        {!view.own.isClient && (
          <Suspense>
            <OwnFactor {...part} />
          </Suspense>
        )}
        <AccountPart title={words.email.title} more={words.show} loading={account.loading}>
          <ChangeEmail {...part} />
        </AccountPart>
        <MailLanguage {...part} />
        {view.own.isClient && <NoticeSettings {...part} />}
        {view.own.isClient && (
          <Suspense>
            <SafeWays {...part} />
            <TextMessages
              locale={locale}
              account={account}
              phone={view.own.ways?.phone ?? ''}
              frame={asSection}
            />
          </Suspense>
        )}
        {view.own.isClient && (
          <>
            <AccountPart title={ownData.copy.title} more={ownData.more} loading={account.loading}>
              <OwnData {...part} />
            </AccountPart>
            <AccountPart title={words.close.title} more={words.more} loading={account.loading}>
              <CloseAccount {...part} onClosed={() => setView({ state: 'closed' })} />
            </AccountPart>
            <AccountPart
              title={ownData.erase.title}
              more={ownData.more}
              open={view.own.erasureDue !== null}
              loading={account.loading}
            >
              <Erasure {...part} />
            </AccountPart>
          </>
        )}
        <p>
          <a className={link} href={path(view.own.isClient ? 'dashboard' : 'staff', locale)} rel="nofollow">
            {view.own.isClient ? words.back : words.backToWork}
          </a>
        </p>
      </div>
    );
  }
  return (
    <AccountState
      heading={words.heading}
      lead={
        view.state === 'loading' ? account.loading : view.state === 'leaving' ? words.toSignIn : undefined
      }
    >
      {view.state === 'failed' && (
        <Fault
          {...faultTexts(view.fault, account, {
            retry: () => {
              setView({ state: 'loading' });
              void open();
            },
            email: siteEmail,
          })}
        />
      )}
    </AccountState>
  );
}
