import type { PeopleWords } from '#i18n/en/staff/people.ts';

const words: PeopleWords = {
  title: 'Personal',
  columns: {
    name: 'Persona',
    email: 'Correo electrónico',
    role: 'Permiso',
    state: 'Acceso',
    last: 'Última entrada',
  },
  rightsLabel: 'Permisos',
  you: 'usted',
  noName: 'Todavía sin nombre',
  roles: { staff: 'Personal', attorney: 'Abogacía', admin: 'Administración' },
  states: {
    left: 'Ya no trabaja aquí',
    invited: 'Con invitación, sin contraseña',
    noFactor: 'Segundo paso sin configurar',
    ready: 'Contraseña y segundo paso',
  },
  never: 'Nunca',
  actions: {
    remove_second_factor: 'Quitar el segundo paso',
    end_sessions: 'Cerrar todas sus sesiones',
    deactivate: 'Dar de baja',
  },
  titles: {
    remove_second_factor: '¿Quitar el segundo paso de {name}?',
    end_sessions: '¿Cerrar todas las sesiones de {name}?',
    deactivate: '¿Dar de baja a {name}?',
  },
  questions: {
    remove_second_factor:
      'Se cierran todas las sesiones de {name}, y la próxima vez que entre configurará otro segundo paso. Hágalo solo si usted habló directamente con esa persona: quien sepa su contraseña también podría configurarlo. Le avisamos por correo.',
    end_sessions: 'Se cierra la sesión de {name} en todos los dispositivos; puede volver a entrar.',
    deactivate:
      'Se cierran todas las sesiones de {name} y ya no podrá entrar. Lo que hizo queda en el registro. Con una invitación puede volver.',
  },
  done: {
    remove_second_factor: 'Se quitó el segundo paso de {name}.',
    end_sessions: 'Se cerraron todas las sesiones de {name}.',
    deactivate: '{name} ya no puede entrar.',
  },
  rights: {
    action: 'Permisos',
    title: '¿Qué puede hacer {name}?',
    text: 'El personal trabaja con solicitudes, casos y mensajes. Esto necesita un permiso aparte; la administración los tiene todos.',
    names: {
      refunds: 'Decidir sobre reembolsos',
      merge: 'Unir a dos personas en una',
      templates: 'Poner en uso las plantillas',
      figures: 'Ver las cifras del negocio',
      erase: 'Borrar todo lo de una persona que lo pide',
      mailbox: 'Cambiar el correo de un cliente que perdió el suyo, sin una segunda persona',
    },
    submit: 'Guardar los permisos',
    done: 'Se guardaron los permisos de {name}.',
    stale:
      'Alguien más de la administración cambió los permisos de {name} mientras tanto. No se guardó nada; la lista ya muestra cómo están.',
  },
  invite: {
    title: 'Invite a alguien',
    fields: {
      firstName: 'Nombre',
      lastName: 'Apellidos',
      email: 'Correo electrónico',
      role: {
        label: '¿Qué podrá hacer esta persona?',
        options: {
          staff: 'Trabajar con solicitudes, mensajes y pagos',
          attorney: 'Ver lo mismo y responder por los documentos; no decide sobre dinero',
          admin: 'Lo mismo que el personal, y además invitar y dar de baja a personas',
        },
      },
      language: 'Idioma de sus correos',
    },
    text: 'Recibe un correo con un enlace para crear su contraseña y después configura el segundo paso.',
    submit: 'Mandar la invitación',
  },
  outcomes: {
    invited: 'La invitación a {email} va en camino.',
    again: '{email} ya tenía una invitación. Le mandamos otro enlace; el anterior deja de servir.',
    raised: '{email} tenía una cuenta y ahora trabaja aquí. Se cerraron todas sus sesiones.',
    back: '{email} vuelve a trabajar aquí.',
    already: '{email} ya trabaja aquí. No se cambió nada.',
    higher:
      '{email} ya tiene un permiso mayor. Una invitación no le quita permisos a nadie, así que no se cambió nada.',
  },
};
export default words;
