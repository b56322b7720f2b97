// The page that a Checkout Session's address opens: one form, one button, errors beside it.
import type { Account } from './account.ts';
import { ApiError } from './api-error.ts';
import { expireIfOver } from './checkout-sessions.ts';
import { errorWords, languageOf, WORDS } from './hosted-words.ts';
import type { CheckoutSession } from './objects.ts';
import { finishSessionAuthentication, paySession, successAddress } from './pay-session.ts';
import { checkCard, makePaymentMethod, noBilling } from './payment-methods.ts';
import { escapeHtml, money, pageHtml, type PageLanguage } from './page-layout.ts';
import { finishAuthentication, type Outcome } from './take-payment.ts';
import { TEST_CARDS } from './test-cards.ts';

export type PageAnswer = { status: number; html: string } | { status: 303; location: string };

function notice(
  status: number,
  language: PageLanguage,
  title: string,
  text: string,
  link?: { href: string; words: string },
): PageAnswer {
  const body =
    `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>` +
    (link ? `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.words)}</a></p>` : '');
  return { status, html: pageHtml({ title, language, body }) };
}

function noOpenPage(session: CheckoutSession | undefined, language: PageLanguage): PageAnswer {
  const words = WORDS[language];
  if (!session) return notice(404, language, words.unknownTitle, words.unknown);
  if (session.status === 'complete') {
    return notice(200, language, words.paidTitle, words.paid, {
      href: successAddress(session),
      words: words.continue,
    });
  }
  const link = session.cancel_url === null ? undefined : { href: session.cancel_url, words: words.back };
  return notice(200, language, words.expiredTitle, words.expired, link);
}

interface CardForm {
  email: string;
  number: string;
  expiry: string;
  cvc: string;
  name: string;
}

const NOTHING_TYPED: CardForm = { email: '', number: '', expiry: '', cvc: '', name: '' };

function findSession(account: Account, id: string): CheckoutSession | undefined {
  const session = account.store.checkoutSessions.get(id);
  if (session) expireIfOver(account, session);
  return session;
}

/** The payment form, or the page that fits when the session is paid, expired or unknown. */
export function showCheckout(
  account: Account,
  id: string,
  query: URLSearchParams,
  acceptLanguage: string | undefined,
): PageAnswer {
  const session = findSession(account, id);
  const language = languageOf(session, acceptLanguage);
  if (session?.status !== 'open') return noOpenPage(session, language);
  const failed =
    account.store.paymentIntents.get(session.payment_intent ?? '')?.last_payment_error ??
    account.store.setupIntents.get(session.setup_intent ?? '')?.last_setup_error;
  const error = query.has('failed') && failed ? { field: null, text: errorWords(failed, language) } : null;
  const typed = { ...NOTHING_TYPED, email: session.customer_email ?? emailOf(account, session) };
  return form(account, session, language, typed, error, 200);
}

function emailOf(account: Account, session: CheckoutSession): string {
  return account.store.customers.get(session.customer ?? '')?.email ?? '';
}

type FieldName = keyof CardForm;

function form(
  account: Account,
  session: CheckoutSession,
  language: PageLanguage,
  typed: CardForm,
  error: { field: FieldName | null; text: string } | null,
  status: number,
): PageAnswer {
  const words = WORDS[language];
  const isSetup = session.mode === 'setup';
  const amount = money(session.amount_total ?? 0, session.currency ?? 'usd', language);
  const title = isSetup ? words.saveTitle : `${words.payTitle}: ${amount}`;
  const items = (account.store.lineItems[session.id] ?? [])
    .map((item) => {
      const count = item.quantity === 1 ? '' : ` × ${String(item.quantity)}`;
      return `<li><span>${escapeHtml(item.description)}${count}</span><span>${escapeHtml(money(item.amount_total, item.currency, language))}</span></li>`;
    })
    .join('');
  const field = (name: FieldName, label: string, attributes: string, hint?: string): string => {
    const wrong = error?.field === name;
    const described = [hint === undefined ? '' : `${name}-hint`, wrong ? 'payment-error' : '']
      .filter(Boolean)
      .join(' ');
    // A card number is never sent back, wrong or not.
    const value = name === 'number' || name === 'cvc' ? '' : typed[name];
    return (
      `<div><label for="${name}">${escapeHtml(label)}</label>` +
      `<input id="${name}" name="${name}" required value="${escapeHtml(value)}" ${attributes}` +
      `${wrong ? ' aria-invalid="true"' : ''}${described === '' ? '' : ` aria-describedby="${described}"`}>` +
      `${hint === undefined ? '' : `<p class="hint" id="${name}-hint">${escapeHtml(hint)}</p>`}</div>`
    );
  };
  const back =
    session.cancel_url === null
      ? ''
      : `<p><a href="${escapeHtml(session.cancel_url)}"><span aria-hidden="true">← </span>${words.back}</a></p>`;
  const cards = TEST_CARDS.map(
    ({ number, about }) => `<tr><td><code>${number}</code></td><td>${escapeHtml(about)}</td></tr>`,
  ).join('');
  const submit = session.custom_text.submit?.message;
  const fixedEmail = session.customer_email === null ? '' : ' readonly';
  const body = `${back}
<h1>${escapeHtml(title)}</h1>
${isSetup ? `<p>${words.saveText}</p>` : `<section class="card" aria-label="${words.total}"><ul class="items">${items}<li class="total"><span>${words.total}</span><span>${escapeHtml(amount)}</span></li></ul></section>`}
${error ? `<p class="error" id="payment-error" role="alert">${escapeHtml(error.text)}</p>` : ''}
<form class="card" method="post" action="/c/pay/${session.id}" novalidate>
${field('email', words.email, `type="email" autocomplete="email"${fixedEmail}`)}
${field('number', words.number, 'inputmode="numeric" autocomplete="cc-number" maxlength="23" placeholder="4242 4242 4242 4242"')}
<div class="pair">
${field('expiry', words.expiry, 'inputmode="numeric" autocomplete="cc-exp" maxlength="9"', words.expiryHint)}
${field('cvc', words.cvc, 'inputmode="numeric" autocomplete="cc-csc" maxlength="4"', words.cvcHint)}
</div>
${field('name', words.name, 'autocomplete="cc-name"')}
<button class="wide" type="submit">${isSetup ? words.save : `${words.pay} ${escapeHtml(amount)}`}</button>
${submit ? `<p class="hint">${escapeHtml(submit)}</p>` : ''}
</form>
<details><summary>${words.testCards}</summary><p>${words.testCardsHint}</p><div class="scroll"><table lang="en"><tbody>${cards}</tbody></table></div></details>`;
  return { status, html: pageHtml({ title, language, body }) };
}

/** Handles the form: pays and sends the person on, or shows the form again with what went wrong. */
export function submitCheckout(
  account: Account,
  id: string,
  fields: URLSearchParams,
  acceptLanguage: string | undefined,
): PageAnswer {
  const session = findSession(account, id);
  const language = languageOf(session, acceptLanguage);
  // If the button is pressed twice, both presses end where the first one does.
  if (session?.status === 'complete') return { status: 303, location: successAddress(session) };
  if (session?.status !== 'open') return noOpenPage(session, language);
  const words = WORDS[language];
  const read = (name: FieldName): string => (fields.get(name) ?? '').trim();
  const typed: CardForm = {
    email: session.customer_email ?? read('email'),
    number: read('number'),
    expiry: read('expiry'),
    cvc: read('cvc'),
    name: read('name'),
  };
  const again = (field: FieldName | null, text: string): PageAnswer =>
    form(account, session, language, typed, { field, text }, 402);

  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.email)) return again('email', words.emailWrong);
  const expiry = /^(\d{1,2})\s*[/-]?\s*(\d{4}|\d{2})$/.exec(typed.expiry);
  if (!expiry) return again('expiry', words.expiryWrong);
  if (typed.name === '') return again('name', words.nameWrong);
  const [month, year] = [Number(expiry[1]), Number(expiry[2])];
  try {
    const card = checkCard(account, { number: typed.number, expMonth: month, expYear: year, cvc: typed.cvc });
    const method = makePaymentMethod(account, card, { month, year }, noBilling(typed));
    const outcome = paySession(account, session, method, typed);
    if (outcome.kind === 'declined') return again('number', errorWords(outcome.error, language));
    if (outcome.kind === 'authenticate') {
      return {
        status: 303,
        location: `${account.baseUrl}/3ds/${session.payment_intent ?? session.setup_intent ?? ''}`,
      };
    }
    return { status: 303, location: successAddress(session) };
  } catch (fault) {
    if (!(fault instanceof ApiError)) throw fault;
    const param = fault.body.param ?? '';
    const field = param.startsWith('exp_') ? 'expiry' : param === 'cvc' ? 'cvc' : 'number';
    return again(field, errorWords(fault.body, language));
  }
}

function sessionOf(account: Account, intentId: string): CheckoutSession | undefined {
  return account.store.checkoutSessions
    .all()
    .find((session) => session.payment_intent === intentId || session.setup_intent === intentId);
}

/** The bank's step, as a page with the two answers a bank can give. */
export function showBankStep(
  account: Account,
  intentId: string,
  query: URLSearchParams,
  acceptLanguage: string | undefined,
): PageAnswer {
  const intent = account.store.paymentIntents.get(intentId) ?? account.store.setupIntents.get(intentId);
  const session = sessionOf(account, intentId);
  const locale = query.get('locale') ?? acceptLanguage;
  const language = languageOf(session, locale);
  const words = WORDS[language];
  if (intent?.status !== 'requires_action') {
    return notice(intent ? 200 : 404, language, words.bankDoneTitle, words.bankDone);
  }
  const amount =
    'amount' in intent ? money(Number(intent['amount']), String(intent['currency']), language) : '';
  const body = `<h1>${words.bankTitle}</h1>
<p>${words.bank}</p>
<p><strong>${escapeHtml(amount)}</strong></p>
<form method="post" action="/3ds/${intent.id}"><div class="row">
<button name="answer" value="complete">${words.complete}</button>
<button class="second" name="answer" value="fail">${words.fail}</button>
</div></form>`;
  return { status: 200, html: pageHtml({ title: words.bankTitle, language, body }) };
}

/** Handles the bank's answer and sends the person back to where the payment began. */
export function submitBankStep(
  account: Account,
  intentId: string,
  fields: URLSearchParams,
  acceptLanguage: string | undefined,
): PageAnswer {
  const intent = account.store.paymentIntents.get(intentId);
  const setup = account.store.setupIntents.get(intentId);
  const session = sessionOf(account, intentId);
  if (session && setup?.status === 'requires_action') {
    const outcome = finishSessionAuthentication(account, session, fields.get('answer') === 'complete');
    return { status: 303, location: afterSession(account, session, outcome) };
  }
  if (intent?.status !== 'requires_action') {
    return showBankStep(account, intentId, new URLSearchParams(), acceptLanguage);
  }
  const passed = fields.get('answer') === 'complete';
  const action = intent.next_action?.['redirect_to_url'] as { return_url: string | null } | undefined;
  if (session) {
    const outcome = finishSessionAuthentication(account, session, passed);
    return { status: 303, location: afterSession(account, session, outcome) };
  }
  const outcome = finishAuthentication(account, intent, passed);
  const back = action?.return_url ?? null;
  if (back === null) return showBankStep(account, intentId, new URLSearchParams(), acceptLanguage);
  const location = new URL(back);
  location.searchParams.set('payment_intent', intent.id);
  location.searchParams.set('payment_intent_client_secret', intent.client_secret);
  location.searchParams.set('redirect_status', outcome.kind === 'declined' ? 'failed' : 'succeeded');
  return { status: 303, location: location.href };
}

function afterSession(account: Account, session: CheckoutSession, outcome: Outcome): string {
  return outcome.kind === 'declined'
    ? `${account.baseUrl}/c/pay/${session.id}?failed=1`
    : successAddress(session);
}
