import type { CaseEndWords } from '#i18n/en/staff/case-end.ts';

const words: CaseEndWords = {
  title: 'Terminar el caso',
  lead: 'Para un caso que no sigue: se cancela al momento todo lo que no esté en el tribunal.',
  atCourt:
    'Aquí no se puede terminar nada: está en el tribunal o ya terminó. Mueva cada caso con su formulario.',
  consequences: 'Qué pasa al confirmar',
  ends: {
    one: 'Se cancela {count} caso en el tribunal.',
    other: 'Se cancelan {count} casos en el tribunal.',
  },
  endsEmpty: 'Se cancela el caso; no llegó ninguna solicitud.',
  stays: {
    one: '{count} caso se queda: está en el tribunal o ya terminó.',
    other: '{count} casos se quedan: están en el tribunal o ya terminaron.',
  },
  mail: 'El cliente recibe un correo sin contenido que lleva al caso, y allí lee lo que usted escribió.',
  offer: 'Se retira la oferta de un paquete mayor, si hay una abierta.',
  final: 'No se puede deshacer: lo cancelado no se vuelve a abrir.',
  confirm: { title: '¿Terminar este caso: {reason}?', yes: 'Sí, terminarlo' },
  form: {
    fields: {
      endReason: {
        label: '¿Por qué termina?',
        options: {
          declined_by_us: 'Lo rechazamos',
          client_stopped: 'El cliente lo detuvo',
          safety: 'No es seguro para el cliente',
          too_late: 'Llegamos tarde: el desalojo sigue abierto',
          refunded: 'Se devolvió el dinero',
          dispute_lost: 'El banco retiró el pago',
          duplicate: 'Duplicado',
          not_a_party: 'El cliente no es parte',
          not_found: 'No aparece en el registro tras búsquedas anotadas',
        },
      },
      note: {
        label: 'Lo que leerá el cliente',
        hint: 'Escríbalo en el idioma del cliente: {language}.',
      },
    },
    submit: 'Terminar el caso',
    done: 'El caso terminó.',
  },
};
export default words;
