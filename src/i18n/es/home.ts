import type { HomeWords } from '#i18n/en/home.ts';

const words: HomeWords = {
  hero: {
    eyebrow: 'Para inquilinos en Georgia',
    title: 'Un caso viejo de desalojo no debería cerrarle todas las puertas',
    lead: 'En Georgia usted puede pedirle a un juez que limite quién puede ver un registro de desalojo. Preparamos los documentos con usted, en español o en inglés.',
    points: [
      {
        strong: 'Precios claros.',
        text: 'Desde {price} por nuestro trabajo; los costos del tribunal van aparte.',
      },
      { strong: 'Hecho para su teléfono.', text: 'Cinco pasos cortos. Sus respuestas se van guardando.' },
      { strong: 'Usted tiene el control.', text: 'Usted lee y firma cada página. Un juez decide.' },
    ],
    contact: 'Contáctenos hoy',
  },
  whoWeServe: {
    title: 'A quién ayudamos',
    lead: 'A personas en Georgia a quienes les sale un registro de desalojo cuando buscan vivienda. Muchos de esos casos nunca terminaron en desalojo y aun así salen.',
    groups: [
      { title: 'Familias', text: 'que necesitan vivir cerca de la escuela y del trabajo.' },
      { title: 'Estudiantes', text: 'a quienes rechazan por un caso de hace años.' },
      {
        title: 'Trabajadores',
        text: 'a quienes un reporte les cierra la puerta antes de que puedan hablar.',
      },
      { title: 'Quienes rentan por primera vez', text: 'y aparecen en un caso de una casa que no era suya.' },
    ],
    may: 'Quizá tenga motivos para pedirlo',
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
        text: 'Empezamos a más tardar {workHours} horas después de su pago, de lunes a viernes, y preparamos la moción (la petición al juez) con sus respuestas. Usted revisa cada página y firma.',
      },
      {
        title: 'Un juez decide',
        text: 'Usted presenta los documentos, o nosotros los llevamos a la secretaría. El tribunal fija una audiencia. Si el juez está de acuerdo, la orden dice qué ya no puede ver el público.',
      },
    ],
  },
  services: {
    title: 'Qué hacemos por usted',
    lead: 'Usted decide hasta dónde le acompañamos. Cada paquete incluye más de esta lista que el anterior.',
    every: 'En todos los paquetes',
    from: 'Desde el paquete {name}',
    free: 'Gratis para todos',
    items: [
      {
        title: 'Una revisión de su caso',
        text: 'Leemos sus respuestas y el registro público del tribunal, y le decimos si falta algo. Para saber qué posibilidades tiene, pregúntele a un abogado. Un juez decide.',
      },
      {
        title: 'Sus documentos para el tribunal',
        text: 'Una petición al juez (moción) preparada con sus respuestas, y la lista de papeles que la apoyan. Nosotros revisamos cada página; usted la lee y la firma.',
      },
      {
        title: 'La entrega en el tribunal',
        text: 'Entregamos sus documentos firmados, confirmamos que llegaron y seguimos la fecha de la audiencia.',
      },
      {
        title: 'Después de la orden del juez',
        text: 'Las cartas a las empresas de verificación de inquilinos son gratis para todos: las escribe e imprime en nuestra página de cartas gratuitas. Desde el paquete Premium le damos seguimiento a las respuestas.',
      },
      {
        title: 'Una carta para arrendadores',
        text: 'Lo que pasó, con sus palabras, para que usted la firme y la entregue con su solicitud de renta.',
      },
      {
        title: 'Media hora solo para usted',
        text: 'Una llamada de 30 minutos sobre el proceso y lo que sigue. No es asesoría legal.',
      },
    ],
    prices: 'Ver paquetes y precios',
    consultation: 'Consulta gratis sobre el servicio',
    consultationNote:
      'Ahí respondemos preguntas sobre nuestro trabajo: pasos, papeles, precios. No podemos dar asesoría legal; un abogado de ayuda gratuita sí puede.',
  },
  freeHelp: {
    title: 'Primero: la ayuda que no cuesta nada',
    lead: 'Usted puede hacer todo esto por su cuenta sin pagarnos. Estas organizaciones ayudan gratis, y sus abogados pueden responder preguntas que a nosotros no se nos permite responder.',
    limits:
      'La mayoría ayuda a personas de bajos ingresos, muchas veces hasta el 125 o el 200 por ciento del nivel federal de pobreza, y algunas hacen excepciones. Las que reciben dinero federal muchas veces no pueden ayudar a quien no tiene ciertos papeles migratorios, pero hay excepciones, por ejemplo si hubo violencia en el hogar. Pregunte: preguntar no cuesta nada.',
    checked: 'Revisado el {date}. Los horarios cambian; consulte sus páginas.',
    letters: 'Cartas gratuitas a empresas de verificación y sobre un fallo pagado',
  },
  stories: {
    title: 'Cómo puede terminar',
    lead: 'Para que salga bien, conviene saber qué esperar. Aquí hay tres caminos, y uno termina con un no.',
    unproven: 'Cifra del proveedor, todavía sin comprobar',
    figures: 'En números',
    example: 'Ejemplo',
    examples:
      'Estas historias son ejemplos que escribimos nosotros. No son clientes, y su caso puede terminar de otra manera.',
    outcome: 'Cómo termina',
    start: 'Cuéntenos su propia historia',
  },
  pricing: {
    title: 'Cuatro paquetes, cada uno con un precio claro',
    lead: 'Paga una sola vez, después de revisar todas sus respuestas.',
    inParts: 'Tal vez pueda pagar en partes. Lo decide una persona con usted, antes de pagar.',
    askInParts: 'Preguntar por un plan de pagos',
  },
  whyItMatters: {
    title: 'El caso ya terminó. El registro sigue ahí.',
    lead: 'Un caso desestimado, o resuelto hace años, todavía puede aparecer cuando usted busca vivienda. Hay reportes que han mostrado un caso sin decir cómo terminó.',
    facts: [
      {
        number: '7 años',
        text: 'es el tiempo que, por lo general, un reporte de inquilino puede mostrar un caso de desalojo.',
      },
      {
        number: 'Sin vencimiento',
        text: 'El expediente del tribunal no vence nunca. Sigue siendo público si un juez no limita el acceso.',
      },
      {
        number: '30 días',
        text: 'tiene, por lo general, la empresa para revisar un error que usted le reporta. Reportarlo es gratis.',
      },
    ],
    sources:
      'Fuentes: Consumer Financial Protection Bureau (oficina federal de protección al consumidor); ley federal de informes de crédito, 15 U.S.C. 1681c y 1681i; regla 6 de los tribunales de magistrados de Georgia.',
  },
  ourCommitment: {
    title: 'Lo que usted nos puede exigir',
    items: [
      {
        title: 'Accesibilidad',
        text: 'Hacemos cada página para que funcione en un teléfono viejo, con el teclado, con lector de pantalla y con letra grande, y decimos abiertamente qué no hemos probado todavía. Si algo no le funciona, avísenos y lo arreglamos.',
      },
      {
        title: 'Privacidad',
        text: 'Pedimos solo lo que sus documentos necesitan. No vendemos lo que usted nos cuenta, y ningún anunciante le sigue dentro de nuestros formularios.',
      },
      {
        title: 'Autonomía',
        text: 'Usted lee, corrige y firma cada página. Explicamos cada paso con palabras sencillas, para que pueda dar el siguiente sin nosotros.',
      },
      {
        title: 'Equidad',
        text: 'La ayuda gratuita va antes que nuestros precios. En español y en inglés hay las mismas palabras, el mismo precio y el mismo plazo de respuesta.',
      },
    ],
  },
  testimonials: {
    title: 'Lo que dicen los clientes',
    titleExamples: 'Cómo puede ser usar este servicio',
    examples:
      'Son ejemplos que escribimos nosotros, no clientes. Cuando clientes reales nos permitan publicar sus palabras, estarán aquí.',
    example: 'Ejemplo',
    controls: 'Pasar las páginas',
    previous: 'Anterior',
    next: 'Siguiente',
    position: '{n} de {count}',
  },
  about: {
    title: 'Por qué existe este servicio',
    paragraphs: [
      'Los casos de desalojo avanzan rápido. En Georgia, el inquilino muchas veces tiene siete días para contestar. El registro de esos días puede seguir a una familia por años, aunque el caso se haya desestimado.',
      'No conocemos ninguna ley de Georgia que selle por sí sola estos registros. Hay una regla del tribunal, una audiencia y un juez. Y entre el inquilino y esa audiencia hay un montón de papeles en un lenguaje que nadie habla en su casa.',
      '{name} nació para ese montón de papeles: palabras sencillas, dos idiomas, un precio que se ve primero y ninguna promesa que solo un juez podría cumplir. Usted puede hacerlo sin nosotros. Si prefiere no hacerlo a solas, aquí estamos.',
    ],
  },
  latest: {
    title: 'Vale la pena saberlo',
    lead: 'Guías sencillas sobre tribunales, registros y cómo volver a rentar.',
    readMore: 'Leer más',
    all: 'Ver todos los artículos',
    learning: 'Cursos gratuitos en el Centro de aprendizaje',
    inSpanish: 'en español',
    inEnglish: 'en inglés',
  },
  faq: { title: 'Preguntas frecuentes', more: '¿Otra pregunta? Escríbanos.' },
};
export default words;
