import type { PageWords } from '#i18n/en/page.ts';

const words: PageWords = {
  skip: 'Ir al contenido principal',
  home: 'Inicio',
  editPage: 'Editar los textos de esta página',
  nav: {
    label: 'Principal',
    whoWeServe: 'A quién ayudamos',
    services: 'Servicios',
    howItWorks: 'Cómo funciona',
    pricing: 'Precios',
    faq: 'Preguntas',
    contact: 'Contacto',
  },
  getStarted: 'Comenzar',
  paused: 'En pausa por ahora',
  clientLogin: 'Acceso de clientes',
  dashboard: 'Mi caso',
  unread: '{count} sin leer',
  logout: 'Cerrar sesión',
  logoutFailed: 'La sesión sigue abierta. Intente de nuevo',
  menu: { open: 'Menú', close: 'Cerrar el menú', title: 'Menú' },
  language: {
    switchTo: 'English',
    hint: 'This page is also in English.',
    hintLink: 'Read it in English',
    hintDismiss: 'Seguir en español',
  },
  theme: { label: 'Colores', light: 'Claro', dark: 'Oscuro', system: 'Como mi dispositivo' },
  footer: {
    description:
      'Preparamos documentos para pedirle a un juez de Georgia que limite el acceso público a un registro de desalojo.',
    navigation: 'Navegación',
    resources: 'Recursos',
    contactUs: 'Contáctenos',
    freeHelp: 'Ayuda legal gratuita',
    disclaimer:
      'Lo que lee aquí es información general sobre los tribunales de Georgia, no asesoría para su caso. Leerla, escribirnos o pagarnos no convierte a nadie en su abogado. Las leyes, los formularios y los costos cambian; el tribunal tiene la última palabra.',
    about: 'Por qué existimos',
    legal: 'Textos legales',
    pages: {
      learning: 'Centro de aprendizaje',
      blog: 'Blog y guías',
      search: 'Buscar',
      letters: 'Cartas gratuitas',
      counties: 'Tribunales por condado',
      questions: 'Preguntas y respuestas',
      forms: 'Formularios',
      privacy: 'Privacidad',
      terms: 'Términos',
      disclaimer: 'Aviso legal',
      accessibility: 'Accesibilidad',
    },
    hours: 'De lunes a viernes, de {opens} a {closes}, hora\u00a0del\u00a0Este',
    standingNotice:
      'Empresa privada de preparación de documentos. No somos bufete de abogados, tribunal ni agencia del gobierno. No damos asesoría legal ni prometemos resultados. Usted puede presentar su petición por su cuenta sin pagarnos, y puede haber ayuda legal gratuita.',
    rights: 'Todos los derechos reservados.',
    social: 'Redes sociales',
  },
  needsJavaScript: {
    title: 'Esta página necesita JavaScript',
    text: 'Su navegador lo tiene desactivado o no se cargó. Vuelva a cargar la página, o escríbanos y le ayudamos.',
  },
  loading: 'Cargando…',
  titleEnd: '{title} | {name}',
};
export default words;
