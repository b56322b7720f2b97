import type { LetterTexts } from '#i18n/en/letter-texts.ts';

/** A help for reading the English letters. It is never sent. */
const texts: LetterTexts = {
  sender: '{name}\n{address}',
  date: '{date}',
  recipient: '{recipient}',
  'subject.dispute': 'Asunto: disputa de un dato en el reporte que ustedes hicieron sobre mí',
  'subject.limited': 'Asunto: disputa de un dato sobre un expediente con acceso público limitado',
  'subject.bureau': 'Asunto: disputa de un dato en mi reporte de crédito',
  'subject.network': 'Asunto: un dato sobre mí en su lista',
  'subject.website': 'Asunto: información sobre mí en su sitio web',
  'subject.file': 'Asunto: solicitud de una copia gratuita de mi expediente',
  'subject.satisfied': 'Asunto: solicitud de cancelar la orden de cobro y marcar la sentencia como pagada',
  greeting: 'A quien corresponda:',
  report: 'Número y fecha de su reporte: {report}',
  entry: 'Leí el reporte que hicieron sobre mí. Disputo este dato: {entry}',
  networkEntry: 'Entiendo que su lista muestra esto sobre mí: {entry}',
  pageEntry: 'Su sitio web muestra esto sobre mí: {entry}',
  page: 'Dirección de la página: {page}',
  reasons: 'Qué está mal:',
  'reason.notMine': 'Este caso no es mío. Es de otra persona.',
  'reason.twice': 'El mismo caso aparece más de una vez.',
  'reason.noOutcome': 'El dato no dice cómo terminó el caso.',
  'reason.wrongOutcome': 'El dato dice un resultado equivocado.',
  'reason.paid': 'El dato muestra como deuda una suma que ya se pagó.',
  'reason.old':
    'El dato puede ser demasiado viejo para reportarse. Les pido revisar sus fechas según 15 U.S.C. 1681c.',
  facts: 'En mis propias palabras: {facts}',
  order:
    'El {orderDay}, un juez del {court} del condado de {county}, Georgia, limitó el acceso público a registros de este caso (número {docket}). Adjunto una copia de la orden, que dice qué parte se limita y por cuánto tiempo.',
  orderAsk:
    'Comparen el dato con la orden y con lo que el tribunal muestra hoy al público, y no reporten lo que ya no puedan comprobar.',
  reinvestigate:
    'Vuelvan a investigar este dato sin costo, según 15 U.S.C. 1681i. Si es inexacto o incompleto, o si no lo pueden comprobar, corríjanlo o bórrenlo.',
  accuracy:
    'Según 15 U.S.C. 1681e(b), ustedes deben seguir procedimientos razonables para que un reporte sobre mí sea lo más exacto posible.',
  time: 'Tienen 30 días desde el día en que reciban esta carta, y hasta 15 días más si les mando más información en ese tiempo. Mándenme el resultado por escrito dentro de los cinco días hábiles después de terminar (15 U.S.C. 1681i).',
  networkAsk:
    'Corrijan este dato, o quítenlo si no lo pueden comprobar. Díganme por escrito qué muestran sobre mí y de dónde lo tienen.',
  networkReports:
    'Si ustedes dan a otros reportes sobre inquilinos, tomen esta carta también como una disputa según 15 U.S.C. 1681i. En ese caso tienen 30 días para revisarla, sin costo.',
  pageAsk:
    'Corrijan lo que está mal, o quiten la página. Pidan también a los buscadores que muestren la página como quede, y escríbanme cuando esté hecho.',
  'ground.adverse':
    'El {noticeDay} recibí un aviso de que un reporte de su empresa influyó en una decisión de {landlord} sobre mi solicitud de renta. Pido esta copia dentro de los 60 días después de ese aviso, así que es gratis (15 U.S.C. 1681j).',
  'ground.yearly':
    'Pido la copia gratuita que una empresa nacional especializada da una vez cada 12 meses (15 U.S.C. 1681j).',
  fileAsk: 'Mándenme a la dirección de arriba una copia de todo lo que hay en mi expediente.',
  fileIdentity:
    'Si necesitan una prueba de quién soy, escríbanme qué les basta. No escribo mi número de Seguro Social en una carta.',
  judgment:
    'El {judgmentDay} se dictó una sentencia en mi contra en el {court} del condado de {county}, Georgia, caso número {docket}.',
  paid: 'Ya lo pagué todo. El último pago fue el {paidDay}. En total pagué {amount}.',
  duty: 'Según O.C.G.A. 9-13-80, el acreedor a quien ya le pagaron todo, o su abogado, debe pedirle a la secretaría del tribunal, dentro de 30 días, que cancele la orden de cobro (execution) y marque la sentencia como pagada. No haberlo hecho en 60 días es, a primera vista, prueba de que se tardó.',
  satisfiedAsk:
    'Pídanle a la secretaría que cancele la orden de cobro (execution) y que marque la sentencia como pagada, y mándenme una copia de lo que le enviaron.',
  papers: 'Van adjuntas estas copias:',
  'paper.outcome': 'El papel del tribunal que muestra cómo terminó el caso',
  'paper.order': 'La orden que limita el acceso público',
  'paper.payment': 'Comprobante de pago',
  'paper.address': 'Prueba de dónde vivía yo',
  'paper.report': 'La hoja de su reporte donde está este dato',
  birthYear: 'Mi año de nacimiento: {birthYear}',
  closing: 'Atentamente,',
  signature: '{name}',
};
export default texts;
