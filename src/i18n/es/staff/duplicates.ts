import type { DuplicatesWords } from '#i18n/en/staff/duplicates.ts';

const words: DuplicatesWords = {
  title: 'Duplicados',
  lead: 'Cuentas que tal vez son de una sola persona. En un mismo hogar, dos personas pueden compartir teléfono o expediente y siguen siendo dos: revise antes de pedirlo.',
  second: 'Lo confirma otra persona con este permiso; hasta entonces se puede detener.',
  alone:
    'Solo usted tiene este permiso: puede confirmarlo después de {hours} horas, y detenerlo hasta entonces.',
  none: 'No se encontraron duplicados.',
  pairs: 'Tal vez una sola persona',
  reasons: {
    phone: 'Mismo teléfono',
    name_birth: 'Mismo nombre y fecha de nacimiento',
    docket: 'Mismo número de expediente',
  },
  facts: {
    email: 'Correo',
    phone: 'Teléfono',
    birthDate: 'Fecha de nacimiento',
    since: 'Desde',
    lastSeen: 'Última entrada',
    cases: 'Casos',
    orders: 'Pedidos pagados',
    supporters: 'Personas que ayudan',
    calendar: 'Dirección de calendario',
    hasCalendar: 'en uso',
  },
  noName: 'Sin nombre',
  gone: 'una cuenta borrada',
  never: 'nunca',
  ask: 'Unir las cuentas',
  keepOne: 'Conservar {email}',
  list: 'Pedidos y decisiones',
  listNone: 'No se ha pedido nada.',
  states: { asked: 'espera', done: 'unidas', stopped: 'detenido: son dos personas' },
  into: '{merged} se une a {kept}',
  askedBy: 'Lo pidió {name}, {time}',
  decidedBy: 'Lo decidió {name}, {time}',
  waitsForOther: 'Usted lo pidió: lo confirma otra persona.',
  freeAt: 'Usted puede confirmarlo a partir de {time}.',
  ends: {
    supporters:
      'Personas que ayudan a {merged} y pierden el acceso: {count}. Se les avisa por correo, también a quien es cliente, que puede agregarlas otra vez.',
    calendar:
      'La dirección de calendario de {merged} deja de servir. Se avisa por correo a quien es cliente.',
  },
  done: 'Hecho.',
  asking: {
    fields: {
      keptId: '¿Qué cuenta se queda?',
      reason: {
        label: 'Cómo sabe que es la misma persona',
        hint: 'Para el personal: cómo lo comprobó, por ejemplo con una llamada al número registrado.',
      },
    },
    submit: 'Pedirlo',
    done: 'Pedido.',
    confirm: {
      title: '¿Pedir que se unan estas dos cuentas?',
      text: 'Todavía no se mueve nada. Otra persona lo confirma.',
    },
  },
  confirming: {
    submit: 'Confirmar',
    done: 'Listo.',
    question: {
      title: '¿Unirlas?',
      text: 'Casos, pedidos, mensajes y todo lo demás de {merged} pasan a {kept}; la dirección anterior queda como alias y ya no sirve para entrar. No se puede deshacer.',
      yes: 'Unirlas',
    },
  },
  stopping: {
    submit: 'Detenerlo: son dos',
    done: 'Listo.',
  },
};
export default words;
