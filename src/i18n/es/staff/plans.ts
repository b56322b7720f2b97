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
    fields: {
      decision: {
        label: '¿Presentamos antes de que esté pagada la última parte?',
        options: {
          file_first: 'Sí, en cuanto los documentos estén aprobados',
          pay_first: 'No, esperamos la última parte',
        },
      },
    },
    told: 'El cliente avisó de una fecha del tribunal antes de la última parte: {date}. Decida a más tardar el {due}.',
    decided: {
      file_first: 'Por la fecha del {date} presentamos antes de que esté pagada la última parte.',
      pay_first: 'Fecha del {date}: de todos modos esperamos la última parte.',
    },
    submit: 'Decidir y avisar al cliente',
    done: 'Decidido. El cliente recibe el aviso.',
  },
  make: 'Permitir que el cliente pague en partes',
  help: 'El cliente recibe un correo con un enlace para pagar la primera parte. Con ella empieza el trabajo; la presentación espera la última.',
  grant: {
    fields: {
      parts: '¿Cuántas partes?',
      everyDays: { label: '¿Cada cuánto?', options: { 14: 'Cada dos semanas', 30: 'Cada 30 días' } },
    },
    submit: 'Autorizar',
    done: 'Autorizado.',
  },
  option: '{count} partes de {amount}',
  stopping: {
    submit: 'Detener el plan',
    done: 'Detenido.',
    confirm: {
      title: '¿Detener este plan?',
      text: 'No se cobra nada más y se le avisa al cliente. Lo que ya pagó se decide según la regla de reembolso.',
    },
  },
};
export default words;
