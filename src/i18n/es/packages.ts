import type { PackageWords } from '#i18n/en/packages.ts';
import { packageNames as names } from '#i18n/package-names.ts';

const words: PackageWords = {
  // Names are the operator's: content/packages.
  byId: names.es,
  // What no package includes.
  never: {
    courtFees: 'Costos del tribunal',
    courtFeesOfEach: 'Costos del tribunal de cada caso',
    otherCosts: 'Notario, impresiones, envíos por correo y copias certificadas',
    inCourt: 'Alguien que hable por usted en la audiencia',
  },
  unproven: '{badge} (sin comprobar)',
  part: '{name}, parte {place} de {count}',
  coversOne: 'Cubre un caso en el tribunal',
  coversMany: 'Cubre hasta {count} casos en el tribunal',
  oneTime: 'un solo pago',
  plusCourtFees: 'más los costos del tribunal, que se pagan aparte',
  forAll:
    'Cada paquete se paga una sola vez. Los costos del tribunal van aparte y se le pagan al tribunal. Le devolvemos toda nuestra tarifa si no aceptamos su caso, si no hay un registro suyo, si un tribunal niega la petición o si ya no queda nada que decidir.',
  includes: 'Qué recibe',
  notIncluded: 'No incluye',
  inNone:
    'Ningún paquete incluye los costos del tribunal, el notario, las impresiones, los envíos, las copias certificadas ni a alguien que hable por usted en la audiencia.',
  choose: 'Elegir {name}',
  courtFees:
    'Los costos del tribunal van aparte. Usted se los paga al tribunal, y si sus ingresos son bajos puede pedir que no se los cobren. También puede tener que pagar notario, impresiones, envíos y copias certificadas.',
  certifiedThere:
    'Según la página de un tribunal del condado de {county}, las copias certificadas cuestan desde {price}.',
  certifiedRange:
    'Donde la página de un tribunal da un precio, las copias certificadas empiezan entre {lowest} y {highest}.',
  certifiedMore: 'Vea su condado',
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
