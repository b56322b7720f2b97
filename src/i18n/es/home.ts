import type { HomeWords } from '#i18n/en/home.ts';

const words: HomeWords = {
  hero: {
    eyebrow: 'Para inquilinos en Georgia',
    title: 'Un viejo caso de desalojo no debería cerrarle todas las puertas',
    lead: 'En Georgia puede pedirle a un juez que limite quién ve un registro de desalojo. Preparamos los documentos con usted, en español o en inglés.',
    points: [
      {
        strong: 'Precios claros.',
        text: 'Desde {price}; los costos del tribunal van aparte.',
      },
      { strong: 'Hecho para su teléfono.', text: 'Cinco pasos que se van guardando.' },
      { strong: 'Usted tiene el control.', text: 'Usted lee y firma todo. Un juez decide.' },
    ],
    contact: 'Contáctenos hoy',
  },
  whoWeServe: {
    title: 'A quién ayudamos',
    lead: 'Inquilinos de Georgia con un registro de desalojo.',
    groups: [
      { title: 'Familias', text: 'que buscan vivir cerca de la escuela.' },
      { title: 'Estudiantes', text: 'a quienes rechazan por un caso de hace años.' },
      { title: 'Trabajadores', text: 'a quienes un reporte les cierra la puerta.' },
      { title: 'Inquilinos nuevos', text: 'nombrados en un caso sobre la casa de otros.' },
    ],
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
      'Decide un juez, después de una audiencia. Si su caso es difícil o sigue abierto, hable primero con un abogado gratuito.',
    verdictLink: 'Ayuda legal gratuita',
  },
  howItWorks: {
    title: 'Cómo funciona',
    steps: [
      {
        title: 'Usted nos cuenta',
        text: 'Cinco pasos cortos, con fotos de sus papeles. Al final elige un paquete.',
      },
      {
        title: 'Preparamos sus papeles',
        text: 'A más tardar {workHours} horas después de su pago, de lunes a viernes. Usted revisa y firma todo.',
      },
      {
        title: 'Un juez decide',
        text: 'Hay una audiencia. Si el juez está de acuerdo, la orden dice qué deja de ser público.',
      },
    ],
    sample: 'Muestra',
    caseToday: 'Su caso hoy',
  },
  services: {
    title: 'Qué hacemos por usted',
    items: [
      'Revisión de su caso',
      'Papeles listos para firmar',
      'Entrega en el tribunal',
      'Cartas gratis a empresas de verificación',
      'Carta para arrendadores',
      'Llamada de 30 minutos',
    ],
    prices: 'Ver precios',
    consultation: 'Consulta gratis',
    consultationNote: 'Sobre nuestro trabajo, no sobre la ley: solo un abogado da asesoría legal.',
  },
  freeHelp: {
    title: 'Primero: la ayuda que no cuesta nada',
    lead: 'Usted puede hacerlo sin pagarnos. Estas organizaciones ayudan gratis, la mayoría a personas de bajos ingresos.',
    who: 'A quién pueden ayudar',
    limits:
      'La mayoría ayuda a personas de bajos ingresos, muchas veces hasta el 125 o el 200 por ciento del nivel federal de pobreza, y algunas hacen excepciones. Las que reciben dinero federal muchas veces no pueden ayudar a quien no tiene ciertos papeles migratorios, pero hay excepciones, por ejemplo si hubo violencia en el hogar. Pregunte: preguntar no cuesta nada.',
    checked: 'Revisado el {date}. Los horarios cambian; consulte sus páginas.',
    letters: 'Cartas gratuitas a empresas de verificación y sobre una sentencia pagada',
  },
  stories: {
    title: 'Cómo puede terminar',
    lead: 'Tres caminos, y uno termina con un no.',
    stars: '{stars} de {most} estrellas',
    unproven: 'Cifras nuestras, todavía sin comprobar',
    figures: 'En números',
    example: 'Ejemplo',
    examples: 'Son ejemplos nuestros, no clientes.',
    outcome: 'Cómo termina',
    start: 'Cuéntenos su propia historia',
  },
  pricing: {
    title: 'Cuatro precios claros',
    inParts: 'Tal vez pueda pagar en partes:',
    askInParts: 'pregúntenos',
    compare: 'Qué incluye cada paquete',
    includes: 'Incluido',
    details: 'Todos los detalles de los paquetes',
    cases: 'Casos que cubre un precio',
    upTo: 'hasta {count}',
    rows: [
      'Documentos, portal y ayuda por correo',
      'Entrega en la secretaría, ayuda por teléfono',
      'Carta, llamada de 30 minutos, seguimiento',
      'Alguien que hable por usted en la audiencia',
    ],
  },
  whyItMatters: {
    title: 'El caso ya terminó. El registro sigue ahí.',
    facts: [
      {
        number: '7 años',
        text: 'suele seguir apareciendo un caso en los reportes de inquilinos.',
      },
      {
        number: 'No vence',
        text: 'El expediente es público si un juez no limita el acceso.',
      },
      {
        number: '30 días',
        text: 'suele tener la empresa para revisar un error, gratis para usted.',
      },
    ],
    sources: 'Fuentes: CFPB; 15 U.S.C. 1681c y 1681i; la regla 6 de los tribunales de magistrados.',
  },
  ourCommitment: {
    title: 'Lo que usted nos puede exigir',
    items: [
      {
        title: 'Accesibilidad',
        text: 'Para teléfonos viejos, lector de pantalla y letra grande.',
      },
      {
        title: 'Privacidad',
        text: 'Pedimos solo lo necesario. No vendemos sus datos.',
      },
      {
        title: 'Autonomía',
        text: 'Usted lee y firma cada página, con palabras sencillas.',
      },
      {
        title: 'Equidad',
        text: 'Primero la ayuda gratuita. Lo mismo en los dos idiomas.',
      },
    ],
  },
  testimonials: {
    title: 'Lo que dicen los clientes',
    titleExamples: 'Cómo puede ser usar este servicio',
    example: 'Ejemplo',
    controls: 'Pasar las páginas',
    previous: 'Anterior',
    next: 'Siguiente',
    position: '{n} de {count}',
  },
  about: {
    title: 'Por qué existe este servicio',
    text: 'Entre el inquilino y la audiencia hay un montón de papeles. {name} nació para que pesen menos: palabras sencillas, dos idiomas, precios a la vista y ninguna promesa que solo un juez podría cumplir.',
    preparer: 'Prepara sus documentos {name}.',
    lawyer: 'Los revisa {name}, abogado o abogada en Georgia.',
  },
  latest: {
    title: 'Vale la pena saberlo',
    readMore: 'Leer más',
    all: 'Ver todos los artículos',
    learning: 'Cursos gratuitos en el Centro de aprendizaje',
    inSpanish: 'en español',
    inEnglish: 'en inglés',
  },
  faq: {
    title: 'Preguntas frecuentes',
    all: 'Más preguntas y respuestas',
    more: '¿Otra pregunta? Escríbanos.',
  },
};
export default words;
