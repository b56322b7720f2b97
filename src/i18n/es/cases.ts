import type { CaseWords } from '#i18n/en/cases.ts';

const words: CaseWords = {
  states: {
    waiting_for_application: {
      badge: 'Falta su solicitud',
      now: 'Ya recibimos su pago y nos falta su solicitud para empezar.',
      next: 'Llene la solicitud. Le lleva unos 10 minutos y ya no tiene que pagar nada.',
    },
    submitted: {
      badge: 'Recibido',
      now: 'Ya tenemos su solicitud y su pago, y su caso está en nuestras manos.',
      next: 'Por ahora no tiene que hacer nada. Empezamos a leer su solicitud en menos de {workStarts} horas, de lunes a viernes.',
    },
    in_review: {
      badge: 'En revisión',
      now: 'Estamos leyendo su solicitud y el registro público del tribunal.',
      next: 'Por ahora no tiene que hacer nada. Le escribimos si falta algo.',
    },
    waiting_for_client: {
      badge: 'Necesitamos algo de usted',
      now: 'No podemos seguir hasta que usted nos conteste.',
      next: 'Lea nuestro mensaje y mándenos lo que le pedimos.',
    },
    preparing: {
      badge: 'Preparando sus documentos',
      now: 'Estamos llenando sus documentos para el tribunal con sus respuestas.',
      next: 'Por ahora no tiene que hacer nada. Usted leerá cada página antes de que algo llegue al tribunal.',
    },
    attorney_review: {
      badge: 'Un abogado los está leyendo',
      now: 'Un abogado está leyendo sus documentos antes que usted.',
      next: 'Por ahora no tiene que hacer nada. Si el abogado pide un cambio, lo hacemos y después le mandamos los documentos.',
    },
    client_review: {
      badge: 'Listos para que los lea',
      now: 'Sus documentos están listos y usted tiene la última palabra.',
      next: 'Lea los documentos que le mandamos. Después escríbanos si todo está bien o qué hay que cambiar.',
    },
    ready_to_file: {
      badge: 'Listos para presentarse',
      now: 'Sus documentos están terminados y listos para la secretaría del tribunal.',
      next: 'Si su paquete incluye la entrega, nosotros los llevamos. Con el paquete Básico, siga las instrucciones que le mandamos.',
    },
    filed: {
      badge: 'Presentados en el tribunal',
      now: 'El tribunal ya tiene sus documentos y los pone en su propio calendario.',
      next: 'Por ahora no tiene que hacer nada. Si le llega una carta del tribunal, mándenos una foto el mismo día.',
    },
    hearing_set: {
      badge: 'Ya hay fecha en el tribunal',
      now: 'El tribunal ya puso fecha para que un juez vea su petición.',
      next: 'Apunte la fecha y organícese para ir. Nuestro mensaje dice cuándo y dónde.',
    },
    granted: {
      badge: 'El juez dijo que sí',
      now: 'El juez aceptó su petición de limitar el acceso público a su registro.',
      next: 'Por ahora no tiene que hacer nada. Guarde bien la orden del juez; le avisamos qué sigue.',
    },
    denied: {
      badge: 'El juez dijo que no',
      now: 'El juez no aceptó su petición. Sabemos que es una noticia difícil.',
      next: 'Le escribimos sobre lo que todavía se puede hacer y sobre la devolución de nuestra tarifa.',
    },
    notifying: {
      badge: 'Preparando sus cartas',
      now: 'Ya está la orden del juez y estamos preparando las cartas que la acompañan.',
      next: 'Por ahora no tiene que hacer nada. Le avisamos cuando las cartas estén listas para que usted las envíe, y a quién.',
    },
    closed: {
      badge: 'Cerrado',
      now: 'Nuestro trabajo en este caso ya terminó.',
      next: 'Guarde sus documentos. Escríbanos si más adelante tiene alguna pregunta.',
    },
    cancelled: {
      badge: 'Cancelado',
      now: 'Este caso se canceló y ya no sigue.',
      next: 'Si esto le sorprende, escríbanos.',
    },
  },
  ball: {
    client: 'Le toca a usted',
    us: 'Nos toca a nosotros',
    attorney: 'Nos toca a nosotros',
    court: 'El tribunal marca el ritmo',
    nobody: 'Nadie tiene que hacer nada',
  },
  phases: {
    application: 'Solicitud',
    review: 'Revisión',
    papers: 'Documentos',
    court: 'Tribunal',
    result: 'Resultado',
  },
  phasesLabel: 'En qué va su caso',
  phaseDone: 'listo',
  phaseNow: 'ahora',
  updates: {
    application_received: 'Recibimos su solicitud',
    payment_received: 'Recibimos su pago',
    status_changed: 'Nuevo estado: {status}',
    payment_refunded: 'Le devolvimos su pago',
    payment_partially_refunded: 'Le devolvimos una parte de su pago',
    payment_disputed: 'Usted reclamó el pago ante su banco',
    dispute_won: 'El banco decidió: el pago se mantiene',
    document_added: 'Se agregó un documento',
    message_sent: 'Le escribimos',
    paper_added: 'Hay una versión nueva de un documento',
    request_added: 'Le pedimos algo',
    request_answered: 'Usted mandó lo que le pedimos',
    hearing_set: 'El tribunal puso una fecha',
    package_changed: 'Su paquete cambió',
  },
};
export default words;
