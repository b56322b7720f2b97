import type { PackageWords } from '#i18n/en/packages.ts';

const courtFees = 'Costos del tribunal';
const courtFeesOfEach = 'Costos del tribunal de cada caso';
const otherCosts = 'Notario, impresiones, envíos por correo y copias certificadas';
const inCourt = 'Alguien que hable por usted en la audiencia';

const words: PackageWords = {
  byId: {
    basic: {
      name: 'Básico',
      description: 'Sus documentos, listos para que usted los presente.',
      features: [
        'Revisamos el registro público de su caso en el tribunal',
        'Una petición al juez (moción) preparada con sus respuestas y con la lista de los papeles que la apoyan',
        'Instrucciones paso a paso para presentarla por su cuenta',
        'Su caso en un portal en línea',
        'Ayuda por correo electrónico',
      ],
      notIncluded: [
        courtFees,
        otherCosts,
        inCourt,
        'Entrega en el tribunal',
        'Seguimiento después de la orden del juez',
      ],
    },
    standard: {
      name: 'Estándar',
      description: 'Preparamos sus documentos y los llevamos a la secretaría del tribunal.',
      features: [
        'Todo lo del paquete Básico',
        'Entrega de los documentos firmados en la secretaría del tribunal',
        'Confirmamos que se presentaron y seguimos la fecha de la audiencia',
        'Ayuda por correo electrónico y por llamada con cita',
      ],
      notIncluded: [courtFees, otherCosts, inCourt, 'Seguimiento después de la orden del juez'],
    },
    premium: {
      name: 'Premium',
      description: 'Documentos, entrega y seguimiento por correo y teléfono hasta que su caso se cierre.',
      features: [
        'Todo lo del paquete Estándar',
        'Una carta para arrendadores, con sus palabras y su firma',
        'Una llamada individual de 30 minutos sobre el proceso (sin asesoría legal)',
        'Le damos seguimiento hasta que su caso se cierre, también después de la orden del juez',
      ],
      notIncluded: [courtFees, otherCosts, inCourt],
    },
    vip: {
      name: 'VIP para varios casos',
      description: 'Para quien tiene más de un caso de desalojo en Georgia.',
      features: [
        'Todo lo del paquete Premium, para varios casos en Georgia',
        'Un solo precio, en lugar de uno por cada caso',
        'Entre solicitudes igual de urgentes, la suya va primero (el tribunal lleva su propio calendario)',
      ],
      notIncluded: [courtFeesOfEach, otherCosts, inCourt, 'Casos fuera de Georgia'],
    },
  },
  unproven: '{badge} (sin comprobar)',
  part: '{name}, parte {place} de {count}',
  coversOne: 'Cubre un caso en el tribunal',
  coversMany: 'Cubre hasta {count} casos en el tribunal',
  eachPrice: 'En cada paquete',
  oneTime: 'un solo pago',
  plusCourtFees: 'más los costos del tribunal, que se pagan aparte',
  refundShort:
    'le devolvemos toda nuestra tarifa si no aceptamos su caso, si no hay un registro suyo, si un tribunal niega la petición o si ya no queda nada que decidir',
  includes: 'Qué recibe',
  notIncluded: 'No incluye',
  inNone:
    'Ningún paquete incluye los costos del tribunal, el notario, las impresiones, los envíos, las copias certificadas ni a alguien que hable por usted en la audiencia.',
  inNoneItems: [courtFees, courtFeesOfEach, otherCosts, inCourt],
  choose: 'Elegir {name}',
  courtFees:
    'Los costos del tribunal van aparte. Usted se los paga al tribunal, y si sus ingresos son bajos puede pedir que no se los cobren. También puede tener que pagar notario, impresiones, envíos y copias certificadas.',
  landlordCopy:
    'El arrendador recibe una copia de lo que usted presente, con su dirección postal, y puede volver a cobrar una deuda vieja. Si eso le preocupa, pregunte antes a un abogado que no cobra.',
  refund:
    'Le devolvemos toda nuestra tarifa si no aceptamos su caso, si no se encuentra ningún registro en el tribunal o si el caso es de otra persona. También si un tribunal niega la petición, o si ya no queda nada que decidir. {refundTimes} Los costos del tribunal no los devolvemos nosotros. Por cualquier otra razón, escríbanos y lo decidimos caso por caso.',
  letters:
    'Las cartas a las empresas de verificación de inquilinos son gratis para todos: las escribe e imprime en nuestra página de cartas gratuitas.',
  noPromise: 'Un juez decide. Ningún precio compra un resultado.',
  rarely:
    'Un grupo de abogados de Atlanta les dice a los inquilinos que, en general, un caso así no se puede sellar. No conocemos ninguna cifra de cuántas veces los jueces dicen que sí.',
};
export default words;
