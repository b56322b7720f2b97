import { useEffect, useEffectEvent, useState } from 'react';
import type { ReferralAnswer } from '#domain/help/referrals.ts';
import * as help from '#domain/help/api.ts';
import type { Locale } from '#domain/languages.ts';
import { describeFault, hasCode, type FaultFacts } from '#browser/api-fault.ts';
import { callApi } from '#browser/call-api.ts';
import { takeToken } from '#browser/take-token.ts';
import type { FormKitWords } from '#i18n/en/form-kit.ts';
import type { ReferralPageWords } from '#i18n/en/referral-page.ts';
import type { ReferralView } from '#domain/help/answers.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill } from '#i18n/format.ts';
import { Fault } from '#ui/Fault.tsx';
import { StateHead } from '#ui/StateHead.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormProvider } from '../calls/FormProvider.tsx';
import { HandedAnswers } from './HandedAnswers.tsx';

interface ReferralPageProps {
  readonly locale: Locale;
  readonly words: ReferralPageWords;
  readonly forms: FormKitWords;
  readonly siteEmail: string;
}

type View =
  | { readonly state: 'loading' | 'gone' | 'left' }
  | { readonly state: 'code'; readonly token: string }
  | { readonly state: 'failed'; readonly fault: FaultFacts }
  | { readonly state: 'open'; readonly answers: ReferralView }
  | { readonly state: 'refused'; readonly name: string };

/**
 * For an organization without an account: a mailed link and the code that a person says on the phone open what that person
 * handed on. Programs that open every link of a mail get no further than the question for the code.
 */
export default function ReferralPage({ locale, words, forms, siteEmail }: ReferralPageProps) {
  const [view, setView] = useState<View>({ state: 'loading' });
  const onError = (error: unknown) =>
    setView(
      hasCode(error, 'gone') ? { state: 'gone' } : { state: 'failed', fault: describeFault(error, forms) },
    );
  const load = () => {
    callApi(help.look).then((answers) => setView({ state: 'open', answers }), onError);
  };
  const begin = useEffectEvent(() => {
    const token = takeToken();
    if (token === null) load();
    else setView({ state: 'code', token });
  });
  useEffect(() => begin(), []);
  const reply = async (answers: ReferralView, answer: ReferralAnswer) => {
    try {
      await callApi(help.reply, { answer });
      setView(
        answer === 'cannot'
          ? { state: 'refused', name: answers.name }
          : { state: 'open', answers: { ...answers, answer } },
      );
    } catch (error) {
      onError(error);
    }
  };
  const leave = () => {
    callApi(help.leave).then(() => setView({ state: 'left' }), onError);
  };
  if (view.state === 'open')
    return (
      <HandedAnswers locale={locale} words={words} view={view.answers} onReply={reply} onLeave={leave} />
    );
  return (
    <div className="grid grid-cols-1 gap-6">
      <StateHead heading={words.heading} lead={view.state === 'loading' ? words.loading : undefined} />
      {view.state === 'code' && (
        <section className="card grid gap-4" aria-labelledby="code-title">
          <h2 className="text-h3" id="code-title">
            {words.open.title}
          </h2>
          <p>{words.open.text}</p>
          <FormProvider locale={locale} words={forms} siteEmail={siteEmail}>
            <Form
              call={help.open}
              words={words.open.form}
              fixed={{ token: view.token }}
              onDone={(answers) => setView({ state: 'open', answers })}
            >
              <TextField name="code" inputMode="numeric" className="max-w-60" />
            </Form>
          </FormProvider>
        </section>
      )}
      {view.state === 'gone' && (
        <section className="card grid gap-4" aria-labelledby="gone-title">
          <h2 className="text-h3" id="gone-title">
            {words.gone.title}
          </h2>
          <p>{fill(words.gone.text, { email: siteEmail })}</p>
        </section>
      )}
      {view.state === 'refused' && (
        <p className="notice" role="status">
          {fill(words.saidCannot, { name: view.name })}
        </p>
      )}
      {view.state === 'left' && (
        <p className="notice" role="status">
          {words.left}
        </p>
      )}
      {view.state === 'failed' && (
        <Fault {...faultTexts(view.fault, forms, { retry: load, email: siteEmail })} takesFocus />
      )}
    </div>
  );
}
