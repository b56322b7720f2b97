import type { TitleWords } from '#i18n/en/titles.ts';

const titles: TitleWords = {
  home: {
    title: 'Fresh Key: ayuda con registros de desalojo en Georgia',
    description:
      'Preparamos los documentos para pedirle a un juez de Georgia que limite el acceso público a su registro de desalojo. Precios claros, en español y en inglés. Un juez decide.',
    keywords: [
      'registro de desalojo en Georgia',
      'sellar un registro de desalojo',
      'limitar el acceso público a un expediente',
      'caso de desalojo (dispossessory)',
      'alquilar con un desalojo en el historial',
      'reporte de inquilinos',
    ],
  },
  intakeForm: {
    title: 'Formulario de solicitud',
    heading: 'Cuéntenos su caso',
    lead: 'Cinco pasos cortos, unos 10 minutos. No paga nada antes de revisar todas sus respuestas.',
    description:
      'Empiece aquí: cinco pasos cortos en español o en inglés. Sus respuestas se guardan en cada paso.',
  },
  intakeConfirmation: { title: 'Su solicitud' },
  checkout: { title: 'Pago seguro' },
  paymentSuccess: { title: 'Su pago' },
  paymentConfirmation: { title: 'Su pago' },
  login: { title: 'Acceso de clientes', heading: 'Iniciar sesión', lead: 'Vea cómo va su caso.' },
  setPassword: { title: 'Cree su contraseña' },
  dashboard: { title: 'Su caso' },
  account: { title: 'Su cuenta' },
  supporter: { title: 'Seguir el caso de otra persona' },
  referral: { title: 'Respuestas para su organización' },
  staff: { title: 'Área de trabajo' },
  privacy: {
    title: 'Política de privacidad',
    description:
      'Qué datos pedimos, para qué, quién los recibe, cuánto tiempo los guardamos y cómo comunicarse con nosotros.',
  },
  terms: {
    title: 'Términos y condiciones',
    description: 'Qué es y qué no es el servicio, precios, reembolsos y lo que le toca a usted.',
  },
  contact: {
    title: 'Contacto',
    description:
      'Escríbanos en español o en inglés, con archivos si quiere. Le contestamos en {days} día hábil como máximo.',
  },
  blog: {
    title: 'Artículos',
    heading: 'Artículos para inquilinos',
    lead: 'Qué dice la ley, qué hacen los tribunales y dónde hay ayuda gratuita. En palabras sencillas, con fuentes y fechas.',
    description:
      'Artículos claros para inquilinos en Georgia: casos de desalojo, registros del tribunal, reportes de inquilinos, depósitos y ayuda legal gratuita.',
  },
  learning: {
    title: 'Centro de aprendizaje',
    lead: 'Siete cursos cortos para inquilinos con un registro de desalojo, sin cuenta y sin pagar.',
    description:
      'Lecciones gratuitas para inquilinos en Georgia: sus derechos, el caso en el tribunal, limitar el acceso a un registro, reportes, dinero, trabajo y familia.',
  },
  search: {
    title: 'Buscar',
    lead: 'Busque en los artículos, las lecciones, las políticas y las respuestas a preguntas comunes.',
    description: 'Busque en los artículos, las lecciones, las políticas y las respuestas de este sitio.',
  },
  services: {
    title: 'Elija su paquete de servicio',
    lead: 'Cuatro paquetes, cada uno con un precio claro, para los documentos con los que usted pide a un tribunal de Georgia que limite el acceso público a su registro de desalojo.',
    description:
      'Compare cuatro paquetes para preparar sus documentos del tribunal en Georgia: qué incluye cada uno, qué no, un solo precio y cuándo se le devuelve su dinero.',
  },
  forms: {
    title: 'Formularios para clientes',
    lead: 'Un formulario que se llena en línea y el acuerdo para leer con calma. Los dos en español y en inglés.',
    description:
      'El formulario de solicitud en línea y el acuerdo de servicio en PDF, en español y en inglés.',
  },
  accessibility: {
    title: 'Accesibilidad',
    heading: 'Este sitio debe servirle a usted',
    lead: 'Con lector de pantalla, con teclado, en un celular pequeño, con letra grande, en español o en inglés. Si algo no le sirve, díganos y le ayudamos.',
    description:
      'Qué hacemos para que todos puedan usar este sitio y nuestros documentos, qué probamos, qué falta y cómo pedir letra grande, un intérprete u otro formato.',
  },
  disclaimer: {
    title: 'Aviso legal: qué somos y qué no somos',
    description:
      'Somos una empresa privada de preparación de documentos; no somos bufete de abogados, tribunal ni agencia. Qué significa eso para usted y dónde hay ayuda legal gratuita.',
  },
  letters: {
    title: 'Cartas gratuitas a empresas de verificación y otros',
    heading: 'Cartas gratuitas que usted mismo puede mandar',
    lead: 'A empresas de verificación, agencias de crédito, listas de arrendadores y sitios web: pida su expediente, dispute lo que está mal y logre que una sentencia pagada aparezca como pagada. Gratis para todos.',
    description:
      'Escriba, imprima y mande sus propias cartas: disputar un dato equivocado o limitado, pedir su expediente o marcar una sentencia como pagada. Gratis; nada se nos envía.',
    keywords: [
      'carta de disputa',
      'reporte de inquilinos',
      'sentencia pagada',
      'copia gratuita de mi expediente',
    ],
  },
  counties: {
    title: 'Tribunales y ayuda gratuita por condado',
    heading: 'Su condado: sus tribunales y la ayuda gratuita',
    lead: 'Georgia tiene 159 condados, cada uno con sus tribunales. Vea qué pudimos revisar del suyo, con fuente y fecha, y dónde hay ayuda gratuita.',
    description:
      'Los 159 condados de Georgia: qué tribunales pueden tener un caso de desalojo, qué se revisó de cada uno, con fuente y fecha, y ayuda legal gratuita cerca.',
    keywords: [
      'tribunal del condado en Georgia',
      'dirección del tribunal de magistrados',
      'secretaría del tribunal',
    ],
  },
  questions: {
    title: 'Preguntas y respuestas antes de decidir',
    heading: 'Lo que nos preguntan',
    lead: 'Respuestas cortas sobre el precio, su privacidad, quién ayuda, sus papeles y lo que sigue. Lo que no sabemos, lo decimos.',
    description:
      '¿El precio cubre todos mis casos? ¿Se entera mi arrendador? ¿Quién revisa los papeles? Respuestas honestas sobre limitar un registro en Georgia.',
    keywords: ['preguntas sobre desalojo', 'se entera mi arrendador', 'costos del tribunal', 'intérprete'],
  },
  certificate: {
    title: 'Comprobar un certificado',
    lead: '¿Alguien le mostró un certificado de nuestro Centro de aprendizaje? Escriba el código y vea si es auténtico.',
    description:
      'Compruebe con el código impreso si un certificado de nuestro Centro de aprendizaje gratuito es auténtico.',
  },
  status: {
    title: '¿Funciona todo?',
    lead: 'Qué funciona en este momento y en qué vamos a trabajar.',
    description:
      'Si funcionan ahora mismo la solicitud, el inicio de sesión, los pagos y los correos de este servicio, desde cuándo falla algo y qué trabajos están previstos.',
  },
  notFound: { title: '404 Página no encontrada' },
};
export default titles;
