import type { PaymentWords } from '#i18n/en/payment.ts';

const words: PaymentWords = {
  checking: { heading: 'Su pago', lead: 'Un momento, estamos consultando al procesador de tarjetas…' },
  paid: {
    heading: '¡Pago exitoso!',
    lead: 'Gracias. Ya llegó su pago del paquete {package}.',
    leadPlain: 'Gracias. Ya llegó su pago.',
    amount: 'Monto',
    package: 'Paquete',
    order: 'Número de pedido',
    active: 'Su caso está activo',
    activeText:
      'Empezamos a trabajar en él en menos de {workStarts} horas, de lunes a viernes. Para eso no tiene que hacer nada.',
    applyTitle: 'Su siguiente paso: llene la solicitud',
    applyText: 'La necesitamos para empezar. Se tarda unos 10 minutos y ya no tiene que pagar nada.',
    apply: 'Llenar la solicitud',
    mailTitle: 'Su siguiente paso: busque nuestro correo',
    mail: 'Mandamos su recibo y un enlace para crear su contraseña a {email}. Por lo general llega en menos de {minutes} minutos. Busque también en el correo no deseado (spam).',
    mailPlain:
      'Mandamos su recibo y un enlace para crear su contraseña a su correo. Por lo general llega en menos de {minutes} minutos. Busque también en el correo no deseado (spam).',
    knownTitle: 'Su caso está en su cuenta',
    known: 'Su recibo va en camino a {email}. Entre con la contraseña que ya tiene para ver el caso.',
    signIn: 'Entrar',
    openCase: 'Ir a su caso',
    timeline: 'Qué pasa ahora',
    timelineAfter: 'Qué pasa cuando tengamos su solicitud',
    items: [
      {
        when: 'En {reviewFrom} a {reviewTo} horas',
        what: 'Revisión: leemos su solicitud y el registro público del tribunal.',
      },
      {
        when: 'En un máximo de {contact} días hábiles',
        what: 'Primer contacto: le escribimos qué encontramos.',
      },
      { when: 'Semana {documents}', what: 'Documentos: reunimos los papeles que hacen falta.' },
      {
        when: 'De {from} a {to} semanas',
        what: 'Trámite: se preparan sus documentos. Después, el tribunal tiene su propio calendario.',
      },
    ],
  },
  processing: {
    heading: 'Su pago está en proceso',
    lead: 'Su banco todavía no termina. Esta página sigue revisando sola.',
    text: 'Puede cerrar esta página: en cuanto llegue el pago le mandamos un correo. Por favor, no pague otra vez.',
    waited:
      'Está tardando más de lo normal. A veces pasa y no se pierde nada. Le avisamos por correo en cuanto lo sepamos.',
    again: 'Revisar otra vez',
  },
  inReview: {
    heading: 'Estamos revisando su pago',
    lead: 'Su pago llegó. No pasa nada más hasta que lo revisemos.',
    text: 'Una persona lo revisa y le escribe en {days} día hábil como máximo. Después empezamos, o se lo devolvemos todo. Por favor, no pague otra vez.',
    address:
      '¿Su correo electrónico está bien escrito? Si tiene un error, muchas veces basta con corregirlo.',
    checkAddress: 'Revisar mi correo electrónico',
  },
  notPaid: {
    heading: 'El pago no pasó',
    lead: 'No se le cobró nada. Su solicitud está guardada y puede intentar otra vez cuando quiera.',
    text: 'Tal vez el banco no aceptó la tarjeta, o la página de pago se cerró antes de tiempo. Muchas veces funciona con otra tarjeta.',
    backToApplication: 'Volver a los enlaces de pago',
    backToCheckout: 'Volver a la página de pago',
  },
  unknown: {
    heading: 'Su pago',
    lead: 'Esta página muestra un pago solo justo después de hacerlo y en el navegador donde se hizo.',
    text: '¿Ya pagó? Su recibo está en su correo y su caso está en su cuenta.',
    signIn: 'Entrar',
    start: 'Comenzar la solicitud',
  },
  checkout: {
    preparing: 'Preparando el pago seguro…',
    summary: 'Resumen de su pedido',
    total: 'Total de hoy',
    card: 'Datos de pago',
    secure: 'Los datos de la tarjeta van directo a nuestro procesador. Nunca vemos el número de su tarjeta.',
    pay: 'Pagar {price}',
    paying: 'Procesando…',
    back: 'Volver a los paquetes',
    wrongPackage: {
      title: 'Primero elija un paquete',
      text: 'La selección del paquete no es válida. Comuníquese con nosotros. El enlace de esta página no corresponde a ninguno de nuestros paquetes.',
    },
    paidTitle: 'Usted ya pagó',
    intentTitle: 'No se pudo preparar el pago',
    intentText: 'No se le cobró nada.',
    failedTitle: 'El pago no pasó',
    failedText: 'No se hizo ningún cargo a la tarjeta. Revise los datos o use otra tarjeta.',
    unsureTitle: 'Se perdió la conexión',
    unsureText:
      'Todavía no sabemos si se hizo el cargo a la tarjeta. Revise primero, para no pagar dos veces: la página siguiente le pregunta a la empresa de pagos.',
    look: 'Ver qué pasó',
    inParts: '¿Es mucho dinero de una sola vez?',
    askInParts: 'Preguntar por un plan de pagos',
    successTitle: 'Pago exitoso',
    successText: 'Le llevamos a su confirmación…',
    confirmFailed: 'El pago se hizo bien. Escríbanos para darle acceso a su portal.',
    toCase: 'Ir a su caso',
    toSignIn: 'Le llevamos a la página de acceso…',
    toasts: 'Avisos',
    closeToast: 'Cerrar',
  },
};
export default words;
