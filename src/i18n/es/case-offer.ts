import type { CaseOfferWords } from '#i18n/en/case-offer.ts';

const words: CaseOfferWords = {
  title: 'Otro paquete para su caso',
  offer: 'Le sugerimos el paquete {to} en lugar de {from}. Cubre hasta {count} casos en el tribunal.',
  offerOne: 'Le sugerimos el paquete {to} en lugar de {from}.',
  price:
    'Solo paga la diferencia, una vez: {amount}. Los costos del tribunal van aparte y se le pagan al tribunal.',
  free: 'Usted decide. Nada cambia hasta que llegue su pago, y seguimos con lo que cubre su paquete. Si después se devuelve dinero, este pago también cuenta.',
  pay: 'Pagar {amount}',
  paying: 'Abriendo la página de pago…',
  decline: 'No, me quedo con mi paquete',
  declineText: 'Quitamos la oferta. Puede pedirnos otro paquete cuando quiera.',
  declineSend: 'Quedarme con mi paquete',
  declined: 'Usted se queda con el paquete que tiene.',
  paid: 'Gracias. Su pago llegó y su paquete ahora es {to}.',
  processing: 'Su pago va en camino. Le escribimos en cuanto llegue. Por favor, no pague otra vez.',
  notPaid: 'El pago no se completó. No se cobró nada y puede intentarlo de nuevo.',
  inReview: 'Su pago llegó y una persona lo revisa antes de cambiar algo. Por favor, no pague otra vez.',
  unknown: 'Ahora no pudimos comprobar su pago. Vuelva a cargar esta página antes de pagar.',
  choose: {
    lead: {
      one: 'Su paquete cubre {count} caso en el tribunal. ¿En cuál trabajamos?',
      other: 'Su paquete cubre {count} casos en el tribunal. ¿En cuáles trabajamos?',
    },
    begun:
      'Si ya estamos preparando documentos para un caso, en ese no cambia nada. Escríbanos si quiere hablar de eso.',
    submit: 'Trabajar en estos',
    done: 'Gracias. Trabajamos en lo que usted eligió.',
  },
};
export default words;
