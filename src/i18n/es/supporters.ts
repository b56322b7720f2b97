import type { SupporterWords } from '#i18n/en/supporters.ts';

const bonds = {
  family: 'Familia',
  friend: 'Un amigo o una amiga',
  caseworker: 'Una trabajadora social o alguien que le orienta',
  other: 'Otra persona',
};
const sights = {
  dates: 'Fechas del tribunal, llamadas y plazos',
  requests: 'Lo que todavía necesitamos de usted',
  messages: 'Los mensajes entre usted y nosotros',
};
const never = 'Nunca ve sus documentos, sus archivos, sus respuestas ni sus pagos.';

const words: SupporterWords = {
  title: 'Personas que le ayudan',
  lead: 'Una hija, un amigo o una trabajadora social puede seguir este caso con usted. Solo ven lo que usted marque aquí. No pueden aprobar, firmar, mandar ni cambiar nada, y usted puede quitarles el permiso cuando quiera.',
  none: 'Nadie más que usted y nosotros ve este caso.',
  adding: {
    open: 'Dar permiso a alguien',
    fields: {
      name: 'Nombre de esta persona',
      email: {
        label: 'Correo electrónico de esta persona',
        hint: 'Le mandamos un enlace. No dice nada de su caso.',
      },
      bond: { label: '¿Quién es?', options: bonds },
      language: { label: '¿En qué idioma le escribimos?', options: { en: 'Inglés', es: 'Español' } },
      sees: { label: 'Además de cómo va el caso, ¿qué puede ver?', hint: never, options: sights },
      agreed: 'Acepto que esta persona vea lo que marqué arriba, hasta que yo le quite el permiso.',
    },
    submit: 'Dar permiso a esta persona',
    done: 'Listo. {name} recibe un enlace por correo, y a usted le escribimos para confirmarlo.',
  },
  changing: {
    open: 'Cambiar lo que ve {name}',
    fields: {
      sees: { label: 'Además de cómo va el caso, ¿qué puede ver {name}?', hint: never, options: sights },
      agreed: 'Acepto que esta persona vea lo que ahora está marcado, hasta que yo le quite el permiso.',
    },
    submit: 'Guardar el cambio',
    done: 'Listo. Desde ahora {name} ve lo que usted marcó.',
  },
  bonds,
  sights,
  stands: 'Cómo va el caso',
  seesList: 'Ve: {list}',
  since: 'Desde el {date}',
  looked: 'Última vez que lo vio: {date}',
  lookedNever: 'Todavía no lo ha visto',
  end: 'Quitar el permiso',
  endNamed: 'Quitar el permiso a {name}',
  endQuestion:
    '{name} ya no podrá ver este caso. Para que lo vea otra vez, tendría que enviarle otra invitación.',
  endYes: 'Sí, quitarlo',
  ended: '{name} ya no ve nada de este caso.',
  log: 'Cada vez que alguien lo ve queda anotado en su cuenta, en “Lo que pasó en su cuenta”.',
  account: 'Abrir mi cuenta',
};
export default words;
