import type { MailToStaffWords } from '#i18n/en/mail-to-staff.ts';

const words: MailToStaffWords = {
  button: 'Abrir el área de trabajo',
  kinds: {
    staff_application: { subject: 'Solicitud nueva', what: 'Llegó una solicitud.' },
    staff_payment: {
      subject: 'Pago nuevo',
      what: 'Se registró un pago y su caso está abierto. Prometimos empezar en menos de {workStarts} horas.',
    },
    staff_review: {
      subject: 'Hay que revisar un pago',
      what: 'Un pago no se completó solo. Decida en el área de trabajo, en Pedidos: aceptarlo o devolverlo.',
    },
    staff_locked: {
      subject: 'Una cuenta está bloqueada',
      what: 'La fecha de nacimiento falló cinco veces al crear la primera contraseña. El cliente necesita su ayuda para entrar.',
    },
    staff_correction: {
      subject: 'Llegó una corrección',
      what: 'Un cliente corrigió una solicitud que ya había enviado.',
    },
    staff_contact: {
      subject: 'Mensaje nuevo del sitio',
      what: 'Alguien escribió por el formulario de contacto. Prometimos contestar en {contactReply} día hábil como máximo.',
    },
    staff_message: {
      subject: 'Mensaje nuevo de un cliente',
      what: 'Un cliente escribió en el portal. Prometimos contestar en menos de {supportReply} horas.',
    },
    staff_case: {
      subject: 'Un cliente hizo algo en un caso',
      what: 'Un cliente escribió, mandó algo o decidió sobre sus documentos. Prometimos contestar en menos de {supportReply} horas.',
    },
    staff_ticket: {
      subject: 'Un cliente pide ayuda',
      what: 'Un cliente abrió una pregunta o escribió en una. Prometimos contestar en menos de {supportReply} horas.',
    },
    staff_template: {
      subject: 'Una plantilla espera su visto bueno',
      what: 'Alguien escribió una versión nueva de una plantilla de documentos. Mientras un abogado no la apruebe, no se hacen documentos con ella.',
    },
    staff_alarm: {
      subject: 'Algo necesita su atención',
      what: 'Algo no funcionó por sí solo: se intentó muchas veces o dejó de ejecutarse. En el área de trabajo, la sección Correo muestra lo que está pendiente.',
    },
    staff_data_request: {
      subject: 'Alguien pide que borremos sus datos',
      what: 'Llegó una petición de borrar todo. Cúmplala, o rechácela con un motivo, antes de la fecha de abajo.',
    },
    staff_refund: {
      subject: 'Un reembolso necesita su atención',
      what: 'Un cliente pide su dinero de regreso, o un reembolso no llegó. Revíselo en el área de trabajo; prometimos decidir en {refundDecision} día hábil como máximo.',
    },
    staff_invitation: {
      subject: 'Cree su contraseña',
      what: 'Le dieron una cuenta para el área de trabajo. Cree su contraseña aquí:',
    },
  },
  reasons: {
    amount: 'un monto distinto al del pedido',
    currency: 'una moneda distinta a la del pedido',
    package: 'un paquete distinto al del pedido',
    second_payment: 'un segundo pago por la misma solicitud',
    closed: 'la solicitud o la cuenta está cerrada',
    other_client: 'su correo es el de otro cliente',
    disputed: 'el cliente reclama el pago ante su banco',
    declined_by_us: 'no aceptamos la solicitud',
    court_denied: 'la petición fue negada',
    changed_mind: 'el cliente cambió de opinión',
    safety: 'seguir no es seguro para el cliente',
    too_late: 'el desalojo sigue abierto',
    not_as_expected: 'no es lo que el cliente esperaba',
    review: 'después de revisar el pago',
    plan_ended: 'una parte que llegó cuando su plan ya había terminado',
    paid_twice: 'pagó dos veces',
    other: 'otro motivo',
    refund_failed: 'el reembolso no llegó',
    silent:
      'corre por sí solo y lleva demasiado tiempo sin terminar bien: revise los registros de las funciones',
    submission_stuck:
      'llegó durante una falla y la base de datos no lo acepta: llame a quien desarrolla el sitio',
    hidden_field: 'quizá un robot: llenó un campo que nadie ve. Si hoy llegan más así, no habrá otro aviso.',
    too_fast: 'quizá un robot: se envió en segundos. Si hoy llegan más así, no habrá otro aviso.',
  },
  about: {
    'deliver-outbox': 'La tarea que envía los correos',
    'replay-spool': 'La tarea que recoge lo que llegó durante una interrupción',
    'process-payments': 'La tarea de los avisos de pago y las devoluciones',
    'sweep-expired': 'La tarea que borra lo vencido',
    'watch-steps': 'La tarea que marca los pasos atrasados',
    'tend-silence': 'La tarea para los clientes que no contestan',
    'apply-retention': 'La tarea que borra lo que ya no guardamos',
    submission: 'Una solicitud o un mensaje',
    payment: 'Un pago',
    stripe_event: 'Un aviso de pago',
    kept_card: 'Una tarjeta guardada',
    payment_page: 'Una página de pago abierta',
    part_charge: 'Una parte que se cobra sola',
    refund: 'Una devolución',
    mail: 'Un correo',
    'fault browser': 'Un fallo en una página',
    'fault server': 'Un fallo en el servidor',
  },
  languages: { en: 'Inglés', es: 'Español' },
  urgencies: {
    'very-urgent': 'En 1 o 2 semanas',
    urgent: 'En 1 mes',
    moderate: 'En 2 o 3 meses',
    low: 'Sin fecha fija',
  },
  facts: {
    message: 'Mensaje',
    ticket: 'Pregunta',
    request: 'Petición',
    reference: 'Referencia',
    amount: 'Monto',
    reason: 'Motivo',
    payment: 'Pago',
    language: 'Idioma',
    urgency: 'Urgencia',
    county: 'Condado',
    filesMissing: 'Archivos que faltan',
    due: 'Fecha límite',
    about: 'Sobre',
    id: 'Id.',
  },
};
export default words;
