// What the hosted page says, in the language its session asks for.
import type { ErrorBody } from './api-error.ts';
import type { CheckoutSession } from './objects.ts';
import type { PageLanguage } from './page-layout.ts';

export const WORDS = {
  en: {
    pay: 'Pay',
    save: 'Save card',
    saveTitle: 'Save a card',
    saveText: 'Nothing is charged now.',
    payTitle: 'Payment',
    total: 'Total',
    email: 'Email',
    number: 'Card number',
    expiry: 'Expiration date',
    expiryHint: 'Month and year, such as 12 / 34',
    cvc: 'Security code',
    cvcHint: '3 or 4 digits on the card',
    name: 'Name on card',
    back: 'Back',
    testCards: 'Test cards',
    testCardsHint: 'Any future date and any security code will do.',
    emailWrong: 'Enter an email address, such as name@example.com.',
    nameWrong: 'Enter the name on the card.',
    expiryWrong: 'Enter the expiration date as month and year, such as 12 / 34.',
    paidTitle: 'This payment is complete',
    paid: 'You have already paid. No more money will be taken.',
    continue: 'Continue',
    expiredTitle: 'This payment page has expired',
    expired: 'No money was taken. Go back to start again.',
    unknownTitle: 'There is no such payment page',
    unknown: 'Check the address, or go back to where you came from.',
    bankTitle: 'Your bank asks you to confirm this payment',
    bank: '3-D Secure test page. Choose what the bank answers.',
    complete: 'Complete',
    fail: 'Fail',
    bankDoneTitle: 'Nothing to confirm',
    bankDone: 'This payment does not wait for your bank.',
  },
  es: {
    pay: 'Pagar',
    save: 'Guardar tarjeta',
    saveTitle: 'Guardar una tarjeta',
    saveText: 'No se cobra nada ahora.',
    payTitle: 'Pago',
    total: 'Total',
    email: 'Correo electrónico',
    number: 'Número de tarjeta',
    expiry: 'Fecha de vencimiento',
    expiryHint: 'Mes y año, por ejemplo 12 / 34',
    cvc: 'Código de seguridad',
    cvcHint: '3 o 4 dígitos en la tarjeta',
    name: 'Nombre en la tarjeta',
    back: 'Regresar',
    testCards: 'Tarjetas de prueba',
    testCardsHint: 'Sirve cualquier fecha futura y cualquier código de seguridad.',
    emailWrong: 'Escriba un correo electrónico, por ejemplo nombre@example.com.',
    nameWrong: 'Escriba el nombre que aparece en la tarjeta.',
    expiryWrong: 'Escriba el mes y el año de vencimiento, por ejemplo 12 / 34.',
    paidTitle: 'Este pago ya está hecho',
    paid: 'Usted ya pagó. No se le cobrará nada más.',
    continue: 'Continuar',
    expiredTitle: 'Esta página de pago venció',
    expired: 'No se cobró nada. Regrese para comenzar de nuevo.',
    unknownTitle: 'Esta página de pago no existe',
    unknown: 'Revise la dirección o regrese a la página anterior.',
    bankTitle: 'Su banco le pide confirmar este pago',
    bank: 'Página de prueba de 3-D Secure. Elija lo que responde el banco.',
    complete: 'Confirmar',
    fail: 'Rechazar',
    bankDoneTitle: 'No hay nada que confirmar',
    bankDone: 'Este pago no espera la confirmación de su banco.',
  },
} as const;

const SPANISH_ERRORS: Readonly<Record<string, string>> = {
  card_declined: 'Su tarjeta fue rechazada.',
  insufficient_funds: 'Su tarjeta no tiene fondos suficientes.',
  processing_error: 'Hubo un error al procesar su tarjeta. Intente de nuevo en un momento.',
  expired_card: 'Su tarjeta está vencida.',
  incorrect_cvc: 'El código de seguridad de su tarjeta es incorrecto.',
  incorrect_number: 'El número de su tarjeta es incorrecto.',
  invalid_expiry_month: 'El mes de vencimiento de su tarjeta no es válido.',
  invalid_expiry_year: 'El año de vencimiento de su tarjeta no es válido.',
  invalid_cvc: 'El código de seguridad de su tarjeta no es válido.',
  setup_intent_authentication_failure: 'Su banco no confirmó la tarjeta. Elija otra e intente de nuevo.',
  payment_intent_authentication_failure:
    'Su banco no confirmó el pago. Elija otra forma de pago e intente de nuevo.',
  test_mode_live_card: 'Esta no es una tarjeta de prueba. Aquí solo funcionan las tarjetas de prueba.',
};

/** An API error in the person's language. */
export function errorWords(
  error: Pick<ErrorBody, 'message' | 'code' | 'decline_code'>,
  language: PageLanguage,
): string {
  if (language === 'en') return error.message;
  return SPANISH_ERRORS[error.decline_code ?? ''] ?? SPANISH_ERRORS[error.code ?? ''] ?? error.message;
}

export function languageOf(
  session: CheckoutSession | undefined,
  acceptLanguage: string | undefined,
): PageLanguage {
  const locale = session?.locale ?? 'auto';
  const wanted = locale === 'auto' ? (acceptLanguage ?? '') : locale;
  return wanted.toLowerCase().startsWith('es') ? 'es' : 'en';
}
