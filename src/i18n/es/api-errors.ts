import type { apiErrors as english } from '../en/api-errors.ts';

export const apiErrors: Record<keyof typeof english, string> = {
  invalid_input:
    'Hay algo que corregir en lo que mandó. Revise las respuestas que se indican aquí, por favor.',
  unreadable_body: 'No pudimos leer lo que llegó. Intente otra vez, por favor.',
  wrong_sign_in: 'El correo o la contraseña no son correctos. Revise los dos, por favor.',
  sign_in_required: 'Primero entre a su cuenta, por favor.',
  wrong_origin: 'Este envío no vino de nuestro sitio, así que no hicimos nada.',
  forbidden: 'Su cuenta no tiene permiso para hacer esto.',
  second_factor_required: 'Escriba primero el código de su aplicación de autenticación.',
  not_found: 'No encontramos lo que busca.',
  method_not_allowed: 'Esta dirección no recibe ese tipo de envío.',
  conflict: 'Ya tenemos su solicitud.',
  already_received: 'Ya tenemos una versión distinta de su mensaje.',
  refund_not_possible:
    'Esta cantidad no se puede devolver: ya se devolvió, o el banco está decidiendo sobre ella.',
  owed_in_full:
    'En este caso la regla de reembolso promete toda la tarifa, así que se devuelve todo lo que queda.',
  review_not_possible: 'Este pago no se puede aceptar: la solicitud ya está pagada. Solo se puede devolver.',
  already_paid: 'Ya pagó o su pago está en camino. Por ahora no tiene que pagar nada más.',
  stale: 'Esto cambió mientras tanto en otro lugar. No se borró nada.',
  key_used:
    'Esto ya se había mandado con otro contenido, y ese es el que cuenta. No se guardó nada más. Vuelva a cargar la página.',
  quiz_locked: 'Primero lea el módulo, por favor. El cuestionario se abre al llegar al 75% de avance.',
  open_case:
    'Su cuenta todavía tiene un caso o un pago sin terminar, así que aún no se puede cerrar. Escríbanos y le ayudamos.',
  conflict_check:
    'Conteste primero si tiene un conflicto de interés. Si lo tiene, este caso no le corresponde.',
  owner_conflict: 'Este abogado tiene un conflicto en el caso. Elija a otra persona.',
  case_held: 'El caso está en pausa. Termine primero la pausa o espere a que se resuelva el motivo.',
  move_incomplete: 'Todavía falta algo para este paso. No se cambió nada.',
  case_over: 'Este caso ya terminó, así que no se puede pedir nada nuevo.',
  plan_open: 'Ya hay un plan para pagar en partes. Primero deténgalo.',
  plan_over: 'Esta parte ya está pagada, está atrasada o ya no se cobra. Vuelva a cargar la página.',
  upgrade_open: 'Ya hay una oferta de otro paquete. Primero retírela.',
  upgrade_answered: 'Esta oferta ya no está vigente. Vuelva a cargar la página.',
  money_open:
    'El primer pago no está completo, está en disputa o se pidió su reembolso; por ahora no se puede ofrecer otro paquete.',
  merge_asked: 'Una de estas cuentas ya está en una unión. Primero decida esa.',
  merge_money_open:
    'Una de estas cuentas tiene un reembolso o un pago sin terminar. Primero termínelo; después se pueden unir.',
  erase_second: 'Como usted anotó esta petición, otra persona con este permiso tiene que borrar los datos.',
  erase_early:
    'Usted anotó esta petición y nadie más tiene este permiso. Puede borrar los datos 24 horas después de anotarlo.',
  merge_second: 'Como usted lo pidió, lo tiene que confirmar otra persona con este permiso.',
  merge_early:
    'Nadie más tiene este permiso, así que la unión espera 24 horas. Hasta entonces se puede detener.',
  paper_frozen:
    'Ahora no se puede agregar ninguna versión. Primero regrese el caso a preparación; si otra persona presentó documentos, los nuestros se quedan como están.',
  exhibit_unreadable:
    'No se puede leer uno de los anexos, así que el archivo conjunto no se hizo. Tiene que ser PDF, JPG o PNG sin contraseña.',
  packet_uploaded:
    'Uno de los documentos ya no se imprimiría igual que la versión aprobada. Primero haga ese documento de nuevo.',
  paper_not_now: 'Esto no es posible en este punto del caso. Por favor, cargue la página otra vez.',
  paper_not_ready: 'Uno de estos documentos todavía no está listo para aprobarse. No se cambió nada.',
  paper_flagged:
    'Un aviso del caso detiene todos los documentos. Primero resuélvalo: vea “Revise esto primero”.',
  paper_danger_open:
    'Antes de aprobar, conteste por favor sobre cada persona que recibe una copia: ¿es un peligro para usted?',
  paper_danger:
    'Usted nos dijo que alguien que recibe una copia puede ser un peligro. Primero lo ve un abogado y después le escribimos.',
  papers_alike:
    'Esta declaración se parece demasiado a la de otro cliente. Cargue la página otra vez, compárelas y diga por qué esta se puede usar.',
  affidavit_needed:
    'En los tribunales superior y estatal solo un abogado puede omitir la declaración jurada. Pregunte al abogado que lee estos documentos.',
  licence_lapsed:
    'Se anotó que su licencia no está vigente, así que no puede aprobar documentos. Pida a un administrador que la revise y anote el día.',
  own_account: 'Se trata de su propia cuenta. Esto tiene que hacerlo otra persona del equipo.',
  own_work:
    'Quien preparó un documento no puede registrar su aprobación. Pídaselo a otra persona del equipo.',
  case_at_court: 'El caso ya está en el tribunal, así que aquí no se puede rechazar, retirar ni terminar.',
  address_taken: 'Esa dirección no se puede recuperar sola. Escríbanos y le ayudamos de inmediato.',
  call_taken: 'Alguien acaba de tomar esta hora. Por favor, elija otra.',
  supporters_full: 'Ya tiene a tres personas que le ayudan. Quite a una para agregar a otra.',
  goals_full: 'Ya tiene diez metas. Quite una para agregar otra.',
  rating_closed: 'Esto ya se calificó, o el plazo para hacerlo pasó.',
  call_too_late: 'Ya no se puede cambiar esta llamada aquí. Por favor, escríbanos.',
  call_not_offered: 'Por ahora este caso no incluye llamadas. Por favor, escríbanos.',
  gone: 'Este enlace ya se usó o ya venció. Puede pedir uno nuevo.',
  too_large: 'Lo que mandó es demasiado grande. Mande los archivos uno por uno, de hasta 10 MB.',
  unsupported_type: 'No podemos leer este tipo de contenido.',
  locked: 'Por su seguridad, este enlace se bloqueó después de varios intentos. Escríbanos y le ayudamos.',
  throttled: 'Fueron muchos intentos en poco tiempo. Espere un momento e intente otra vez.',
  'throttled.minutes':
    'Fueron muchos intentos en poco tiempo. Intente otra vez en {minutes} minutos, por favor.',
  wrote_a_lot:
    'Nos escribió mucho en poco tiempo y esto no se envió. Lo que escribió sigue aquí. Espere un momento e intente otra vez.',
  'wrote_a_lot.minutes':
    'Nos escribió mucho en poco tiempo y esto no se envió. Lo que escribió sigue aquí. Intente otra vez en {minutes} minutos, por favor.',
  intake_paused: 'Por ahora no recibimos solicitudes nuevas. Vuelva más tarde o escríbanos, por favor.',
  purchase_paused:
    'Por ahora no recibimos solicitudes nuevas y por eso no se puede comprar un paquete para un caso nuevo. No se le cobró nada.',
  sale_closed:
    'Por ahora no recibimos pagos. No se le cobró nada. Si ya nos envió una solicitud, la tenemos guardada.',
  busy: 'En este momento se están haciendo muchas búsquedas. Intente otra vez en unos segundos.',
  unavailable:
    'Una parte de nuestro servicio no responde ahora. Intente otra vez en un momento. Lo que escribió no se perdió.',
  fault: 'Algo falló de nuestro lado. Intente otra vez. Si vuelve a pasar, mándenos la referencia.',
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
  'template.facts': 'Apruebe cada frase que nadie ha verificado, o devuelva la versión.',
  'translation.required': 'Escriba la traducción, por favor.',
  'company.required': 'Escriba el nombre de la compañía, por favor.',
  'address.zip': 'El código postal tiene 5 dígitos, como 30303, o 9, como 30303-1234.',
  'date.beforeSent': 'Este día no puede ser anterior al día en que se mandó la carta.',
  'found.required': 'Diga qué encontró, por favor.',
  'text.required': 'Escriba el texto, por favor.',
  'title.required': 'Escriba un título, por favor.',
  'what.required': 'Escriba qué necesita, por favor.',
  'kind.required': 'Elija qué tipo de documento es, por favor.',
  'papers.required': 'Elija al menos un documento, por favor.',
  'typedName.required': 'Escriba el nombre completo, por favor.',
  'translator.required': 'Escriba el nombre de quien lo tradujo, por favor.',
  'exhibit.file': 'Uno de estos archivos ya no está. Elíjalo otra vez, por favor.',
  'note.missing': 'Escriba qué hay que cambiar, por favor.',
  'change.required': 'Escriba qué quiere que cambiemos, por favor.',
  'pageCode.required': 'Escriba el código impreso en las páginas, por favor.',
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
  'lint.findings_written': 'El documento trae conclusiones del juez. Esas líneas se dejan en blanco.',
  'lint.sales_words':
    'El documento menciona a nuestra empresa. Un documento para el tribunal no debe hacerlo.',
  'paper.docx': 'El archivo de Word debe ser .docx. Guárdelo en ese formato y elíjalo otra vez, por favor.',
  'paper.pdf': 'El documento debe ser un PDF. Guárdelo como PDF y elíjalo otra vez, por favor.',
  'date.future': 'Esa hora todavía no llega. Revísela, por favor.',
  'way.unsafe':
    'El cliente no ha dicho que este medio sea seguro, así que no se usa. Si ya ocurrió, escriba una nota interna y avise a quien lleva el caso.',
  'mailbox.twoFacts': 'Elija por lo menos dos datos que la persona sabía.',
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
  'phone.invalid': 'Escriba un número de teléfono de diez dígitos, por favor.',
  'time.invalid': 'Escriba horas entre las 6 de la mañana y las 10 de la noche, por favor.',
  'time.endsBefore': 'El final debe ser después del comienzo.',
  'time.overlap': 'Dos de estos horarios se enciman.',
  'languages.required': 'Por favor, elija al menos un idioma.',
  'date.past': 'Ese día ya pasó. Elija hoy o un día después, por favor.',
  'message.required': 'Escriba su mensaje, por favor.',
  'field.required': 'Complete este dato, por favor.',
  'date.invalid': 'Escriba una fecha del calendario, por ejemplo 24/11/2026.',
  'judged.beforeFiled': 'La sentencia no puede ser anterior a la demanda. Revise las dos fechas.',
  'to.forbidden': 'El caso no puede pasar a ese estado desde donde está ahora.',
  'matter.notCovered':
    'El paquete cubre menos casos del tribunal. Primero deje otro fuera u ofrezca al cliente un paquete mayor.',
  'package.larger': 'Elija un paquete mayor que el que ya tiene el cliente.',
  'merge.same': 'Elija dos cuentas distintas.',
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
