import type { CaseRecordWords } from '#i18n/en/staff/case-record.ts';

const words: CaseRecordWords = {
  title: 'Comparar con el registro público',
  help: 'Busque el caso como lo haría el público. La búsqueda queda anotada, salga lo que salga.',
  form: {
    fields: {
      result: {
        label: '¿Qué dice el registro?',
        options: {
          matched: 'Coincide',
          wrong_county: 'Está en otro condado',
          not_found: 'No se encontró',
        },
      },
      partyIds: 'Estos nombres aparecen así en el registro',
      name: 'Quién presentó la demanda, como está en el registro',
      address: 'Dirección de quien demandó',
      note: 'Dónde buscó y qué vio',
    },
    submit: 'Anotar la búsqueda',
    done: 'Anotado.',
  },
  voided: {
    one: 'Anotado. {count} documento ya no vale.',
    other: 'Anotado. {count} documentos ya no valen.',
  },
  notFound: {
    one: 'Anotado. Fue la primera búsqueda sin resultado.',
    other:
      'Anotado. Fue la búsqueda {count} sin resultado. Si no aparece tras búsquedas anotadas: se rechaza con reembolso.',
  },
  meanwhile: '{name} anotó esta búsqueda el {time}, mientras usted escribía.',
  meanwhileHelp:
    'Lo que usted escribió sigue aquí, y puede anotar también su búsqueda. Si ambos cambiaron un mismo dato, abajo se ven los dos valores.',
  wrongCountyHelp:
    'El caso del tribunal pasa al otro condado. Su historia se queda; sus documentos ya no valen.',
};
export default words;
