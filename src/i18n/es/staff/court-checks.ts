import type { CourtChecksWords } from '#i18n/en/staff/court-checks.ts';

const words: CourtChecksWords = {
  title: 'Anotar una revisión del registro del tribunal',
  fields: {
    channel: {
      label: 'Dónde miró',
      options: {
        docket_check: 'Sitio o terminal del tribunal',
        clerk_call: 'Llamada con el secretario',
      },
    },
    found: {
      label: 'Qué encontró',
      options: {
        nothing_new: 'Presentado, nada nuevo',
        hearing: 'Hay audiencia (anótela con un paso)',
        order: 'Hay una orden (anótela con un paso)',
        returned: 'El secretario lo devolvió (anótelo con un paso)',
        still_visible: 'Todavía se ve',
        hidden: 'Ya no se ve',
        not_found: 'No se encontró el expediente',
      },
    },
    checkedOn: 'Día en que revisó',
    note: 'Nota, para nosotros',
  },
  lead: 'Busque como lo hace el público: sin sesión y con cada forma de escribir el nombre. Si la búsqueda del tribunal pide una cuenta, sin ella no aparece nada: use una o llame a la secretaría. La próxima revisión queda como tarea, y el cliente ve cuándo revisamos.',
  submit: 'Guardar la revisión',
  done: 'Guardado.',
  foundIn: 'Caso {place}: {finding}',
  letters: {
    title: 'Cartas a las empresas de verificación',
    empty: 'Todavía no hay ninguna anotada.',
    sent: 'enviada {date}',
    received: 'recibida {date}',
    until: 'respuesta a más tardar {date}',
    add: 'Anotar una carta',
    change: 'Cambiar: {company}',
    shortChange: 'Cambiar',
    states: {
      sent: 'Enviada',
      received: 'Recibida',
      silent: 'Sin respuesta',
      corrected: 'Corregido o borrado',
      verified: 'Dice que es correcto',
      no_entry: 'No tiene nada registrado',
    },
    fields: {
      company: 'Empresa',
      sentOn: 'Enviada el',
      receivedOn: 'Recibida el',
      answeredOn: 'Contestada el',
      answer: {
        label: 'Respuesta',
        placeholder: 'Todavía ninguna',
      },
      addedInformation: 'El cliente agregó información mientras tanto (45 días)',
    },
    submit: 'Guardar la carta',
    done: 'Guardado.',
  },
};
export default words;
