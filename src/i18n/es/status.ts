import type { StatusWords } from '#i18n/en/status.ts';

const words: StatusWords = {
  areas: {
    send: {
      name: 'Solicitud y mensajes',
      works: 'Puede enviarlos.',
      late: 'Puede enviarlos. Guardamos lo que envíe y se lo confirmamos por correo en cuanto podamos.',
      down: 'En este momento no puede enviarlos. Lo que escribió se queda en el formulario de este dispositivo: inténtelo más tarde.',
    },
    signIn: {
      name: 'Inicio de sesión y su caso',
      works: 'Puede iniciar sesión.',
      late: 'Puede iniciar sesión, pero quizás tarde más.',
      down: 'En este momento no puede iniciar sesión. Nada de su caso se pierde.',
    },
    files: {
      name: 'Sus archivos y documentos',
      works: 'Puede enviarlos y abrirlos.',
      late: 'Puede enviarlos y abrirlos, pero quizás tarde más.',
      down: 'En este momento no puede enviar ni abrir archivos. No se perdió ninguno. Puede enviar su solicitud o escribirnos sin ellos, y agregarlos más tarde.',
    },
    pay: {
      name: 'Pagos',
      works: 'Puede pagar.',
      late: 'Puede pagar. La confirmación quizás le llegue más tarde. Por favor, no pague dos veces.',
      down: 'En este momento no puede pagar. Si ya pagó, su pago cuenta y se lo vamos a confirmar.',
    },
    mail: {
      name: 'Correos de nosotros',
      works: 'Los correos salen.',
      late: 'Nuestros correos llegan más tarde que de costumbre.',
      down: 'En este momento no podemos enviar correos.',
    },
  },
  states: { works: 'Funciona', late: 'Con retraso', down: 'No funciona' },
  since: 'Desde el {when}',
  looking: 'Revisando…',
  all: 'Todo funciona.',
  some: 'Algo no funciona como debe. Ya nos avisaron.',
  checked: 'Revisado el {when}, hora del Este. Esta página revisa otra vez cada minuto.',
  unreachable:
    'No pudimos revisarlo desde aquí. Si otros sitios sí le abren, nuestro servicio no funciona en este momento.',
  needsScripts: 'Esta página revisa con JavaScript, que está apagado en su navegador.',
  planned: 'Trabajos previstos',
  none: 'No hay nada previsto.',
  now: 'En curso',
  until: 'Del {from} al {to}',
  stuck: '¿Algo no le funciona, aunque aquí diga que sí?',
  write: 'Escríbanos',
};
export default words;
