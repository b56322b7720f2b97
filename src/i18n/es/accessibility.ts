import type { AccessibilityWords } from '#i18n/en/accessibility.ts';

const words: AccessibilityWords = {
  promise: {
    title: 'Qué le prometemos',
    text: 'Trabajamos para que cada página cumpla las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA. Nadie paga más, espera más ni recibe menos por necesitar una página o un documento de otra manera.',
  },
  works: {
    title: 'Qué debe funcionar',
    items: [
      'Todas las páginas, los formularios y los botones, solo con el teclado y con lector de pantalla.',
      'La letra al 200 por ciento y las pantallas de 320 píxeles de ancho, sin moverse hacia los lados.',
      'Colores claros y oscuros, contraste alto, y nada se mueve si usted desactivó el movimiento.',
      'Los errores de un formulario se indican arriba y junto al campo, con palabras y no solo con color.',
      'Las respuestas del formulario se guardan en cada paso: puede descansar y volver después.',
      'Para leer no hace falta JavaScript. Para llenar formularios, sí.',
    ],
  },
  tested: {
    title: 'Qué probamos',
    items: [
      'Pruebas automáticas (axe) en las páginas principales y en cada paso del formulario, cada vez que el sitio cambia.',
      'El formulario completo, de principio a fin, solo con el teclado, en un navegador de computadora.',
      'Las páginas en tamaño de celular y de computadora, en claro y en oscuro, en los dos idiomas.',
    ],
    note: 'Las pruebas automáticas encuentran solo una parte de las fallas. Todavía no han probado el sitio personas que usan tecnología de apoyo todos los días. Si usted la usa, queremos saber su opinión.',
  },
  limits: {
    title: 'Qué no funciona bien todavía',
    items: [
      'Los campos de la tarjeta y la página de pago de nuestros enlaces son de Stripe y no los podemos cambiar. Si no puede usarlos, escríbanos antes de pagar.',
      'Las fotos que usted nos manda y los papeles del tribunal a veces son imágenes de texto que un lector de pantalla no puede leer. Pídanos que le escribamos lo importante.',
      'Los formularios y los sitios de los tribunales no son nuestros. El tribunal también tiene obligación de ayudarle: pregunte en la secretaría.',
    ],
  },
  help: {
    title: 'Pídalo como lo necesite',
    text: 'Díganos qué necesita. No tiene que explicar por qué, y no cuesta nada.',
    items: [
      {
        title: 'Letra grande o papel',
        text: 'Cualquier formulario, acuerdo o documento que preparamos, con letra grande o impreso.',
      },
      {
        title: 'Un intérprete',
        text: 'Trabajamos en español y en inglés. Si necesita otro idioma o lengua de señas, pídalo y buscamos juntos la manera. Para la audiencia, el tribunal pone un intérprete: pídalo con tiempo en la secretaría.',
      },
      {
        title: 'Ayuda con el formulario',
        text: 'Usted contesta y nosotros escribimos, en español o en inglés, a la hora que acordemos.',
      },
      {
        title: 'Otro formato',
        text: 'Texto sencillo por correo electrónico, un PDF para lectores de pantalla, o se lo leemos.',
      },
    ],
    contact: 'Pedir ayuda',
    reply:
      'Contestamos en {days} día hábil como máximo y arreglamos lo que se pueda. Si el arreglo tarda, le decimos cuánto y mientras tanto le ayudamos de otra manera.',
    callUs: 'Teléfono',
    writeUs: 'Correo electrónico',
  },
  reviewed: 'Última revisión: {date}.',
};
export default words;
