import type { CountyFileFaultKind } from '#domain/counties/county-file.ts';
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
  'countyFile.empty': 'El archivo está vacío. Elija un archivo CSV con una línea por cada dato.',
  'countyFile.faults': 'El archivo tiene errores. No se guardó nada.',
};

/** La frase de cada error del archivo, con lo que hay que escribir. */
export const countyFileMessages: Readonly<Record<CountyFileFaultKind, string>> = {
  head: 'La primera línea no tiene una columna con este nombre. Tiene que nombrar estas: {columns}.',
  headTwice: 'Dos columnas tienen este nombre. Quite una.',
  headUnknown: 'Esta columna no se puede guardar. Quítela o póngale uno de estos nombres: {columns}.',
  quote: 'Aquí se abre una comilla que nunca se cierra. Escriba " al final de la celda.',
  cells: 'Esta celda no tiene columna. Un texto con coma necesita comillas alrededor: "Sala 2, Atlanta".',
  twice: 'Este dato está dos veces en el archivo. Quite una de las dos líneas.',
  county: 'Ese no es un condado de Georgia. Escriba su nombre, por ejemplo Fulton o Ben Hill.',
  court: 'Escriba uno de estos: {courts}.',
  field: 'Escriba uno de estos: {fields}.',
  value: 'Escriba el dato, con las palabras del tribunal.',
  exists: 'Escriba yes o no: ¿existe ese tribunal?',
  source:
    'Escriba de dónde viene el dato: la dirección de una página, por ejemplo https://example.org/court.',
  page: 'Escriba la dirección de una página, que empieza con https:// o http://; si son dos, con punto y coma en medio. Lo que alguien dijo por teléfono se guarda en el formulario de ese condado.',
  checked: 'Escriba el día en que lo revisó como año-mes-día, por ejemplo 2026-11-20.',
  dayOrder: 'Este día se puede leer de dos maneras. Escríbalo como año-mes-día, por ejemplo 2026-03-04.',
  future: 'Ese día todavía no llega. Escriba el día en que lo revisó, como año-mes-día.',
  by: 'Escriba el nombre de quien lo revisó.',
  long: 'Escriba {max} caracteres como máximo.',
  characters: 'Aquí hay un carácter que no se ve. Vuelva a escribir la celda.',
};
