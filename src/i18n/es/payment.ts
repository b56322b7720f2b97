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
    activeText: 'Empezamos a trabajar en él en menos de {workStarts} horas, de lunes a viernes.',
    helpTitle: 'Antes que nada: llame a la ayuda legal gratuita',
    helpText:
      'Usted nos dijo que su desalojo quizás sigue abierto. Llame hoy a un abogado que no cobra y, si hay audiencia, vaya. Mientras el caso siga abierto no preparamos documentos. Nosotros le escribimos, y usted puede pedir su dinero de vuelta en cualquier momento.',
    help: 'Ver la ayuda legal gratuita',
    moreParts:
      'Usted paga en partes. Las que faltan, cada una con su fecha, están en su cuenta, y le escribimos tres días antes de cada una.',
    applyTitle: 'Su siguiente paso: llene la solicitud',
    applyText: 'La necesitamos para empezar. Se tarda unos 10 minutos y ya no tiene que pagar nada.',
    apply: 'Llenar la solicitud',
    mailTitle: 'Su siguiente paso: busque nuestro correo',
    mail: 'Mandamos su recibo y un enlace para crear su contraseña a {email}. Por lo general llega en menos de {minutes} minutos. Busque también en el correo no deseado (spam).',
    mailPlain:
      'Mandamos su recibo y un enlace para crear su contraseña a su correo. Por lo general llega en menos de {minutes} minutos. Busque también en el correo no deseado (spam).',
    knownTitle: 'Su caso está en su cuenta',
    known: 'Su recibo va en camino a {email}. Entre con la contraseña que ya tiene para ver el caso.',
    mailAgain: 'Mandar los correos otra vez',
    mailSending: 'Mandando…',
    mailSent: 'Enviado. Busque también en el correo no deseado (spam).',
    openCase: 'Ir a su caso',
    timeline: 'Qué pasa ahora',
    timelineAfter: 'Qué pasa cuando tengamos su solicitud',
    by: 'A más tardar el {date}',
    items: {
      mail: {
        when: 'En menos de {confirmation} minutos',
        what: 'Correo: su recibo y el enlace para crear su contraseña.',
      },
      work: { when: 'En menos de {workStarts} horas', what: 'Inicio: empezamos a trabajar en su caso.' },
      review: {
        when: 'En {reviewFrom} a {reviewTo} horas',
        what: 'Revisión: leemos su solicitud y el registro público del tribunal, y le escribimos qué encontramos.',
      },
      papers: {
        when: 'De {from} a {to} semanas',
        what: 'Documentos y preparación: reunimos los papeles que hacen falta y hacemos los suyos. Después, el tribunal tiene su propio calendario.',
      },
    },
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
    lead: 'Su pago llegó. No haremos nada más hasta revisarlo.',
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
    price: 'Precio del paquete',
    part: 'Parte {place} de {count}, hoy',
    otherParts: 'Cuando pague esta parte, verá en su cuenta las fechas de las demás.',
    card: 'Datos de pago',
    secure: 'Los datos de la tarjeta van directo a nuestro procesador. Nunca vemos el número de su tarjeta.',
    pay: 'Pagar {price}',
    paying: 'Procesando…',
    back: 'Volver a los paquetes',
    hearing: {
      title: 'Su audiencia es en pocos días: primero la ayuda gratuita',
      text: 'No recibimos ningún pago antes de contestar su solicitud, así que no se cobró nada. Llame ya a la ayuda legal gratuita y vaya a la audiencia, aunque no tenga abogado.',
      help: 'Ver la ayuda legal gratuita',
      applyText:
        'No recibimos ningún pago antes de leer su solicitud, así que no se cobró nada. Llame ya a la ayuda legal gratuita y vaya a la audiencia, aunque no tenga abogado. Mandar la solicitud no cuesta nada y la contestamos el mismo día hábil.',
      apply: 'Llenar la solicitud',
    },
    eviction: {
      title: 'Antes de pagar',
      next: 'Continuar al pago',
      missing: 'Elija una respuesta.',
    },
    wrongPackage: {
      title: 'Primero elija un paquete',
      text: 'La selección del paquete no es válida. Comuníquese con nosotros. El enlace de esta página no corresponde a ninguno de nuestros paquetes.',
    },
    wrongPackageToast: {
      title: 'Error',
      description: 'Ese paquete no existe. Escríbanos, por favor.',
    },
    choose: 'Ver los paquetes',
    paidTitle: 'Usted ya pagó',
    paidNext:
      'Si todavía falta su solicitud, su caso lo dice: es lo único que tiene que hacer. Para otro caso puede comprar otro paquete.',
    intentTitle: 'No se pudo preparar el pago',
    cardBlocked:
      'El formulario de tarjeta de Stripe, que procesa nuestros pagos, no se cargó. Puede detenerlo un bloqueador de contenido, un ajuste de privacidad estricto o una conexión débil. Permita js.stripe.com, o abra esta página en otro navegador, e intente otra vez.',
    intentText: 'No se le cobró nada.',
    failedTitle: 'El pago no pasó',
    failedText: 'No se le cobró nada. Revise los datos o use otra tarjeta.',
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
