import type { CountiesWords } from '#i18n/en/counties.ts';

const words: CountiesWords = {
  index: {
    filter: 'Busque su condado',
    filterHint: 'Escriba las primeras letras del nombre.',
    found: { one: '{count} condado', other: '{count} condados' },
    none: 'Ningún condado se llama así. Georgia tiene 159. Los papeles del tribunal dicen cuál es el suyo.',
    verified: 'Con datos del tribunal que alguien revisó',
    all: 'Los 159 condados',
    which: '¿Cuál es mi condado? El de la vivienda, porque ahí se presentó el caso.',
  },
  county: {
    title: 'Condado de {county}: tribunales y ayuda gratuita',
    heading: 'Condado de {county}',
    description:
      'Tribunales del condado de {county}, Georgia, que pueden tener un caso de desalojo: qué se revisó, con fuente y fecha, y ayuda legal gratuita.',
    before:
      'Llame a la secretaría antes de ir o de mandar algo: las direcciones, los costos y las formas de presentar papeles cambian.',
    courts: 'Sus tribunales',
    all: 'Todos los condados',
    isNot: 'En este condado no hay.',
    unknown:
      'Todavía no está verificado si en este condado hay uno. En la secretaría del tribunal superior se lo pueden decir.',
    nothing: 'Lo demás todavía no está verificado. Llame a la secretaría.',
    missing: 'Todavía sin verificar: {fields}. Llame a la secretaría.',
    ask: 'Todavía sin verificar. Pregunte en la secretaría.',
    checked: 'revisado el {date}',
    copied: 'leído en una copia guardada de la página el {date}',
    from: 'De dónde viene esto',
    stale: 'revisado el {date}, hace más de {days} días: mejor llame y pregunte',
    source: 'fuente',
    sources: { one: 'fuente', other: 'fuente {count}' },
    said: 'según: {source}',
    help: 'Ayuda gratuita aquí',
    moreHelp: 'Más ayuda gratuita',
    learn: 'Lea esto antes de presentar papeles',
    groups: {
      where: 'Dónde',
      how: 'Cómo se presentan papeles',
      cost: 'Cuánto cuesta',
      more: 'Más datos, y de dónde vienen',
    },
    lessons: {
      process: 'Lección: cómo avanza un caso de desalojo en Georgia',
      sealing: 'Lección: pedir a un tribunal que limite el acceso a un registro',
      hearing: 'Qué llevar a una audiencia',
      letters: 'Cartas gratuitas a empresas de verificación',
    },
    wrong: '¿Algo aquí está mal? Díganos.',
  },
  courts: {
    magistrate: {
      name: 'Tribunal de magistrados',
      text: 'Aquí se presenta la mayoría de los casos de desalojo.',
    },
    civil: {
      name: 'Tribunal civil',
      text: 'Aquí hay algunos casos de desalojo. Sus papeles del tribunal dicen cuál es el suyo.',
    },
    state: { name: 'Tribunal estatal', text: 'No todos los condados tienen uno.' },
    superior: { name: 'Tribunal superior', text: 'Todos los condados tienen uno.' },
  },
  fields: {
    exists: '¿Hay uno?',
    court: 'Nombre',
    address: 'Dirección',
    mail: 'Dirección postal',
    phone: 'Teléfono',
    filing: 'Formas de presentarlos',
    efiling: 'Sistema de presentación por internet',
    fee: 'Costo',
    copies: 'Copias',
    copy_fee: 'Precio de las copias',
    form: 'Formulario propio',
    originals: 'Quién guarda los originales firmados',
    hearings: 'Audiencias',
    chambers: 'Órdenes para el despacho del juez',
    interpreter: 'Intérprete',
    docket: 'Dónde buscar un caso',
    self_help: 'Ayuda gratuita en el tribunal',
  },
};
export default words;
