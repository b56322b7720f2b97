import type { IntakeWords } from '#i18n/en/intake.ts';

const yesNo = { yes: 'Sí', no: 'No' };

export const fields: IntakeWords['fields'] = {
  firstName: { label: 'Nombre' },
  lastName: { label: 'Apellidos', hint: 'Los dos, si usa dos.' },
  latinName: {
    label: '¿Cómo está escrito su nombre en los papeles del tribunal, en letras latinas?',
    hint: 'Los documentos para el tribunal se imprimen con estas letras. En lo demás, su nombre queda como usted lo escribió.',
  },
  dateOfBirth: { label: 'Fecha de nacimiento', hint: 'El servicio es para personas de 18 años o más.' },
  addressUse: {
    label: '¿No tiene domicilio, o no es seguro darlo?',
    hint: 'Un refugio, un motel, una casa segura: primero le escribimos por correo electrónico, y antes de preparar la petición buscamos juntos una dirección para su correo.',
  },
  streetAddress: {
    label: 'Calle y número',
    hint: 'Donde le llega el correo. Va en documentos públicos del tribunal, y el arrendador recibe una copia.',
  },
  streetAddress2: { label: 'Apartamento, unidad o lote' },
  city: { label: 'Ciudad' },
  state: { label: 'Estado' },
  zipCode: { label: 'Código postal (ZIP)' },
  phoneNumber: {
    label: 'Teléfono',
    hint: 'Solo por si tenemos una pregunta sobre su caso. Ponga uno al que podamos llamarle sin riesgo para usted.',
  },
  email: {
    label: 'Correo electrónico',
    hint: 'Aquí le mandamos su confirmación y el enlace para pagar. Ponga uno que solo usted lea.',
  },
  preferredLanguage: {
    label: '¿Qué idioma prefiere?',
    hint: 'En este idioma le escribimos y le llamamos.',
  },
  hasEviction: {
    label: '¿Algún arrendador ha presentado un caso de desalojo contra usted en Georgia?',
    hint: 'Cuenta aunque el caso se haya desestimado o usted nunca haya tenido que salir. En los papeles del tribunal puede decir “dispossessory”.',
  },
  numberOfEvictions: { label: '¿Cuántos casos de desalojo son?' },
  evictionCounty: { label: '¿En qué condado fue el caso?', hint: 'El más reciente, si hay varios.' },
  stillOpen: {
    label: '¿El caso sigue abierto?',
    hint: 'Está abierto si el juez no ha decidido, si falta una audiencia o si se pidió que otro tribunal lo revise.',
  },
  hearingDate: {
    label: '¿Cuándo es su audiencia?',
    hint: 'El día que dice el papel del tribunal, si lo sabe.',
  },
  caseOutcome: {
    label: '¿Cómo terminó el caso?',
    hint: 'El juez va a querer saberlo. Si todavía no termina, elija “No sé”.',
  },
  knowsCaseNumber: { label: '¿Sabe el número de caso?' },
  caseNumbers: {
    label: 'Número o números de caso',
    hint: 'Uno por línea, como aparecen en los papeles del tribunal.',
  },
  paidMoney: {
    label: '¿Pagó lo que pedía el tribunal o el arrendador?',
    hint: 'Nos ayuda a llenar bien sus documentos.',
  },
  landlordName: {
    label: 'Nombre del arrendador o de la propiedad',
    hint: 'Como aparece en los papeles del tribunal, si los tiene.',
  },
  propertyAddress: { label: 'Dirección de la vivienda del caso' },
  filingYear: { label: 'Año en que se presentó el caso', hint: 'Por ejemplo, 2021.' },
  attemptedSealingBefore: {
    label: '¿Ya le pidió antes a un tribunal que sellara o limitara este registro?',
  },
  workingWithAttorney: {
    label: '¿Le ayuda con esto un abogado o una oficina de ayuda legal?',
    hint: 'Si es así, le preguntaremos cómo coordinarnos con ellos.',
  },
  attorneyOrganization: { label: 'Nombre del abogado o de la organización' },
  attorneyContact: { label: 'Teléfono o correo de ese abogado u organización' },
  benefits: {
    label: '¿Recibe alguno de estos beneficios?',
    hint: 'Pueden servir para pedir que el tribunal no le cobre. Elija todos los que reciba.',
  },
  courtInterpreter: {
    label: '¿Necesita intérprete en el tribunal?',
    hint: 'El tribunal lo pone si lo pedimos a tiempo. Usted no tiene que llevar a nadie.',
  },
  sealingReasons: {
    label: '¿Por qué quiere sellar el registro?',
    hint: 'Elija todos los que correspondan. El tribunal toma en cuenta el daño que usted sufre.',
  },
  urgency: {
    label: '¿Qué tan urgente es?',
    hint: 'Díganos qué plazo tiene usted. Atendemos primero lo más urgente, en todos los paquetes. No es una promesa de que los documentos o el juez estén para entonces.',
  },
  signature: {
    label: 'Escriba su nombre legal completo para firmar',
    hint: 'Vale lo mismo que firmar el acuerdo a mano.',
  },
  agreementAccepted: { label: 'Leí el acuerdo y acepto todos los términos y condiciones.' },
  selectedServicePackage: { label: 'Elija su paquete de servicio' },
};

export const options: IntakeWords['options'] = {
  preferredLanguage: { en: 'English', es: 'Español' },
  state: {
    'District of Columbia': 'Distrito de Columbia',
    Hawaii: 'Hawái',
    Louisiana: 'Luisiana',
    Mississippi: 'Misisipi',
    Missouri: 'Misuri',
    'New Hampshire': 'Nuevo Hampshire',
    'New Jersey': 'Nueva Jersey',
    'New Mexico': 'Nuevo México',
    'New York': 'Nueva York',
    'North Carolina': 'Carolina del Norte',
    'North Dakota': 'Dakota del Norte',
    Oregon: 'Oregón',
    Pennsylvania: 'Pensilvania',
    'South Carolina': 'Carolina del Sur',
    'South Dakota': 'Dakota del Sur',
    'West Virginia': 'Virginia Occidental',
  },
  hasEviction: yesNo,
  knowsCaseNumber: yesNo,
  paidMoney: yesNo,
  attemptedSealingBefore: yesNo,
  workingWithAttorney: yesNo,
  numberOfEvictions: { '1': '1', '2': '2', '3': '3', '4': '4', '5+': '5 o más' },
  stillOpen: { ...yesNo, unknown: 'No sé' },
  caseOutcome: {
    dismissed: 'Se desestimó (“dismissed”)',
    'judgment-landlord': 'Ganó el arrendador (sentencia a favor del arrendador)',
    'judgment-tenant': 'Gané yo (sentencia a favor del inquilino)',
    settled: 'Llegamos a un acuerdo',
    unknown: 'No sé',
  },
  courtInterpreter: {
    no: 'No',
    spanish: 'Sí, de español',
    asl: 'Sí, de lengua de señas',
    other: 'Sí, de otro idioma',
  },
  addressUse: { ask: 'Así es, escríbanme primero' },
  benefits: {
    snap: 'SNAP (estampillas de comida)',
    medicaid: 'Medicaid',
    tanf: 'TANF',
    ssi: 'SSI',
    'section-8': 'Vivienda Sección 8',
    wic: 'WIC',
    'school-lunch': 'Almuerzo escolar gratis o a bajo costo',
    liheap: 'Ayuda para pagar la luz y el gas (LIHEAP)',
    none: 'Ninguno de estos',
  },
  sealingReasons: {
    housing: 'Solicitudes de vivienda o renta',
    employment: 'Empleo',
    education: 'Estudios',
    licensing: 'Licencia profesional',
    privacy: 'Privacidad personal',
    family: 'Estabilidad de mi familia',
    financial: 'Oportunidades económicas',
    other: 'Otro motivo',
  },
  urgency: {
    'very-urgent': 'Muy urgente: mi plazo es de 1 o 2 semanas',
    urgent: 'Urgente: mi plazo es de 1 mes',
    moderate: 'Menos urgente: mi plazo es de 2 o 3 meses',
    low: 'Sin prisa: no tengo un plazo',
  },
};
