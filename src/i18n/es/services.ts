import type { ServicesWords } from '#i18n/en/services.ts';

const words: ServicesWords = {
  first: {
    title: '¿Es su primera vez aquí? Empiece por el formulario',
    text: 'Se tarda unos 10 minutos. El paquete se elige al final, y antes de pagar usted ve el precio y todas sus respuestas. Después leemos su caso, y si no lo aceptamos le devolvemos toda la tarifa. Si su caso sigue abierto o parece difícil, el formulario se lo dice y le muestra dónde hay ayuda sin costo.',
    start: 'Empezar el formulario',
    free: 'Algunas personas no necesitan ningún paquete. Vea dónde hay ayuda sin costo:',
    freeLink: 'ayuda legal gratuita',
  },
  list: 'Los cuatro paquetes',
  typed: {
    packages: {
      basic:
        'qué recibo por {dollars}. el más barato. cuánto cuesta. precio. costo. cuánto cobran. qué incluye el paquete básico',
      standard:
        'qué recibo por {dollars}. precio. cuánto cuesta. qué incluye el paquete estándar. presentan mis papeles',
      premium:
        'qué recibo por {dollars}. precio. cuánto cuesta. qué incluye el paquete premium. carta para arrendadores incluida',
      vip: 'qué recibo por {dollars}. precio. cuánto cuesta. qué incluye el paquete vip. tengo varios desalojos. tengo varios desalojos, precio. más de un desalojo. tengo dos desalojos',
    },
    refunds:
      'devolución del dinero. reembolso. me devuelven mi dinero. devolver el dinero. me regresan el dinero. si el juez dice que no. cancelar',
  },
  buy: 'Comprar {name}',
  account:
    'Para comprar aquí primero hay que iniciar sesión. ¿No tiene cuenta? Llene el formulario y la cuenta se crea cuando usted paga.',
  rules: {
    title: 'Antes de pagar',
    courtFees: 'Costos del tribunal y cartas',
    refund: 'La devolución de su dinero',
    landlord: 'Qué ve el arrendador',
    result: 'Ningún precio puede comprar un resultado',
    resultText:
      'Un juez decide. Nosotros preparamos documentos; no podemos prometer lo que hará un tribunal, un arrendador o una empresa de verificación.',
  },
  plan: {
    title: '¿No puede pagar todo de una vez?',
    text: 'Tenemos planes de pago: tal vez pueda pagar en dos a cuatro partes iguales, sin cargos extra y sin intereses. Empezamos con la primera. Después de la última, {filing}. Escríbanos antes de pagar y díganos cómo podría hacerlo. Le contesta una persona en {days} día hábil como máximo; no revisamos su crédito. Preguntar es gratis y no afecta su caso.',
    filing: {
      byUs: 'sus documentos van al tribunal',
      byYou: 'usted lleva sus documentos al tribunal',
    },
    ask: 'Preguntar por un plan de pagos',
  },
  why: {
    title: 'Por qué elegirnos',
    items: [
      {
        title: 'Promesa de reembolso',
        text: 'Le devolvemos el 100% de nuestra tarifa en todos los casos de la lista de arriba.',
      },
      {
        title: 'Trabajo rápido',
        text: 'Empezamos dentro de las {workHours} horas después de su pago, de lunes a viernes, y nuestra meta es terminar los documentos en {weeksFrom} a {weeksTo} semanas. El tribunal tiene su propio calendario.',
      },
      {
        title: 'Personas que responden',
        text: '¿Tiene una pregunta sobre sus documentos? Una persona le contesta en {supportHours} horas como máximo, de lunes a viernes, en español o en inglés. Si necesita asesoría legal, consulte a un abogado.',
      },
    ],
  },
};
export default words;
