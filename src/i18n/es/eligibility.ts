import emailMessages from './email-messages.ts';
import type { EligibilityWords } from '#i18n/en/eligibility.ts';

const words: EligibilityWords = {
  title: '¿Qué tan fuerte puede ser su petición?',
  lead: 'Tres preguntas, un minuto, sin su nombre. Una orientación y sus razones, no asesoría legal: decide un juez.',
  freeHelp: 'Ayuda gratuita, sea cual sea su respuesta',
  withoutScript:
    'Las preguntas necesitan JavaScript, que no se cargó o está apagado. Esto es lo que preguntan:',
  form: {
    state: {
      label: '¿Dónde fue el caso de desalojo?',
      options: { Georgia: 'En Georgia', other: 'En otro estado' },
    },
    outcome: {
      label: '¿Cómo terminó?',
      hint: 'Si hubo varios casos, piense en el que más le preocupa.',
      options: {
        dismissed: 'Lo desestimaron',
        'judgment-tenant': 'El juez falló a mi favor',
        settled: 'El arrendador y yo llegamos a un acuerdo',
        'judgment-landlord': 'El juez falló a favor del arrendador',
        open: 'Sigue abierto',
        unknown: 'No lo sé',
      },
    },
    timeframe: {
      label: '¿Hace cuánto tiempo se presentó?',
      options: {
        'under-1-year': 'Menos de 1 año',
        '1-3-years': 'De 1 a 3 años',
        '3-7-years': 'De 3 a 7 años',
        'over-7-years': 'Más de 7 años',
        unknown: 'No lo sé',
      },
    },
    email: {
      label: 'Su correo electrónico',
      optional: '(opcional)',
      hint: 'Solo si también quiere la respuesta por correo. Al escribirlo, usted acepta recibir un solo correo con esta respuesta. Guardamos la dirección junto con sus respuestas y no la usamos para nada más.',
    },
    submit: 'Ver mi respuesta',
    summaryTitle: 'Revise esto, por favor:',
    errorPrefix: 'Error:',
  },
  messages: {
    'quizState.required': 'Por favor, díganos dónde fue el caso.',
    'quizOutcome.required': 'Por favor, díganos cómo terminó el caso. También puede contestar “No lo sé”.',
    'quizTimeframe.required':
      'Por favor, díganos hace cuánto tiempo se presentó. También puede contestar “No lo sé”.',
    ...emailMessages,
    'email.invalid': 'Escriba el correo completo, como nombre@ejemplo.com, o déjelo vacío.',
  },
  answer: {
    label: 'Su respuesta',
    why: 'Por qué',
    next: 'Un buen siguiente paso',
    again: 'Cambiar mis respuestas',
    notVerdict: 'Esto es una orientación, nunca una promesa. Un juez decide después de una audiencia.',
  },
  results: {
    often_stronger: {
      title: 'Suele ser más fuerte',
      text: 'Las peticiones sobre casos como este suelen ser más fuertes que otras.',
    },
    harder: {
      title: 'Más difícil: hable primero con un abogado',
      text: 'Las peticiones sobre casos como este son más difíciles. Eso no quiere decir que no se pueda. Quiere decir que conviene asesorarse antes de pagarle a alguien.',
    },
    outside_service: {
      title: 'Fuera de nuestro servicio',
      text: 'Preparamos papeles solo para los tribunales de Georgia, así que no somos los indicados para este caso.',
    },
  },
  reasons: {
    'state.other':
      'La petición se presenta en el tribunal que tuvo el caso. Los demás estados tienen sus propias reglas y algunos tienen leyes sobre los registros de desalojo. La ayuda legal de ese estado puede orientarle, muchas veces sin costo.',
    'outcome.dismissed': 'El caso fue desestimado: ningún juez falló en contra de usted.',
    'outcome.judgment-tenant': 'El juez falló a favor de usted.',
    'outcome.settled':
      'Llegaron a un acuerdo. Eso ayuda más cuando se pagó todo lo acordado y el arrendador da su consentimiento por escrito. Aun así decide el juez: no basta con que el arrendador esté de acuerdo.',
    'outcome.judgment-landlord':
      'El juez falló a favor del arrendador. En todos los casos el tribunal busca hechos de su propia vida que muestren un daño real, como un rechazo por escrito de otro arrendador.',
    'outcome.open':
      'El caso sigue abierto y este es el momento de actuar: un abogado puede ayudarle a pedir al arrendador que lo retire antes de que haya sentencia. Si acaba de recibir papeles del tribunal, muchas veces tiene solo 7 días para contestar.',
    'outcome.unknown':
      'Depende mucho de cómo terminó el caso. En la secretaría del tribunal que lo tuvo pueden buscarlo: en general, los registros del tribunal son públicos.',
    'time.recent': 'El caso tiene menos de un año. Suele ser más difícil cuando el caso es reciente.',
    'time.shown': 'Todavía puede salir en los reportes de inquilinos: por lo general, hasta por siete años.',
    'time.old':
      'El caso tiene más de siete años. Por lo general, los reportes de inquilinos muestran los casos hasta por siete años, así que vea primero su propio reporte. El expediente del tribunal no desaparece con el tiempo.',
  },
  next: {
    intake: {
      text: 'Si quiere que preparemos los papeles, llene el formulario. Verá el precio antes de pagar. También puede presentar su petición por su cuenta, sin pagarnos.',
      button: 'Empezar el formulario',
    },
    lawyer: {
      text: 'Hable con un abogado de ayuda legal gratuita antes de pagarnos a nosotros o a otra persona. Ellos pueden contestar preguntas que a nosotros no se nos permite contestar.',
      button: 'Ver la ayuda legal gratuita',
    },
    'free-help': {
      text: 'Pregunte a quienes ayudan sin cobrar. No cuesta nada y usted sabrá más.',
      button: 'Ver la ayuda legal gratuita',
    },
  },
  mail: {
    sending: 'Estamos enviando su respuesta por correo…',
    sent: 'Su respuesta va en camino a {email}.',
    failed:
      'Por ahora no pudimos enviar el correo. Aquí tiene su respuesta completa. Puede intentarlo de nuevo o anotarla.',
    retry: 'Intentar de nuevo el correo',
  },
};
export default words;
