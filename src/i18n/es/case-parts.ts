import type { CasePartsWords } from '#i18n/en/case-parts.ts';

const words: CasePartsWords = {
  title: 'Su pago en partes',
  lead: 'Sin cargos extra y sin intereses. Usted mismo paga cada parte; nada se cobra solo.',
  filing:
    'Los documentos van al tribunal cuando esté pagada la última parte. Si tiene una fecha en el tribunal antes de eso, escríbanos ahora.',
  part: 'Parte {place} de {count}',
  due: 'a más tardar el {date}',
  paidOn: 'pagada el {date}',
  moved: 'antes era el {date}',
  states: {
    paid: 'Pagada',
    late: 'Atrasada',
    next: 'La siguiente',
    later: 'Después',
    void: 'No se cobra',
  },
  pay: 'Pagar {amount}',
  paying: 'Abriendo la página de pago…',
  move: 'Cambiar el día',
  moveText: 'Puede cambiar este día una vez, hasta el {date}.',
  moveTo: 'Nuevo día',
  moveWrong: 'Elija un día posterior, hasta el {date}.',
  moveSend: 'Cambiarlo',
  movedNow: 'Se cambió el día.',
  stop: 'Dejar de pagar en partes',
  stopText:
    'No se cobra nada más. Como falta el resto del precio, no presentamos los documentos; le escribimos sobre lo que ya pagó, según nuestra regla de reembolso.',
  stopSend: 'Terminar el plan',
  stopped: 'Este plan terminó. No se cobra nada más.',
  allPaid: 'Todas las partes están pagadas. Gracias.',
  paid: 'Gracias. Ya llegó su pago.',
  processing: 'Su pago va en camino. Le escribimos en cuanto llegue. Por favor, no pague otra vez.',
  notPaid: 'El pago no pasó. No se le cobró nada y puede intentar otra vez.',
  inReview: 'Su pago llegó y una persona lo revisa. Por favor, no pague otra vez.',
  unknown: 'En este momento no pudimos revisar su pago. Vuelva a cargar esta página antes de pagar.',
};
export default words;
