import type { MailAboutMoneyWords } from '#i18n/en/mail-about-money.ts';

const words: MailAboutMoneyWords = {
  receipt: {
    subject: 'Recibo de su pago',
    what: 'Gracias. Su pago llegó.',
    keep: 'Guarde este correo: es su recibo.',
  },
  refundAsked: {
    subject: 'Recibimos su solicitud de reembolso',
    what: 'Usted pidió que le devolvamos su dinero, y una persona lo revisa.',
    more: [
      '{refundTimes}',
      'Mientras tanto no trabajamos en su caso, y usted no tiene que leer ni firmar nada. Una fecha que el tribunal ya puso sigue valiendo.',
    ],
  },
  refundApproved: {
    subject: 'Su reembolso fue aprobado',
    what: 'Le devolvemos {amount}. Lo mandamos a la tarjeta con la que pagó.',
    more: [
      'A partir de hoy, debería llegar a su tarjeta en {from} a {to} días hábiles. Le avisamos cuando vaya en camino.',
    ],
  },
  refundDeclined: {
    subject: 'Sobre su reembolso',
    what: 'Revisamos un reembolso de su pago y no lo aprobamos.',
    more: [
      'Si su caso estaba en pausa por esto, el trabajo sigue.',
      'Si usted lo ve de otra manera, conteste este correo y una persona lo revisa de nuevo.',
    ],
  },
  refundSent: {
    subject: 'Su reembolso va en camino',
    what: 'Mandamos {amount} de regreso a la tarjeta con la que pagó.',
    more: [
      'Los bancos tardan hasta {to} días hábiles. Si para entonces no le llegó, conteste este correo y le ayudamos a encontrarlo.',
    ],
  },
  refundFailed: {
    subject: 'No pudimos enviar su reembolso',
    what: 'Intentamos devolverle {amount} a su tarjeta, pero no se pudo. Eso puede pasar cuando una tarjeta se canceló o se cambió.',
    more: [
      'El dinero está con nosotros y sigue siendo suyo. En {days} día hábil como máximo le escribimos para mandárselo de otra manera. Por favor, nunca nos mande números de tarjeta por correo.',
    ],
  },
  refundSettled: {
    subject: 'Le devolvimos su dinero de otra manera',
    what: {
      check:
        'Su tarjeta no aceptó los {amount} que le devolvimos, así que le mandamos un cheque por esa cantidad.',
      bank_transfer:
        'Su tarjeta no aceptó los {amount} que le devolvimos, así que le mandamos esa cantidad por transferencia bancaria.',
      other:
        'Su tarjeta no aceptó los {amount} que le devolvimos, así que recibió esa cantidad de otra manera.',
    },
    more: [
      'Nuestra referencia: {reference}',
      'Si el dinero no le llega, conteste este correo y le ayudamos a encontrarlo.',
    ],
  },
  paymentInReview: {
    subject: 'Estamos revisando su pago',
    what: {
      amount:
        'Su pago de {amount} llegó, pero no es el precio de su pedido. Una persona lo revisa antes de seguir.',
      currency:
        'Su pago llegó en una moneda distinta a la de su pedido, así que una persona lo revisa antes de seguir.',
      package:
        'Su pago de {amount} llegó. Se hizo por un paquete distinto al de su pedido, así que una persona lo revisa antes de seguir.',
      second_payment:
        'Su pago de {amount} llegó, pero usted ya había pagado. No debe nada más, y una persona lo revisa.',
      closed:
        'Su pago de {amount} llegó, pero su solicitud o su cuenta ya estaba cerrada. No empezamos ningún trabajo con él, y una persona lo revisa.',
      other_client:
        'Llegó un pago de {amount} por una solicitud que se mandó con esta dirección de correo. La dirección es de una cuenta, y la solicitud puede ser de otra persona, por eso está en espera. Si usted la mandó, entre a su cuenta y escriba la fecha de nacimiento de la solicitud. Si no fue usted, no tiene que hacer nada.',
    },
    next: {
      decided:
        'En {days} día hábil como máximo empezamos con su pedido o le devolvemos todo este pago. Por favor, no pague otra vez.',
      back: 'En {days} día hábil como máximo mandamos todo este pago de regreso a la tarjeta con la que pagó. Por favor, no pague otra vez.',
    },
  },
  packageUpgrade: {
    button: 'Ver mi caso',
    offered: {
      subject: 'Tenemos una sugerencia para usted',
      what: 'Le sugerimos otro paquete para su caso {caseNumber}. Entre para leer qué cubre y cuánto cuesta, y para decir sí o no.',
      free: 'Usted decide. Nada cambia hasta que diga que sí y pague.',
    },
    withdrawn: {
      subject: 'Hay novedades en su cuenta',
      what: 'Ya no le sugerimos otro paquete para su caso {caseNumber}. Usted se queda con el paquete que tiene y no tiene que hacer nada.',
    },
    paid: {
      subject: 'Recibo de su pago',
      what: 'Gracias. Recibimos su pago, y su caso {caseNumber} ahora tiene el paquete {package}.',
    },
  },
  paymentPlan: {
    button: 'Ver mis pagos',
    granted: {
      subject: 'Puede pagar en partes',
      what: 'Puede pagar el paquete {package} en {count} partes iguales. La primera es de {amount}. Sin cargos extra y sin intereses.',
      how: 'Empezamos cuando llegue la primera parte. En su cuenta están las demás partes con sus fechas. Ahí paga usted cada una o, si prefiere, la cobramos a su tarjeta en su fecha. Puede pagar antes, y puede cambiar cada fecha una vez.',
      filing:
        'Los documentos van al tribunal cuando esté pagada la última parte. Si tiene una fecha en el tribunal antes de eso, avísenos ahora.',
      button: 'Pagar la primera parte',
    },
    soon: {
      subject: 'Pronto toca pagar una parte',
      what: 'La parte siguiente, de {amount}, se paga el {date}. Es de su caso {caseNumber}.',
      after:
        'Entre para pagarla, o para cambiar la fecha una vez. Si no puede pagar, escríbanos antes de ese día.',
    },
    today: {
      subject: 'Hoy toca pagar una parte',
      what: 'La parte siguiente, de {amount}, se paga hoy, {date}. Es de su caso {caseNumber}.',
      after: 'Entre para pagarla. Si no puede, escríbanos hoy.',
    },
    late: {
      subject: 'Una parte de su pago está atrasada',
      what: 'Todavía no nos llega el pago de {amount} que tocaba el {date}. Es de su caso {caseNumber}.',
      after:
        'Usted puede seguir viendo todo en su cuenta. Nuestros plazos quedan en pausa hasta que llegue el pago. Si no puede pagar, escríbanos y buscamos juntos una solución.',
    },
    held: {
      subject: 'Su caso espera un pago',
      what: 'El pago de {amount} que tocaba el {date} tiene dos semanas de atraso. Pusimos su caso {caseNumber} en pausa.',
      after:
        'Usted puede seguir viendo todo en su cuenta, y las fechas del tribunal no cambian. Cuando llegue el pago, seguimos donde nos quedamos. Si no puede pagar, escríbanos.',
    },
    paid: {
      subject: 'Recibo de su pago',
      what: 'Gracias. Recibimos la parte {place} de {count}.',
      more: 'En su cuenta están las fechas de las demás partes.',
      last: 'Esa fue la última parte. Su paquete está pagado por completo.',
    },
    card_saved: {
      subject: 'Guardó una tarjeta para sus pagos',
      what: 'Usted aceptó que cobremos las partes que faltan a su {method}, cada una en su fecha. Todavía no se cobró nada. Es de su caso {caseNumber}.',
      after:
        'Le avisamos tres días antes de cada parte. Puede quitar la tarjeta cuando quiera en su cuenta, con un toque. Si no fue usted, conteste este correo.',
    },
    charge_soon: {
      subject: 'Pronto toca pagar una parte',
      what: 'El {date} cobramos {amount} a su {method}, como usted aceptó. Es de su caso {caseNumber}.',
      after:
        'No tiene que hacer nada. Si no quiere que se cobre, entre antes de ese día: puede quitar la tarjeta o cambiar la fecha una vez.',
    },
    question: {
      subject: 'Su banco le pregunta por un pago',
      what: 'Quisimos cobrar {amount} a su {method}, pero su banco quiere que usted lo confirme primero. No se cobró nada. Es de su caso {caseNumber}.',
      after:
        'Entre y presione el botón para pagar. La página de pago le pregunta lo que su banco quiere saber. No volvemos a intentar este cobro por nuestra cuenta.',
    },
    declined: {
      subject: 'Una parte de su pago no pasó',
      what: 'Su banco no nos dejó cobrar {amount} a su {method}. No se cobró nada. Es de su caso {caseNumber}.',
      after:
        'Entre para pagar con esta tarjeta o con otra. No volvemos a intentar este cobro por nuestra cuenta. Si no puede pagar, escríbanos hoy.',
    },
    decided: {
      subject: 'Hay novedades en su cuenta',
      what: 'Usted nos avisó de una fecha que llega antes de su última parte. Ya decidimos qué va primero. Entre para leerlo. Es de su caso {caseNumber}.',
    },
    stopped: {
      subject: 'Su plan de pagos terminó',
      what: 'Su plan para pagar en partes terminó y no se cobra nada más. Le escribimos sobre lo que ya pagó y sobre lo que sigue.',
    },
  },
};
export default words;
