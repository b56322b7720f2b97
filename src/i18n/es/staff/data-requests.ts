import type { DataRequestsWords } from '#i18n/en/staff/data-requests.ts';

const words: DataRequestsWords = {
  title: 'Peticiones de datos',
  empty: 'Aquí no hay peticiones en espera.',
  search: 'Referencia o correo electrónico',
  statusLabel: 'Estado',
  statuses: { open: 'Abierta', done: 'Cumplida', declined: 'Rechazada', withdrawn: 'Cancelada' },
  columns: {
    reference: 'Petición',
    email: 'Correo',
    status: 'Estado',
    due: 'Fecha límite',
    created: 'Llegó',
  },
  erased: 'Borrado',
  overdue: 'Vencida',
  sources: { account: 'Desde la cuenta, con su contraseña', staff: 'Anotada por el personal' },
  facts: {
    email: 'Correo',
    source: 'Cómo llegó',
    language: 'Idioma',
    due: 'Debe cumplirse antes del',
    created: 'Llegó',
    decided: 'Decidida',
    reason: 'Motivo',
  },
  note: {
    title: 'Alguien escribió o llamó',
    fields: {
      email: 'Correo que la persona usó con nosotros',
      language: 'Idioma de nuestros correos para ella',
    },
    text: 'Antes de anotarla, confirme quién es: conteste al correo que ya tenemos, o pida la referencia y la fecha de nacimiento. La persona recibe un aviso de que la anotamos.',
    submit: 'Anotar la petición',
    created: 'La petición quedó anotada.',
    again: 'Ya hay una petición abierta para este correo.',
  },
  counts: {
    title: 'Qué hay guardado',
    done: 'Qué se borró y qué se quedó',
    nothing: 'No hay nada guardado con este correo.',
    lines: {
      accounts: 'Cuentas',
      applicationsDeleted: 'Solicitudes borradas por completo',
      applicationsEmptied: 'Solicitudes vaciadas, porque tienen un pedido',
      cases: 'Casos vaciados',
      files: 'Archivos',
      messages: 'Mensajes del formulario de contacto',
      portalMessages: 'Mensajes dentro de cuentas',
      lessons: 'Lecciones',
      quizAnswers: 'Respuestas del cuestionario',
      drafts: 'Formularios sin terminar',
      mails: 'Correos vaciados',
      paymentsKept: 'Pagos que se quedan (impuestos)',
      agreementsKept: 'Acuerdos firmados que se quedan (prueba)',
    },
  },
  openMatter:
    'Hay un caso, un pago o un reembolso abierto. Ciérrelo antes, o rechace la petición y diga por qué.',
  erase: {
    title: 'Borrar todo',
    fields: {
      alsoByAddress: {
        label: '¿También lo que llegó con este correo sin iniciar sesión?',
        options: {
          false: 'No, solo lo que pertenece a la cuenta',
          true: 'Sí, lo revisé: es la misma persona',
        },
      },
    },
    submit: 'Borrar para siempre',
    confirm: {
      title: '¿Borrar todo lo relacionado con {email}?',
      text: 'No se puede deshacer. Los archivos se quitan en menos de una hora y la persona recibe un aviso por correo.',
    },
    done: 'Todo quedó borrado.',
    waitsForOther: 'Usted anotó esta petición. Otra persona con este permiso tiene que borrar los datos.',
    freeAt:
      'Usted anotó esta petición y nadie más tiene este permiso. Podrá borrar los datos a partir de: {time}.',
  },
  decline: {
    title: 'Rechazar',
    fields: {
      reason: {
        label: '¿Por qué? La persona lo lee en un correo.',
        options: {
          open_matter: 'Hay un caso, un pago o un reembolso abierto',
          not_verified: 'No pudimos confirmar quién lo pidió',
          must_keep: 'La ley nos obliga a guardarlo por ahora',
          nothing_found: 'No hay nada guardado con este correo',
        },
      },
    },
    submit: 'Rechazar',
    done: 'Rechazada. La persona recibe un aviso por correo.',
  },
};
export default words;
