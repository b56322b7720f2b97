import type { ConsentWords } from '#i18n/en/consent.ts';

const words: ConsentWords = {
  title: '¿Nos permite contar su visita?',
  text: 'Si acepta, informamos a las empresas que nos ayudan a contar visitas y a medir nuestros anuncios qué páginas públicas abre usted. Nunca compartimos lo que escribe, ni nada del formulario, el pago o su cuenta. Si dice que no, todo funciona igual.',
  more: 'Política de privacidad',
  accept: 'Aceptar',
  decline: 'Rechazar',
  askedNotTo:
    'Su navegador pide a los sitios que no le rastreen. Lo respetamos: no informamos a nadie de su visita.',
  close: 'Cerrar',
  open: 'Opciones de privacidad',
};
export default words;
