import type { AccountWords } from '#i18n/en/account.ts';

const words: AccountWords = {
  errorPrefix: 'Error:',
  summaryTitle: 'Revise esto, por favor',
  loading: 'Un momento…',
  tryAgain: 'Intentar otra vez',
  faultTitle: 'Algo no funcionó',
  noCookies:
    'Sus datos son correctos, pero este navegador no guardó la sesión: bloquea la cookie que la mantiene abierta. Permita las cookies de este sitio, o salga del modo privado, e intente otra vez. Si llegó desde otra aplicación, como Facebook o su correo, copie esta dirección y ábrala en su navegador de siempre: {address}',
  offline:
    'No pudimos comunicarnos con nuestro servidor. Revise su conexión e intente otra vez. No se perdió nada.',
  unreadable:
    'Nuestro servidor mandó una respuesta que esta página no entiende. Intente otra vez en un momento.',
  reference: 'Referencia para nuestro equipo: {reference}',
  writeToUs: 'Escríbanos',
  orWrite: 'Si sigue pasando, escríbanos a',
  help: {
    title: '¿Tiene preguntas?',
    text: 'Escríbanos. Le contestamos en menos de {hours} horas, de lunes a viernes.',
  },
  home: 'Volver al inicio',
  email: 'Correo electrónico',
  password: 'Contraseña',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  device: {
    label: '¿Este teléfono o computadora es suyo?',
    hint: 'En un teléfono o computadora compartida, la sesión se cierra después de {minutes} minutos sin uso y al cerrar el navegador.',
    own: 'Sí, es mío',
    public: 'No, también lo usan otras personas',
  },
  signOut: 'Cerrar sesión',
  signOutFailed: 'La sesión sigue abierta. Intente de nuevo',
};
export default words;
