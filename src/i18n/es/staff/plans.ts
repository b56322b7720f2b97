import type { PlansWords } from '#i18n/en/staff/plans.ts';

const words: PlansWords = {
  title: 'Pago en partes',
  none: 'No hay plan. Antes del primer pago puede permitir que este cliente pague en dos a cuatro partes iguales, sin cargos extra ni intereses.',
  statuses: { active: 'Abierto', paid: 'Pagado', stopped: 'Detenido' },
  ends: {
    client: 'Lo detuvo el cliente.',
    staff: 'Lo detuvimos nosotros.',
    case_over: 'Terminó la solicitud o el caso.',
    money_back: 'Se devolvió todo el dinero.',
    other_order: 'Se pagó otro paquete.',
  },
  part: 'Parte {place}: {amount} a más tardar el {date}',
  partPaid: 'Parte {place}: {amount}, pagada el {date}',
  states: { paid: 'pagada', late: 'atrasada', next: 'la siguiente', later: 'después', void: 'no se cobra' },
  card: 'Se cobra en sus fechas a {brand} {last4}, como aceptó el cliente.',
  charges: {
    paid: '',
    processing: 'tarjeta: en proceso',
    question: 'tarjeta: el banco tiene una pregunta',
    declined: 'tarjeta: rechazada',
    withdrawn: '',
  },
  early: {
    told: 'El cliente avisó de una fecha del tribunal antes de la última parte: {date}. Decida a más tardar el {due}.',
    question: '¿Presentamos antes de que esté pagada la última parte?',
    choices: {
      file_first: 'Sí, en cuanto los documentos estén aprobados',
      pay_first: 'No, esperamos la última parte',
    },
    decided: {
      file_first: 'Por la fecha del {date} presentamos antes de que esté pagada la última parte.',
      pay_first: 'Fecha del {date}: de todos modos esperamos la última parte.',
    },
    submit: 'Decidir y avisar al cliente',
    done: 'Decidido. El cliente recibe el aviso.',
  },
  make: 'Permitir que el cliente pague en partes',
  which: '¿Cuántas partes?',
  option: {
    14: '{count} partes de {amount}, cada dos semanas',
    30: '{count} partes de {amount}, cada 30 días',
  },
  help: 'El cliente recibe un correo con un enlace para pagar la primera parte. Con ella empieza el trabajo; la presentación espera la última.',
  submit: 'Autorizar',
  done: 'Autorizado.',
  stop: 'Detener el plan',
  stopConfirm: {
    title: '¿Detener este plan?',
    text: 'No se cobra nada más y se le avisa al cliente. Lo que ya pagó se decide según la regla de reembolso.',
  },
  stopped: 'Detenido.',
};
export default words;
