import { useEffect, useEffectEvent, useState } from 'react';
import * as supporterApi from '#domain/supporters/api.ts';
import { supporterRules } from '#domain/supporters/rules.ts';
import type { SupporterView } from '#domain/supporters/supporter-view.ts';
import { callApi } from '#browser/call-api.ts';
import { describeFault, hasCode, type FaultFacts } from '#browser/api-fault.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill } from '#i18n/format.ts';
import { path } from '#i18n/routes.ts';
import { button } from '#ui/button.ts';
import { Fault } from '#ui/Fault.tsx';
import { StateHead } from '#ui/StateHead.tsx';
import { takeToken } from '#browser/take-token.ts';
import AskForLink from './AskForLink.tsx';
import { SupporterCase } from './SupporterCase.tsx';
import type { SupporterPageProps } from './supporter-props.ts';

type View =
  | { readonly state: 'loading' }
  | { readonly state: 'link'; readonly token: string }
  | { readonly state: 'asking'; readonly why: 'nothing' | 'gone' | 'left' }
  | { readonly state: 'failed'; readonly fault: FaultFacts }
  | { readonly state: 'open'; readonly answer: SupporterView };

/** For somebody who helps a client: opens a mailed link by a press, shows what the client ticked, or asks for a link. */
export default function SupporterPage({ locale, words, account, messages, siteEmail }: SupporterPageProps) {
  const [view, setView] = useState<View>({ state: 'loading' });
  const [isOpening, setOpening] = useState(false);
  const onError = (error: unknown, why: 'nothing' | 'gone') => {
    // A malformed token was probably cut off by a mail program.
    if (hasCode(error, 'gone', 'invalid_input')) setView({ state: 'asking', why });
    else setView({ state: 'failed', fault: describeFault(error, account) });
  };
  function load(): void {
    callApi(supporterApi.look, {}, { locale }).then(
      (answer) => setView({ state: 'open', answer }),
      (error: unknown) => onError(error, 'nothing'),
    );
  }
  const begin = useEffectEvent(() => {
    const token = takeToken();
    if (token === null) load();
    else setView({ state: 'link', token });
  });
  useEffect(() => begin(), []);
  const open = (token: string) => {
    setOpening(true);
    callApi(supporterApi.useLink, { token }, { locale }).then(load, (error: unknown) =>
      onError(error, 'gone'),
    );
  };
  const leave = () => {
    callApi(supporterApi.leave, {}, { locale }).then(
      () => setView({ state: 'asking', why: 'left' }),
      (error: unknown) => setView({ state: 'failed', fault: describeFault(error, account) }),
    );
  };
  if (view.state === 'open')
    return <SupporterCase locale={locale} words={words} view={view.answer} onLeave={leave} />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <StateHead heading={words.heading} lead={view.state === 'loading' ? words.loading : undefined} />
      {view.state === 'link' && (
        <section className="card grid gap-4" aria-labelledby="open-title">
          <h2 className="text-h3" id="open-title">
            {words.open.title}
          </h2>
          <p>{words.open.text}</p>
          <p>
            <button type="button" className={button} disabled={isOpening} onClick={() => open(view.token)}>
              {isOpening ? words.open.opening : words.open.button}
            </button>
          </p>
        </section>
      )}
      {view.state === 'failed' && (
        <Fault {...faultTexts(view.fault, account, { retry: load, email: siteEmail })} takesFocus />
      )}
      {view.state === 'asking' && (
        <>
          {view.why !== 'nothing' && (
            <p className="notice" role="status">
              {view.why === 'left' ? words.left : words.gone}
            </p>
          )}
          <AskForLink
            locale={locale}
            account={account}
            messages={messages}
            name="supporter-link"
            call={supporterApi.mailLinks}
            words={words.ask}
            sentText={fill(words.ask.sent, { minutes: supporterRules.linkMinutes })}
            back={path('home', locale)}
            wanted={null}
          />
        </>
      )}
    </div>
  );
}
