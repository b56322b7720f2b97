import type { TicketWords } from '../en/tickets.ts';

const words: TicketWords = {
  title: 'Ayuda y preguntas',
  lead: '¿Algo no funciona aquí, o tiene una pregunta que no es sobre su caso? Pregúntenos. Contestamos en menos de {hours} horas, de lunes a viernes.',
  toThread: 'Para mandar noticias o documentos de su caso, escríbanos desde la página del caso.',
  ask: {
    open: 'Hacer una pregunta',
    fields: {
      caseId: '¿Qué caso?',
      category: {
        label: '¿De qué se trata?',
        options: {
          site: 'Cómo usar este sitio',
          account: 'Mi acceso y mi cuenta',
          payment: 'Un pago o recibo',
          files: 'Mandar o abrir archivos',
          language: 'El idioma o palabras que no entiendo',
          complaint: 'Una queja',
          other: 'Otra cosa',
        },
      },
      subject: 'En pocas palabras',
      message: 'Su pregunta',
      wish: '¿Qué le ayudaría?',
    },
    submit: 'Enviar la pregunta',
    done: 'Recibimos su pregunta. Su número es {number}.',
  },
  yours: 'Sus preguntas',
  number: 'Número {number}',
  asked: 'enviada el {date}',
  statuses: {
    open: 'Ya la estamos viendo',
    in_progress: 'Ya la estamos viendo',
    waiting: 'Ya contestamos',
    resolved: 'Resuelta',
    closed: 'Cerrada',
  },
  you: 'Usted',
  us: 'Nuestro equipo',
  resolution: 'Lo que hicimos',
  write: {
    fields: {
      message: {
        label: 'Escribir otra vez',
        hint: 'Si algo queda pendiente, escriba aquí. La pregunta se abre de nuevo.',
      },
    },
    submit: 'Enviar',
    done: 'Enviado. Le contestamos aquí.',
  },
  rate: {
    fields: {
      rating: {
        label: '¿Le sirvió esto?',
        options: {
          1: 'No, para nada',
          2: 'No mucho',
          3: 'Un poco',
          4: 'Sí',
          5: 'Sí, mucho',
        },
      },
    },
    submit: 'Enviar mi respuesta',
    done: 'Gracias. Esto nos ayuda a mejorar.',
  },
  youSaid: 'Usted dijo: {rating}',
};
export default words;
