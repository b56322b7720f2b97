import type { CasePartsWords } from '#i18n/en/case-parts.ts';

const words: CasePartsWords = {
  title: 'Su pago en partes',
  lead: 'Sin cargos extra y sin intereses. Usted paga cada parte, o nos deja cobrarla a su tarjeta en su fecha.',
  card: {
    title: 'Su tarjeta',
    kept: 'En la fecha de cada parte cobramos a su tarjeta {brand} terminada en {last4}. Le avisamos tres días antes.',
    remove: 'Quitar esta tarjeta',
    removed:
      'Quitamos su tarjeta. Ya no se cobra nada con ella, y las partes siguientes las paga usted directamente.',
    underWay:
      'Quitamos su tarjeta. Un pago ya había empezado y todavía puede completarse. Le escribiremos sobre él.',
    offer: 'Cobrar cada parte a mi tarjeta en su fecha',
    what: 'Así no tiene que acordarse. Esto es lo que usted aceptaría:',
    agree: {
      sums: 'Cobramos a su tarjeta las partes que faltan: {parts}.',
      when: 'Cada parte en su fecha, una sola vez y nunca antes. Le avisamos tres días antes.',
      never:
        'Nunca más que estas partes: sin cargos extra, sin intereses y nada más. Si su banco dice que no o tiene una pregunta, no lo intentamos de nuevo por nuestra cuenta. Le escribimos, y esa parte la paga usted.',
      stop: 'Puede quitar la tarjeta cuando quiera, aquí mismo, con un toque. Desde entonces ya no se cobra nada con ella.',
      where:
        'La tarjeta la guarda Stripe, la empresa que cobra nuestros pagos. Nosotros solo vemos la marca y los últimos cuatro números. Se borra cuando termina el plan.',
    },
    one: '{amount} el {date}',
    fields: { agreed: 'Acepto que cobren así a mi tarjeta.' },
    submit: 'Aceptar y agregar una tarjeta',
    sending: 'Abriendo la página de la tarjeta…',
    nothingNow: 'Ahora no se cobra nada.',
    saved: 'Su tarjeta está guardada. Cobramos las partes siguientes en sus fechas.',
    notSaved: 'No se guardó ninguna tarjeta y no se cobra nada. Puede intentar otra vez.',
  },
  charges: {
    paid: '',
    processing: 'Su banco está procesando este pago.',
    question:
      'Su banco quiere que usted confirme antes de pagar. Pague esta parte aquí; la página siguiente le pregunta lo que el banco quiere saber.',
    declined: 'Su banco no nos dejó cobrar a su tarjeta. Pague esta parte aquí, con esta tarjeta o con otra.',
    withdrawn: '',
  },
  filing: 'Los documentos van al tribunal cuando esté pagada la última parte.',
  early: {
    title: 'Tengo una fecha en el tribunal antes de eso',
    what: 'Díganos el día. En {days} día hábil como máximo decidimos si presentamos los documentos antes de la última parte, y aquí podrá leerlo.',
    fields: { courtDate: 'Día de la audiencia o del plazo' },
    wrong: 'Escriba un día de hoy en adelante.',
    submit: 'Enviar',
    done: 'Ya tenemos su fecha. Aquí podrá leer nuestra decisión, y también le escribimos.',
    waiting: 'Usted nos avisó del {date}. Decidimos a más tardar el {due}, y aquí podrá leerlo.',
    decided: {
      file_first:
        'Por su fecha en el tribunal del {date}, presentamos los documentos en cuanto estén listos y aprobados, antes de que esté pagada la última parte. Los días de sus partes no cambian.',
      pay_first:
        'No podemos presentar los documentos antes de que esté pagada la última parte, tampoco con su fecha del {date}. Aquí puede pagar antes las partes que faltan. Si no le es posible, escríbanos hoy.',
    },
    other: 'Tengo otra fecha en el tribunal',
  },
  part: 'Parte {place} de {count}',
  due: 'a más tardar el {date}',
  paidOn: 'pagada el {date}',
  moved: 'antes era el {date}',
  states: {
    paid: 'Pagada',
    late: 'Atrasada',
    next: 'La siguiente',
    later: 'Después',
    void: 'No se cobra',
  },
  pay: 'Pagar {amount}',
  paying: 'Abriendo la página de pago…',
  move: {
    title: 'Cambiar el día',
    text: 'Puede cambiar este día una vez, hasta el {date}.',
    fields: { to: 'Nuevo día' },
    wrong: 'Elija un día posterior, hasta el {date}.',
    submit: 'Guardar el nuevo día',
    done: 'Se cambió el día.',
  },
  stop: 'Dejar de pagar en partes',
  stopText:
    'No se cobra nada más. Como falta el resto del precio, no presentamos los documentos; le escribimos sobre lo que ya pagó, según nuestra regla de reembolso.',
  stopSend: 'Terminar el plan',
  stopped: 'Este plan terminó. No se cobra nada más.',
  allPaid: 'Todas las partes están pagadas. Gracias.',
  paid: 'Gracias. Ya llegó su pago.',
  processing: 'Su pago va en camino. Le escribimos en cuanto llegue. Por favor, no pague otra vez.',
  notPaid: 'El pago no pasó. No se le cobró nada y puede intentar otra vez.',
  inReview: 'Su pago llegó y una persona lo revisa. Por favor, no pague otra vez.',
  unknown: 'En este momento no pudimos revisar su pago. Vuelva a cargar esta página antes de pagar.',
};
export default words;
