// Stands for https://js.stripe.com on this machine: window.Stripe with the payment element, against the sandbox.
// Where Stripe puts an iframe, this puts the fields themselves; everything else answers as Stripe's script does.
(() => {
  const API = '__SANDBOX_URL__';

  const WORDS = {
    en: {
      sandbox: 'Sandbox – no real money',
      number: 'Card number',
      expiry: 'Expiration date (MM / YY)',
      cvc: 'Security code',
      incomplete_number: 'Your card number is incomplete.',
      incomplete_expiry: "Your card's expiration date is incomplete.",
      incomplete_cvc: "Your card's security code is incomplete.",
      bank: 'Your bank asks you to confirm this payment',
      complete: 'Complete',
      fail: 'Fail',
      offline: 'We are experiencing issues connecting to our payments provider. Please try again.',
    },
    es: {
      sandbox: 'Modo de prueba – sin dinero real',
      number: 'Número de tarjeta',
      expiry: 'Fecha de vencimiento (MM / AA)',
      cvc: 'Código de seguridad',
      incomplete_number: 'El número de su tarjeta está incompleto.',
      incomplete_expiry: 'La fecha de vencimiento de su tarjeta está incompleta.',
      incomplete_cvc: 'El código de seguridad de su tarjeta está incompleto.',
      bank: 'Su banco le pide confirmar este pago',
      complete: 'Confirmar',
      fail: 'Rechazar',
      offline: 'Tenemos problemas de conexión con nuestro proveedor de pagos. Intente de nuevo.',
    },
  };

  /** Stripe's script words declines in the page's language; the API speaks English only. */
  const SPANISH = {
    insufficient_funds: 'Su tarjeta no tiene fondos suficientes.',
    test_mode_live_card: 'Esta no es una tarjeta de prueba. Aquí solo funcionan las tarjetas de prueba.',
    card_declined: 'Su tarjeta fue rechazada.',
    processing_error: 'Hubo un error al procesar su tarjeta. Intente de nuevo en un momento.',
    expired_card: 'Su tarjeta está vencida.',
    incorrect_cvc: 'El código de seguridad de su tarjeta es incorrecto.',
    incorrect_number: 'El número de su tarjeta es incorrecto.',
    invalid_expiry_month: 'El mes de vencimiento de su tarjeta no es válido.',
    invalid_expiry_year: 'El año de vencimiento de su tarjeta no es válido.',
    invalid_cvc: 'El código de seguridad de su tarjeta no es válido.',
    payment_intent_authentication_failure:
      'Su banco no confirmó el pago. Elija otra forma de pago e intente de nuevo.',
  };

  let made = 0;

  function languageOf(locale) {
    const wanted = !locale || locale === 'auto' ? navigator.language : locale;
    return wanted.toLowerCase().startsWith('es') ? 'es' : 'en';
  }

  function inLanguage(error, language) {
    const spanish = SPANISH[error.decline_code] ?? SPANISH[error.code];
    return language === 'es' && spanish ? { ...error, message: spanish } : error;
  }

  /** Styles one by one: a page's policy forbids style attributes, not this. */
  function style(node, rules) {
    for (const [name, value] of Object.entries(rules)) node.style.setProperty(name, value);
    return node;
  }

  function element(name, attributes = {}, text = '') {
    const node = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
    node.textContent = text;
    return node;
  }

  async function call(key, method, path, params, language) {
    const form = new URLSearchParams({ key, ...params });
    const url = method === 'GET' ? `${API}${path}?${form}` : `${API}${path}`;
    try {
      const response = await fetch(url, method === 'GET' ? {} : { method, body: form });
      const body = await response.json();
      return response.ok ? { paymentIntent: body } : { error: inLanguage(body.error, language) };
    } catch {
      return { error: { type: 'api_connection_error', message: WORDS[language].offline } };
    }
  }

  const idOf = (clientSecret) => String(clientSecret).split('_secret_')[0];
  const digits = (text) => text.replaceAll(/\D/g, '');

  class PaymentElement {
    #stripe;
    #language;
    #clientSecret;
    #accent;
    #handlers = {};
    #fields = {};
    #root = null;

    constructor(stripe, elements) {
      this.#stripe = stripe;
      this.#language = languageOf(elements.locale);
      this.#clientSecret = elements.clientSecret;
      this.#accent = elements.appearance?.variables?.colorDanger ?? '#b00020';
    }

    on(event, run) {
      (this.#handlers[event] ??= new Set()).add(run);
      return this;
    }

    once(event, run) {
      const only = (data) => {
        this.off(event, only);
        run(data);
      };
      return this.on(event, only);
    }

    off(event, run) {
      if (run) this.#handlers[event]?.delete(run);
      else delete this.#handlers[event];
      return this;
    }

    #tell(event, data = {}) {
      for (const run of this.#handlers[event] ?? []) run({ elementType: 'payment', ...data });
    }

    mount(target) {
      const place = typeof target === 'string' ? document.querySelector(target) : target;
      if (!place) throw new Error(`The selector you specified (${target}) applies to no DOM elements.`);
      if (this.#root) this.unmount();
      const words = WORDS[this.#language];
      made += 1;
      const root = element('div', { lang: this.#language, 'data-stripe-sandbox': 'payment' });
      this.#root = root;
      root.append(style(element('p', {}, words.sandbox), { margin: '0 0 .5rem', 'font-weight': '600' }));
      this.#field('number', words.number, 'cc-number', '23');
      this.#field('expiry', words.expiry, 'cc-exp', '9');
      this.#field('cvc', words.cvc, 'cc-csc', '4');
      place.replaceChildren(root);
      void this.#load(root);
    }

    async #load(root) {
      this.#tell('loaderstart');
      // Without a secret the payment is made later: nothing to load.
      const answer = this.#clientSecret
        ? await this.#stripe.retrievePaymentIntent(this.#clientSecret)
        : { paymentIntent: {} };
      if (this.#root !== root) return;
      if (answer.error) {
        root.replaceChildren(element('p', {}, answer.error.message));
        this.#tell('loaderror', { error: answer.error });
      } else this.#tell('ready');
    }

    #field(name, label, autocomplete, maxlength) {
      const id = `stripe-sandbox-${made}-${name}`;
      const input = element('input', {
        id,
        autocomplete,
        maxlength,
        inputmode: 'numeric',
        type: 'text',
        'aria-required': 'true',
      });
      style(input, {
        display: 'block',
        width: '100%',
        'box-sizing': 'border-box',
        'min-height': '2.75rem',
        padding: '.5rem .75rem',
        font: 'inherit',
        color: 'inherit',
        background: 'transparent',
        border: '1px solid currentcolor',
        'border-radius': '.375rem',
      });
      const problem = style(element('p', { id: `${id}-problem` }), {
        color: this.#accent,
        margin: '.25rem 0 0',
      });
      problem.hidden = true;
      input.addEventListener('input', () => {
        this.#show(name, null);
        this.#changed();
      });
      input.addEventListener('focus', () => this.#tell('focus'));
      input.addEventListener('blur', () => this.#tell('blur'));
      const box = style(element('div'), { margin: '0 0 .75rem' });
      const caption = element('label', { for: id }, label);
      style(caption, { display: 'block', 'margin-bottom': '.25rem', 'font-weight': '600' });
      box.append(caption, input, problem);
      this.#root.append(box);
      this.#fields[name] = { input, problem };
    }

    #show(name, message) {
      const { input, problem } = this.#fields[name];
      problem.textContent = message ?? '';
      problem.hidden = message === null;
      if (message === null) {
        input.removeAttribute('aria-invalid');
        input.removeAttribute('aria-describedby');
      } else {
        input.setAttribute('aria-invalid', 'true');
        input.setAttribute('aria-describedby', problem.id);
      }
    }

    #text(name) {
      return this.#fields[name]?.input.value.trim() ?? '';
    }

    #missing() {
      const expiry = digits(this.#text('expiry')).length;
      return [
        digits(this.#text('number')).length < 12 && 'number',
        expiry !== 4 && expiry !== 6 && expiry !== 3 && 'expiry',
        digits(this.#text('cvc')).length < 3 && 'cvc',
      ].filter(Boolean);
    }

    #changed() {
      this.#tell('change', {
        complete: this.#missing().length === 0,
        empty: ['number', 'expiry', 'cvc'].every((name) => this.#text(name) === ''),
        collapsed: false,
        value: { type: 'card' },
      });
    }

    /** Shows what is missing; gives Stripe's validation error, or null. */
    check() {
      const missing = this.#missing();
      const words = WORDS[this.#language];
      for (const name of missing) this.#show(name, words[`incomplete_${name}`]);
      const [first] = missing;
      if (!first) return null;
      this.#fields[first].input.focus();
      return {
        type: 'validation_error',
        code: `incomplete_${first}`,
        message: words[`incomplete_${first}`],
      };
    }

    /** The card as the API's parameters. */
    card() {
      const expiry = digits(this.#text('expiry')).padStart(4, '0');
      return {
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': digits(this.#text('number')),
        'payment_method_data[card][exp_month]': String(Number(expiry.slice(0, 2))),
        'payment_method_data[card][exp_year]': String(Number(expiry.slice(2))),
        'payment_method_data[card][cvc]': digits(this.#text('cvc')),
      };
    }

    unmount() {
      this.#root?.remove();
      this.#root = null;
      this.#fields = {};
    }

    destroy() {
      this.unmount();
      this.#handlers = {};
    }

    update() {}
    collapse() {}

    focus() {
      this.#fields.number?.input.focus();
    }

    blur() {
      for (const { input } of Object.values(this.#fields)) input.blur();
    }

    clear() {
      for (const { input } of Object.values(this.#fields)) input.value = '';
      this.#changed();
    }
  }

  function makeElements(stripe, options = {}) {
    let payment = null;
    return {
      _options: options,
      _payment: () => payment,
      create(type) {
        if (type !== 'payment') throw new Error(`The Stripe sandbox has no element of type ${type}.`);
        if (payment) throw new Error('Can only create one Element of type payment.');
        payment = new PaymentElement(stripe, options);
        const destroy = payment.destroy.bind(payment);
        payment.destroy = () => {
          destroy();
          payment = null;
        };
        return payment;
      },
      getElement: (type) => (type === 'payment' ? payment : null),
      update(changes) {
        Object.assign(options, changes);
      },
      fetchUpdates: () => Promise.resolve({}),
      submit() {
        const error = payment?.check() ?? null;
        return Promise.resolve(error ? { error } : { selectedPaymentMethod: 'card' });
      },
    };
  }

  /** The bank's step, over the page as with Stripe; resolves once the person has chosen. */
  function askBank(language) {
    const words = WORDS[language];
    return new Promise((resolve) => {
      const dialog = element('dialog', { lang: language, 'aria-labelledby': 'stripe-sandbox-bank' });
      dialog.append(
        element('h2', { id: 'stripe-sandbox-bank' }, words.bank),
        element('p', {}, words.sandbox),
      );
      const choose = (answer) => {
        dialog.remove();
        resolve(answer);
      };
      for (const answer of ['complete', 'fail']) {
        const button = element('button', { type: 'button' }, words[answer]);
        style(button, { 'min-height': '2.75rem', 'margin-right': '.75rem', padding: '.5rem 1rem' });
        button.addEventListener('click', () => choose(answer));
        dialog.append(button);
      }
      dialog.addEventListener('cancel', () => choose('fail'));
      document.body.append(dialog);
      dialog.showModal();
    });
  }

  function Stripe(key, settings = {}) {
    if (typeof key !== 'string' || !key.startsWith('pk_')) {
      throw new Error('Invalid value for Stripe(): apiKey should be a publishable key.');
    }

    const post = (clientSecret, action, params, language) =>
      call(
        key,
        'POST',
        `/v1/payment_intents/${idOf(clientSecret)}/${action}`,
        { client_secret: clientSecret, ...params },
        language,
      );

    /** Where the payment needs the bank, asks it; then what came of the payment. */
    async function afterBank(result, clientSecret, language) {
      if (result.paymentIntent?.status !== 'requires_action') return result;
      const answered = await post(clientSecret, 'bank_answer', { answer: await askBank(language) }, language);
      const error = answered.paymentIntent?.last_payment_error;
      return answered.paymentIntent?.status === 'requires_payment_method' && error
        ? { error: { ...inLanguage(error, language), payment_intent: answered.paymentIntent } }
        : answered;
    }

    const stripe = {
      elements: (options) => makeElements(stripe, { locale: settings.locale, ...options }),
      retrievePaymentIntent: (clientSecret) =>
        call(
          key,
          'GET',
          `/v1/payment_intents/${idOf(clientSecret)}`,
          { client_secret: clientSecret },
          languageOf(settings.locale),
        ),
      async confirmPayment({ elements, clientSecret, confirmParams = {}, redirect = 'always' }) {
        const secret = clientSecret ?? elements?._options.clientSecret;
        const language = languageOf(elements?._options.locale ?? settings.locale);
        const payment = elements?._payment();
        if (redirect === 'always' && !confirmParams.return_url) {
          throw new Error('stripe.confirmPayment(): return_url is required with redirect: "always".');
        }
        const incomplete = payment?.check() ?? null;
        if (incomplete) return { error: incomplete };
        const details = confirmParams.payment_method_data?.billing_details ?? {};
        const params = { ...payment?.card() };
        for (const name of ['email', 'name', 'phone']) {
          if (details[name]) params[`payment_method_data[billing_details][${name}]`] = details[name];
        }
        if (confirmParams.receipt_email) params.receipt_email = confirmParams.receipt_email;
        if (confirmParams.payment_method) params.payment_method = confirmParams.payment_method;
        if (confirmParams.return_url) params.return_url = confirmParams.return_url;
        const result = await afterBank(await post(secret, 'confirm', params, language), secret, language);
        if (result.error || redirect !== 'always') return result;
        const back = new URL(confirmParams.return_url);
        back.searchParams.set('payment_intent', result.paymentIntent.id);
        back.searchParams.set('payment_intent_client_secret', secret);
        back.searchParams.set('redirect_status', 'succeeded');
        location.assign(back);
        // As with Stripe: the page goes away, the promise is never kept.
        return new Promise(() => {});
      },
      async handleNextAction({ clientSecret }) {
        const language = languageOf(settings.locale);
        return afterBank(await stripe.retrievePaymentIntent(clientSecret), clientSecret, language);
      },
      registerAppInfo() {},
      _registerWrapper() {},
    };
    return stripe;
  }

  Stripe.version = 'endive';
  window.Stripe = Stripe;
})();
