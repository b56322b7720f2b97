import type { ApplicationsWords } from '#i18n/en/staff/applications.ts';

const words: ApplicationsWords = {
  title: 'Solicitudes',
  search: 'Nombre, correo, referencia o condado',
  empty: 'Todavía no hay solicitudes.',
  views: {
    all: 'Todas',
    submitted: 'Por leer',
    accepted: 'Aceptadas',
    declined: 'Rechazadas',
    withdrawn: 'Retiradas',
  },
  columns: {
    who: 'Nombre',
    reference: 'Referencia',
    county: 'Condado',
    package: 'Paquete',
    state: 'Estado',
    sent: 'Enviada',
  },
  filters: {
    view: 'Vista',
    paid: 'Pago',
    language: 'Idioma',
    files: 'Archivos',
  },
  states: {
    submitted: 'Por leer',
    accepted: 'Aceptada',
    declined: 'Rechazada',
    withdrawn: 'Retirada',
  },
  paid: 'Pagada',
  unpaid: 'Sin pagar',
  filesMissing: 'Faltan archivos',
  filesComplete: 'No falta nada',
  hasNotes: 'Notas',
  erased: 'Borrada el {date}',
  erasedName: 'Solicitud borrada',
  erasedText:
    'Las respuestas y los archivos de esta solicitud se borraron. Se conserva lo que se pagó, y el acuerdo firmado de una solicitud pagada.',
  hurries: 'Urgente: 1–2 semanas',
  noCounty: 'Sin caso',
  sent: 'Enviada',
  reads: 'Lee en',
  answers: 'Respuestas',
  notAnswered: 'Sin respuesta',
  unprintable:
    'Los documentos del tribunal no pueden mostrar algunos signos. Antes de prepararlos, pregunte cómo se escribe el nombre con letras latinas.',
  signature: {
    title: 'Acuerdo y firma',
    signature: 'Firmado como',
    signedAt: 'Firmado el',
    language: 'Idioma',
    version: 'Versión del acuerdo',
    agreementHash: 'Huella del acuerdo',
    shownHash: 'Huella de las respuestas mostradas',
    ip: 'Dirección de red',
    differs: 'La firma no dice lo mismo que el nombre.',
    missing: 'No hay ninguna firma guardada.',
  },
  files: {
    title: 'Archivos',
    none: 'Sin archivos.',
    open: 'Descargar',
    openNamed: 'Descargar {name}',
    missing: 'No llegaron; hay que pedirlos:',
    warnTitle: '¿Descargar este archivo?',
    warn: 'Ningún antivirus ha revisado {name}. Solo comprobamos que sea el tipo de archivo que dice su nombre. Ábralo en una computadora actualizada y nunca permita macros.',
    download: 'Descargarlo',
    active: 'Tiene contenido activo',
    warnActive:
      'Tiene programas, archivos dentro o un formulario que envía lo que se escribe, como algunos formularios de los tribunales. Véalo en un programa que no ejecute nada de eso y no escriba nada en él.',
    infected: 'Un antivirus encontró algo en él',
  },
  corrections: {
    title: 'Correcciones',
    none: 'Ninguna hasta ahora.',
    shouldRead: 'Debe decir',
    open: 'Abrir el mensaje',
    handled: 'Contestada',
  },
  money: {
    title: 'Pedidos y caso',
    none: 'Todavía no hay pedido.',
    case: 'Caso {number}',
    order: 'Pedido {reference}',
  },
  addressOfAnother: {
    title: 'El correo es de otra persona',
    fields: {
      email: 'El correo de quien la envió',
    },
    text: 'El correo de esta solicitud es el de otro cliente; por eso la solicitud espera y no se manda nada allí. Llame a quien la envió. Cuando tenga el correo correcto, escríbalo aquí: la confirmación llegará a ese correo.',
    submit: 'Corregir el correo',
    done: 'Corregido.',
  },
  notes: {
    title: 'Notas',
    fields: {
      notes: {
        label: 'Notas para el personal',
        hint: 'La persona no las ve, pero puede pedir copia de lo que guardamos. Escriba hechos.',
      },
    },
    submit: 'Guardar las notas',
    done: 'Guardado.',
  },
  decision: {
    later: 'Decidir de nuevo',
    next: 'Siguiente solicitud',
    title: 'Decisión',
    fields: {
      to: {
        label: '¿Qué decide sobre esta solicitud?',
        options: {
          accepted: 'Aceptar',
          declined: 'Rechazar',
          withdrawn: 'Retirar a petición de la persona',
        },
      },
      note: {
        label: 'Lo que le escribimos a la persona',
        hint: 'En {language}, el idioma que eligió. Quien ya pagó lo lee en su cuenta, en Mensajes; los demás lo reciben por correo tal como está aquí.',
      },
    },
    submit: 'Decidir',
    questions: {
      accepted: '¿Aceptar la solicitud de {name}?',
      declined: '¿Rechazar la solicitud de {name}?',
      withdrawn: '¿Retirar la solicitud en nombre de {name}?',
    },
    reading: {
      inCase: 'Su mensaje queda en el caso. Un correo a {email} avisa que está ahí.',
      byMail: 'Lo que usted escribió se envía a {email}.',
    },
    confirm: {
      accepted: '',
      declinedPaid: 'El caso termina y todo el pago vuelve a la tarjeta. No se puede deshacer.',
      declined: 'No se puede deshacer.',
      withdrawn:
        'El caso termina. No se devuelve dinero automáticamente: eso se decide en Reembolsos. No se puede deshacer.',
    },
    done: 'Listo. Se le avisa a la persona por correo.',
    doneRefund: 'Listo. Se devuelven {amount} y se le avisa a la persona por correo.',
    leftOpen: 'Un pago no se pudo devolver automáticamente. Mire el pedido.',
    by: '{state} por {name}, {time}',
    byUnknown: '{state}, {time}',
    told: 'Lo que le escribimos a la persona',
  },
};
export default words;
