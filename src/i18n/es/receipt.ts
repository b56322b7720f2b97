import type { ReceiptWords } from '#i18n/en/receipt.ts';

const words: ReceiptWords = {
  title: 'Recibo',
  lead: 'Gracias. Su pago llegó.',
  facts: {
    order: 'Pedido',
    date: 'Fecha de pago',
    payer: 'Pagado por',
    what: 'Concepto',
    method: 'Pagado con',
    case: 'Caso',
  },
  package: 'Paquete {name}, tarifa del servicio',
  money: 'Montos',
  paid: 'Pagado: {amount}',
  paidMore: 'Pagado por un paquete mayor el {date}: {amount}',
  refunded: 'Devuelto el {date}: {amount}',
  total: 'Total pagado: {amount}',
  kept: 'Total pagado, menos reembolsos: {amount}',
  second: 'Otro pago de {amount} del {date} no es parte de este pedido.',
  asOf: 'Al {date}.',
  courtFees: 'Los costos del tribunal van aparte y se le pagan al tribunal. No son parte de este recibo.',
  contact: '¿Preguntas? {email}',
  contactPhone: '¿Preguntas? {email}, {phone}',
  foot: '{title} {reference} · página {page} de {pages}',
};
export default words;
