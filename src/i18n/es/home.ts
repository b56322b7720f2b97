import type { HomeWords } from '#i18n/en/home.ts';

const words: HomeWords = {
  hero: {
    eyebrow: 'Para inquilinos en Georgia',
    title: 'Un viejo caso de desalojo no debería cerrarle todas las puertas',
    lead: 'En Georgia usted puede pedirle a un juez que limite quién puede ver un registro de desalojo. Preparamos los documentos con usted, en español o en inglés.',
    points: [
      {
        strong: 'Precios claros.',
        text: 'Desde {price} por nuestro trabajo, con los costos del tribunal aparte.',
      },
      { strong: 'Hecho para su teléfono.', text: 'Cinco pasos cortos. Sus respuestas se van guardando.' },
      { strong: 'Usted tiene el control.', text: 'Usted lee y firma cada página. Un juez decide.' },
    ],
    contact: 'Contáctenos hoy',
  },
  whoWeServe: {
    title: 'A quién ayudamos',
    lead: 'A personas en Georgia a quienes les aparece un registro de desalojo cuando buscan vivienda. Muchos casos nunca terminaron en desalojo y aun así aparecen.',
    groups: [
      { title: 'Familias', text: 'que necesitan vivir cerca de la escuela y del trabajo.' },
      { title: 'Estudiantes', text: 'a quienes rechazan por un caso de hace años.' },
      {
        title: 'Trabajadores',
        text: 'a quienes un reporte les cierra la puerta antes de que puedan hablar.',
      },
      { title: 'Quienes rentan por primera vez', text: 'y aparecen en un caso de una casa que no era suya.' },
    ],
    may: 'Usted puede tener un caso que presentar',
    stronger: {
      title: 'Una petición suele ser más fuerte cuando',
      items: [
        'el caso fue desestimado, o el juez falló a favor de usted',
        'el registro es de otra persona, o se presentó por error o dos veces',
        'usted nunca recibió los papeles del tribunal y la sentencia fue anulada',
        'usted llegó a un acuerdo, pagó y el arrendador lo acepta por escrito',
      ],
    },
    harder: {
      title: 'Es más difícil cuando',
      items: [
        'el juez falló a favor del arrendador después de una audiencia',
        'todavía debe lo que ordenó la sentencia, o el caso sigue abierto',
        'hay varios casos, o el caso es reciente',
      ],
    },
    verdict:
      'Ninguna lista decide esto, y nosotros tampoco. Un juez evalúa cada petición después de una audiencia. Si su caso es difícil o sigue abierto, hable primero con un abogado de ayuda legal gratuita.',
    verdictLink: 'Ayuda legal gratuita',
  },
  howItWorks: {
    title: 'Cómo funciona',
    lead: 'Tres pasos. Usted siempre sabe qué pasó, qué sigue y a quién le toca.',
    steps: [
      {
        title: 'Usted nos cuenta',
        text: 'Llene el formulario en cinco pasos cortos. Si tiene papeles del tribunal, agregue fotos. Al final elige un paquete.',
      },
      {
        title: 'Preparamos sus documentos',
        text: 'Empezamos en un máximo de {workHours} horas después de su pago, de lunes a viernes, y preparamos la moción (la petición al juez) con sus respuestas. Usted revisa cada página y firma.',
      },
      {
        title: 'Un juez decide',
        text: 'Usted presenta los documentos, o nosotros los llevamos a la secretaría. El tribunal fija una audiencia. Si el juez está de acuerdo, la orden dice qué ya no puede ver el público.',
      },
    ],
  },
  freeHelp: {
    title: 'Primero: la ayuda que no cuesta nada',
    lead: 'Usted puede hacer todo esto por su cuenta sin pagarnos. Estas organizaciones ayudan gratis, y sus abogados pueden responder preguntas que a nosotros no se nos permite responder.',
    checked: 'Revisado el {date}. Los horarios cambian; consulte sus páginas.',
  },
  pricing: {
    title: 'Cuatro paquetes, cada uno con un precio claro',
    lead: 'Paga una sola vez, después de revisar todas sus respuestas.',
    inParts: 'Puede ser posible pagar en partes. Escríbanos antes de pagar.',
  },
  faq: { title: 'Preguntas frecuentes', more: '¿Otra pregunta? Escríbanos.' },
  contact: {
    title: 'Hable con nosotros',
    lead: 'Escriba en español o en inglés. Respondemos en un máximo de {days} día hábil.',
    georgia: 'Por ahora trabajamos solo con casos en tribunales de Georgia.',
    courthouse: 'Somos una empresa privada, no un tribunal.',
    courtDate:
      '¿Acaba de recibir papeles del tribunal o su audiencia ya está cerca? Muchas veces tiene solo 7 días para contestar. No nos espere: llame hoy a la ayuda legal gratuita.',
    write: 'Escribir un correo',
  },
};
export default words;
