import type { SaleClosedWords } from '#i18n/en/sale-closed.ts';

const words: SaleClosedWords = {
  title: 'Por ahora no recibimos pagos.',
  before:
    'De todos modos puede llenar la solicitud y mandarla. Es gratis y se la guardamos. Después le mandamos por correo el enlace de pago, que sirve en cuanto volvamos a recibir pagos.',
  applied:
    'Su solicitud queda guardada y no tiene que hacer nada. El enlace de pago de nuestro correo sirve en cuanto volvamos a recibir pagos.',
  questions: '¿Tiene preguntas? Aquí nos encuentra:',
  start: 'Llenar la solicitud',
};
export default words;
