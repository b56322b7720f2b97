import type { TitleWords } from '#i18n/en/titles.ts';

const titles: TitleWords = {
  home: {
    title: 'Fresh Key: ayuda con registros de desalojo en Georgia',
    description:
      'Preparamos los documentos para pedirle a un juez de Georgia que limite el acceso público a su registro de desalojo. Precios claros, en español y en inglés. Un juez decide.',
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
  login: { title: 'Acceso de clientes', lead: 'Vea cómo va su caso.' },
  setPassword: { title: 'Cree su contraseña' },
  dashboard: { title: 'Su caso' },
  privacy: {
    title: 'Política de privacidad',
    description:
      'Qué datos pedimos, para qué, quién los recibe, cuánto tiempo los guardamos y cómo comunicarse con nosotros.',
  },
  terms: {
    title: 'Términos y condiciones',
    description: 'Qué es y qué no es el servicio, precios, reembolsos y lo que le toca a usted.',
  },
  blog: {
    title: 'Artículos',
    heading: 'Artículos para inquilinos',
    lead: 'Qué dice la ley, qué hacen los tribunales y dónde hay ayuda gratuita. En palabras sencillas, con fuentes y fechas.',
    description:
      'Artículos claros para inquilinos en Georgia: casos de desalojo, registros del tribunal, informes de inquilinos, depósitos y ayuda legal gratuita.',
  },
  search: {
    title: 'Buscar',
    lead: 'Busque en los artículos, las políticas y las respuestas a preguntas comunes.',
    description: 'Busque en los artículos, las políticas y las respuestas de este sitio.',
  },
  notFound: { title: '404 Página no encontrada' },
};
export default titles;
