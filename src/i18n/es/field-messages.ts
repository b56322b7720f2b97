import { callRules } from '#domain/calendar/call-rules.ts';
import type { FieldMessages } from '../en/field-messages.ts';
import textMessages from './text-messages.ts';

const messages: FieldMessages = {
  ...textMessages,
  'note.required': 'Escriba por qué. La persona lo leerá.',
  'amount.wrong': 'Escriba un monto en dólares, por ejemplo 120 o 99.50.',
  'refundReason.required': 'Por favor, elija un motivo.',
  'settlement.means': 'Por favor, elija cómo se devolvió el dinero.',
  'settlement.reference': 'Escriba el número del cheque o de la transferencia, o lo que se acordó.',
  'resolution.required': 'Por favor, elija qué pasa con el pago.',
  'blank.open': 'Primero llene cada espacio entre {{ y }}, o bórrelo.',
  'reply.title': 'Póngale un nombre en los dos idiomas.',
  'reply.body': 'Escríbala en los dos idiomas.',
  'reply.blanks': 'Los dos idiomas deben tener los mismos espacios por llenar, como {{name}}.',
  'reply.tooMany': 'Ya hay 200 respuestas guardadas y la lista no debe crecer más. Quite una que nadie use.',
  'template.note': 'Diga en pocas palabras qué cambia.',
  'template.words': 'Escriba qué hay que cambiar, frase por frase.',
  'template.name': 'Escriba su nombre tal como firma.',
  'template.same': 'Es igual que la versión más nueva, así que no se agregó nada.',
  'template.county': 'Ese condado no existe en Georgia.',
  'template.blocks':
    'Hay algo que no puede quedar así en la plantilla: un nombre desconocido, una frase sobre la ley sin su dato, o conclusiones del juez escritas de antemano.',
  'template.fault.variable': 'No existe el campo “{what}”. Corrija el nombre o elija uno de la lista.',
  'template.fault.fact': 'No existe el dato “{what}” en la lista.',
  'template.fault.law': 'Esta frase habla de la ley o del proceso y no nombra ningún dato: {what}',
  'template.fault.findings':
    'Deje líneas vacías para las conclusiones del juez; en una orden no va ninguna escrita.',
  'template.fault.finding': 'Esto le toca al juez, en una orden no va escrito: {what}',
  'template.fault.caption': 'Un documento para el tribunal necesita su encabezado.',
  'template.fault.language': 'Un documento para el tribunal va en inglés.',
  'template.facts': 'Apruebe cada frase que nadie ha verificado, o devuelva la versión.',
  'translation.required': 'Escriba la traducción, por favor.',
  'court.civil': 'Solo el condado de Richmond tiene un tribunal civil. Elija otro tribunal o condado.',
  'company.required': 'Escriba el nombre de la compañía, por favor.',
  'address.zip': 'El código postal tiene 5 dígitos, como 30303, o 9, como 30303-1234.',
  'date.beforeSent': 'Este día no puede ser anterior al día en que se mandó la carta.',
  'found.required': 'Diga qué encontró, por favor.',
  'text.required': 'Escriba el texto, por favor.',
  'title.required': 'Escriba un título, por favor.',
  'what.required': 'Escriba qué necesita, por favor.',
  'kind.required': 'Elija qué tipo de documento es, por favor.',
  'papers.required': 'Elija al menos un documento, por favor.',
  'filed.beforeJudged':
    'Una petición no se puede presentar antes de que se decida el caso del propietario. Revise las dos fechas.',
  'decided.beforeFiled': 'La decisión no puede ser anterior a la presentación. Revise las dos fechas.',
  'decided.beforeHearing':
    'La decisión no puede ser anterior a su audiencia. Revise las dos fechas o anote primero la nueva audiencia.',
  'limit.beforeDecision':
    'La orden tiene que terminar después del día en que se dictó. Revise las dos fechas.',
  'hearing.closedDay':
    'Ese día los tribunales normalmente no trabajan: es fin de semana o feriado legal. Revise la carta del tribunal y confirme el día.',
  'call.past': 'Esta hora ya pasó. Por favor, elija una más tarde.',
  'call.tooSoon': `Por favor, elija una hora al menos ${callRules.noticeHours} horas después de ahora.`,
  'call.tooFar': `Las llamadas se reservan hasta ${callRules.daysAhead} días antes. Por favor, elija un día más cercano.`,
  'call.closedDay':
    'Ese día no atendemos llamadas: es feriado legal o nuestra oficina está cerrada. Por favor, elija otro día.',
  'call.noHours':
    'A esa hora nadie atiende llamadas en este idioma. Por favor, elija una de las horas que ofrecemos.',
  'record.parties':
    'Compare el nombre de cada parte y agregue al propietario que demandó si todavía no aparece.',
  'typedName.other': 'Escriba su nombre como lo tenemos hoy. Si cambió, avísenos en “Cambió mi nombre”.',
  'firstName.required': 'Escriba su nombre. Si usted tiene un solo nombre, toque “Tengo un solo nombre”.',
  'lastName.required': 'Escriba su apellido. Si usted tiene un solo nombre, toque “Tengo un solo nombre”.',
  'name.same': 'Ese es el nombre que ya tenemos.',
  'typedName.required': 'Escriba el nombre completo, por favor.',
  'translator.required': 'Escriba el nombre de quien lo tradujo, por favor.',
  'exhibit.file': 'Uno de estos archivos ya no está. Elíjalo otra vez, por favor.',
  'note.missing': 'Escriba qué hay que cambiar, por favor.',
  'change.required': 'Escriba qué quiere que cambiemos, por favor.',
  'pageCode.unread':
    'No pudimos leer ningún código en este archivo, como pasa con casi todo escaneo. Escriba los códigos impresos en las páginas.',
  'pageCode.wrong':
    'El código de las páginas no es el de la versión aprobada. Compárelos; tal vez se firmó otra versión.',
  'file.required': 'Agregue un archivo, por favor.',
  'reached.required': 'Indique si logró hablar con la persona, por favor.',
  'lint.old_code':
    'Las páginas todavía llevan el código de la versión anterior. Quítelo del pie en Word y guarde el PDF otra vez.',
  'lint.birth_date': 'El documento muestra una fecha de nacimiento completa. Solo puede llevar el año.',
  'lint.long_number':
    'El documento muestra un número que parece de Seguro Social o de cuenta. Solo puede llevar los últimos cuatro dígitos.',
  'lint.empty_caption': 'El documento no muestra el número de este caso.',
  'lint.wrong_rule': 'El documento nombra una regla de otro tribunal.',
  'lint.forbidden_word': 'El documento contiene una palabra como “expunge” o “guarantee”.',
  'lint.no_rule': 'El escrito no nombra ninguna regla para este tipo de tribunal. La agrega el abogado.',
  'lint.findings_written': 'El documento trae conclusiones del juez. Esas líneas se dejan en blanco.',
  'lint.sales_words':
    'El documento menciona a nuestra empresa. Un documento para el tribunal no debe hacerlo.',
  'paper.docx': 'El archivo de Word debe ser .docx. Guárdelo en ese formato y elíjalo otra vez, por favor.',
  'paper.pdf': 'El documento debe ser un PDF. Guárdelo como PDF y elíjalo otra vez, por favor.',
  'date.future': 'Esa hora todavía no llega. Revísela, por favor.',
  'way.unsafe':
    'El cliente no ha dicho que este medio sea seguro, así que no se usa. Si ya ocurrió, escriba una nota interna y avise a quien lleva el caso.',
  'mailbox.twoFacts': 'Escriba por lo menos dos datos que la persona sabía.',
  'mailbox.wrongFacts':
    'Por lo menos una respuesta no coincide con lo que tenemos. Tras cinco intentos fallidos queda cerrado un día.',
  'mailbox.publicFacts':
    'Un arrendador también podría saber estos datos. Pregunte además la fecha de nacimiento, nuestro número de caso o el último pago.',
  'mailbox.number': 'Confirme que llamó al número registrado.',
  'mailbox.noPhone':
    'No hay un teléfono registrado al que podamos llamar, así que el correo no se puede cambiar aquí. Mande una carta a la dirección postal registrada.',
  'mailbox.notOnFile': 'Uno de estos datos no lo tenemos para comprobarlo. Pregunte otro.',
  'mailbox.callOld': 'Esa llamada fue hace más de tres días. Llame otra vez al cliente.',
  'mailbox.notClient': 'Esta cuenta es de alguien del personal. Un administrador se encarga.',
  'mailbox.same': 'La cuenta ya tiene ese correo.',
  'mailbox.taken':
    'Otra cuenta tiene ese correo. Si las dos son de una sola persona, pida unirlas en Duplicados.',
  'phone.required': 'Escriba un número de teléfono, por favor.',
  'phone.invalid':
    'Escriba los 10 números del teléfono. Si es de otro país, empiece con + y el código del país.',
  'time.invalid': 'Escriba horas entre las 6 de la mañana y las 10 de la noche, por favor.',
  'time.endsBefore': 'El final debe ser después del comienzo.',
  'time.overlap': 'Dos de estos horarios se enciman.',
  'languages.required': 'Por favor, elija al menos un idioma.',
  'date.past': 'Ese día ya pasó. Elija hoy o un día después, por favor.',
  'field.required': 'Complete este dato, por favor.',
  'date.invalid': 'Escriba una fecha del calendario, por ejemplo 24/11/2026.',
  'judged.beforeFiled': 'La sentencia no puede ser anterior a la demanda. Revise las dos fechas.',
  'to.forbidden': 'El caso no puede pasar a ese estado desde donde está ahora.',
  'matter.notCovered':
    'El paquete cubre menos casos del tribunal. Primero deje otro fuera u ofrezca al cliente un paquete mayor.',
  'package.larger': 'Elija un paquete mayor que el que ya tiene el cliente.',
  'merge.same': 'Elija dos cuentas distintas.',
  'referral.agree': 'Marque la casilla si está de acuerdo en mandar esto.',
  'referral.known':
    'Ya tienen sus respuestas, o usted las mandó a varias organizaciones en las últimas dos semanas.',
  'referral.code': 'Escriba los seis dígitos que la persona le dice por teléfono.',
  'referral.wrongCode': 'Ese no es el código. Pídaselo otra vez a la persona.',
  'referral.locked':
    'Se escribieron demasiados códigos equivocados y este enlace ya no abre. Pídale a la persona que mande sus respuestas otra vez.',
  'supporter.agree': 'Marque la casilla si está de acuerdo.',
  'supporter.own': 'Esta es su propia dirección. Escriba la de la persona que le ayuda.',
  'supporter.known': 'La persona de esta dirección ya le ayuda.',
  'card.agree': 'Marque la casilla si está de acuerdo.',
  'earlyDate.day': 'Escriba un día de hoy en adelante.',
  'part.day': 'Elija un día de las próximas dos semanas, antes de la parte siguiente.',
  'part.movedBefore': 'Este día ya se cambió una vez. Escríbanos si no le queda bien.',
  'matters.required': 'Elija al menos uno.',
  'matters.tooMany': 'Su paquete cubre menos casos. Elija menos, o pregúntenos por otro paquete.',
  'matters.begun':
    'Ya empezamos a preparar uno de estos casos, así que aquí no se puede cambiar. Por favor, escríbanos.',
  'attorney.unknown': 'Elija a un abogado o una abogada que trabaje aquí.',
  'dispute.unknown': 'Elija otro caso del tribunal de este cliente que no dependa a su vez de otro.',
  'view.tooMany': 'Ya llegó al límite de vistas guardadas. Borre una primero.',
  'conflict.required': 'Indique si tiene un conflicto.',
  'bar.invalid': 'Escriba el número de colegiación con 4 a 12 cifras o letras.',
  'capacity.invalid': 'Escriba un número entre 0 y 200.',
  'substitute.unknown': 'Elija a otro abogado que trabaje aquí.',
  'owner.unknown': 'Elija a alguien que trabaje aquí.',
  'party.isClient': 'El cliente es parte de este caso del tribunal y no se puede quitar.',
  'danger.attorney': 'Cuando el cliente teme a alguien, solo un abogado decide cómo seguir.',
  'record.atCourt': 'Este caso ya se presentó en el tribunal. Su condado no se puede cambiar aquí.',
  'record.facts': 'Escriba el condado, el número de expediente y el nombre tal como aparecen en el registro.',
  'hold.attorneyOnly': 'Solo un abogado puede terminar una pausa por seguridad.',
  'hold.disputed': 'El banco todavía no decide. Esta pausa termina cuando decida.',
  'cases.tooMany': 'Elija como máximo 100 casos a la vez.',
};
export default messages;
