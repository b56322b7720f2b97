import type { CountyMessageKey } from '#domain/counties/court-values.ts';
import type { TextMessageKey } from '#domain/text.ts';

/** The sentence for each fault of a value of the county file. */
export const countyMessages: Readonly<Record<Exclude<CountyMessageKey, TextMessageKey>, string>> = {
  'countyValue.county': 'Ese no es un condado de Georgia.',
  'countyValue.court': 'Elija un tribunal.',
  'countyValue.field': 'Elija de qué trata el dato.',
  'countyValue.value': 'Escriba el dato.',
  'countyValue.exists': 'Escriba “yes” o “no”.',
  'countyValue.source':
    'Escriba la fuente: la dirección de la página o quién lo dijo. Sin fuente no se guarda nada.',
  'countyValue.sourceKind': 'Una dirección tiene que empezar con https:// o http://.',
  'countyValue.checked': 'Indique el día en que lo revisó.',
  'countyValue.future': 'Ese día todavía no llega.',
  'countyValue.by': 'Escriba quién lo revisó.',
  'countyFile.head': 'La primera línea debe ser: county,court,field,value,source,checked,by',
  'countyFile.cells': 'Esta línea no tiene siete celdas.',
  'countyFile.twice': 'Este dato está dos veces en el archivo.',
  'countyFile.faults': 'El archivo tiene errores. No se guardó nada.',
};
